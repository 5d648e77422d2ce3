### Die Wörter zum Bild von The Salt Road.

road-title = The Salt Road
road-picture = Tisch von The Salt Road
road-day = Tag { $day } von { $days }
road-deck = Stapel
road-merchants = Händler
road-merchant = Händler
road-coins = Münzen
road-cards = Karten
road-prices = Preise des Tages
road-good = Ware
road-price = Münzen
road-no-prices = noch nicht gewürfelt
road-lot = Das Los
road-no-lot = Hier liegt kein Los.
road-gist-day = Es ist Tag { $day } von { $days }.
road-gist-merchant = { $merchant } hat { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
