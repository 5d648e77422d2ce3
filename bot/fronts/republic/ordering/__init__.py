"""What may be ordered beforehand in a republic: what an order goes by, and what it comes to."""
