"""What is shown of The Republic of Carthage alone: beside its questions, on its cards, in its words."""
