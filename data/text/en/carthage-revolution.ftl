### The Republic of Carthage: the Revolution Phase.

## Questions

ask-revolution-revolt = Does { $senator } lay down his command, or test his legions for a revolt?
    .label = Lay Down or Revolt
    .hint = A die for each legion decides whether it follows him. A Talent out of his purse adds 1 to one legion's roll. After the test he may still lay down.
    .field-command = What he does
    .field-paid = Legions paid for, 1T each
    .default = Lay Down
    .fill = Test…
ask-revolution-declare = { $legions ->
    [one] 1 legion follows
   *[other] { $legions } legions follow
} { $senator }. Does he revolt?
    .label = Revolt?
    .hint = A Rebel whose revolt fails dies, and all his followers with him.
ask-revolution-wish = Does { $senator } wish to revolt?
    .label = Revolt?
    .hint = Both commanders answer in secret; then they bribe the legions, and those of the stronger one roll whether they follow him.
ask-revolution-bribe = What does { $senator } pay for each legion?
    .label = Bribe the Legions
    .hint = All at once and in secret, to the bank. A legion would follow whoever pays more; if he is to be the Rebel it rolls whether it does, with +1 if he paid for it.
    .default = Pay Nothing
    .fill = Pay…
ask-revolution-join = Which of your Senators join { $senator } in his revolt?
    .label = Join the Revolt
    .hint = They lose offices, Traders and Trade Concessions, and die if the revolt fails.
    .default = All Stay Loyal
    .no = All Stay Loyal
    .none = they stay loyal
ask-revolution-veterans = Which veterans of your loyal Senators leave the Rebel?
    .label = Veterans Leave
    .hint = They go to Active Forces.
    .default = All Leave
    .no = All Stay
    .none = all stay with him
ask-revolution-conquest = { $wars ->
    [one] 1 War
   *[other] { $wars } Wars
} can be fought. Which is next, and with which units?
    .label = Fight a War
    .hint = A land Victory is needed; each War can be fought once.
    .default = Weakest War, All Units
    .fill = Choose…
    .field-war = The War
    .field-legions = Legions
    .field-fleets = Fleets

## Why not

reason-revolution-paid-for-nothing = Who lays down his command pays no legions ({ $clause }).
reason-revolution-purse = He has only { $talents }T ({ $clause }).
reason-revolution-too-few-units = It takes a legion, and the Fleets that this War asks for ({ $clause }).

## What happens

reaction-of-people = dice { $dice }, POP { $popularity }{ $reasons ->
    [none] { "" }
   *[other] { $reasons }
}, total { $total } (T-7): { $result ->
    [crucified] he is crucified
    [disgraced] he is disgraced
    [condemned] he is condemned
    [blamed] he is blamed
    [forgiven] he is forgiven
   *[no-effect] no effect
}.{ $influence ->
    [0] { "" }
   *[other] { " " }INF { $influence }.
}{ $gained ->
    [0] { "" }
   *[other] { " " }POP { $gained }.
}
event-carthage-public-reacted = Public reaction to { $senator } of { $seat }: { reaction-of-people }
    .news = { event-carthage-public-reacted }
    .you = Public reaction to { $senator }: { reaction-of-people }
event-carthage-bodyguard-posted = { $seat } posts { $card } beside { $senator }.
    .news = { event-carthage-bodyguard-posted }
event-carthage-allegiance-tested = { $senator } tests his legions. Dice, paid ones not yet raised by 1: { $rolls ->
    [nothing] none
   *[other] { $rolls }
}. Paid for: { $paid ->
    [nothing] none
   *[other] { $paid }
}. These follow him: { $follow ->
    [nothing] none
   *[other] { $follow }
}.
    .news = ⚔ { event-carthage-allegiance-tested }
event-carthage-wishes-declared = Do the two commanders wish to revolt? { $wishes }.
    .news = ⚔ { event-carthage-wishes-declared }
event-carthage-legion-bid = { $legion }: { $bribes }; it would follow { $senator }{ $roll ->
    [none] { "" }
   *[other] { " " }by a die of { $roll }
}.
event-carthage-strengths-compared = Strength: { $strengths }. { $foremost } is foremost{ $roll ->
    [none] { "" }
   *[other] { " " }by a die of { $roll }
}.
event-carthage-revolt-began = { $senator } of { $seat } is in revolt with { $legions } ({ $veterans ->
    [0] no veterans
    [one] 1 veteran
   *[other] { $veterans } veterans
}). It is Civil War.
    .news = ⚔ { event-carthage-revolt-began }
    .you = { $senator } is in revolt with { $legions } ({ $veterans ->
        [0] no veterans
        [one] 1 veteran
       *[other] { $veterans } veterans
    }). It is Civil War.
event-carthage-veterans-left = { $legions ->
    [one] 1 veteran legion
   *[other] { $legions } veteran legions
} of { $seat } { $legions ->
    [one] leaves
   *[other] leave
} the Rebel.
event-carthage-rebel-must-fight = { $senator } holds Carthage, but must still win { $wars ->
    [one] 1 War
   *[other] { $wars } Wars
}.
    .news = ⚔ { event-carthage-rebel-must-fight }

reaction-reason = { $reason } { $value }
reaction-heavy-losses = half of his legions lost
reaction-disaster = a Disaster
reaction-naval-victory = a Naval Victory
reaction-omens = Evil Omens
reaction-campaign = his campaign
reaction-cards = cards
tested-dice = { $name } { $dice }{ $needed ->
    [0] { "" }
   *[other] { " " }({ $needed } or more follows)
}
allegiance-title = If { $senator } tests his legions, each rolls a die (RC-11.3.1). { $veterans ->
    [0] Veterans loyal to him
   *[other] Of his { $veterans } veterans those loyal to him
} follow without a roll.
allegiance-note = { $legion }: follow on { $least } or more, **{ $unpaid }%** each; paid for, { $paid }%.
bribe-field = Talents for each legion
bribe-form = "3" pays 3T for each, "Celtiberians 3" for each of this type.
conquest-war = { $land } on land{ $fleet ->
    [0] { "" }
   *[other] { " " }and { $fleet } at sea
}
conquest-units = The Rebel has { $units }; Fleets: { $fleets }.
conquest-told = { $war } with { $units }; Fleets: { $fleets }
