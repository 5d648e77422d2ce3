### The Salt Road.

game-sample = The Salt Road
choice-sample = The Salt Road
pitch-sample =
    You are a merchant: bid in secret for goods, barter them, and sell while the market is high.
    { "" }**To win**: be the richest after the last day.
    A quarter of an hour live, or a few days by the way.

phases = auction barter market
phase-auction = Auction
phase-barter = Barter
phase-market = Market

name-salt = Salt
name-wool = Wool
name-dye = Dye
name-amber = Amber

money = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}

ask-sample-bid = How many coins do you bid for the lot of day { $day }?
    .label = Bid
ask-sample-done = Barter until you are content, then say so.
    .label = End Barter
ask-sample-offer = What do you put down for { $to }?
    .label = Offer to { $to }
ask-sample-counter = What do you put down now?
    .label = Put Down
ask-sample-deal = What do you say to this deal?
    .label = Answer Deal
ask-sample-sell = Which good do you sell on day { $day }?
    .label = Sell

event-sample-day-began = Day { $day } begins. The lot: { $lot }. Pledge of its dice: { $key_digest }.
    .news = Day { $day }: the lot is { $lot }.
event-sample-lot-sold = The bids were { $bids }. { $seat ->
    [none] Nobody wanted the lot.
   *[other] { $seat } takes it.
}
    .news = { event-sample-lot-sold }
event-sample-bargained = Deal no. { $deal } ({ $act }, by { $seat }): { $goods }.
event-sample-bartered = Cards changed hands: { $cards }.
    .news = { event-sample-bartered }
event-sample-priced = The prices of the day: { $prices }.
    .news = { event-sample-priced }
event-sample-sold = { $seat } sells { $cards } { $good } for { $income ->
    [one] 1 coin
   *[other] { $income } coins
}.
    .news = { event-sample-sold }
event-sample-road-ended = The road ends. Worth: { $worth }. Richest: { $winners }.
    .news = { event-sample-road-ended }

reason-sample-empty = { $seat } has no card left to barter.
reason-sample-fine = { $seat } cannot pay { $coins }.
ruling-fine = { $seat } pays a fine of { $coins }.
field-ruling-coins = Coins
option-ruling-fine = Fine

## What its front shows

hand-coins = { $coins ->
    [one] You have **1 coin**.
   *[other] You have **{ $coins } coins**.
}
hand-loads = Your cards: { $goods }.
stands-merchant = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
deal-goods = { $goods }
sale-brings = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $income ->
    [one] 1 coin
   *[other] { $income } coins
}
end-merchant = { $best ->
    [yes] 🏆 { $seat }
   *[no] { $seat }
}: { $worth } ({ $coins } in coins)
recap-lot = Day { $day }: { $seat } took the lot.
option-sample-coins = Coins to begin with

## Lessons

lesson-0 = Every question comes as a card like this one: what is asked, its rule, the prepared answer, and buttons. Two cards are sold each day to the highest bid, and all bid at once in secret. Press what you would bid.
lesson-0-after = Bids are shown together. What you do not spend counts at the end, coin by coin.
lesson-1 = Four dice have said what a card of each good brings today. You may sell all your cards of one good, or none. Press what you would sell.
lesson-1-after = What is left in your hand after the last day is worth a coin a card.

## What may be ordered beforehand

order-phase-sample = The Salt Road
order-kind-sample-bid = Bids
order-kind-sample-done = End of barter
order-kind-sample-sell = Selling goods
order-fact-own-coins = my coins
order-happened-lot-sold = a lot sold
order-happened-bartered = a barter
order-happened-sold = a sale

## At a glance

business-auction = auction
business-barter = barter
business-market = market
standing = { $seat } **{ $coins }** ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
length-days = -# The richest after { $days } days wins; this is day { $day }.
