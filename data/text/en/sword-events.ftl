### What happens in The Sword of Rome.

## A turn

event-sword-turn-began = Turn { $turn } begins, { $bc } BC. Pledge of its dice: { $key_digest }.
    .news = Turn { $turn } begins: the years { $bc } BC.
event-sword-mines-exhausted = The Etruscans have lost { $lost } of their home spaces. Their mines are exhausted: they can bribe nobody any more.
    .news = { event-sword-mines-exhausted }
event-sword-discarded = The { $player } discard { $cards }.
event-sword-drew = The { $player } draw { $number ->
    [one] 1 card
   *[other] { $number } cards
} and hold { $holds }.
event-sword-drew-cards = You draw { $cards }.
event-sword-first-named = The { $by } have most victory points. They name who acts first: the { $first }.
    .news = The { $first } act first this turn.
event-sword-round-began = Action round { $round } begins.
event-sword-starved = Attrition in { $at }{ $inside ->
    [yes] { " " }(inside)
   *[no] { "" }
}: the { $power } lose { $units }, { $left } CU are left.
event-sword-siege-tightened = The siege of { $at } by the { $by } goes on: { $points ->
    [one] 1 siege point
   *[other] { $points } siege points
} now.
event-sword-isolated = Cut off from every city and port, these spaces of the { $power } become independent: { $spaces }.
    .news = { event-sword-isolated }
event-sword-scored = The { $player } score: victory points { $before } → **{ $now }**{ $gained ->
    [none] { "" }
   *[other] ; spaces of others: { $gained }
}{ $lost ->
    [none] { "" }
   *[other] ; own spaces lost: { $lost }
}{ $plunder ->
    [0] { "" }
   *[other] ; plunder +{ $plunder }
}{ $unrest ->
    [0] { "" }
   *[other] ; unrest −{ $unrest }
}.
    .news = { event-sword-scored }
event-sword-mercenaries-left = Half of Carthage's mercenaries go home: { $at }.
event-sword-loyalty-paid = The Greek leaders cost the Greek cities { $penalty } loyalty: { $cities }. Spared: { $ignored }.
event-sword-departed = CU of the { $power } that were called for a while go home: { $at }.
event-sword-game-ended = { $why ->
    [automatic] Victory at once, by the number of the turn.
   *[end] The last turn is over.
} The war is won by the { $winners }. Victory points: { $points }.
    .news = { event-sword-game-ended }

## Control, support, unrest

event-sword-control-changed = { $at }: { $before } → { $now }.
event-sword-support-added = The { $power } add support in { $at }{ $loyalty ->
    [0] { "" }
   *[other] { ": " }loyalty { $loyalty }
}.
event-sword-support-removed = The { $by } remove support in { $at }: { $before } → { $now }{ $loyalty ->
    [0] { "" }
   *[other] , loyalty { $loyalty }
}.
event-sword-loyalty-changed = The loyalty of { $at } changes: { $before } → { $now }.
event-sword-unrest-changed = The unrest of Carthage changes: { $before } → **{ $now }** ({ $why ->
    [neutral-card] by a card
    [victory] by a victory
   *[defeat] by a defeat
}, { $wanted } wanted).
    .news = Unrest of Carthage: { $before } → **{ $now }**.

## Leaders and CU

event-sword-leader-displaced = { $leader } has no CU left in { $at } and is displaced.
event-sword-leader-returned = { $leader } { $how ->
    [entered] enters in
   *[returned] returns to
} { $at }.
event-sword-leader-entered = { $leader } comes by his card to { $at }. He may be activated from the next action on.
    .news = { $leader } comes to { $at }.
event-sword-leader-recalled = { $leader } is recalled from { $at }.
event-sword-leader-fell = { $card }{ $roll ->
    [0] { "" }
   *[other] { " " }(rolled { $roll })
}: { $leader } { $how ->
    [displaced] is displaced
    [removed] is out of the game
   *[unhurt] is unhurt
}.
    .news = { event-sword-leader-fell }
