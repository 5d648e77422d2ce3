"""Pictures of The Republic of Carthage."""
