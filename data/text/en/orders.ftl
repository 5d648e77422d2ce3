### Standing orders, defaults of one's own, and locking all that is asked.

## What is ordered

order-line = **{ $n }.** { $when }: { $do }{ $limits }
order-unreadable = **{ $n }.** This order was made by another version of the bot. It is kept, but not carried out.
order-when = { $kind }{ $where }
order-motion = on: { $motion }
order-actor = of { $seat }
order-target = concerning { $seat }
order-event = in a turn with: { $event }
order-if = if { $fact } { $than ->
    [least] is at least
    [most] is at most
   *[just] is
} { $value }
order-times = { $times ->
    [one] once
   *[other] { $times } times
} at most
order-money = { $money } a turn at most
order-until = until turn { $turn }
order-do-default = the default of the rules
order-do-proposed = what its card proposes
order-do-use = take what is offered
order-do-none = take nothing
order-do-amount = give { $amount }
order-do-ceiling = bid up to { $amount } (counts no more)
order-do-some = give an amount…
order-do-with = vote like { $seat }
order-do-against = vote against { $seat }
order-do-buying = { $do }, buying { $amount } { $amount ->
    [one] vote
   *[other] votes
}
order-any = Any
order-more = More…

order-fact-turn = the turn
order-fact-own-hand = the number of my cards

## The list

orders-title = **Standing Orders of { $seat }** · { $title }
orders-none = You have no standing orders. One answers for you, 5 to 90 minutes after you are asked; nobody else can tell it from an answer of your own.
orders-about = The first that is meant counts. Each is carried out 5 to 90 minutes after you are asked, never past the deadline; your own answer goes before it.
orders-saved = ✔ Saved as your order no. { $n }.
orders-removed = ✔ Removed: { $order }
orders-stale = Your orders have changed meanwhile; nothing was done. These are your orders now.
menu-orders = Choose an order
button-orders = Orders…
button-order-add = Add Order
button-order-up = Move Up
button-order-down = Move Down
button-order-remove = Remove
button-order-test = Test
button-order-defaults = Defaults
button-order-list = All Orders
button-preset = Pre-Set…

## The form

order-form-title = **New Order**
order-form-so-far = { $when }: { $do }{ $limits }
order-form-when = Choose what it is for and what to answer; the rest may stay open.
order-form-kind = What for? Choose a phase and a decision.
order-form-missing = Choose what it is for and what to answer first; nothing was saved.
menu-order-phase = Phase
menu-order-kind = Decision
menu-order-motion = Type of motion
menu-order-actor = Whose proposal or persuasion
menu-order-target = Whom it concerns
menu-order-event = Only in a turn with…
menu-order-do = Answer
menu-order-times = How often at most
menu-order-until = Until when
button-order-save = Save Order
button-order-numbers = Amount, Limit, Condition…
button-order-no-if = Remove Last Condition
button-order-cancel = Discard Order
order-turn-now = This turn
order-turn-nth = Turn { $turn }
order-turn-end = The end of the game
order-limit-none = As often as it is meant
order-limit-times = { $times ->
    [one] Once
   *[other] { $times } times
}
order-numbers-title = Amount, Limit, Condition
order-numbers-amount = Amount
order-numbers-amount-note = Where the answer is a number. Empty: as it is.
order-numbers-money = Money a turn at most
order-numbers-money-note = Empty: no limit.
order-numbers-fact = Only if
order-numbers-than = Comparison
order-numbers-value = With
order-numbers-value-note = A whole number. Empty: no condition is added.
order-than-least = is at least
order-than-most = is at most
order-than-just = is exactly

## What it would have done, and what it did

test-title = **Your orders in turns { $from } to { $to }**, tried on what you were asked then. Nothing is changed.
test-nothing = None of your orders would have answered anything.
test-would = Turn { $turn }: order { $n } for { $label }: { $answer }{ $really }
test-really = { $by ->
    [lapse] { " " }(the default was taken: { $answer })
    [forced] { " " }(it was the only answer)
    [order] { " " }(as you had set it: { $answer })
   *[answer] { " " }(you answered: { $answer })
}
test-open = { " " }(nothing was answered)
test-skipped = Turn { $turn }: order { $n } for { $label } would have been skipped: { $why }.
test-partly = What came later cannot be played again, because the program has changed.
test-more = And { $count } more.
order-why-cap = it is over its limit
order-why-fact = a figure it asks for is not known then
order-why-illegal = what it answers is not offered then
order-why-rounds = there are no ceilings any more; say ahead how far you bid
order-skipped = Your standing order { $n } for { $label } was skipped: { $why }. The decision is yours; open your desk, or the default applies at the deadline.

## Defaults

defaults-title = **Defaults** · { $phase }
defaults-about = What is taken for you at the deadline if you have saved nothing. You may set your own where something is listed below.
defaults-line = { $id }: { $options }: **{ $what }** ({ $rule })
defaults-own = **Yours:** { $kind }: { $do }
defaults-saved = ✔ At the deadline, { $kind }: { $do }.
defaults-cleared = ✔ { $kind }: the default of the rules again.
menu-default-kind = Set your own default for…
menu-default-do = What is taken for you
card-order-skipped = A standing order of yours was meant for this, but could not be carried out.
card-own-default = Your default: { $answer }

## Ceilings of former releases

ceiling-gone = A ceiling you set counts no more. Say ahead how far you bid, or answer when you are asked.

turn-unnamed = Waiting for { $count ->
    [one] one answer
   *[other] { $count } answers
} in a window in which nobody is named.

## Locking all

lock-lists = **Lock All { $count }** { $above ->
    [yes] takes what is proposed above, and answers
   *[no] answers
}:
lock-line = - { $label }: { $answer }
lock-left = { $count ->
    [one] One decision was not locked: its options have changed, or what is prepared is not legal.
   *[other] { $count } decisions were not locked: their options have changed, or what is prepared is not legal.
}

## Refusals

reason-orders-too-many = You have { $most } orders already, which is the most. Remove one first.
reason-orders-unreadable = That is no order for this game; nothing was saved.
reason-orders-no-turn = No turn has begun yet, so there is nothing to try orders on.
reason-orders-none-such = You have no such order. `/orders list` shows them.
reason-order-no-default = That is an offer nobody waits for, so it has no default.
reason-order-no-such-answer = That cannot be answered so.
