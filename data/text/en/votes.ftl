### Table votes, pausing, live sittings, absence and missed deadlines.

## Table votes

reason-motion-closed = This vote is closed: { $outcome ->
    [passed] passed
    [carried] passed
    [void] passed, but it could not take effect
   *[other] not carried
}, { $yea } to { $nay }. Nothing was changed.
reason-motion-gone = This vote is long over; nothing was changed.
reason-motion-no-vote = Only players with a vote in this matter can do that; nothing was changed.
reason-motion-open = The table votes on this already; nothing was changed. The card is in the game's channel.
