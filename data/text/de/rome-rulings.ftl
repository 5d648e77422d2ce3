### The Republic of Rome: Verfügungen der Spielleitung.

ruling-unrest = Unrest ist { $unrest }.
ruling-knights = { $senator } hat { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}.
field-ruling-unrest = Unrest
field-ruling-knights = Knights
form-ruling-card = Ihr Name; bei mehreren gleichen ihre Id, etwa tribune.3.
option-ruling-unrest = Unrest
option-ruling-knights = Knights eines Senators
event-rome-ruled = Die Spielleitung verfügt: { $ruling ->
    [state-treasury] in der Staatskasse liegen { $amount }T
    [unrest] Unrest ist { $amount }
    [talents] { $about } hat { $amount }T
    [influence] { $about } hat { $amount } INF
    [popularity] { $about } hat { $amount } POP
    [knights] { $about } hat { $amount } Knights
    [faction-treasury] die Faction Treasury von { $about } ist festgesetzt
    [give-card] eine Karte für { $about }
    [take-card] eine Karte wird genommen: { $about }
    [recruit] { $about } kommt in eine Fraktion
   *[other] { $ruling }, { $about }, { $amount }
}.
    .news = { event-rome-ruled }