event-sword-leader-caught = { $leader } is alone in { $at }: he { $how ->
    [inside] goes inside his city
   *[displaced] is displaced
}.
event-sword-reinforced = The { $power } place CU: { $at }{ $lost ->
    [0] { "" }
   *[other] ; { $lost } find no place
}.
event-sword-cuplaced = The { $power } place CU{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
}: { $at }.
event-sword-curemoved = The { $power } lose { $cu } CU in { $at }; { $left } are left.
event-sword-came-out = { $at }: the { $power } come out of the city: { $units }.
event-sword-went-home = The { $power } cannot retreat from { $at }: { $lost } CU are lost, { $left } go home ({ $to }).
event-sword-share-taken = The Transalpine Gauls want their share. The Gauls have { $left } plunder points left.
event-sword-revolt-ended = The revolt of the mercenaries is over. Independent now: { $spaces }.
    .news = { event-sword-revolt-ended }

## Actions and cards

event-sword-passed = The { $player } pass.
event-sword-card-used = The { $player } play { $card } { $use ->
    [event] as event
    [activate] to activate an army
    [raise] to raise a CU
    [support] for support
    [colony] to found a colony
    [hire] to hire mercenaries
    [extra] beside their card play
   *[interrupt] between two actions
}{ $at ->
    [none] { "" }
   *[other] { ": " }{ $at }
}.
    .news = { event-sword-card-used }
event-sword-event-cancelled = { $card } of the { $player } is cancelled. It is discarded and counts as played.
    .news = { event-sword-event-cancelled }
event-sword-card-played = The { $player } play { $card }.
    .news = { event-sword-card-played }
event-sword-cost-paid = Cost of { $card }: the { $power } remove { $kind }: { $at }.
event-sword-target-chosen = The { $player } aim { $card } at { $target }.
event-sword-interrupted = After the action of the { $after } the { $player } take an extra one with Desperate Times.
    .news = { event-sword-interrupted }
event-sword-colony-founded = Rome founds a colony: { $at } is a walled city now, loyalty { $loyalty } (colony no. { $number }).
    .news = { event-sword-colony-founded }
event-sword-built = In effect for good: { $key }.
    .news = { event-sword-built }
event-sword-siege-eased = { $at }: siege points { $before } → { $now }.
event-sword-demanded = By { $card } of the { $by } the { $of } must choose.
    .news = { event-sword-demanded }
event-sword-treaty-made = Until the end of the turn { $a } and { $b } do not enter each other's spaces.
    .news = { event-sword-treaty-made }
event-sword-treaty-refused = The { $player } discard { $card } and avert the treaty.
event-sword-plunder-gained = { $card }: the Gauls gain { $points ->
    [one] 1 plunder point
   *[other] { $points } plunder points
} and have { $total }.

## Marches

event-sword-activated = The { $power } activate { $commander } in { $at } with { $cu } CU.
event-sword-activation-cancelled = The activation of the { $power } in { $at } is cancelled.
    .news = { event-sword-activation-cancelled }
event-sword-gauls-rolled = The { $power } roll { $roll }: { $mp } movement points.
event-sword-marched = { $units } { $by_sea ->
    [yes] sail
   *[no] march
} from { $came_from } to { $at }; { $mp_left ->
    [one] 1 movement point is left
   *[other] { $mp_left } movement points are left
}.
event-sword-left-behind = { $at }: { $units } { $how ->
    [picked-up] join the army
   *[dropped] stay behind
}.
event-sword-bribed = Golden bribe: the Etruscans pay { $card ->
    [none] with a card
   *[other] { $card }
}. The activation of the { $power } ends in { $at }{ $back_to ->
    [none] { "" }
   *[other] ; they go back to { $back_to }
}.
    .news = { event-sword-bribed }
event-sword-withdrew = { $at }: { $units } go inside the city.
event-sword-attempted = { $leader } tries to { $what ->
    [intercept] intercept in { $to }
    [avoid] avoid battle to { $to }
   *[refuse] go back to { $to }
}: { $roll ->
    [0] by a card
   *[other] rolled { $roll }{ $drm ->
        [none] { "" }
       *[other] { " " }({ $drm })
    }, tactics { $tactics }
}: { $success ->
    [yes] **success**
   *[no] **failure**
}.
event-sword-intercepted = { $units } intercept from { $came_from } in { $at }.
    .news = { event-sword-intercepted }
