"""When something went wrong: undo, rewind, the game master's desk, held games, lost places, cards rebuilt."""
