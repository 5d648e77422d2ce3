### When something went wrong: undo, rewind, the GM's desk, held games, reports, repair.

## Undo

button-undo = Undo
card-undone = ↩ Taken back.
reason-undo-late = That answer is no longer the last act of the game; nothing was changed.
