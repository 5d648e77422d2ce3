### Deals beyond the goods: notes, promises, threads, who could read along.

button-accept = Accept This Offer
button-answer = Answer…
button-confirm = Accept: I Have Read It
button-counter = Change What You Give…
button-decline = Decline…
button-refuse = Withdraw or Decline…
button-withdraw = Withdraw
button-take-back = Withdraw: { $partner }{ $n ->
    [none] { "" }
   *[other] { " (no. " }{ $n })
}
button-keep = Keep These Words
button-promise = Promise…
button-promise-kept = It Was Kept
button-promise-broken = It Was Broken
button-promise-open = Let Everybody Know

button-promises = Promises ({ $count })
menu-deals = Open a deal
menu-promises = Open a promise
deal-receipt = with { $partner }, no. { $n }: over

## The card

deal-title = **Deal with { $partner }** · no. { $n } between you{ $turn ->
    [own] { " · **it is your turn**" }
    [other] { " · waiting for " }{ $partner }
   *[both] { "" }
}
deal-title-shared = **Deal between { $seats }** · no. { $n } between them
deal-summary = { $partner }: you give { $mine }; { $partner } gives { $theirs }{ $turn ->
    [own] { " · your turn" }
   *[other] { "" }
}
deal-version = { $deal } (version { $rev })
deal-statement = { $cards } cards worth { $total } in all{ $whole ->
    [yes] : { $names }
   *[no] , among them { $names }
}
deal-red-cards = { $cards ->
    [one] 1 red card
   *[other] { $cards } red cards
}{ $shown ->
    [nothing] , not shown
   *[other] : { $shown }
}
deal-nothing-yet = nothing yet
deal-you-give = You give: { $what }.
deal-they-give = { $partner } gives: { $what }.
deal-your-cards = -# Your cards: { $cards }.{ $shown ->
    [yes] { "" }
   *[no] { " " }Only you see them.
}{ $reserved ->
    [yes] { " " }They are reserved for this deal, which you have accepted.
   *[no] { "" }
}
deal-accepted = ✔ { $seat } has accepted.
deal-answers = { $listed ->
    [yes] To trade, choose from the list what you give, or press **Answer…** to say more; with either you accept what { $partner } gives.
   *[no] To trade, press **Answer…** and put down what you give; with it you accept what { $partner } gives.
}
menu-give = Give at once, each named truly
give-worth = worth { $total } in all
give-wanted = wanted by { $partner }
deal-settles = If you accept, the goods change hands at once, and that cannot be undone.
deal-confirm = { $settles ->
    [yes] **With this the deal is settled.** The goods change hands at once, and that cannot be undone.
   *[no] **With this you accept what lies here.** It is settled as soon as the other side accepts it too.
}
deal-over = { $act ->
    [settled] ✔ Your deal no. { $n } with { $partner } is settled; the goods have changed hands.
    [declined] { $mine ->
        [yes] You declined the deal with { $partner }; nothing moved.
        [no] { $partner } declined your offer; nothing moved.
       *[none] The deal with { $partner } was declined; nothing moved.
    }
    [withdrawn] { $mine ->
        [yes] You withdrew the deal with { $partner }; nothing moved.
        [no] { $partner } withdrew the offer; nothing moved.
       *[none] The deal with { $partner } was withdrawn; nothing moved.
    }
   *[lapsed] The deal with { $partner } lapsed; nothing moved.
}
deal-over-why = { $told } “{ $why }”
deal-none = You have no open deals.
deal-muted = -# { $partner } is muted: what { $partner } says is not shown to you.

## Goods: what is said of them, and what is wanted

deal-claims-label = Said to be… (may be false)
deal-claims-description = Of the cards you picked so; one name stands for all of them. Nothing: you do not say.
deal-wants-label = I want… (optional)
deal-wants-description = Which goods you would have. Only the two of you read it.
deal-form-accepts = **With your answer you accept what { $partner } gives.** If { $partner } accepts yours, the goods change hands.
deal-claims = { $seat } says it is { $claims }.
    -# Sure are only the number, the total and what is “among them”.
deal-impossible = ⚠ That cannot be: { $total } in all, and { $claims } among them.
deal-wants = { $seat } wants { $wants }.
reason-form-wares = At most { $max } goods in one line; nothing was changed.

## Open calls

button-call = Call for Goods…
button-call-change = Change Call…
button-call-withdraw = Withdraw Call
button-call-answer = Answer { $seat }…
button-call-offer = Offer Some…
call-line = { $seat } looks for { $wants }.
call-own = You look for { $wants }; everybody is told, until trading ends.
call-says = “{ $text }”
call-hint = -# What you offer, and whether you do, only { $seat } learns.
call-title = Call for goods
call-wants-label = I look for…
call-wants-description = At most { $max }. Everybody at the table is told, without a sound.
call-note-label = A note
call-note-description = Optional, at most { $max } characters. Everybody reads it in the channel.

## What came

deal-came = You got { $got }; you gave { $gave }.
deal-lie = { $seat } said { $said }: { $plain ->
    [yes] it was { $was }.
   *[no] that was not there. What came unnamed: { $was }.
}
deal-past = -# Deals settled between you two: { $count }. Something false was said in them by: { $lies }. More: `/deal record`.
deal-record-title = **Your deals with { $partner }**, the newest first; only the two of you see this.
deal-record-none = No deal between you and { $partner } has been settled yet.
deal-record-line = - No. { $n }, turn { $turn }: { $told }