event-sword-avoided = { $units } avoid battle from { $came_from } to { $at }{ $left ->
    [0] { "" }
   *[other] ; { $left } CU stay and fight
}.
    .news = { event-sword-avoided }
event-sword-battle-refused = The { $power } refuse battle in { $at } and go back to { $back_to }{ $agreed ->
    [yes] , as the interceptor agrees
   *[no] { "" }
}.
event-sword-went-back = The { $power } may not end with an ally in { $at }: back to { $back_to }.

## At sea

event-sword-card-spent = The { $player } spend { $card } to { $why ->
    [avoid] avoid battle
   *[retreat] retreat
} by sea.
event-sword-ships-given = Carthage gives the { $power } in { $at } ships for { $cu } CU: { $card }.
    .news = { event-sword-ships-given }
event-sword-interdicted = Carthage plays { $card } against the fleet of the { $power } from { $at } to { $to }.
    .news = { event-sword-interdicted }
event-sword-sea-rolled = At sea from { $at } to { $to }: rolled { $roll } (forced { $forced }, port { $port }, cards { $cards }): { $result ->
    [success] **they arrive**
    [return] **they turn back**
   *[sunk] **they are sunk**
}.
event-sword-sailed-back = The fleet of the { $power } from { $at } to { $to } with { $cu } CU { $result ->
    [sunk] is sunk
    [return] returns to port
   *[success] arrives
}.
    .news = { event-sword-sailed-back }

## Battles

event-sword-battle-joined = Battle in { $at }{ $sortie ->
    [yes] { " " }(a sortie)
   *[no] { "" }
}: { $attacker }{ $attacker_commander ->
    [none] { "" }
   *[other] { " " }under { $attacker_commander }
} ({ $attacker_cu } CU) against { $defender }{ $defender_commander ->
    [none] { "" }
   *[other] { " " }under { $defender_commander }
} ({ $defender_cu } CU).
event-sword-overrun = Five to one in { $at }: the { $winner ->
    [attacker] attacker
   *[defender] defender
} wins without a roll.
    .news = { event-sword-overrun }
event-sword-dice-thrown = Dice in { $at }: attacker { $attacker }, defender { $defender }.
event-sword-battle-decided = { $at }: attacker { $attacker } with { $attacker_modifiers } = { $attacker_total }; defender { $defender } with { $defender_modifiers } = { $defender_total }. The **{ $winner ->
    [attacker] attacker
   *[defender] defender
}** wins{ $tie ->
    [yes] { " " }the tie
   *[no] { "" }
}. Losses inflicted: by the attacker { $attacker_losses }, by the defender { $defender_losses } (ones of the loser: { $ones }).
    .news = Battle of { $at }: { $attacker_total } to { $defender_total }, the { $winner ->
    [attacker] attacker
   *[defender] defender
} wins.
event-sword-losses-taken = { $at }: the { $powers } lose { $units } of { $inflicted }; { $left } CU are left.
event-sword-went-on = After the automatic victory in { $at } the army { $on ->
    [yes] may go on
   *[no] stops
}.
event-sword-retreated = The { $powers } retreat from { $at }: { $path }; { $lost } CU are lost on the way, { $left } arrive.
event-sword-retreated-inside = { $at }: the { $powers } are inside the city: { $cu } CU, leaders: { $leaders }.
event-sword-retreated-by-sea = The { $powers } retreat by sea from { $at } to { $to } with { $cu } CU{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}; leaders: { $leaders }.
event-sword-destroyed = The { $powers } cannot retreat from { $at }: { $cu } CU are lost.
event-sword-support-won = The victory of the { $powers } is worth { $points } support points ({ $inflicted } losses of { $cu } CU, cards +{ $cards }){ $by ->
    [none] ; nobody spends them
   *[other] { "" }
}.
event-sword-duelled = Single combat: { $attacker } { $attacker_roll } + { $attacker_tactics }, { $defender } { $defender_roll } + { $defender_tactics }. { $loser ->
    [none] Neither falls
   *[other] { $loser } is displaced
}.
    .news = { event-sword-duelled }
event-sword-rerolled = { $card }: the { $side ->
    [attacker] attacker
   *[defender] defender
} rolls again: { $before } → { $now }.

## Sieges and plunder

