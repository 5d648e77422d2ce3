### The Republic of Carthage: the Revenue Phase.

## Questions

ask-revenue-corruption = For which of your Committee Memberships do you roll a die and take that many Talents from the Treasury?
    .label = Corrupt Income
    .hint = The Membership is then marked corrupt, and its holder may be prosecuted for it.
    .yes = Roll: { $option }
    .no = Stay Honest
    .none = none
ask-revenue-insist = The State Treasury holds { $treasury }T and pays the loss if the roll is below 0: at worst { $loss }T. Does the Governor of { $province } still roll for spoils?
    .label = Spoils of { $province }
    .hint = You have said that he does. If the Treasury is still below 0 after the contributions, the State is bankrupt (RC-6.11).
ask-revenue-works = How many Talents does { $senator } spend on public works?
    .label = Public Works
    .hint = 10T bring 1 POP, 20T bring 2.
ask-revenue-release = Which of the legions that the rebel released does the State pay?
    .label = Released Legions
    .hint = Those you do not choose go to the Force Pool.
option-revenue-insist-roll = Roll
option-revenue-insist-leave = Take No Spoils
option-revenue-works-0 = Nothing
option-revenue-works-10 = 10T for 1 POP
option-revenue-works-20 = 20T for 2 POP

## What happens

event-carthage-personal-income = { $seat } receives { $talents }T of personal income: { $incomes }.
    .you = You receive { $talents }T of personal income: { $incomes }.
event-carthage-corrupt-income = { $senator } ({ $office }) rolls { $roll }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
} for corrupt income and takes { $talents ->
    [0] nothing{ $omens ->
        [0] , for the Treasury is empty
       *[other] { "" }
    }
   *[other] { $talents }T
}; the Membership is marked corrupt. { $returned ->
    [0] { "" }
    [one] 1T of it goes back to the State by law.
   *[other] { $returned }T of it go back to the State by law.
}
    .news = { $senator } ({ $office }) rolls { $roll }{ $omens ->
        [0] { "" }
       *[other] { " " }(Evil Omens { $omens })
    } and takes { $talents ->
    [0] no corrupt income{ $omens ->
        [0] , for the Treasury is empty
       *[other] { "" }
    }
   *[other] { $talents }T of corrupt income
}.
event-carthage-office-income = { $senator } receives { $talents }T as { $office }.
event-carthage-state-received = The State receives { $talents }T ({ $source ->
    [annual] annual revenue
    [setup] at the start
    [ruling] by a ruling
   *[other] { $source }
}).
event-carthage-state-paid = The State pays { $talents }T for { $purpose ->
    [units] { $count ->
        [one] 1 legion or Fleet
       *[other] { $count } legions and Fleets
    }
    [active-wars] { $count ->
        [one] 1 Active War
       *[other] { $count } Active Wars
    }
    [lost-wars] { $count ->
        [one] 1 Lost War
       *[other] { $count } Lost Wars
    }
    [caravans] { $count ->
        [one] 1 Caravan
       *[other] { $count } Caravans
    }
   *[trade-fleets] { $count ->
        [one] 1 Trade Fleet
       *[other] { $count } Trade Fleets
    }
}.
event-carthage-rebel-paid = The Rebel of { $seat } { $legions ->
    [0] pays no legion
    [one] pays { $talents }T for 1 legion
   *[other] pays { $talents }T for { $legions } legions
} and releases { $released ->
    [0] none
   *[other] { $released }
}.
event-carthage-released-legions = Of the released legions the State keeps { $kept ->
    [0] none
   *[other] { $kept }
}; { $disbanded ->
    [0] none is disbanded
    [one] 1 is disbanded
   *[other] { $disbanded } are disbanded
}.
event-carthage-disorder-rolled = Internal Disorder in { $province }: roll { $roll }, garrison { $garrison }, total { $total } against { $limit }: { $revolts ->
    [yes] it revolts
   *[no] it holds
}.
    .news = { event-carthage-disorder-rolled }
event-carthage-raid-rolled = Barbarian Raid on { $province }: dice { $dice }, total { $total } against { $limit }: { $overrun ->
    [yes] it is overrun
   *[no] it holds
}.
    .news = { event-carthage-raid-rolled }
event-carthage-governor-captured = { $senator }, Governor of { $province }, is taken captive.
    .news = { event-carthage-governor-captured }
event-carthage-province-idle = { $province } gives nothing ({ $reason ->
    [vacant] no Governor
    [rebel] its Governor is a Rebel
    [attacked] it is attacked
    [overrun] it is overrun
    [disorder] disorder
   *[other] { $reason }
}).
event-carthage-spoils-taken = { $senator } rolls { $dice }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
}{ $shift ->
    [0] { "" }
   *[other] { " " }(Trial of a Governor { $shift })
} for spoils of { $province }: { $total }; he is marked corrupt. { $returned ->
    [0] { "" }
    [one] 1T of it goes back to the State by law.
   *[other] { $returned }T of it go back to the State by law.
}
    .news = { $senator } rolls { $dice }{ $omens ->
        [0] { "" }
       *[other] { " " }(Evil Omens { $omens })
    }{ $shift ->
        [0] { "" }
       *[other] { " " }(Trial of a Governor { $shift })
    } for spoils of { $province }: { $total }.
spoils-gained = { $talents }T for him
spoils-none = nothing for him
spoils-lost = a loss: the State pays { $talents }T
event-carthage-province-income = Income of the State from { $province }: { $total }T (rolled { $dice }, modifier { $modifier }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}{ $shift ->
    [0] { "" }
   *[other] , Trial of a Governor { $shift }
}).
event-carthage-development-rolled = { $province }: roll { $roll }{ $developed ->
    [yes] { $roll ->
        [6] { "" }
       *[other] , honest Governor +{ $honest },
    }
   *[no] { $roll ->
        [6] , Evil Omens { $omens },
       *[other] { "" }
    }
} for development: { $developed ->
    [yes] it is developed, and { $senator } gains 3 INF
   *[no] not yet
}.
    .news = { $developed ->
        [yes] { event-carthage-development-rolled }
       *[no] { "" }
    }
event-carthage-public-works = { $senator } of { $seat } spends { $talents }T on public works and gains { $popularity } POP.
    .news = { event-carthage-public-works }
event-carthage-bankrupt = The Treasury stands at { $treasury }T: the State is bankrupt.
    .news = { event-carthage-bankrupt }
