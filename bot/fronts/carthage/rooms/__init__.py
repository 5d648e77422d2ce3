"""What each phase of Carthage brings for its questions."""
