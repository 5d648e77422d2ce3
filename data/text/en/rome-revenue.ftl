### The Republic of Rome: the Revenue Phase.

## Questions

ask-revenue-upkeep = Does { $senator } keep his Open Bodyguard?
    .label = Open Bodyguard of { $senator }
    .hint = It costs him 1T and 1 POP a turn; unpaid the card is discarded.
ask-revenue-bodyguard = Which of your Senators does an Open Bodyguard guard from now on?
    .label = Play an Open Bodyguard
    .hint = Rolls against him are lower by 2, and an assassin is caught more easily. It costs him 1T and 1 POP a turn.
ask-revenue-grain = From which grain Concessions do you make a profit of the drought?
    .label = Drought Profit
    .hint = Droughts: { $droughts }. For each the holder has his income once more, and loses 1 POP; and 1 POP for beginning.
    .none = you take the normal income
    .no = Normal Income
    .yes = Profit: { $option }
ask-revenue-maintain = Which of the rebel units do you pay, at 2T each?
    .label = Pay the Rebel Units
    .hint = Whatever is not paid is released to the State. Veterans who owe Rebels allegiance are free.
    .field-units = Units you pay
ask-revenue-release = Which of the units that the Rebel released does the State pay, at 2T each?
    .label = Released Units
    .hint = Those you do not choose are removed. The Treasury holds { $left }T beside what else it must pay.
    .none = the State keeps none
    .no = Keep None
ask-revenue-add = How many Talents do your Governors add to the Local Taxes?
    .label = Add to Local Taxes
    .hint = 10T raise a provincial army or a provincial fleet; what is left over is lost.
    .share = { $name } { $count }T
ask-revenue-levy = How many provincial armies do the Local Taxes raise? The rest are fleets.
    .label = Raise Provincial Forces
    .hint = 10T each, as many as there are Talents for, up to what a Province can hold.
option-revenue-upkeep-pay = Pay
option-revenue-upkeep-discard = Discard It
option-revenue-bodyguard-none = Nobody

## Why not

reason-revenue-purse = { $senator } has only { $talents }T ({ $clause }).
reason-revenue-provincial-last = Units that are not of the Province are released before its own ({ $clause }).

## What happens

event-rome-treasury-low = There are { $treasury }T in the State Treasury: less than { $below }T.
    .news = { event-rome-treasury-low }
event-rome-bankrupt = The State cannot pay { $short }T: it is bankrupt.
    .news = { event-rome-bankrupt }
event-rome-disorder-rolled = Internal Disorder in { $province }: roll { $roll }, garrison { $garrison }{ $armies ->
    [0] { "" }
   *[other] , provincial armies { $armies }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total } against { $limit }: { $revolts ->
    [yes] it revolts
   *[no] it holds
}.
    .news = { event-rome-disorder-rolled }
event-rome-raid-rolled = Barbarian Raid on { $province }: dice { $dice }, land strength { $land }, garrison { $garrison }, MIL { $military }{ $armies ->
    [0] { "" }
   *[other] , provincial armies { $armies }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total } against { $limit }: { $overrun ->
    [yes] it is overrun
   *[no] it holds
}.
    .news = { event-rome-raid-rolled }
event-rome-governor-captured = { $senator }, Governor of { $province }, is taken captive.
    .news = ⛓ { event-rome-governor-captured }
event-rome-province-idle = { $province } gives nothing ({ $reason ->
    [vacant] no Governor
    [rebel] its Governor is a Rebel
    [attacked] it is attacked
    [overrun] it is overrun
    [disorder] disorder
   *[other] { $reason }
}).
event-rome-guard-kept = { $senator } keeps his Open Bodyguard, for { $talents }T and { $popularity } POP.
event-rome-guard-dismissed = { $senator } has an Open Bodyguard no longer.
    .news = { event-rome-guard-dismissed }
event-rome-guard-posted = { $seat } posts an Open Bodyguard beside { $senator }.
    .news = { event-rome-guard-posted }
event-rome-personal-income = { $seat } receives { $talents }T of personal income: { $incomes }.{ $knights ->
    [nothing] { "" }
   *[other] { " " }Of it for Knights: { $knights }.
}{ $concessions ->
    [nothing] { "" }
   *[other] { " " }Of it for Concessions: { $concessions }.
}
    .you = You receive { $talents }T of personal income: { $incomes }.
event-rome-drought-profit = { $senator } makes a profit of the hunger: { $talents }T for { $concession }, and { $popularity } POP.
    .news = { event-rome-drought-profit }
