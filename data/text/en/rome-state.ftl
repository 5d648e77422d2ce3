### The Republic of Rome: the State of the Republic, before the people are asked.

population-title = **State of the Republic, turn { $turn }**
population-roll = 3 dice − Unrest { $unrest }{ $hrao ->
    [none] { "" }; nobody answers to the people
   *[other] { "" } + POP { $popularity } of { $hrao }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}. Unprosecuted Wars and droughts are counted already.
population-totals = { $low ->
    [none] { $high } or less
   *[other] { $high ->
        [none] { $low } or more
        [same] { $low }
       *[other] { $low } to { $high }
    }
}
population-row = - **{ $totals }** ({ $chance }%): { $brings }
population-brings = { $result ->
    [people-revolt] **the people revolt**
   *[other] { $change ->
        [-3] Unrest −3
        [-2] Unrest −2
        [-1] Unrest −1
        [0] Unrest stays as it is
       *[other] Unrest +{ $change }
    }
}
population-shortage = Manpower Shortage
population-recruitment = no units may be raised
population-mob = the mob: 6 Mortality Chits
population-rest = -# Totals that cannot be rolled now are left out. Unrest falls with games, Land Bills and Victories, and rises with Wars nobody fights, droughts and Defeats.
population-danger = the people revolt { $chance }%
