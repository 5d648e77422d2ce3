"""What is mended: the desk of the game master, going back, repair, held games, reports."""