event-rome-pontifex-collected = { $senator } collects { $talents }T as Pontifex Maximus (roll { $roll }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}).
event-rome-spoils-taken = { $senator } rolls for spoils of { $province }: dice { $dice }, modifier { $modifier }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}{ $shift ->
    [0] { "" }
   *[other] , Trial of Verres { $shift }
}: total { $total }, in Talents; he is marked corrupt.
    .news = { $senator } takes spoils of { $province }: total { $total }, in Talents.
event-rome-rebel-revenue = { $senator } takes { $talents }T from { $province } in revolt: spoils { $spoils }, income of the State { $income }, Local Taxes { $taxes }.
    .news = { event-rome-rebel-revenue }
event-rome-rebel-paid = The Rebel of { $seat } { $units ->
    [0] pays no unit
    [one] pays { $talents }T for 1 unit
   *[other] pays { $talents }T for { $units } units
} and releases { $released ->
    [0] none
   *[other] { $released }
}.
event-rome-released-units = Of the released units the State keeps { $kept ->
    [0] none
   *[other] { $kept }
}; { $removed ->
    [0] none is removed
    [one] 1 is removed
   *[other] { $removed } are removed
}.
event-rome-development-rolled = { $province }: roll { $roll }{ $honest ->
    [0] { "" }
   *[other] , honest Governor +{ $honest }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
} for development: { $developed ->
    [yes] it is developed, and { $senator } gains 3 INF
   *[no] not yet
}.
    .news = { $developed ->
        [yes] { event-rome-development-rolled }
       *[no] { "" }
    }
event-rome-state-received = The State receives { $talents }T ({ $source ->
    [annual] annual revenue
    [te-allied-enthusiasm] Allied Enthusiasm
   *[other] { $source }
}).
event-rome-province-income = Income of the State from { $province }: { $total }T (dice { $dice }, modifier { $modifier }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}{ $shift ->
    [0] { "" }
   *[other] , Trial of Verres { $shift }
}).
event-rome-state-paid = The State pays { $talents }T for { $purpose ->
    [spoils] spoils below nothing
    [active-wars] { $count ->
        [one] 1 Active War
       *[other] { $count } Active Wars
    }
    [units] { $count ->
        [one] 1 legion or Fleet
       *[other] { $count } legions and Fleets
    }
    [lost-wars] { $count ->
        [one] 1 War lost to Carthage
       *[other] { $count } Wars lost to Carthage
    }
   *[other] { $purpose }, in effect: { $count }
}{ $short ->
    [0] { "" }
   *[other] ; { $short }T are missing
}.
event-rome-units-unpaid = The State cannot pay its units; removed: { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} and { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}.
    .news = { event-rome-units-unpaid }
event-rome-taxes-levied = { $senator } raises Local Taxes in { $province }, { $taxes }T{ $added ->
    [0] { "" }
   *[other] { " " }and { $added }T of his own
}: { $armies ->
    [0] no provincial army
    [one] 1 provincial army
   *[other] { $armies } provincial armies
} and { $fleets ->
    [0] no provincial fleet
    [one] 1 provincial fleet
   *[other] { $fleets } provincial fleets
} more.

## Beside the questions

spoils-note = { $governor }: { $least } to { $most }T, { $mean }T on the average{ $lost ->
    [0] { "" }
   *[other] ; { $lost }% that the State pays a loss
}; a Corrupt marker.
development-note = Development this turn: { $honest }% if he stays honest, { $corrupt }% with a Corrupt marker.
taxes-note = - { $province }: Local Taxes { $taxes }T raise { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $short }T more another; armies { $armies } of { $most_armies }, fleets { $fleets } of { $most_fleets }.
accounts-note = The State Treasury holds { $treasury }T and has to pay { $owed }T this turn: { $left }T are left.
debit-line = - { $purpose } ({ $count }): { $talents }T
upkeep-note = { $senator } has { $talents }T and POP { $popularity }; after paying { $left }T.
grain-note = { $plain }T as usual; with the profit { $profit }T, and POP −{ $loss }
rebels-money = Your Rebels have { $purses }, your Faction Treasury { $treasury }T. All { $units } units cost { $talents }T.
released-note = All of them ({ $units }) cost { $talents }T; then { $left }T are left.
button-keep-all = Keep All { $units }
debit-spoils = Spoils below nothing
debit-active-wars = Active Wars
debit-land-bill-1 = { name-land-bill-1 }
debit-land-bill-2 = { name-land-bill-2 }
debit-land-bill-3 = { name-land-bill-3 }
debit-units = Legions and Fleets
debit-lost-wars = Wars lost to Carthage
