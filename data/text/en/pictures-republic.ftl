### The words that the boards of republics share. `-says` is the same at length. T is money.

## The board

board-turn = Turn { $turn }
board-stamp-turn = turn { $turn }
board-stamp-event = event { $event }
board-treasury = Treasury
board-deck = Deck
board-hrao = HRAO { $senator }
board-phase-setup = Set-up
board-phase-mortality = Mortality
board-phase-revenue = Revenue
board-phase-forum = Forum
board-phase-senate = Senate
board-phase-combat = Combat
board-phase-revolution = Revolution
board-phase-over = the end
board-column-ora = ORA
board-column-ora-says = Oratory
board-column-mil = MIL
board-column-mil-says = Military
board-column-loy = LOY
board-column-loy-says = Loyalty
board-column-inf = INF
board-column-inf-says = Influence
board-column-pop = POP
board-column-pop-says = Popularity
board-column-senator = Senator
board-column-purse = Purse
board-column-purse-says = Personal Treasury
board-column-war = War
board-column-state = State
board-column-land = Land
board-column-land-says = land strength
board-column-fleet = Fleet
board-column-fleet-says = fleet strength
board-column-support = Sup.
board-column-support-says = Fleets needed in support
board-column-spoils = Spoils
board-column-home = Home
board-column-home-says = at home
board-column-away = Away
board-column-away-says = away
board-column-pool = Pool
board-column-pool-says = Force Pool
board-column-term-says = turns left
board-developed = developed
board-legions = { $count ->
    [one] { $count } legion
   *[other] { $count } legions
}
board-revolt = revolt
board-revolt-of = Revolt of { $province }
board-attacked = attacked
board-overrun = overrun
board-no-governor = no Governor
board-governor = Governor { $senator }
board-governor-term = Governor { $senator } ({ $term }), { $term ->
    [one] { $term } turn
   *[other] { $term } turns
} left
board-wars = Wars
board-status-inactive = Inactive
board-status-imminent = Imminent
board-status-active = Active
board-status-lost = Lost
board-strength-printed = { $now } ({ $printed } printed)
board-sea-won = won
board-sea-won-says = naval victory won
board-none = none
board-nobody = nobody
board-chronicle = This turn
board-no-chronicle = Nothing to report yet.
board-died = Died: { $names }
board-woken = Now active: { $wars }
board-accounts = The State received { $gained }T and paid { $paid }T.
board-chits = Mortality chits: { $chits }
board-chit-draw-2 = draw 2
board-chit-none = none
board-offices = Offices
board-term-left = { $term } left
board-rebel = Rebel
board-away = away: { $place }
board-leader = { $senator }, Faction Leader
board-forces = Forces
board-upkeep = upkeep { $talents }T
board-unit-fleets = Fleets
board-forum = Forum
board-forum-empty = Nothing lies in the Forum.
board-no-senator = No Senator.
board-out = out of the game
board-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
board-red-cards = { $count } red
board-influence = INF { $influence }
board-legend = Key
board-sign-leader = Leader
board-sign-away = away
board-senators = { $count } Senators
board-provinces = { $count } Provinces
board-cards = { $count } cards
board-events = { $count } Table Events
board-laws = { $count } Laws
board-gist-turn = Turn { $turn }, { $phase }
board-gist-no-war = No War threatens
board-gist-war = { $war }: { $status ->
    [inactive] inactive
    [imminent] imminent
    [active] active
   *[lost] lost
}, land { $land }, fleet { $fleet }
board-gist-faction = { $faction }: leader { $leader }, { $senators ->
    [one] { $senators } Senator
   *[other] { $senators } Senators
}, { $more }
board-gist-province = { $province }: { $rule }
board-gist-event = Event: { $event }
board-gist-purse = Faction Treasury { $talents }T

## For phones

phone-war = { $number }. { $war }, { $state }
phone-war-alone = { $war }, { $state }
phone-land = land { $strength }
phone-fleet = fleet { $strength }
phone-support = { $fleets ->
    [one] 1 Fleet in support
   *[other] { $fleets } Fleets in support
}

## Parts at reading size

crop-senator = Senator
crop-id = ID
crop-purse = Purse
crop-purse-says = Personal Treasury
crop-posts = Posts and marks
crop-no-senator = No Senator.
crop-rebel = Rebel
crop-bodyguard = bodyguard
crop-corrupt = corrupt
crop-major = major mark
crop-loyal-veterans = { $veterans ->
    [one] 1 loyal veteran
   *[other] { $veterans } loyal veterans
}
crop-war = War
crop-commanders = Commanders
crop-legions = Legions
crop-fleets = Fleets
crop-strength = Strength
crop-strength-says = strength against that of the War
crop-wins = Wins
crop-wins-says = chance of Victory
crop-field = In the field
crop-enemies = On the cards of Wars and Leaders
crop-no-force = No force is in the field.
crop-legions-few = { $legions } ({ $veterans } vet.)
crop-legions-told = { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
}
crop-legions-veterans-told = { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
}, { $veterans ->
    [one] { $veterans } veteran
   *[other] { $veterans } veterans
}
crop-free-senators = Senators without a faction
crop-no-free-senators = None.
crop-events = Table Events
crop-event-level = Level { $level }
crop-no-events = No Table Event is in play.
crop-none-lying = None.
crop-vacant = Nobody's
crop-vacant-provinces = Provinces without a Governor
crop-vacant-families = Families in the Curia
crop-vacant-leaders = Enemy Leaders in the Curia
crop-none = none
crop-hand-red = Red cards ({ $cards })
crop-no-red = You hold no red cards.
crop-hand-senators = Senators
crop-kind-event = Event
crop-kind-family = Family
crop-kind-intrigue = Intrigue
crop-kind-law = Law
crop-kind-leader = Leader
crop-kind-statesman = Statesman
crop-kind-trade_concession = Trade concession
crop-kind-war = War

## Strips

strip-picture = { $phase } at a glance
strip-strengths = Votes
strip-majority = { $votes } of { $whole } carry a motion
strip-all = All
strip-motion = Motion { $number }: { $motion }
strip-more-than-half = more than half of the votes cast
strip-two-thirds = two thirds of the votes cast
strip-not-yet = not yet
strip-votes-for = { $votes } for
strip-votes-against = { $votes } against
strip-votes-abstain = { $votes } abstain
strip-votes-open = { $votes } open
strip-battles = Forces and Wars
strip-units = { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
strip-no-battle = cannot fight
strip-theirs = enemy { $strength }
strip-wins = Victory { $percent }%
strip-ground-land = on land
strip-ground-sea = at sea
strip-unmet = nobody meets it
strip-initiatives = Initiatives
strip-initiative = Initiative { $number }: { $who }
strip-coming = then { $who }
strip-high = highest bid { $talents }T: { $who }
strip-persuasion = { $who } persuades { $whom }; Base Number { $base }
strip-no-initiative = No initiative is open.
strip-standings = By Influence

## Cards

card-senator = Senator { $code }
card-statesman = Statesman { $code }
card-barred-namesake = Not now: his number is in play.
card-barred-family = Not now: another has his Family.
