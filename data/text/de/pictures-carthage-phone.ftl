### Weitere Wörter der Spielpläne von The Republic of Carthage: die Legende, und was gezählt wird, wo wenig Platz ist.

board-column-loy = LOY
board-column-loy-says = Loyalität
board-column-term-says = Runden übrig
board-legend = Legende
board-sign-leader = Leader
board-sign-traders = Trader
board-sign-away = fern
board-senators = { $count } Senatoren
board-provinces = { $count } Provinzen
board-seats = { $count } Committee-Ämter
board-cards = { $count } Karten
board-events = { $count } Table Events
board-laws = { $count } Gesetze
board-influence = INF { $influence }

## Der Spielplan fürs Telefon

phone-war = { $number }. { $war }, { $state }
phone-land = Land { $strength }
phone-fleet = See { $strength }
phone-support = { $fleets ->
    [one] 1 Fleet zur Unterstützung
   *[other] { $fleets } Fleets zur Unterstützung
}
phone-forces = Zu Hause: { $citizen } Bürger-, { $subject } Untertanen- und { $mercenary } Söldnerlegionen, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}; Unterhalt { $upkeep }T
