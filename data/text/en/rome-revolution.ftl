### The Republic of Rome: the Revolution Phase.

## Questions

ask-revolution-disband = How many of his veterans does { $senator } disband and settle?
    .label = Disband Veterans
    .hint = Each brings him 1 ORA and 1 INF; as Consul or Dictator he may recall them later.
ask-revolution-revolt = Does { $senator } lay down his command, test his legions, or revolt?
    .label = Lay Down or Revolt
    .hint = A die for each legion decides whether it follows him; his own veterans do. After a test he may still lay down; who says he revolts does so with those who follow.
ask-revolution-bribe = For which legions does { $senator } pay 1T each?
    .label = Bribe the Legions
    .hint = 1T adds 1 to the roll of a legion. He can spend { $talents }T.
    .default = Pay Nothing
    .none = he pays nothing
    .no = Pay Nothing
ask-revolution-lend = Does { $master } let his { $talents }T pay for the legions of { $senator }?
    .label = Lend to { $senator }
ask-revolution-declare = { $legions ->
    [one] 1 unit follows
   *[other] { $legions } units follow
} { $senator }. Does he revolt?
    .label = Revolt?
    .hint = A Rebel whose revolt fails dies, and all his followers with him.
ask-revolution-rise = Which of your Governors revolt with their Provinces, and who leads them?
    .label = Governors in Revolt
    .hint = A commander of yours who revolts leads them; otherwise one of them does. If the revolt fails all of them die.
    .field-provinces = Provinces
    .field-primary = Who leads
ask-revolution-join = Which of your Senators join { $senator } in his revolt?
    .label = Join the Revolt
    .hint = They lose offices, Knights and Concessions, and die if the revolt fails.
    .default = All Stay Loyal
    .no = All Stay Loyal
    .none = they stay loyal
ask-revolution-veterans = Which veterans of your loyal Senators leave the Rebel, and where do they go?
    .label = Veterans Leave
    .hint = They go to the Active Forces, or to an army of the Senate that faces him.
    .field-veterans = Veterans
    .field-to = Where to
ask-revolution-march = Does { $senator } march on Rome from { $province }, or stay?
    .label = March or Stay
    .hint = Whoever marches wins if no army of the Senate stops him. Whoever stays is safe behind his walls, and wins only if Rome goes bankrupt or its people revolt.
ask-revolution-reinforce = Which of your Provinces in revolt reinforces { $senator }?
    .label = Reinforce the Rebel
    .hint = Its Governor comes with his forces; by sea the Fleets of the Senate may meet him.
ask-revolution-move = To which War does { $senator } go with his force instead of laying down his command?
    .label = Move to Another War
    .hint = By the Manilian Law; he is Proconsul there.
ask-revolution-conquest = Which War does the Rebel attack next?
    .label = Fight a War
    .hint = He needs a Victory, until fewer than four Wars are Active; otherwise Rome falls, and all lose.
option-revolution-revolt-test-fleets = Test Legions and Fleets
option-revolution-revolt-revolt-fleets = Revolt, with Fleets
option-revolution-lend-keep = Keep the Money
option-revolution-lend-lend = Lend It
option-revolution-rise-none = Nobody
option-revolution-march-stay = Stay
option-revolution-march-march = March on Rome
option-revolution-reinforce-none = None
option-revolution-move-none = Stay with the Victory
option-revolution-veterans-home = To the Active Forces

## Why not

reason-revolution-one-province = A Rebel can hold one Province only ({ $clause }).
reason-revolution-primary = Who leads must be one of the Governors who revolt, and somebody must ({ $clause }).

## What happens

event-rome-veterans-disbanded = { $senator } settles { $legions ->
    [one] 1 veteran legion
   *[other] { $legions } veteran legions
} and gains as much ORA and INF.
    .news = { event-rome-veterans-disbanded }
event-rome-command-moved = { $senator } goes with his force to the { $war } and is Proconsul there.
    .news = ⚔ { event-rome-command-moved }
event-rome-bequest-collected = { $senator } is back from { $bequest }: the money comes with the next revenue, then the Province.
    .news = { event-rome-bequest-collected }
event-rome-bequest-kept = { $senator } is in revolt and keeps the { $talents }T of { $bequest }; no Province is created.
    .news = { event-rome-bequest-kept }
