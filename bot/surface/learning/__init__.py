"""The rulebook at hand, lessons, and what a message means."""
