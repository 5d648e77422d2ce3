### The Republic of Carthage, deutsch: Antworten, wie Quittungen sie nennen; und was man vor einer Antwort wissen muss.

answer-trader = { $senator } versucht es{ $talents ->
    [0] { "" }
   *[other] { "" }, mit { $talents }T
}
answer-attack = { $assassin } greift { $victim } an{ $cards ->
    [0] { "" }
    [one] { "" }, mit 1 Assassin-Karte
   *[other] { "" }, mit { $cards } Assassin-Karten
}
answer-paid = bezahlt: { $legions }

## Bevor man antwortet

warehouse-dead = { $dead } ist tot, und seine Trader sind mit ihm verloren. { $limit ->
    [0] Du hast keinen Trader mehr und kannst keine Karte behalten.
    [one] Du hast noch 1 Trader und kannst 1 Karte behalten.
   *[other] Du hast noch { $limit } Trader und kannst { $limit } Karten behalten.
}
