### Deals beyond the goods: notes, promises, threads, who could read along.

button-keep = Keep These Words
button-promise = Promise…
button-promise-kept = It Was Kept
button-promise-broken = It Was Broken
button-promise-open = Let Everybody Know

button-promises = Promises ({ $count })
menu-deals = Open a deal
menu-promises = Open a promise
deal-receipt = with { $partner }, no. { $n }: over

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
deal-your-cards-reserved = -# Your cards: { $cards }. Only you see them. They are reserved for this deal, which you have accepted.
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

reason-deal-vacant = Nobody holds the seat of { $partner } now, so nobody could answer; nothing was changed.
reason-deal-hours = That is not one of the times an offer can stand.
reason-deal-lapsed = The deal lapsed: goods of it are no longer there, or its time was up. Nothing moved.
