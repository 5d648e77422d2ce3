### The words of the board of The Republic of Carthage and of the sentences that sum it up. T is a Talent.

## The head

board-republic = The Republic of Carthage
board-turn = Turn { $turn }
board-stamp-turn = turn { $turn }
board-stamp-event = event { $event }
board-treasury = Treasury
board-tax = Tax
board-deck = Deck
board-hrao = HRAO { $senator }
board-scenario-early = Early Republic
board-scenario-late = Late Republic
board-scenario-campaign = Campaign, { $era ->
    [late] Late era
   *[early] Early era
}
board-phase-setup = Set-up
board-phase-mortality = Mortality
board-phase-revenue = Revenue
board-phase-trade = Trade
board-phase-forum = Forum
board-phase-senate = Senate
board-phase-combat = Combat
board-phase-revolution = Revolution
board-phase-over = the end

## What a picture shows

board-picture-board = Board of The Republic of Carthage
board-picture-trade = The market
board-picture-factions = Factions and their Senators
board-picture-wars = Wars and forces
board-picture-forum = The Forum
board-picture-hand = Your hand

## Columns, and what their short titles stand for

board-column-ora = ORA
board-column-ora-says = Oratory
board-column-mil = MIL
board-column-mil-says = Military
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
board-column-reserve = Res.
board-column-reserve-says = Reserve
board-traders = Traders

## The map

board-map = Provinces, wars and open trade areas
board-area-open = { $area } open
board-market-open = market open
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

## Wars

board-wars = Wars
board-no-war = No War threatens Carthage.
board-status-inactive = Inactive
board-status-imminent = Imminent
board-status-active = Active
board-status-lost = Lost
board-strength-printed = { $now } ({ $printed } printed)
board-sea-won = won
board-sea-won-says = naval victory won
board-none = none
board-nobody = nobody

## This turn

board-chronicle = This turn
board-no-chronicle = Nothing to report yet.
board-died = Died: { $names }
board-woken = Now active: { $wars }
board-accounts = The State received { $gained }T and paid { $paid }T.
board-chits = Mortality chits: { $chits }
board-chit-draw-2 = draw 2
board-chit-none = none

## Offices

board-offices = Offices
board-office-home-suffete = Home Suffete
board-office-marine-suffete = Marine Suffete
board-short-censor = Censor
board-short-treasurer = Treasurer
board-short-harbor = Harbor
board-short-overseer = Overseer
board-short-supervisor = Supervisor
board-term-left = { $term } left
board-rebel = Rebel
board-away = away: { $place }
board-leader = { $senator }, Faction Leader

## Forces

board-forces = Forces
board-upkeep = upkeep { $talents }T
board-unit-citizen = Citizens
board-unit-subject = Subjects
board-unit-mercenary = Mercenaries
board-unit-fleets = Fleets
board-unit-caravans = Caravans
board-unit-trade-fleets = Trade Fleets

## Stacks and the Forum

board-stacks = Trade stacks
board-stacks-note = cards left of those in play
board-forum = Forum
board-forum-empty = Nothing lies in the Forum.

## Factions

board-no-senator = No Senator.
board-out = out of the game
board-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
board-red-cards = { $count } red
board-trade-cards = { $count } trade
board-sold = sold { $talents }T

## Sentences

board-gist-turn = Turn { $turn }, { $phase }
board-gist-state = Treasury { $treasury }T, tax { $tax }%
board-gist-over = The game is over: { $reason ->
    [suffete-for-life] suffete for life
    [lost-wars] lost wars
   *[other] { $reason }
}
board-gist-war = { $war }: { $status ->
    [inactive] inactive
    [imminent] imminent
    [active] active
   *[lost] lost
}, land { $land }, fleet { $fleet }
board-gist-no-war = No War threatens
board-gist-faction = { $faction }: leader { $leader }, { $senators ->
    [one] { $senators } Senator
   *[other] { $senators } Senators
}, { $more }
board-gist-home-suffete = Home Suffete { $senator }
board-gist-province = { $province }: { $rule }
board-gist-stacks = Cards left in stacks 1 to 9: { $left }
board-gist-event = Event: { $event }
board-gist-purse = Faction Treasury { $talents }T
board-gist-set = { $count } { $name }, now { $talents }T
board-gist-red-card = Red card: { $card } ({ $kind ->
    [trade_concession] trade concession
   *[other] { $kind }
})
