"""What a vote of the table carries: an end, other terms."""
