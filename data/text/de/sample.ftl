### The Salt Road, deutsch.

game-sample = The Salt Road
choice-sample = The Salt Road
pitch-sample =
    Du bist Händler: Biete verdeckt auf Waren, tausche sie und verkaufe, wenn der Markt hoch steht.
    { "" }**Es gewinnt**, wer nach dem letzten Tag am reichsten ist.
    Live eine Viertelstunde, oder nebenbei ein paar Tage.

phases = auction barter market
phase-auction = Versteigerung
phase-barter = Tausch
phase-market = Markt

name-salt = Salz
name-wool = Wolle
name-dye = Farbe
name-amber = Bernstein

money = { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}

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
event-sample-sold = { $seat } verkauft { $cards } { $good } für { $income ->
    [one] 1 Münze
   *[other] { $income } Münzen
}.
    .news = { event-sample-sold }
event-sample-road-ended = Die Straße endet. Vermögen: { $worth }. Am reichsten: { $winners }.
    .news = { event-sample-road-ended }

reason-sample-empty = { $seat } hat keine Karte mehr zu tauschen.
reason-sample-fine = { $seat } kann { $coins } nicht zahlen.
ruling-fine = { $seat } zahlt eine Buße von { $coins }.
field-ruling-coins = Münzen
option-ruling-fine = Geldstrafe

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
option-sample-coins = Münzen zu Beginn

## Lektionen

lesson-0 = Jede Frage kommt als Karte wie diese: was gefragt ist, die Regel dazu, die vorbereitete Antwort und Knöpfe. Jeden Tag gehen zwei Karten an das höchste Gebot, und alle bieten zugleich verdeckt. Drücke, was du bieten würdest.
lesson-0-after = Gebote werden zusammen aufgedeckt. Was du nicht ausgibst, zählt am Ende Münze für Münze.
lesson-1 = Vier Würfel haben gesagt, was eine Karte jeder Ware heute bringt. Du darfst alle deine Karten einer Ware verkaufen oder keine. Drücke, was du verkaufen würdest.
lesson-1-after = Was nach dem letzten Tag in deiner Hand bleibt, ist je Karte eine Münze wert.

## Was vorher aufgetragen werden kann

order-phase-sample = The Salt Road
order-kind-sample-bid = Gebote
order-kind-sample-done = Ende des Tauschens
order-kind-sample-sell = Waren verkaufen
order-fact-own-coins = die Zahl meiner Münzen
order-happened-lot-sold = einem verkauften Los
order-happened-bartered = einem Tausch
order-happened-sold = einem Verkauf

## Auf einen Blick

business-auction = Versteigerung
business-barter = Tausch
business-market = Markt
standing = { $seat } **{ $coins }** ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
length-days = -# Nach { $days } Tagen gewinnt, wer am reichsten ist; dies ist Tag { $day }.
