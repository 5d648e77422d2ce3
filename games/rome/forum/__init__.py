"""RR-1.07: the Forum Phase."""
