### Table votes, pausing, live sittings, absence and missed deadlines.

## Table votes

vote-title = **Table vote**
vote-proposal = { $seat ->
    [none] It is proposed that { $what }.
   *[other] { $seat } proposes that { $what }.
}
vote-reason = Reason: { $reason }
vote-rule = { $all ->
    [yes] All who are not away must agree; one seat, one vote.
   *[no] Two thirds of the held seats must agree; one seat, one vote, and yours can be changed while it is open.
}
vote-without = { $seat } has no vote in this.
vote-tally = Yea { $yea } · Nay { $nay } · Not yet { $left } (needs { $needed })
vote-line = - { $seat }: { $vote ->
    [yes] yea
    [no] nay
   *[none] not yet
}
vote-until = Open until { $when }.
vote-called = { $mentions }: your vote is asked.
vote-result-carried = **Carried**, { $yea } to { $nay }.
vote-result-refused = **Not carried**, { $yea } to { $nay }.
vote-result-late = **Not carried**: the time ran out, { $yea } to { $nay }.
vote-result-void = **Carried**, { $yea } to { $nay }, but it could not take effect. { $why }
vote-result-master = { $passed ->
    [yes] **Carried** by the game master.
   *[no] **Not carried**: the game master has decided.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
}
vote-verdict-carried = The table has decided, { $yea } to { $nay }: { $what }.
vote-verdict-master = The game master has decided: { $what }.
vote-verdict-master-no = The game master has decided against it: that { $what }.
vote-verdict-refused = The table has not agreed, { $yea } to { $nay }, that { $what }.
vote-verdict-late = The time to vote ran out, { $yea } to { $nay }; it stays undecided that { $what }.
vote-verdict-void = The table has agreed, { $yea } to { $nay }, that { $what }; but it could not take effect. { $why }
table-motion-pause = the game is paused{ $hours ->
    [0] { "" }
    [one] { " " }for 1 hour
   *[other] { " " }for { $hours } hours
}
table-motion-resume = the game goes on
table-motion-extend = all open deadlines move by { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
table-motion-sitting = all sit down and play live, ten minutes a decision{ $at ->
    [0] { "" }
   *[other] { ", from " }{ $at }
}
table-motion-away = the clocks wait for { $seat }, from { $since } until { $until }
table-motion-pace = what opens from now on has this pace: { $pace ->
    [live] { pace-live }
    [brisk] { pace-brisk }
    [relaxed] { pace-relaxed }
    [unhurried] { pace-unhurried }
    [none] { pace-none }
   *[standard] { pace-standard }
}
table-motion-gm = { $user } is the game master from now on
table-motion-end = the game ends here, with no winner
vote-footer = -# { $game } · table vote { $motion }
vote-opened = The table votes on it; the card is in the game's channel, and you have voted yea.
button-yea = Yea
button-nay = Nay
reason-motion-closed = This vote is closed: { $outcome ->
    [passed] carried
    [carried] carried
    [void] carried, but it could not take effect
   *[other] not carried
}, { $yea } to { $nay }. Nothing was changed.
reason-motion-gone = This vote is long over; nothing was changed.
reason-motion-no-vote = Only players with a vote in this matter can do that; nothing was changed.
reason-motion-open = The table votes on this already; nothing was changed. The card is in the game's channel.

reason-motion-which = The table votes on several things. Name one with the option `motion`; it stands at the foot of its card.
reason-motion-none = The table votes on nothing now.

## The panel of a table

button-table = Table…
button-resume = Resume
button-pause = Pause…
button-extend = Extend…
button-gather = Live Sitting…
button-rise = End Live Sitting
button-away = Away…
button-back-again = I Am Back
button-finish = End Game…
button-end-game = End the Game
button-open = Open to Everybody
button-invite = By Invitation Only
button-sit-down = Sit Down
menu-pace = Propose another pace
field-hours = Hours
field-reason = Reason
field-when = When
field-since = From
field-until = Until
field-policy = Meanwhile
form-hours-halt = A whole number from { $low } to { $high }. Empty: until the table goes on.
form-hours-extend = A whole number from { $low } to { $high }.
form-reason = What the others should know. It may be left empty.
form-when = 3h, 18:30 or 2026-03-29 18:30, in your time zone. Empty: now.
form-until = 3d, 2026-03-29 or 2026-03-29 18:30, in your time zone.
table-title = **The table of { $title }**
table-host = Host: { $host }{ $master ->
    [none] {""}; there is no other game master
   *[other] {""}; game master: { $master }
}
table-visibility = { $value ->
    [invite] By invitation: only who is invited may join, and others do not see it listed
   *[open] Open: everybody who sees the channel may join
}
table-missed = { $count ->
    [one] You have let a deadline pass; after three in a row your seat is free.
   *[other] You have let { $count } deadlines in a row pass; after three your seat is free.
}
table-done = Done.
table-end-sure = To end the game before its rules do cannot be undone; nobody wins. Two thirds of the players must agree, unless you are the game master.
table-resumed = The game goes on.
table-risen = The live sitting is over; deadlines return to the pace of the game.
turn-paused = ⏸ **Paused** since { $since }. No clock runs; your answers count.
turn-pause-table = The table wished it{ $until ->
    [none] {""}
   *[other] {""}, until { $until }
}.{ $reason ->
    [none] {""}
   *[other] {""} Reason: { $reason }
}
turn-pause-missed = Half the table let deadlines pass. Whoever is back lets the game go on.
turn-pause-away = It waits for { $seat }, until { $until }.
turn-pause-empty = Nobody holds a seat.
turn-sitting = **Live sitting**: ten minutes a decision, until nobody has answered for twenty.
turn-appointment = A live sitting begins { $when }.
turn-away = { $seat } is away until { $when }.
lobby-guests = Invited: { $people }.
guest-asked = { $mention }, you are invited to play **{ $title }**.
reason-lobby-by-invitation = This game is by invitation; nothing was changed. Ask { $host } to invite you.
reason-lobby-guest-seated = That player sits here already; nothing was changed.
reason-visibility-unknown = A game is open or by invitation; nothing was changed.
lobby-away = { $name } (away until { $when })

## Pausing

notice-resumed = The game goes on; every deadline has moved by as long as it stood still.
notice-resumed-by = { $seat } is back, and the game goes on; every deadline has moved by as long as it stood still.

reason-pause-already = The game is paused already; nothing was changed.
reason-pause-hours = It has to be a whole number of hours from { $low } to { $high }; nothing was changed.
reason-pause-none = The game is not paused; nothing was changed.
reason-pause-reason = A reason has at most { $max } characters; yours has { $length }. Nothing was changed.
reason-extend-nothing = No open decision has a deadline; nothing was changed.

## Live sittings

notice-sitting-begins = A live sitting begins: ten minutes a decision. It ends when nobody has answered for twenty.
notice-sitting-idle = The live sitting is over, for nobody has answered for twenty minutes. Deadlines return to the pace of the game.
notice-sitting-left = { $seat } has to go, and the live sitting is over. Deadlines return to the pace of the game.
notice-sitting-off = The live sitting does not begin, for the game stands still. Agree on another time with `/table sitting`.
notice-sitting-missed = I was away when the live sitting should have begun. Agree on another time with `/table sitting`.
sitting-planned = A live sitting begins { $when }.{ $event ->
    [0] {""} There is no scheduled event for it, for I may not create events here.
   *[other] {""} It stands among the events of the server.
}

reason-sitting-already = The table sits live already; nothing was changed.
reason-sitting-none = The table does not sit live now; nothing was changed.
reason-sitting-still = The game stands still; let it go on first. Nothing was changed.
reason-sitting-when = A sitting begins in the future, and at most { $days } days ahead; nothing was changed.

## The terms

reason-pace-unknown = There is no such pace; nothing was changed.
reason-pace-already = The game has this pace already; nothing was changed.
reason-gm-already = That is the game master already; nothing was changed.
reason-gm-bot = A bot cannot be the game master; nothing was changed.

## Absence

away-policy-orders = Orders and defaults
away-policy-wait = The clocks wait
away-policy-caretaker = An automaton plays
away-policy-plays = An automaton plays to win: { $level }
away-note-orders = Your standing orders answer, else the defaults
away-note-wait = Seven days in ninety at most; over three days the table votes
away-note-caretaker = It plays by the defaults; the seat stays yours
away-told = { $seat } is away until { $until }.{ $policy ->
    [wait] {""} Until then no clock runs.
    [caretaker] {""} Until then an automaton plays by the defaults.
   *[orders] {""}
}
away-noted = **{ $title }**: noted. The table sees until when you are away.
away-asked = **{ $title }**: the table votes on whether it waits so long.
away-refused = **{ $title }**: { $why }
away-ended = **{ $title }**: you are back.
games-more = { $count ->
    [one] one more game
   *[other] { $count } more games
}
away-none = You are not away, and have no absence planned; nothing was changed.
notice-back = { $seat } is back.
reason-date-unreadable = "{ $said }" cannot be read as a time; nothing was changed. Write 3d, 18:30, 2026-03-29 or 2026-03-29 18:30.

## Missed deadlines

missed-told = A deadline of yours has passed in **{ $title }**, and the default was taken. After two in a row the table is told, after three your seat is free; `/away` says that you cannot play for a while.
notice-missed = { $seat } has let { $count } deadlines in a row pass. After one more the seat is free.
asleep-told = { $mentions }: half the table has let two deadlines in a row pass, so the game stands still and no clock runs. Whoever is back presses Resume.

reason-away-past = An absence ends in the future and lasts at least an hour; nothing was changed.
reason-away-long = An absence begins within { $ahead } days and lasts at most { $days }; nothing was changed.
reason-away-overlap = You have said already that you are away then; nothing was changed. End that absence first.
reason-away-spent = Others wait for you at most { $days } days in { $span }; you have { $hours } hours left. Nothing was changed.
