### The words of the board of The Republic of Carthage and of the sentences that sum it up. T is a Talent.

## The head

board-republic = The Republic of Carthage
board-tax = Tax
board-scenario-early = Early Republic
board-scenario-late = Late Republic
board-scenario-campaign = Campaign, { $era ->
    [late] Late era
   *[early] Early era
}
board-phase-trade = Trade

## What a picture shows

board-picture-board = Board of The Republic of Carthage
board-picture-trade = The market
board-picture-factions = Factions and their Senators
board-picture-wars = Wars and forces
board-picture-forum = The Forum
board-picture-hand = Your hand

## Columns, and what their short titles stand for

board-column-reserve = Res.
board-column-reserve-says = Reserve
board-traders = Traders

## The map

board-map = Provinces, wars and open trade areas
board-area-open = { $area } open
board-market-open = market open

## Wars

board-no-war = No War threatens Carthage.

## Offices

board-office-home-suffete = Home Suffete
board-office-marine-suffete = Marine Suffete
board-short-censor = Censor
board-short-treasurer = Treasurer
board-short-harbor = Harbor
board-short-overseer = Overseer
board-short-supervisor = Supervisor

## Forces

board-unit-citizen = Citizens
board-unit-subject = Subjects
board-unit-mercenary = Mercenaries
board-unit-caravans = Caravans
board-unit-trade-fleets = Trade Fleets

## Stacks and the Forum

board-stacks = Trade stacks
board-stacks-note = cards left of those in play

## Factions

board-trade-cards = { $count } trade
board-sold = sold { $talents }T

## Sentences

board-gist-state = Treasury { $treasury }T, tax { $tax }%
board-gist-over = The game is over: { $reason ->
    [suffete-for-life] suffete for life
    [lost-wars] lost wars
   *[other] { $reason }
}
board-gist-home-suffete = Home Suffete { $senator }
board-gist-stacks = Cards left in stacks 1 to 9: { $left }
board-gist-set = { $count } { $name }, now { $talents }T
board-gist-red-card = Red card: { $card } ({ $kind ->
    [trade_concession] trade concession
   *[other] { $kind }
})
