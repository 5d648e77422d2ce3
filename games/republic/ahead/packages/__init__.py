"""What republics ask once a phase: money as rules, and red cards in their order."""
