### The Republic of Rome: the Population Phase.

event-rome-unrest-changed = { $cause ->
    [revolt] Unrest is 0: the Rebel rules.
   *[other] Unrest { $unrest } ({ $change ->
        [-1] down by 1
        [-2] down by 2
        [-3] down by 3
       *[other] up by { $change }
    }): { $cause ->
        [wars] Unprosecuted Wars
        [drought] drought
        [people] the State of the Republic
        [victory] a Victory
        [defeat] a Defeat
        [disaster] a Disaster
       *[other] { $cause }
    }.
}
event-rome-people-spoke = State of the Republic: dice { $dice }, Unrest { $unrest }{ $hrao ->
    [none] { "" }, nobody answers to the people
   *[other] , POP { $popularity } of { $hrao }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total }: { $result ->
    [people-revolt] **the people revolt**
   *[unrest] { $change ->
        [-1] Unrest falls by 1
        [-2] Unrest falls by 2
        [-3] Unrest falls by 3
        [0] Unrest stays as it is
       *[other] Unrest rises by { $change }
    }
}.
    .news = { event-rome-people-spoke }
event-rome-manpower-short = Manpower Shortage: it has come into play { $times ->
    [one] once; new units cost 20T each
   *[other] { $times } times; new units are dearer by 10T each for every time
}.
    .news = { event-rome-manpower-short }
event-rome-recruitment-stopped = No Recruitment: no units may be raised this turn.
    .news = { event-rome-recruitment-stopped }
event-rome-mob-rioted = The mob hunts Senators in Rome: { $chits ->
    [one] 1 Mortality Chit is drawn
   *[other] { $chits } Mortality Chits are drawn
}.
    .news = { event-rome-mob-rioted }
population-total = { $total }, on the line { $line } of the table
