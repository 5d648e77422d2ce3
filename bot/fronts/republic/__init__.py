"""What the fronts of all republics share: it is made for a game by what differs, and knows none of them by name."""
