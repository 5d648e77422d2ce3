### The Republic of Carthage: the Trade Phase.

## Questions

ask-trade-done = Are you done trading?
    .label = End Trading
    .hint = An offer holds at least three cards; its total is counted for you, so it is true. When all are done, the sale begins.
ask-trade-offer = What do you offer { $to }?
    .label = Offer to { $to }
    .field-cards = Your cards
    .field-names = Named truly
    .field-wants = Wants
ask-trade-counter = What do you put down now?
    .label = Put Down Cards
    .field-cards = Your cards
    .field-names = Named truly
    .field-wants = Wants
ask-trade-deal = What do you say to this deal?
    .label = Answer the Deal
option-trade-deal-withdraw = Decline or Withdraw
ask-trade-sell = Which trade cards do you sell?
    .label = Sell
    .hint = n cards of one commodity of value v bring n × n × v. You sell once a turn; what you keep needs Warehouses, one for each Trader.
    .none = nothing
ask-trade-keep = Which trade cards do you keep in your Warehouses?
    .label = Keep in Warehouses
    .hint = The others go back to their stacks.
ask-trade-split = How is your trade income divided among your Senators?
    .label = Divide Trade Income
    .hint = Captives and Rebels receive nothing.
    .share = { $name } { $count }T

## An offer

offer-card = { $name }: { $truly ->
    [yes] named truly
   *[no] said to be…
}
offer-worth = worth { $value } in the total
offer-cards-description = At least { $least }. Number and total are always told, and true. Name at least one truly.
offer-cards-typed = So many of each, such as: 3 Ochre, 2 Iron, (1 Salt); in brackets what you do not name truly

## Why not

reason-trade-unnamed = Name at least one of the cards truly.
reason-trade-twice = You have picked more { $commodity } than you hold: a card is either named truly or said to be something else.
reason-trade-claims = You have said { $claims } things of { $cards ->
    [0] no cards: pick “said to be…” for the cards you mean
    [one] 1 card
   *[other] { $cards } cards
}.
reason-trade-few = A side of a deal needs { $least } trade cards, and you hold { $have }; nothing was changed.
reason-trade-few-there = A side of a deal needs { $least } trade cards, and { $seat } holds { $have }; nothing was changed.
reason-trade-untrue = { $commodity } is not among the cards you put down.

## What happens

event-carthage-drew-trade-cards = { $seat } draws from { $stacks } ({ $by ->
    [none] { $traders ->
        [one] 1 Trader
       *[other] { $traders } Traders
    }
   *[other] for { $by }
}).
event-carthage-received-trade-cards = You receive { $cards }.
event-carthage-deal-moved = Deal no. { $deal }: { $seat } { $act ->
    [offered] makes an offer to
    [countered] makes a counter-offer to
    [accepted] accepts the deal with
    [declined] declines the deal with
    [withdrawn] withdraws from the deal with
    [lapsed] sees the deal lapse with
   *[settled] settles the deal with
} { $partner }.{ $cards ->
    [none] { "" }
   *[other] { " " }{ $cards }.
}
event-carthage-traded = { $seats } trade cards, { $cards }.
    .news = { event-carthage-traded }
event-carthage-nobody-can-trade = Nobody can trade: fewer than two factions hold { $least } trade cards.
    .news = { event-carthage-nobody-can-trade }
event-carthage-sold = { $seat } sells { $sets } for { $revenue }T{ $tax ->
    [0] , free of tax
   *[other] {" "}and pays { $tax }T of tax
}.
    .news = { event-carthage-sold }
event-carthage-overseer-paid = { $senator } receives { $talents }T as Overseer of the Agora for { $cards } cards sold.
event-carthage-stored-trade-cards = { $seat } keeps { $kept ->
    [0] no trade cards
    [one] 1 trade card
   *[other] { $kept } trade cards
}{ $returned ->
    [0] { "" }
    [one] ; 1 goes back
   *[other] ; { $returned } go back
}.
event-carthage-trade-income = { $seat } divides its trade income: { $shares }. { $lost ->
    [0] { "" }
    [one] 1T is lost.
   *[other] { $lost }T are lost.
}
event-carthage-stack-changed = Trade cards ({ $cause }): { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
} { $change ->
    [halved] set aside from
    [removed] taken away from
    [closed] taken away from
    [lost] lost for good from
    [doubled] added to
    [returned] returned to
   *[opened] added to
} { $stack }, which now has { $in_play } in play.
