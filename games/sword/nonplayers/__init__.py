"""SR-16: non-player powers act by cards."""
