"""The Trade Phase: what a hand is worth, what others would give for it, what is sold and what is kept."""
