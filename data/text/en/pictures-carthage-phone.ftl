### More words of the boards of The Republic of Carthage: the legend, and what is counted where there is little room.

board-sign-traders = Traders
board-seats = { $count } Committee seats

## The board for phones

phone-forces = At home: { $citizen } citizen, { $subject } subject and { $mercenary } mercenary legions, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}; upkeep { $upkeep }T
