### The Republic of Rome: rulings, as the game master makes them.

ruling-unrest = Unrest is { $unrest }.
ruling-knights = { $senator } has { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}.
field-ruling-unrest = Unrest
field-ruling-knights = Knights
form-ruling-card = Its name; of several copies its id, such as tribune.3.
option-ruling-unrest = Unrest
option-ruling-knights = Knights of a Senator
event-rome-ruled = The game master rules: { $ruling ->
    [state-treasury] the State Treasury holds { $amount }T
    [unrest] Unrest is { $amount }
    [talents] { $about } holds { $amount }T
    [influence] { $about } has { $amount } INF
    [popularity] { $about } has { $amount } POP
    [knights] { $about } has { $amount } Knights
    [faction-treasury] the Faction Treasury of { $about } is set
    [give-card] a card for { $about }
    [take-card] a card is taken: { $about }
    [recruit] { $about } joins a faction
   *[other] { $ruling }, { $about }, { $amount }
}.
    .news = { event-rome-ruled }
