### The Republic of Rome, deutsch: neutrale Fraktionen, für einen oder zwei Spieler. Die Wörter stehen in rome.ftl.

neutral-imperials = Imperials
event-republic-neutral-named = { $seat } ist neutral: die { $neutral ->
    [imperials] Imperials
    [plutocrats] Plutocrats
    [conservatives] Conservatives
   *[populists] Populists
}.{ $families ->
    [nichts] { "" }
   *[other] { " " }Dazu kommen { $families }.
}
event-republic-temptation-rolled = { $senator } von { $seat } gerät in Versuchung ({ $post }): Würfel { $roll } gegen { $least }; er { $takes ->
    [yes] nimmt Beute
   *[no] bleibt ehrlich
}.
event-rome-income-divided = { $seat }: Einkommen { $talents }T, davon { $treasury }T in die Faction Treasury{ $shares ->
    [nichts] { "" }
   *[other] ; der Rest: { $shares }
}.
event-rome-plan-made = Der Kriegsplan: { $wars ->
    [nichts] kein Angriff
   *[other] { $wars }
}.{ $crisis ->
    [yes] { " " }Rome ist in einer Crisis.
   *[no] { "" }
}
    .news = { event-rome-plan-made }
event-rome-land-bill-drafted = { $sponsor } soll für eine Land Bill der Art { $type } einstehen{ $seat ->
    [none] , denn er muss
   *[other] ; so wählt es { $seat }
}.
    .news = { event-rome-land-bill-drafted }
event-rome-land-bill-failed = Aus der Land Bill der Art { $type }, für die { $sponsor } von { $seat } einstehen sollte, wird nichts.
    .news = { event-rome-land-bill-failed }

## Was an einem solchen Tisch entschieden wird

coalition-member = { $seat } ({ $votes } Stimmen)
coalition-order = Sie wählen in dieser Reihenfolge, reihum je einen Posten: { $members }.
coalition-items = Zu verteilen: { $items }; dazu die Patenschaft für eine Land Bill.
coalition-next = Lehnst du ab, ist die nächste Verbindung mit Mehrheit { $seats } ({ $votes } von { $of } Stimmen){ $again ->
    [yes] : du wirst wieder gefragt
   *[no] { " " }ohne dich
}.
coalition-none = Lehnst du ab, hat keine andere Verbindung eine Mehrheit: Die größere Fraktion eines Spielers sucht sich Partner nach Wahl.
partner-note = { $votes } Stimmen; wählt { $first ->
    [yes] vor
   *[no] nach
} dir
plan-war = **{ $war }** ({ $active ->
    [active] Active
    [imminent] Imminent
   *[inactive] Inactive
}): Land { $land }, Flotte { $fleet }, mindestens { $support } Fleets{ $met ->
    [yes] ; schon dort: { $legions } Legionen, { $fleets } Fleets
   *[no] { "" }
}.
plan-home = Daheim: { $legions } Legionen, { $fleets } Fleets. Was fehlt, wird für je { $cost }T aufgestellt; in der Staatskasse liegen { $treasury }T.
plan-cost = Dieser Plan stellt { $units ->
    [0] nichts auf
    [one] 1 Einheit für **{ $talents }T** auf; { $left }T bleiben
   *[other] { $units } Einheiten für **{ $talents }T** auf; { $left }T bleiben
}.
plan-sent = { $war }: { $legions ->
    [0] keine Legion
    [one] 1 Legion
   *[other] { $legions } Legionen
}, { $fleets ->
    [0] kein Fleet
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
plan-peace = kein Angriff
plan-form = Ein Krieg und wie viele: Syrian War 7. Was nicht dasteht, bekommt keine.
item-office = { $gain } INF für den, der es bekommt
item-pass = In dieser Verteilung wird nichts mehr vergeben{ $bill ->
    [yes] ; die wartende Land Bill scheitert zuerst, und es geht weiter
   *[no] { "" }
}
item-order = Sie wählen in dieser Reihenfolge, reihum: { $seats }.
item-draft = Eine Land Bill der Art { $type }, mit { $sponsor } als Sponsor, wartet auf ihren Co-Sponsor.
item-governor = eine Provinz
item-concession = eine Concession
item-land-bill = die Patenschaft für eine Land Bill
item-bill = { $lasting ->
    [yes] { $cost }T pro Runde
   *[no] { $cost }T einmal
}; Unrest { $unrest } → { $after }; Sponsor +{ $sponsor } POP, Co-Sponsor +{ $cosponsor }
skip-list = Nach ihrer Liste nimmt { $seat } von dem, was übrig ist, zuerst: { $items ->
    [nichts] nichts
    [none] nichts
   *[other] { $items }
}.
skip-answered = Graft oder Murder of a Tribune können die Karte noch aufheben.
conspire-note = { $seat ->
    [nichts] deiner
    [none] deiner
   *[other] { $seat }
} · INF { $influence } · stirbt { $killed }%, Attentäter gefasst { $caught }% · du musst es versuchen { $mine }%
