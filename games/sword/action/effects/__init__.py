"""SR-33: what events do: one function for each operation of their cards, and whether it would have any effect."""
