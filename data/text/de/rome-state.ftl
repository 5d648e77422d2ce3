### The Republic of Rome, deutsch: State of the Republic, bevor das Volk gefragt wird. Die Wörter stehen in rome.ftl.

population-title = **State of the Republic, Runde { $turn }**
population-roll = 3 Würfel − Unrest { $unrest }{ $hrao ->
    [none] { "" }; niemand steht dem Volk Rede
   *[other] { "" } + POP { $popularity } von { $hrao }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}. Ungeführte Kriege und Dürren sind schon mitgezählt.
population-totals = { $low ->
    [none] { $high } oder weniger
   *[other] { $high ->
        [none] { $low } oder mehr
        [same] { $low }
       *[other] { $low } bis { $high }
    }
}
population-row = - **{ $totals }** ({ $chance }%): { $brings }
population-brings = { $result ->
    [people-revolt] **das Volk erhebt sich**
   *[other] { $change ->
        [-3] Unrest −3
        [-2] Unrest −2
        [-1] Unrest −1
        [0] Unrest bleibt, wie er ist
       *[other] Unrest +{ $change }
    }
}
population-shortage = Manpower Shortage
population-recruitment = keine Einheiten dürfen aufgestellt werden
population-mob = der Pöbel: 6 Mortality Chits
population-rest = -# Summen, die jetzt nicht fallen können, fehlen. Unrest sinkt durch Spiele, Land Bills und Siege und steigt durch Kriege, die niemand führt, Dürren und Niederlagen.
population-danger = das Volk erhebt sich zu { $chance }%
