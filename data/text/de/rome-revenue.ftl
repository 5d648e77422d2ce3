### The Republic of Rome, deutsch: Einkünfte. Die Wörter stehen in rome.ftl.

## Fragen

ask-revenue-upkeep = Behält { $senator } seinen Open Bodyguard?
    .label = Open Bodyguard: { $senator }
    .hint = Das kostet ihn in jeder Runde 1T und 1 POP; unbezahlt wird die Karte abgelegt.
ask-revenue-bodyguard = Welchen deiner Senatoren schützt von nun an ein Open Bodyguard?
    .label = Open Bodyguard spielen
    .hint = Würfe gegen ihn sind um 2 niedriger, und ein Attentäter wird leichter gefasst. Das kostet ihn in jeder Runde 1T und 1 POP.
ask-revenue-grain = Mit welchen Getreide-Concessions machst du aus der Dürre Gewinn?
    .label = Gewinn aus der Dürre
    .hint = Dürren: { $droughts }. Für jede hat der Inhaber sein Einkommen noch einmal und verliert 1 POP; und 1 POP dafür, dass er es tut.
    .none = du nimmst das normale Einkommen
    .no = Normales Einkommen
    .yes = Gewinn: { $option }
ask-revenue-maintain = Welche der Rebellen-Einheiten bezahlst du, mit je 2T?
    .label = Rebellen-Einheiten bezahlen
    .hint = Was nicht bezahlt ist, wird an den Staat entlassen. Veteranen, die Rebellen ergeben sind, kosten nichts.
    .field-units = Einheiten, die du bezahlst
ask-revenue-release = Welche der Einheiten, die der Rebell entlassen hat, bezahlt der Staat, mit je 2T?
    .label = Entlassene Einheiten
    .hint = Die du nicht wählst, werden entfernt. Neben allem, was sie noch zahlen muss, hält die Staatskasse { $left }T.
    .none = der Staat behält keine
    .no = Keine behalten
ask-revenue-add = Wie viele Talents legen deine Governors zu den Local Taxes dazu?
    .label = Zu Local Taxes dazulegen
    .hint = 10T stellen eine Provinzarmee oder Provinzflotte auf; was übrig bleibt, ist verloren.
    .share = { $name } { $count }T
ask-revenue-levy = Wie viele Provinzarmeen werden von den Local Taxes aufgestellt? Der Rest sind Flotten.
    .label = Provinztruppen aufstellen
    .hint = Je 10T, so viele, wie Talents da sind und die Provinz halten kann.
option-revenue-upkeep-pay = Zahlen
option-revenue-upkeep-discard = Ablegen
option-revenue-bodyguard-none = Niemanden

## Warum nicht

reason-revenue-purse = { $senator } hat nur { $talents }T ({ $clause }).
reason-revenue-provincial-last = Einheiten, die nicht aus der Provinz sind, werden vor deren eigenen entlassen ({ $clause }).

## Was geschieht

event-rome-treasury-low = In der Staatskasse sind { $treasury }T: weniger als { $below }T.
    .news = { event-rome-treasury-low }
event-rome-bankrupt = Dem Staat fehlen { $short }T, die er zahlen muss: Er ist bankrott.
    .news = { event-rome-bankrupt }
event-rome-disorder-rolled = Internal Disorder in { $province }: Wurf { $roll }, Garnison { $garrison }{ $armies ->
    [0] { "" }
   *[other] , Provinzarmeen { $armies }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total } gegen { $limit }: { $revolts ->
    [yes] Revolte
   *[no] es bleibt ruhig
}.
    .news = { event-rome-disorder-rolled }
event-rome-raid-rolled = Barbarian Raid auf { $province }: Würfel { $dice }, Landstärke { $land }, Garnison { $garrison }, MIL { $military }{ $armies ->
    [0] { "" }
   *[other] , Provinzarmeen { $armies }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total } gegen { $limit }: { $overrun ->
    [yes] überrannt
   *[no] abgewehrt
}.
    .news = { event-rome-raid-rolled }
event-rome-governor-captured = { $senator }, Governor von { $province }, gerät in Gefangenschaft.
    .news = ⛓ { event-rome-governor-captured }
event-rome-province-idle = { $province } bringt nichts ein ({ $reason ->
    [vacant] kein Governor
    [rebel] der Governor ist Rebell
    [attacked] angegriffen
    [overrun] überrannt
    [disorder] Unruhen
   *[other] { $reason }
}).
event-rome-guard-kept = { $senator } behält seinen Open Bodyguard, für { $talents }T und { $popularity } POP.
event-rome-guard-dismissed = { $senator } hat keinen Open Bodyguard mehr.
    .news = { event-rome-guard-dismissed }
event-rome-guard-posted = { $seat } stellt { $senator } einen Open Bodyguard zur Seite.
    .news = { event-rome-guard-posted }
event-rome-personal-income = { $seat } erhält { $talents }T persönliches Einkommen: { $incomes }.{ $knights ->
    [nichts] { "" }
   *[other] { " " }Davon für Knights: { $knights }.
}{ $concessions ->
    [nichts] { "" }
   *[other] { " " }Davon für Concessions: { $concessions }.
}
    .you = Du erhältst { $talents }T persönliches Einkommen: { $incomes }.
event-rome-drought-profit = { $senator } macht aus dem Hunger Gewinn: { $talents }T für { $concession }, und { $popularity } POP.
    .news = { event-rome-drought-profit }
