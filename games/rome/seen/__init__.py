"""What each seat sees of the table (RR-0.4), and what it cannot know."""
