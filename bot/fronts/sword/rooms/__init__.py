"""What each phase of The Sword of Rome brings for its questions."""
