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
vote-verdict-carried = The table has decided, { $yea } to { $nay }: { $what }.
vote-verdict-master = The game master has decided: { $what }.
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
table-motion-pace = the pace is { $pace } from the next decision on
table-motion-gm = { $person } is the game master
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

## Pausing

reason-pause-already = The game is paused already; nothing was changed.
reason-pause-hours = It has to be a whole number of hours from { $low } to { $high }; nothing was changed.
reason-pause-none = The game is not paused; nothing was changed.
reason-pause-reason = A reason has at most { $max } characters; yours has { $length }. Nothing was changed.
reason-extend-nothing = No open decision has a deadline; nothing was changed.

## Live sittings

reason-sitting-already = The table sits live already; nothing was changed.
reason-sitting-none = The table does not sit live now; nothing was changed.
reason-sitting-still = The game stands still; let it go on first. Nothing was changed.
reason-sitting-when = A sitting begins in the future, and at most { $days } days ahead; nothing was changed.

## Absence

reason-away-past = An absence ends in the future and lasts at least an hour; nothing was changed.
reason-away-long = An absence begins within { $ahead } days and lasts at most { $days }; nothing was changed.
reason-away-overlap = You have said already that you are away then; nothing was changed. End that absence first.
reason-away-spent = Others wait for you at most { $days } days in { $span }; you have { $hours } hours left. Nothing was changed.
