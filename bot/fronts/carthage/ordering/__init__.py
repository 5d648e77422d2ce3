"""What may be ordered beforehand in Carthage."""
