"""The front of The Republic of Rome."""
