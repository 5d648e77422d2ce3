### The Republic of Rome: Neutral factions, for one or two players.

neutral-imperials = Imperials
neutral-plutocrats = Plutocrats
neutral-conservatives = Conservatives
neutral-populists = Populists
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
