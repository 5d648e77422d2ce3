### The Salt Road, deutsch.

game-sample = The Salt Road
choice-sample = The Salt Road

phases = auction barter market
phase-auction = Versteigerung
phase-barter = Tausch
phase-market = Markt

name-salt = Salz
name-wool = Wolle
name-dye = Farbe
name-amber = Bernstein

ask-sample-bid = Wie viele Münzen bietest du für das Los von Tag { $day }?
    .label = Bieten
ask-sample-done = Tausche, bis du zufrieden bist, dann sag es.
    .label = Tausch beenden
ask-sample-offer = Was legst du für { $to } hin?
    .label = Angebot an { $to }
ask-sample-counter = Was legst du jetzt hin?
    .label = Hinlegen
ask-sample-deal = Was sagst du zu diesem Geschäft?
    .label = Auf das Geschäft antworten
ask-sample-sell = Welche Ware verkaufst du an Tag { $day }?
    .label = Verkaufen

event-sample-day-began = Tag { $day } beginnt. Das Los: { $lot }. Hashwert seiner Würfel: { $key_digest }.
    .news = Tag { $day }: Das Los ist { $lot }.
event-sample-lot-sold = Geboten wurde: { $bids }. { $seat ->
    [none] Niemand wollte das Los.
   *[other] { $seat } nimmt es.
}
    .news = { event-sample-lot-sold }
event-sample-bargained = Ein Geschäft bewegt sich ({ $deal }, { $act }, durch { $seat }): { $goods }.
event-sample-bartered = Karten wechseln den Besitzer: { $cards }.
    .news = { event-sample-bartered }
event-sample-priced = Die Preise des Tages: { $prices }.
    .news = { event-sample-priced }
event-sample-sold = { $seat } verkauft { $cards } { $good } für { $income } Münzen.
    .news = { event-sample-sold }
event-sample-road-ended = Die Straße endet. Vermögen: { $worth }. Am reichsten: { $winners }.
    .news = { event-sample-road-ended }

reason-sample-fine = { $seat } kann { $coins } nicht zahlen.
ruling-fine = { $seat } zahlt eine Buße von { $coins }.

## Was sein Gesicht zeigt

hand-coins = { $coins ->
    [one] Du hast **1 Münze**.
   *[other] Du hast **{ $coins } Münzen**.
}
hand-loads = Deine Karten: { $goods }.
stands-merchant = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
deal-goods = { $goods }
sale-brings = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $income ->
    [one] 1 Münze
   *[other] { $income } Münzen
}
end-merchant = { $best ->
    [yes] 🏆 { $seat }
   *[no] { $seat }
}: { $worth } ({ $coins } in Münzen)
recap-lot = Tag { $day }: { $seat } nahm das Los.
lobby-option-coins = Münzen zu Beginn: { $value }
