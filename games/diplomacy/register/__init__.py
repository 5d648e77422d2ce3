"""CD-3: names, codes, and which of his names a player holds everything under."""
