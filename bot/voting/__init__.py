"""What the table decides by vote: motions, what each carries, and the terms that may change during play."""
