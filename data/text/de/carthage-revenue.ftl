### The Republic of Carthage, deutsch: Einkünfte. Die Wörter stehen in carthage.ftl.

## Fragen

ask-revenue-corruption = Für welche deiner Sitze im Committee of Five würfelst du und nimmst so viele Talents aus der Staatskasse?
    .label = Korruptes Einkommen
    .hint = Der Sitz ist dann als korrupt markiert, und sein Inhaber kann dafür angeklagt werden.
    .yes = Würfeln: { $option }
    .no = Ehrlich bleiben
    .none = keine
ask-revenue-insist = Die Staatskasse hält { $treasury }T und zahlt den Verlust, wenn der Wurf unter 0 liegt: schlimmstenfalls { $loss }T. Würfelt der Governor von { $province } trotzdem um Beute?
    .label = Beute aus { $province }
    .hint = Du hast gesagt, dass er würfelt. Steht die Staatskasse nach den Spenden noch unter 0, ist der Staat bankrott (RC-6.11).
ask-revenue-works = Wie viele Talents gibt { $senator } für öffentliche Bauten aus?
    .label = Öffentliche Bauten
    .hint = 10T bringen 1 POP, 20T bringen 2.
ask-revenue-release = Welche der Legionen, die der Rebell entlassen hat, bezahlt der Staat?
    .label = Entlassene Legionen
    .hint = Die du nicht wählst, gehen in den Force Pool.
option-revenue-insist-roll = Würfeln
option-revenue-insist-leave = Keine Beute nehmen
option-revenue-works-0 = Nichts
option-revenue-works-10 = 10T für 1 POP
option-revenue-works-20 = 20T für 2 POP

## Was geschieht

event-carthage-personal-income = { $seat } erhält { $talents }T persönliches Einkommen: { $incomes }.
    .you = Du erhältst { $talents }T persönliches Einkommen: { $incomes }.
event-carthage-corrupt-income = { $senator } ({ $office }) würfelt { $roll }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
} um korruptes Einkommen und nimmt { $talents ->
    [0] nichts{ $omens ->
        [0] , denn die Staatskasse ist leer
       *[other] { "" }
    }
   *[other] { $talents }T
}; der Sitz ist als korrupt markiert. { $returned ->
    [0] { "" }
    [one] 1T davon fließt nach dem Gesetz an den Staat zurück.
   *[other] { $returned }T davon fließen nach dem Gesetz an den Staat zurück.
}
    .news = { $senator } ({ $office }) würfelt { $roll }{ $omens ->
        [0] { "" }
       *[other] { " " }(Evil Omens { $omens })
    } und nimmt { $talents ->
    [0] kein korruptes Einkommen{ $omens ->
        [0] , denn die Staatskasse ist leer
       *[other] { "" }
    }
   *[other] { $talents }T korruptes Einkommen
}.
event-carthage-office-income = { $senator } erhält { $talents }T ({ $office }).
event-carthage-state-received = Der Staat erhält { $talents }T ({ $source ->
    [annual] jährliche Einnahmen
    [setup] zu Beginn
    [ruling] durch eine Verfügung
   *[other] { $source }
}).
event-carthage-state-paid = Der Staat zahlt { $talents }T ({ $purpose ->
    [units] Legionen und Fleets
    [active-wars] aktive Kriege
    [lost-wars] verlorene Kriege
    [caravans] Caravans
   *[trade-fleets] Trade Fleets
}: { $count }).
event-carthage-rebel-paid = Der Rebell von { $seat } bezahlt { $legions ->
    [0] keine Legion
    [one] 1 Legion ({ $talents }T)
   *[other] { $legions } Legionen ({ $talents }T)
} und entlässt { $released ->
    [0] keine
   *[other] { $released }
}.
event-carthage-released-legions = Von den entlassenen Legionen behält der Staat { $kept ->
    [0] keine
   *[other] { $kept }
}; { $disbanded ->
    [0] aufgelöst wird keine
    [one] aufgelöst wird 1
   *[other] aufgelöst werden { $disbanded }
}.
event-carthage-disorder-rolled = Internal Disorder in { $province }: Wurf { $roll }, Garnison { $garrison }, Summe { $total } gegen { $limit }: { $revolts ->
    [yes] Revolte
   *[no] es bleibt ruhig
}.
    .news = { event-carthage-disorder-rolled }
event-carthage-raid-rolled = Barbarian Raid auf { $province }: Würfel { $dice }, Summe { $total } gegen { $limit }: { $overrun ->
    [yes] überrannt
   *[no] abgewehrt
}.
    .news = { event-carthage-raid-rolled }
event-carthage-governor-captured = { $senator }, Governor von { $province }, gerät in Gefangenschaft.
    .news = { event-carthage-governor-captured }
event-carthage-province-idle = { $province } bringt nichts ein ({ $reason ->
    [vacant] kein Governor
    [rebel] der Governor ist Rebell
    [attacked] angegriffen
    [overrun] überrannt
    [disorder] Unruhen
   *[other] { $reason }
}).
event-carthage-spoils-taken = { $senator } würfelt { $dice }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
}{ $shift ->
    [0] { "" }
   *[other] { " " }(Trial of a Governor { $shift })
} um Beute aus { $province }: { $total }; er ist als korrupt markiert. { $returned ->
    [0] { "" }
    [one] 1T davon fließt nach dem Gesetz an den Staat zurück.
   *[other] { $returned }T davon fließen nach dem Gesetz an den Staat zurück.
}
    .news = { $senator } würfelt { $dice }{ $omens ->
        [0] { "" }
       *[other] { " " }(Evil Omens { $omens })
    }{ $shift ->
        [0] { "" }
       *[other] { " " }(Trial of a Governor { $shift })
    } um Beute aus { $province }: { $total }.
spoils-gained = { $talents }T für ihn
spoils-none = nichts für ihn
spoils-lost = ein Verlust: Der Staat zahlt { $talents }T
event-carthage-province-income = Einnahmen des Staates aus { $province }: { $total }T (gewürfelt { $dice }, Modifikator { $modifier }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}{ $shift ->
    [0] { "" }
   *[other] , Trial of a Governor { $shift }
}).
event-carthage-development-rolled = { $province }: Entwicklungswurf { $roll }{ $developed ->
    [yes] { $roll ->
        [6] { "" }
       *[other] , ehrlicher Governor +{ $honest }
    }
   *[no] { $roll ->
        [6] , Evil Omens { $omens }
       *[other] { "" }
    }
}: { $developed ->
    [yes] entwickelt, und { $senator } gewinnt 3 INF
   *[no] noch nicht
}.
    .news = { $developed ->
        [yes] { event-carthage-development-rolled }
       *[no] { "" }
    }
event-carthage-public-works = { $senator } von { $seat } gibt { $talents }T für öffentliche Bauten aus und gewinnt { $popularity } POP.
    .news = { event-carthage-public-works }
event-carthage-bankrupt = Die Staatskasse steht bei { $treasury }T: Der Staat ist bankrott.
    .news = { event-carthage-bankrupt }
