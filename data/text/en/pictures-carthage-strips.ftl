### The words of the strips beside the cards of the phases, and of cards as one holds them. T is a Talent.

## Strips

strip-cards = Trade cards in hand
strip-cards-told = { $count ->
    [one] 1 trade card
   *[other] { $count } trade cards
}
strip-traders = { $count ->
    [one] 1 Trader
   *[other] { $count } Traders
}
strip-ours = Carthage { $strength }

## Cards

card-purse = { $talents }T, { $traders }
card-barred-governor = Not now: his Family is Governor.
board-column-exp = EXP
