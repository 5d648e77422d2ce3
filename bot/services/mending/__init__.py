"""When something went wrong: the game master's desk, held games, going back, lost places, reports."""