event-rome-treasury-lent = { $master } { $lent ->
    [yes] lets his purse pay for the legions of { $senator }
   *[no] keeps his purse from { $senator }
}.
event-rome-allegiance-tested = { $senator } tests his legions; { $needed } or more follows{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}. Dice, paid ones not yet raised by 1: { $rolls ->
    [nothing] none
   *[other] { $rolls }
}. Paid for: { $paid ->
    [nothing] none
   *[other] { $paid }
}. These follow him: { $follow ->
    [nothing] none
   *[other] { $follow }
}.
    .news = ⚔ { event-rome-allegiance-tested }
event-rome-revolt-declared = { $seat } declares revolt under { $senator }, strength { $strength }{ $provinces ->
    [nothing] { "" }
   *[other] , with { $provinces }
}.
    .news = ⚔ { event-rome-revolt-declared }
event-rome-revolt-outmatched = Of two revolts that of { $stands } stands (strength { $strength }); that of { $falls } ({ $weaker }) is given up.
    .news = { event-rome-revolt-outmatched }
event-rome-revolt-began = { $senator } of { $seat } is in revolt, with { $legions ->
    [0] no legion
    [one] 1 legion
   *[other] { $legions } legions
}{ $veterans ->
    [0] { "" }
    [one] { " " }(1 veteran among them)
   *[other] { " " }({ $veterans } veterans among them)
}{ $fleets ->
    [0] { "" }
    [one] , 1 Fleet
   *[other] , { $fleets } Fleets
}{ $provinces ->
    [nothing] { "" }
   *[other] , in { $provinces }
}. It is Civil War.
    .news = ⚔ { event-rome-revolt-began }
event-rome-province-given-up = { $senator } can keep one Province only: { $province } lies in the Forum.
event-rome-veterans-left = { $legions ->
    [one] 1 veteran legion
   *[other] { $legions } veteran legions
} of { $seat } { $legions ->
    [one] leaves
   *[other] leave
} the Rebel{ $force ->
    [none] { "" }
   *[other] { " " }for an army that faces him
}.
    .news = { event-rome-veterans-left }
event-rome-rebels-stay = { $senator } stays in { $province }.
    .news = { event-rome-rebels-stay }
event-rome-victors-returned = The force of a dead victor comes home: { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}{ $fleets ->
    [0] { "" }
    [one] , 1 Fleet
   *[other] , { $fleets } Fleets
}.
    .news = { event-rome-victors-returned }

## Beside the questions

revolt-test = { $certain ->
    [0] None of his legions follows { $senator } for certain
    [one] 1 of his own veterans follows { $senator } for certain
   *[other] { $certain } of his own veterans follow { $senator } for certain
}; { $doubtful ->
    [0] nobody has to roll.
    [one] 1 legion rolls: it follows at **{ $unpaid }%**, paid for at { $paid }%.
   *[other] { $doubtful } legions roll: each follows at **{ $unpaid }%**, paid for at { $paid }%.
}
revolt-strength = His strength with MIL: { $none } if none of the others follow, { $half } with half of them, { $all } with all.
revolt-senate = Against him the Senate has { $legions ->
    [0] no legions
    [one] 1 legion
   *[other] { $legions } legions
} and { $fleets ->
    [0] no Fleets
    [one] 1 Fleet
   *[other] { $fleets } Fleets
} in Rome, the best MIL of another faction there is { $military }, and { $treasury }T ({ $more ->
    [0] no legion more
    [one] 1 legion more
   *[other] { $more } legions more
}).
revolt-followed = With those who follow he is worth { $strength } at least, MIL included.
revolt-bribe = Each follows at **{ $unpaid }%**, paid for at { $paid }%.
bribe-button = Pay { $talents }T · { $follow } follow
settle-button = { $count } · ORA { $oratory }, INF { $influence }
join-note = INF { $influence }{ $knights ->
    [0] { "" }
    [one] , loses 1 Knight
   *[other] , loses { $knights } Knights
}{ $lost ->
    [none] { "" }
   *[other] , loses { $lost }
}
rise-note = { $province } under { $governor }: land strength { $land }, garrison { $garrison }, provincial armies { $armies }, fleets { $fleets }.
march-note = Your army is worth { $legions }, with MIL { $military } more.
