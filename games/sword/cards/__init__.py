"""SR-6, 7, 33: what cards do, and when they may be played."""
