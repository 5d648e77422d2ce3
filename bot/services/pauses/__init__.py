"""Pauses of a game: its clocks stand still."""
