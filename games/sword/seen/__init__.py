"""SR-32.1: what a seat may see."""
