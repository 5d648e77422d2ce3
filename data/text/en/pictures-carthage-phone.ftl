### More words of the boards of The Republic of Carthage: the legend, and what is counted where there is little room.

board-column-loy = LOY
board-column-loy-says = Loyalty
board-column-term-says = turns left
board-legend = Key
board-sign-leader = Leader
board-sign-traders = Traders
board-sign-away = away
board-senators = { $count } Senators
board-provinces = { $count } Provinces
board-seats = { $count } Committee seats
board-cards = { $count } cards
board-events = { $count } Table Events
board-laws = { $count } Laws
board-influence = INF { $influence }

## The board for phones

phone-war = { $number }. { $war }, { $state }
phone-land = land { $strength }
phone-fleet = fleet { $strength }
phone-support = { $fleets ->
    [one] 1 Fleet in support
   *[other] { $fleets } Fleets in support
}
phone-forces = At home: { $citizen } citizen, { $subject } subject and { $mercenary } mercenary legions, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}; upkeep { $upkeep }T
