### Die Wörter der Streifen neben den Karten der Phasen, und der Karten, wie man sie hält. T ist ein Talent.

## Streifen

strip-cards = Handelskarten auf der Hand
strip-cards-told = { $count ->
    [one] 1 Handelskarte
   *[other] { $count } Handelskarten
}
strip-traders = { $count } Trader
strip-ours = Carthage { $strength }

## Karten

card-purse = { $talents }T, { $traders }
card-barred-governor = Jetzt nicht: Seine Familie ist Governor.
board-column-exp = EXP
