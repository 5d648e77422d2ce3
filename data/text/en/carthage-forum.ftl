### The Republic of Carthage: the Forum Phase.

## Questions

ask-forum-roll = Initiative no. { $number } is yours. Roll?
    .label = Roll the Initiative
    .hint = On 7 a Table Event is rolled, otherwise the top card of the deck is drawn.
ask-forum-peddle = From whose hand do you take a card at random?
    .label = Play Influence Peddling
ask-forum-trader = Which of your Senators tries for a Trader, and what does he spend?
    .label = Attract a Trader
    .hint = 2 dice and the Talents must come to 12 or more.
    .field-senator = Who tries
    .field-talents = Talents he spends
    .default = Seek No Trader
    .fill = Seek a Trader…
    .none = none
ask-forum-sacrifice = Do you cancel { $event }?
    .label = Answer { $event }
    .hint = All are asked; only who holds a Tophet Sacrifice can.
ask-forum-gift = Which of your Senators receives a Trader ({ $event })?
    .label = Receive a Trader
pass-forum-roll = Roll & Pass the Rest
    .hint = -# **Roll & Pass the Rest**: in this and every further initiative you have in this turn you roll, persuade nobody, seek no Trader, and your Faction Leader stays (if you have none, the rules name one). Whatever an event or a card asks you, you are still asked. Until the Forum closes you can take it back.
    .stands = In this turn's initiatives you roll, persuade nobody, seek no Trader, and your Faction Leader stays (if you have none, the rules name one).
pass-forum-persuade = Pass the Rest
    .hint = -# **Pass the Rest**: in this initiative you persuade nobody, seek no Trader, and your Faction Leader stays (if you have none, the rules name one). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = You let the rest of this initiative pass: you persuade nobody, seek no Trader, and your Faction Leader stays (if you have none, the rules name one).
pass-forum-raise = Roll & Pass the Rest
    .hint = -# **Roll & Pass the Rest**: you raise no more and roll now; then, in this initiative only, you seek no Trader, and your Faction Leader stays (if you have none, the rules name one). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = You let the rest of this initiative pass: you seek no Trader, and your Faction Leader stays (if you have none, the rules name one).
pass-forum-trader = Pass the Rest
    .hint = -# **Pass the Rest**: in this initiative you seek no Trader, and your Faction Leader stays (if you have none, the rules name one). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = { pass-forum-raise.stands }
option-forum-roll-roll = Roll
option-forum-trader-none = Nobody
option-forum-sacrifice-none = Let It Happen

## What happens

event-carthage-trader-sought = { $senator } of { $seat } { $talents ->
    [0] tries for a Trader
   *[other] spends { $talents }T on a Trader
}: dice { $dice }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
}, total { $total } against 12: { $gained ->
    [yes] he gains one
   *[no] none comes
}.
    .news = { event-carthage-trader-sought }
event-carthage-late-era-began = The Late era begins; { $cards ->
    [one] 1 card lies
   *[other] { $cards } cards lie
} in the deck.
    .news = { event-carthage-late-era-began }
event-carthage-trader-gained = { $senator } of { $seat } receives a Trader.
    .you = { $senator } receives a Trader.
event-republic-popularity-changed = { $senator } gains { $popularity } POP ({ $cause }).
event-republic-units-lost = { $cause }: dice { $dice }. Lost: { $count ->
    [0] nothing
    [one] 1 { $units ->
        [fleets] Fleet
        [caravans] Caravan
       *[trade-fleets] Trade Fleet
    }
   *[other] { $count } { $units ->
        [fleets] Fleets
        [caravans] Caravans
       *[trade-fleets] Trade Fleets
    }
}.
event-carthage-event-cancelled = { $seat } plays { $card }: { $event } does not enter play.
    .news = { event-carthage-event-cancelled }
event-carthage-tyrians-came = The Tyrians send { $fleets ->
    [one] 1 Fleet, as long as it is
   *[other] { $fleets } Fleets, as long as they are
} needed for { $wars }.
event-carthage-tyrians-stayed = No War in the Forum needs Fleets: the Tyrians send none.
event-carthage-tyrians-left = The Tyrians go home: { $fleets ->
    [0] none of their Fleets is left
    [one] 1 Fleet leaves
   *[other] { $fleets } Fleets leave
}.
event-carthage-votes-counted = Votes in Carthage: { $votes }.
