### The republics: the Forum Phase. Terms are those of the rulebooks; T is a Talent.

outcome-republic-persuasion-rolled = { $persuader } { $rolled }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
} = { $total } against { $base }: { $persuaded ->
    [yes] { $target } joins you
   *[no] { $target } stays
}.
outcome-republic-initiative-rolled = Initiative no. { $number }: { $rolled } = { $total }.
ask-forum-persuade = Which Senator do you try to win, and who persuades him?
    .label = Persuade
    .hint = 2 dice must not be above ORA + INF + bribes of the persuader − LOY and Talents of the target − 7 if he is aligned. 10 and more fail.
    .field-persuader = Who persuades
    .field-target = Whom
    .field-bribe = First bribe, from his purse
    .field-card = Card played with it
    .default = Persuade Nobody
    .fill = Persuade…
    .none = nobody
ask-forum-counter = How many Talents of your Faction Treasury do you bid against it?
    .label = Counter-Bribe
    .hint = Money bid is not returned; the target keeps it.
    .amount = { $count ->
        [0] nothing
       *[other] { $count }T
    }
ask-forum-raise = By how many Talents do you raise the bribe? The Base Number is { $base }.
    .label = Raise the Bribe or Roll
    .hint = 0 rolls at once; after a raise the others may bid again.
    .amount = { $count ->
        [0] roll
       *[other] { $count }T more
    }
ask-forum-leader = Who is your Faction Leader from now on?
    .label = Faction Leader
    .hint = After this your initiative is over.
ask-forum-bid = What do you bid for the next initiative? The high bid is { $high }T.
    .label = Bid for an Initiative
    .hint = If nobody bids, the player of the highest official has it free.
    .field-senator = Who pays
    .field-talents = Bid
    .default = No Bid
    .fill = Bid…
    .none = no bid
ask-forum-fleets = Which Fleets are lost?
    .label = Fleets Lost
ask-forum-enemy = Which enemy Leader dies?
    .label = Enemy Leader Dies
fleets-home = { $count ->
    [one] 1 Fleet is
   *[other] { $count } Fleets are
} at home
fleets-there = { $count ->
    [one] 1 Fleet is
   *[other] { $count } Fleets are
} there; its War asks for { $support }
fleets-lost = Lost: **{ $lost }** of { $all } Fleets. A force with fewer than its War asks for cannot fight there.
option-forum-persuade-none = None
option-forum-leader-none = No Change
option-forum-bid-none = Nobody
reason-forum-both = A persuasion needs both a persuader and a target.
reason-forum-purse = { $senator } has only { $talents }T.
reason-forum-payer = Say which Senator pays.
reason-forum-low = A bid must be above { $high }T.
event-republic-forum-opened = The Forum opens. Initiatives in this order: { $seats }.
event-republic-initiative-rolled = { $seat } rolls { $total } ({ $dice }) for initiative no. { $number }.
event-republic-initiative-bid = { $seat } bids { $talents }T for an initiative; { $senator } would pay.
event-republic-initiative-won = { $seat } { $talents ->
    [0] has initiative no. { $number } free, for nobody bid
   *[other] takes initiative no. { $number } for { $talents }T
}.
    .you = { $talents ->
        [0] You have initiative no. { $number } free, for nobody bid
       *[other] You take initiative no. { $number } for { $talents }T
    }.
event-republic-leader-moved = { $senator } is Faction Leader of { $seat } now.
    .news = { event-republic-leader-moved }
event-republic-peddled = { $seat } plays { $card } and takes a card of { $victim } at random.
    .news = { event-republic-peddled }
event-republic-card-taken = { $card } goes from { $victim } to { $seat }.
    .you = { $card } goes from you to { $seat }.
    .gained = { $card } goes from { $victim } to you.
event-republic-persuasion-announced = { $persuader } of { $seat } tries to persuade { $target } { $talents ->
    [0] without a bribe
   *[other] with a bribe of { $talents }T
}; Base Number { $base }. { $card ->
    [none] { "" }
   *[other] Played with it: { $card }.
}
    .news = { event-republic-persuasion-announced }
