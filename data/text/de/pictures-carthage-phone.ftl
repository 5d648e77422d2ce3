### Weitere Wörter der Spielpläne von The Republic of Carthage: die Legende, und was gezählt wird, wo wenig Platz ist.

board-sign-traders = Trader
board-seats = { $count } Committee-Ämter

## Der Spielplan fürs Telefon

phone-forces = Zu Hause: { $citizen } Bürger-, { $subject } Untertanen- und { $mercenary } Söldnerlegionen, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}; Unterhalt { $upkeep }T
