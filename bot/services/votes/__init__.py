"""What the table decides by vote: motions, and the votes on them."""
