### The Republic of Rome, deutsch: Bevölkerung. Die Wörter stehen in rome.ftl.

event-rome-unrest-changed = { $cause ->
    [revolt] Unrest ist 0: Der Rebell herrscht.
   *[other] Unrest { $unrest } ({ $change ->
        [-1] um 1 gesunken
        [-2] um 2 gesunken
        [-3] um 3 gesunken
       *[other] um { $change } gestiegen
    }): { $cause ->
        [wars] ungeführte Kriege
        [drought] Dürre
        [people] State of the Republic
        [victory] ein Sieg
        [defeat] eine Niederlage
        [disaster] ein Disaster
       *[other] { $cause }
    }.
}
event-rome-people-spoke = State of the Republic: Würfel { $dice }, Unrest { $unrest }{ $hrao ->
    [none] { "" }, niemand steht dem Volk Rede
   *[other] , POP { $popularity } von { $hrao }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total }: { $result ->
    [people-revolt] **Das Volk erhebt sich**
   *[unrest] { $change ->
        [-1] Unrest sinkt um 1
        [-2] Unrest sinkt um 2
        [-3] Unrest sinkt um 3
        [0] Unrest bleibt, wie er ist
       *[other] Unrest steigt um { $change }
    }
}.
    .news = { event-rome-people-spoke }
event-rome-manpower-short = Manpower Shortage: bisher { $times ->
    [one] einmal eingetreten; neue Einheiten kosten je 20T
   *[other] { $times }-mal eingetreten; neue Einheiten sind für jedes Mal um je 10T teurer
}.
    .news = { event-rome-manpower-short }
event-rome-recruitment-stopped = No Recruitment: In dieser Runde dürfen keine Einheiten aufgestellt werden.
    .news = { event-rome-recruitment-stopped }
event-rome-mob-rioted = Der Pöbel jagt Senatoren in Rome: Gezogen { $chits ->
    [one] wird 1 Mortality Chit
   *[other] werden { $chits } Mortality Chits
}.
    .news = { event-rome-mob-rioted }
population-total = { $total }, Zeile { $line } der Tabelle
