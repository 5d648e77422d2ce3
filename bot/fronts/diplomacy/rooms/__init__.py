"""What each phase of the political Diplomacy brings."""
