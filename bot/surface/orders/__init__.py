"""Standing orders and defaults as people see and press them."""