## Declining

refusal-title = Decline the offer of { $partner }
refusal-label = Why
refusal-description = { $partner } reads it. Nothing moves, whatever you say.
refusal-none = I do not say why
refusal-little = That is too little for me
refusal-other = I do not need these goods
refusal-keep = I keep my goods for now
refusal-found = I have dealt with somebody else
refusal-text = In your own words
refusal-text-description = Optional, at most { $max } characters. Only the two of you read it; it is erased after a day.

## Words beside the goods

deal-note = { $seat } notes: “{ $text }”
deal-promise = { $seat } promises, by { $by }: “{ $text }” (not enforced)
deal-stands = This offer lapses { $when }.
deal-record = -# Promises of { $giver } to { $taker } so far: { $kept } kept, { $broken } broken, { $disputed } disputed, { $open } open.
deal-note-label = A note
deal-note-description = Optional, at most { $max } characters. Only the two of you read it.
deal-hours = { $hours ->
    [0] until trading ends
   *[other] { $hours } hours
}
deal-hours-label = How long the offer stands
deal-hours-description = Optional. It lapses at the end of trading in any case.
hand-reserved = Reserved for deals you have accepted: { $cards }.

## Promises

promise-title = Promise
promise-label = To { $partner }
promise-description = Optional, at most { $max } characters. Nobody enforces it. The deal gets a new revision.
promise-by-label = By when
promise-by-description = Then both of you are asked whether it was kept.
promise-by-turn = the end of this turn
promise-by-phase = the end of { $phase }
promise-text = **{ $giver } promised { $taker }**, by { $by }: “{ $text }”
promise-asked = Was it kept? Only the two of you learn what you answer.
promise-says = - { $seat } says it was { $kept ->
    [yes] kept
   *[no] broken
}.
promise-is-kept = ✔ Kept, as both say.
promise-is-broken = ✘ Broken, as both say.
promise-is-disputed = The two do not agree whether it was kept.
promise-is-unsaid = Not both have said whether it was kept.
promise-opened = -# { $seats } would let everybody know; that takes both.
promises-title = **Promises between you and others**
promises-none = Nobody has promised anything to you, nor you to anybody.
promises-line = - { $giver } to { $taker }, by { $by }: “{ $text }”: { $verdict ->
    [owed] not due yet
    [asked] asked
    [kept] kept
    [broken] broken
    [disputed] disputed
   *[unsaid] never said
}
reason-promise-gone = There is no such promise.
reason-promise-others = That promise is between two others.
reason-promise-when = Name the event by which the promise is due; nothing was changed.
reason-promise-said = You have said that already; nothing was changed.
reason-promise-early = That cannot be said yet; nothing was changed.

## Talk

talk-kept = -# You both keep these words.
talk-kept-by-you = -# You would keep these words. Unless the other side keeps them too, they are erased a day after the deal is over.
talk-erased = -# These words are erased a day after the deal is over, unless you both keep them.
deal-muted-now = { $partner } is muted: what { $partner } says in deals is not shown to you.
deal-heard-now = You hear { $partner } again.
reason-talk-gone = There is nothing left to keep.

## Threads, and who could read along

notice-thread-gone = The thread of your deal no. { $n } is gone or cannot be opened. The deal goes on here, by direct message; nothing of it is lost.
deal-thread-left = Others at this table can read private threads here now. This deal goes on by direct message, and this thread is closed.
audit-title = **Who could read along**
audit-watching = { $seats ->
    [nothing] Deals have private threads of their two players; nobody else at the table can read along.
   *[other] { $seats } can read every private thread here. So only deals that include all of them have a thread; all others go through me, by direct message.
}
audit-everyone = Everybody on this server can read this channel; administrators of the server can read everything in it.
audit-some = Only some on this server can read this channel; its administrators can read everything in it.
audit-missing = I need { $missing } in this channel and have not got it.
audit-wished = I cannot pin the Turn card here; the game goes on without that. To have it pinned, allow me { $missing } in this channel.
audit-closed = I cannot send direct messages to { $seats }; everything is on the desk there. To get messages, allow DMs in this server.
audit-well = Nothing is amiss any more.

## Why not

reason-call-closed = Nobody trades now; nobody was told anything.
reason-call-wares = Name 1 to { $max } goods; nobody was told anything.
reason-call-none = You have no open call; nothing was changed.
reason-call-over = Nobody looks for these goods here any more; nothing was offered.
reason-call-full = You and { $seat } have as many open deals as there can be; nothing was offered. Answer one of them, or withdraw it.
reason-deal-vacant = Nobody holds the seat of { $partner } now, so nobody could answer; nothing was changed.
reason-deal-hours = That is not one of the times an offer can stand.
reason-deal-lapsed = The deal lapsed: goods of it are no longer there, or its time was up. Nothing moved.
reason-deal-gone = The goods are no longer there; nothing moved.
reason-deal-over = This deal is over; nothing was changed.
reason-deal-stale = { $partner } has changed the offer; below is what lies there now. Nothing was accepted.
reason-deal-not-yours = It is { $partner } who has to answer now; nothing was changed.
reason-deal-reason = That is not one of the ready reasons; nothing was changed.
reason-deal-others = This deal is between two others.
reason-deal-no-goods = You have nothing to put down; nothing was changed.
reason-deal-not-seated = That person has no seat in this game.
