### The Republic of Carthage: the Exploration and Combat Phase.

## Questions

ask-combat-expedition = Does { $senator } go on after { $result ->
    [raiders] Raiders
   *[other] No Discovery
}, or does he return?
    .label = Go On or Return
    .hint = Who goes on rolls again next turn, with the units he has left.
ask-combat-split = The expedition of { $senator } loses { $count } units. How many of them are Caravans?
    .label = Split the Losses
    .hint = The rest are Trade Fleets.
ask-combat-mercenaries = Which mercenary card do you play before the battle of { $senator }?
    .label = Hire Mercenaries
    .hint = One card a battle; then the dice fall, which cannot be undone.
option-combat-expedition-continue = Go On
option-combat-expedition-return = Return to Carthage
option-combat-mercenaries-none = Play None

## What happens

event-carthage-combat-opened = The Exploration and Combat Phase begins, with { $expeditions ->
    [0] no expedition
    [one] 1 expedition
   *[other] { $expeditions } expeditions
} and { $forces ->
    [0] no force
    [one] 1 force
   *[other] { $forces } forces
}.
event-carthage-expedition-rolled = { $explorer } seeks { $goal }: dice { $dice }, EXP { $exploration }{ $bonus ->
    [0] { "" }
   *[other] , own goal +{ $bonus }
}{ $short ->
    [0] { "" }
   *[other] , missing units −{ $short }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total }: { $result ->
    [success] Success
    [no-discovery] No Discovery
    [raiders] Raiders
    [lost] Lost
   *[disaster] Disaster, whatever the total
}.
    .news = 🧭 { event-carthage-expedition-rolled }
event-carthage-expedition-lost = The expedition loses units, dice { $dice }: { expedition-units }.
    .news = { event-carthage-expedition-lost }
event-carthage-expedition-ended = The expedition to { $goal } is over. Back to Carthage: { expedition-units }.
    .news = { event-carthage-expedition-ended }
event-carthage-expedition-decided = { $explorer } { $goes_on ->
    [yes] goes on: he rolls again next turn
   *[no] returns to Carthage
}.
event-carthage-expedition-returned = { $explorer } is back from { $goal } with { expedition-units } ({ $cause ->
    [success] Success
    [reached] it has been reached
   *[other] by his own choice
}).
    .news = { event-carthage-expedition-returned }
event-carthage-discovered = { $explorer } has reached { $goal } and gains { $gain } INF and { $gain } POP.{ $share ->
    [none] { "" }
   *[other] { " " }As long as he lives his faction draws a card of { $share } more each Trade Phase.
}
    .news = 🧭 { event-carthage-discovered }
event-carthage-mercenaries-rolled = For { $card }, which is played, the die falls on { $roll }: { $fails ->
    [yes] it fails
   *[no] it comes
}.
event-carthage-mercenaries-played = { $seat } plays { $card } against the { $war }: { $strength ->
    [0] it adds nothing
   *[other] it brings the force { $strength } in strength
}.
event-carthage-mercenaries-deserted = After the Disaster the mercenaries roll { $rolls }: { $deserters ->
    [0] nobody deserts (only on a 1)
    [one] 1 legion deserts on its 1
   *[other] { $deserters } legions desert on their 1
}.
event-carthage-combat-closed = The Exploration and Combat Phase is over. Active Wars without a force: { $unfought ->
    [nothing] none
   *[other] { $unfought }
}.

mercenary-note = Victory { $before }% → { $after }%, its failing roll included
expedition-note = { $goal }: { expedition-units }.
expedition-odds = 3 dice { $modifier }: Success **{ $success }%**, No Discovery { $no_discovery }%, Raiders { $raiders }%, Lost { $lost }%{ $number ->
    [none] , no Disaster
   *[other] , Disaster { $disaster }% (on { $number })
}
odds-no-goal = There is no Exploration called "{ $said }".

battle-state = Carthage
