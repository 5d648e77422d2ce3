"""What each phase of The Salt Road brings for its questions."""
