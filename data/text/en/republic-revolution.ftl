### The republics: the Revolution Phase. Terms are those of the rulebooks; T is a Talent.

ask-revolution-done = Are you done with trading red cards?
    .label = End Trading
    .hint = A trade needs cards of both sides; gifts need no consent. When all are done, cards are played, and five may be kept.
ask-revolution-offer = Which red cards do you offer { $to }?
    .label = Offer to { $to }
    .field-cards = Your cards
    .field-shown = Do you show them?
ask-revolution-counter = Which red cards do you put down?
    .label = Put Down Cards
    .field-cards = Your cards
    .field-shown = Do you show them?
ask-revolution-deal = What do you say to this deal?
    .label = Answer the Deal
ask-revolution-give = To whom do you give red cards, without anything in return?
    .label = Give Cards
    .field-to = To whom
    .field-cards = Your cards
ask-revolution-play = Which card do you play, if any?
    .label = Play a Card
    .hint = You are asked again after each card, until you play none.
    .default = Play Nothing More
ask-revolution-discard = You hold more than five red cards. Which do you discard, face up?
    .label = Discard
option-revolution-play-none = Play Nothing More
red-cards-put-down = { $cards }, { $shown ->
    [shown] shown
   *[hidden] not shown
}
option-revolution-deal-withdraw = Decline or Withdraw
event-republic-promised-cards = Under agreement no. { $agreement } { $giver } hands { $receiver }{ $cards ->
    [nothing] { " " }none of the cards
   *[other] : { $cards }
}. Missing: { $missing }.
    .news = { event-republic-promised-cards }
event-republic-card-deal-moved = Deal no. { $deal }: { $seat } { $act ->
    [offered] makes an offer to
    [countered] makes a counter-offer to
    [accepted] accepts the deal with
    [declined] declines the deal with
    [withdrawn] withdraws from the deal with
    [lapsed] sees the deal lapse with
   *[settled] settles the deal with
} { $partner }.{ $counts ->
    [none] { "" }
    [nothing] { "" }
   *[other] { " " }{ $counts }.
}
event-republic-red-cards-traded = { $seats } trade red cards, { $counts }.
    .news = { event-republic-red-cards-traded }
event-republic-red-cards-given = { $seat } gives { $receiver } { $count ->
    [one] 1 red card
   *[other] { $count } red cards
}.
    .news = { event-republic-red-cards-given }
event-republic-red-cards-received = { $receiver } receives { $cards } from { $giver }.
    .you = You receive { $cards } from { $giver }.
event-republic-no-cards-to-deal = Nobody can trade or give red cards: nobody holds any.
    .news = { event-republic-no-cards-to-deal }
event-republic-cards-discarded = { $seat } discards { $cards }.
    .news = { event-republic-cards-discarded }
event-republic-command-laid-down = The command is laid down by { $commanders }; the units go to Active Forces.
    .news = { event-republic-command-laid-down }
event-republic-rebels-joined = { $senators ->
    [nothing] Nobody of { $seat } joins the revolt.
   *[other] The revolt is joined by { $senators } of { $seat }.
}
    .news = { event-republic-rebels-joined }
event-republic-veterans-deserted = { $legions ->
    [one] 1 veteran legion deserts
   *[other] { $legions } veteran legions desert
} to { $senator }.
cards-for-cards = { $given } for { $taken }
pass-revolution-done = Done, Play Nothing
    .hint = -# **Done, Play Nothing**: you trade no red card and play none in this Revolution Phase. What others offer you meanwhile stays unanswered; above five cards you are still asked which you discard. Until the cards are played you can take it back.
    .stands = You trade no more red cards and play none in this Revolution Phase.
