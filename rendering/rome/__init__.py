"""Pictures of The Republic of Rome."""