event-republic-counter-bribed = { $talents ->
    [0] { $seat } bids nothing against it.
   *[other] { $seat } bids { $talents }T against it; Base Number { $base }.
}
event-republic-bribe-raised = { $seat } raises the bribe by { $talents }T; Base Number { $base }.
event-republic-persuasion-rolled = { $persuader } rolls { $dice }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens +{ $omens })
}, total { $total }, against { $base }: { $persuaded ->
    [yes] { $target } joins { $seat }
    [hopeless] { $target } stays, for so high a roll always fails
   *[no] { $target } stays
}. { $talents ->
    [0] { "" }
   *[other] He keeps { $talents }T.
}
    .news = { event-republic-persuasion-rolled }{ $against ->
        [0] { "" }
       *[other] { " " }Of that { $against }T came from counter-bribes.
    }
event-republic-blackmailed = { $senator } loses { $influence } INF and { $popularity } POP by Blackmail.
event-republic-card-turned-up = { $seat } turns up { $card }
    .news = { event-republic-card-turned-up }
event-republic-red-card-drawn = { $seat } draws a red card.
event-republic-card-received = You draw { $card }
event-republic-deck-empty = No card is left for { $seat } to draw.
event-republic-family-joined = The Family { $family } goes under { $senator }.
event-republic-war-appeared = The { $war } comes into the Forum{ $status ->
    [active] { "" }
    [imminent] , Imminent
   *[inactive] , Inactive
}{ $revolt ->
    [yes] , a Revolt
   *[no] { "" }
}.
    .news = ⚔ The { $war } is in the Forum, { $status ->
        [active] Active
        [imminent] Imminent
       *[inactive] Inactive
    }{ $revolt ->
        [yes] , a Revolt
       *[no] { "" }
    }.
event-republic-leader-idle = { $leader } lies in the Curia.
event-republic-leader-gone = { $leader } is out of play.
    .news = { event-republic-leader-gone }
event-republic-table-event-rolled = { $seat } rolls { $total } ({ $dice }) on the Random Event Table: { $event }.
event-republic-event-entered = In play, level { $level }{ $applies ->
    [yes] { "" }
   *[no] , without further effect
}: { $name }
    .news = ⚡ { event-republic-event-entered }
event-republic-event-left = { $event } leaves play.
event-republic-event-paid = The State pays { $talents }T ({ $event }).
event-republic-concession-lost = { $senator } loses { $concession }, which goes to the Curia.
event-republic-chits-to-draw = { $event }: { $count ->
    [one] 1 Mortality Chit is
   *[other] { $count } Mortality Chits are
} drawn{ $dice ->
    [nothing] { "" }
   *[other] { " " }(rolled { $dice })
}.
event-republic-pretender-rose = A pretender rises in { $province } against { $governor }{ $battle ->
    [yes] , who fights
   *[no] { "" }
}.
    .news = { event-republic-pretender-rose }
event-republic-pretender-fought = { $governor } fights for { $province }: dice { $dice }, strength { $strength } against { $against }, total { $total }: { $result ->
    [victory] Victory
    [stalemate] Stalemate
   *[defeat] Defeat
}. Lost: { $lost ->
    [0] no legion
    [one] 1 legion
   *[other] { $lost } legions
}.
event-republic-war-left = The { $war } is over by treaty; the State receives { $spoils }T. { $shuffled ->
    [yes] It is shuffled into the deck.
   *[no] { "" }
}
    .news = { event-republic-war-left }
event-republic-province-created = { $province } is a Province now ({ $cause }). It lies in the Forum, undeveloped.
    .news = { event-republic-province-created }
event-republic-curia-rolled = Die for { $card } in the Curia: { $roll }{ $omens ->
    [0] { "" }
   *[other] { "" } (Evil Omens { $omens })
}. { $leaves ->
    [yes] 5 or more: back in the Forum.
    [leader] 5 or more: out of play.
   *[no] Less than 5: no change.
}
event-republic-bid-rolled = { $seat } rolls { $roll } for its bid, modified by { $modifier }.
pass-forum-bid = No Bid This Turn
    .hint = -# **No Bid This Turn**: you bid for no initiative, now and in every further auction of this turn. Until the Forum closes you can take it back.
    .stands = You bid for no further initiative in this turn.
pass-forum-counter = 0, Every Round
    .hint = -# **0, Every Round**: you bid nothing against this attempt, now and each time its bribe is raised. Until the dice fall you can take it back.
    .stands = You bid nothing against this attempt, each time its bribe is raised.