event-rome-pontifex-collected = { $senator } nimmt als Pontifex Maximus { $talents }T ein (Wurf { $roll }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}).
event-rome-spoils-taken = { $senator } würfelt um Beute aus { $province }: Würfel { $dice }, Modifikator { $modifier }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}{ $shift ->
    [0] { "" }
   *[other] , Trial of Verres { $shift }
}: Summe { $total }, in Talents; er ist als korrupt markiert.
    .news = { $senator } nimmt Beute aus { $province }: Summe { $total }, in Talents.
event-rome-rebel-revenue = { $senator } nimmt { $talents }T aus { $province } in Revolte: Beute { $spoils }, Staatseinnahmen { $income }, Local Taxes { $taxes }.
    .news = { event-rome-rebel-revenue }
event-rome-rebel-paid = Der Rebell von { $seat } bezahlt { $units ->
    [0] keine Einheit
    [one] 1 Einheit ({ $talents }T)
   *[other] { $units } Einheiten ({ $talents }T)
} und entlässt { $released ->
    [0] keine
   *[other] { $released }
}.
event-rome-released-units = Von den entlassenen Einheiten behält der Staat { $kept ->
    [0] keine
   *[other] { $kept }
}; { $removed ->
    [0] entfernt wird keine
    [one] entfernt wird 1
   *[other] entfernt werden { $removed }
}.
event-rome-development-rolled = { $province }: Entwicklungswurf { $roll }{ $honest ->
    [0] { "" }
   *[other] , ehrlicher Governor +{ $honest }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}: { $developed ->
    [yes] entwickelt, und { $senator } gewinnt 3 INF
   *[no] noch nicht
}.
    .news = { $developed ->
        [yes] { event-rome-development-rolled }
       *[no] { "" }
    }
event-rome-state-received = Der Staat erhält { $talents }T ({ $source ->
    [annual] jährliche Einnahmen
    [te-allied-enthusiasm] Allied Enthusiasm
   *[other] { $source }
}).
event-rome-province-income = Einnahmen des Staates aus { $province }: { $total }T (Würfel { $dice }, Modifikator { $modifier }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}{ $shift ->
    [0] { "" }
   *[other] , Trial of Verres { $shift }
}).
event-rome-state-paid = Der Staat zahlt { $talents }T ({ $purpose ->
    [spoils] Beute unter null
    [active-wars] { $count ->
        [one] 1 aktiver Krieg
       *[other] { $count } aktive Kriege
    }
    [units] { $count ->
        [one] 1 Legion oder Fleet
       *[other] { $count } Legionen und Fleets
    }
    [lost-wars] { $count ->
        [one] 1 an Karthago verlorener Krieg
       *[other] { $count } an Karthago verlorene Kriege
    }
   *[other] { $purpose }, in Kraft: { $count }
}){ $short ->
    [0] { "" }
   *[other] ; es fehlen { $short }T
}.
event-rome-units-unpaid = Der Staat kann seine Einheiten nicht bezahlen; entfernt: { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
} und { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}.
    .news = { event-rome-units-unpaid }
event-rome-taxes-levied = { $senator } erhebt in { $province } Local Taxes, { $taxes }T{ $added ->
    [0] { "" }
   *[other] { " " }und { $added }T von sich selbst
}: neu sind { $armies ->
    [0] keine Provinzarmee
    [one] 1 Provinzarmee
   *[other] { $armies } Provinzarmeen
} und { $fleets ->
    [0] keine Provinzflotte
    [one] 1 Provinzflotte
   *[other] { $fleets } Provinzflotten
}.

## Bei den Fragen

spoils-note = { $governor }: { $least } bis { $most }T, im Mittel { $mean }T{ $lost ->
    [0] { "" }
   *[other] ; zu { $lost }% zahlt der Staat einen Verlust
}; er ist dann korrupt markiert.
development-note = Entwicklung in diesem Zug: { $honest }%, wenn er ehrlich bleibt, { $corrupt }%, wenn er korrupt markiert ist.
taxes-note = - { $province }: { $taxes }T Local Taxes für { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}, { $short }T mehr für noch eine; Armeen { $armies } von { $most_armies }, Flotten { $fleets } von { $most_fleets }.
accounts-note = Die Staatskasse hat { $treasury }T und muss in diesem Zug { $owed }T zahlen: { $left }T bleiben.
debit-line = - { $purpose } ({ $count }): { $talents }T
upkeep-note = { $senator } hat { $talents }T und POP { $popularity }; nach der Zahlung { $left }T.
grain-note = { $plain }T wie sonst; mit dem Gewinn { $profit }T, dafür POP −{ $loss }
rebels-money = Deine Rebellen haben { $purses }, deine Faction Treasury { $treasury }T. Alle { $units } Einheiten kosten { $talents }T.
released-note = Alle zusammen ({ $units }) kosten { $talents }T; dann bleiben { $left }T.
button-keep-all = Alle { $units } behalten
debit-spoils = Beute unter null
debit-active-wars = Aktive Kriege
debit-land-bill-1 = { name-land-bill-1 }
debit-land-bill-2 = { name-land-bill-2 }
debit-land-bill-3 = { name-land-bill-3 }
debit-units = Legionen und Fleets
debit-lost-wars = An Karthago verlorene Kriege
