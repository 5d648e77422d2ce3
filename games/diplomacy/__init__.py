"""Carthage: the political Diplomacy of offices, masks and railways, and standard Diplomacy beside it."""
