### The Republic of Rome: Neutral factions, for one or two players.

neutral-imperials = Imperials
event-republic-neutral-named = { $seat } is Neutral: the { $neutral ->
    [imperials] Imperials
    [plutocrats] Plutocrats
    [conservatives] Conservatives
   *[populists] Populists
}.{ $families ->
    [nothing] { "" }
   *[other] { " " }They receive { $families } too.
}
event-republic-temptation-rolled = { $senator } of { $seat } is tempted in { $post }: die { $roll } against { $least }; he { $takes ->
    [yes] takes spoils
   *[no] stays honest
}.
event-rome-income-divided = { $seat }: an income of { $talents }T, { $treasury }T of it for the Faction Treasury{ $shares ->
    [nothing] { "" }
   *[other] ; the rest: { $shares }
}.
event-rome-plan-made = The military plan: { $wars ->
    [nothing] no attack
   *[other] { $wars }
}.{ $crisis ->
    [yes] { " " }Rome is in Crisis.
   *[no] { "" }
}
    .news = { event-rome-plan-made }
event-rome-land-bill-drafted = { $sponsor } is to sponsor a Land Bill of type { $type }{ $seat ->
    [none] , as he must
   *[other] , by the choice of { $seat }
}.
    .news = { event-rome-land-bill-drafted }
event-rome-land-bill-failed = The Land Bill of type { $type } that { $sponsor } of { $seat } was to sponsor comes to nothing.
    .news = { event-rome-land-bill-failed }
