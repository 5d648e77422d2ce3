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

## What people decide at such a table

coalition-member = { $seat } ({ $votes } votes)
coalition-order = They choose in this order, one item each, round by round: { $members }.
coalition-items = To be divided: { $items }; and the sponsorship of a Land Bill.
coalition-next = If you refuse, the next combination with a majority is { $seats } ({ $votes } of { $of } votes){ $again ->
    [yes] : you are asked again
   *[no] { " " }without you
}.
coalition-none = If you refuse, no other combination has a majority: the larger faction of a player looks for partners of its choice.
partner-note = { $votes } votes; it chooses { $first ->
    [yes] before
   *[no] after
} you
plan-war = **{ $war }** ({ $active ->
    [active] Active
    [imminent] Imminent
   *[inactive] Inactive
}): land { $land }, fleet { $fleet }, at least { $support } Fleets{ $met ->
    [yes] ; there already: { $legions } legions, { $fleets } Fleets
   *[no] { "" }
}.
plan-home = At home: { $legions } legions, { $fleets } Fleets. What is missing is raised at { $cost }T each; the State Treasury holds { $treasury }T.
plan-cost = This plan raises { $units ->
    [0] nothing
    [one] 1 unit for **{ $talents }T**; { $left }T are left
   *[other] { $units } units for **{ $talents }T**; { $left }T are left
}.
plan-sent = { $war }: { $legions ->
    [0] no legion
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [0] no Fleet
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
plan-peace = no attack
plan-form = A War and how many: Syrian War 7. What is not named gets none.
item-office = { $gain } INF for whoever gets it
item-pass = Nothing more is given out in this division{ $bill ->
    [yes] ; the Land Bill that waits fails first, and the division goes on
   *[no] { "" }
}
item-order = They choose in this order, round by round: { $seats }.
item-draft = A Land Bill of type { $type }, sponsored by { $sponsor }, waits for its Co-Sponsor.
item-governor = a Province
item-concession = a Concession
item-land-bill = the sponsorship of a Land Bill
item-bill = { $lasting ->
    [yes] { $cost }T a turn
   *[no] { $cost }T once
}; Unrest { $unrest } → { $after }; Sponsor +{ $sponsor } POP, Co-Sponsor +{ $cosponsor }
skip-list = By its list { $seat } takes, of what is left, first: { $items ->
    [none] nothing
   *[other] { $items }
}.
skip-answered = A Graft or a Murder of a Tribune may still cancel the card.
conspire-note = { $seat ->
    [none] your own
   *[other] { $seat }
} · INF { $influence } · dies { $killed }%, assassin caught { $caught }% · you must try { $mine }%
