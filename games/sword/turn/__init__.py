"""SR-4, 5, 15: the phases of a turn."""
