"""Standing orders, defaults and ceilings as people see and press them."""
