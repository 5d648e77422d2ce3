### When something went wrong: undo, rewind, the GM's desk, held games, reports, repair.

## Undo

button-undo = Undo
card-undone = ↩ Taken back.
reason-undo-late = That answer is no longer the last act of the game; nothing was changed.

## Rewind

menu-rewind = Where to
button-rewind = Take Back…
button-go-back = Take the Game Back
button-propose-back = Put It to the Table
rewind-choose = **Take the game back.** Choose where to; then you see what would be undone. Nothing is taken back yet.
rewind-title = **To { $place }?**
rewind-place = { $turn ->
    [0] { $step }
   *[other] turn { $turn }, { $step }
}
rewind-back = { $place } · { $count ->
    [0] the beginning of this step
    [one] 1 step back
   *[other] { $count } steps back
}
rewind-undone = **Undone**, the latest first:
rewind-undone-nothing = **Undone**: nothing that all were told.
rewind-more = and { $count } more
rewind-learnt = **What stays known:**
rewind-learnt-all = - to everybody: { $what }
rewind-learnt-alone = - { $seat } was told { $count ->
    [one] one thing
   *[other] { $count } things
} in private.
rewind-learnt-nothing = Nothing that was hidden has become known since.
rewind-how = From there the dice fall anew, hands are as they were then, and all older buttons are dead.
table-motion-rewind = the game is taken back to { $place }
reason-rewind-nothing = Nothing was done since then; nothing was changed.
reason-rewind-broken = This program makes something else of that part of the game, so it cannot be taken back to there. Nothing was changed; choose another place.
