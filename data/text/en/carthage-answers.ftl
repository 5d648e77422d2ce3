### The Republic of Carthage: answers, as their receipts say them; and what is to be known before one is given.

answer-trader = { $senator } tries{ $talents ->
    [0] { "" }
   *[other] { "" }, with { $talents }T
}
answer-attack = { $assassin } attacks { $victim }{ $cards ->
    [0] { "" }
    [one] { "" }, with 1 Assassin card
   *[other] { "" }, with { $cards } Assassin cards
}
answer-paid = paid for: { $legions }

## Before one answers

warehouse-dead = { $dead } has died, and his Traders with him. { $limit ->
    [0] You have no Trader left and can keep no card.
    [one] You have 1 Trader left and can keep 1 card.
   *[other] You have { $limit } Traders left and can keep { $limit } cards.
}
