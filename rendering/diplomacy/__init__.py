"""The pictures of the political Diplomacy: the board, parts of it, what is ordered and what came of it, papers."""