event-sword-siege-rolled = { $at }: the { $power } roll { $roll }{ $drm ->
    [none] { "" }
   *[other] { " " }({ $drm })
}: { $points ->
    [one] 1 siege point
   *[other] { $points } siege points
}{ $lost ->
    [0] { "" }
   *[other] , { $lost } CU lost
}.
event-sword-siege-cancelled = The siege roll of the { $power } against { $at } is cancelled.
    .news = { event-sword-siege-cancelled }
event-sword-siege-stands = { $at }: { $points } of { $needed } siege points.
event-sword-siege-lifted = The siege of { $at } is lifted.
event-sword-city-fell = { $at } falls: { $before } → { $by } ({ $how ->
    [razed] razed, independent
    [subjugated] subjugated
   *[taken] taken
}). CU lost inside: { $lost }; leaders displaced: { $leaders }.
    .news = **{ $at } falls** to the { $by }{ $how ->
    [razed] { " " }and is razed
    [subjugated] { " " }and is subjugated
   *[taken] { "" }
}.
event-sword-tribute-offered = The { $player } offer { $card } as tribute for { $at }.
event-sword-tribute-answered = The Gauls { $accepted ->
    [yes] accept the tribute for { $at } and have { $total ->
        [one] 1 plunder point
       *[other] { $total } plunder points
    }
   *[no] refuse the tribute for { $at }
}.
event-sword-plunder-rolled = Plunder of { $at }: { $roll ->
    [0] by a card
   *[other] rolled { $roll }{ $drm ->
        [0] { "" }
       *[other] { " " }({ $drm })
    }
}: { $how ->
    [plundered] plundered; the Gauls have { $total ->
        [one] 1 plunder point
       *[other] { $total } plunder points
    }
    [failed] it fails
   *[repelled] it fails, and a CU is lost
}.
    .news = { event-sword-plunder-rolled }

## Alliances

event-sword-alliance-offered = The { $by } offer the { $to } an alliance.
    .news = { event-sword-alliance-offered }
event-sword-alliance-made = { $a } and { $b } { $renewed ->
    [yes] stay allied
   *[no] are allied now
}.
    .news = { event-sword-alliance-made }
event-sword-alliance-refused = The { $to } refuse the alliance with the { $by }.
    .news = { event-sword-alliance-refused }
event-sword-alliance-ended = The alliance of { $a } and { $b } ends.
    .news = { event-sword-alliance-ended }
event-sword-alliance-broken = The { $by } break the alliance of { $a } and { $b } and pay { $card ->
    [none] a victory point
   *[other] { $card }
}.
    .news = { event-sword-alliance-broken }
event-sword-alliance-cut = The { $by } end the alliance of { $a } and { $b } by a card.
    .news = { event-sword-alliance-cut }

## Powers that nobody plays

event-sword-neutral-called = The { $player } play { $card }: { $option ->
    [activate] an army acts
    [cu] CU appear
    [support] support
   *[unrest] the unrest of Carthage rises
}{ $power ->
    [none] { "" }
   *[other] { " " }({ $power })
}{ $at ->
    [none] { "" }
   *[other] { ": " }{ $at }
}.
    .news = { event-sword-neutral-called }
event-sword-neutral-cancelled = { $card } of the { $player } is cancelled.
    .news = { event-sword-neutral-cancelled }
event-sword-neutrals-came = { $cu } CU of the { $power } appear in { $at }.
event-sword-revolted = Mercenaries revolt in { $at } under { $leader }, { $cu } CU.
    .news = { event-sword-revolted }
event-sword-gallic-event = The Gauls roll { $roll }: { $event }.
    .news = { event-sword-gallic-event }
gallic-row-2 = a raid on Rome: 5 Gauls strike Narnia, else Sutrium, else Roma
gallic-row-3 = the Romans lose 1 support in Latium
gallic-row-4 = 3 Gauls raid Faesulae
gallic-row-5 = 3 Gauls raid Pisae
gallic-row-6 = the Etruscans lose 1 support in Etruria
gallic-row-7 = nothing happens
gallic-row-8 = nothing happens
gallic-row-9 = 4 Gauls raid Arretium
gallic-row-10 = 4 Gauls raid Clusium
gallic-row-11 = mercenaries: 2 CU for who has fewest victory points
gallic-row-12 = 3 Gauls raid Larinum
