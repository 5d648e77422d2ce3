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
