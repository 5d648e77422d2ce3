### The words of the picture of The Salt Road.

road-title = The Salt Road
road-picture = Table of The Salt Road
road-day = Day { $day } of { $days }
road-deck = Deck
road-merchants = Merchants
road-merchant = Merchant
road-coins = Coins
road-cards = Cards
road-prices = Prices of the day
road-good = Good
road-price = Coins
road-no-prices = not thrown yet
road-lot = The lot
road-no-lot = No lot lies here.
road-gist-day = It is day { $day } of { $days }.
road-gist-merchant = { $merchant } has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
