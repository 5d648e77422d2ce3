"""Standing orders: what a seat wants done in its name, tried out, carried out and accounted for."""
