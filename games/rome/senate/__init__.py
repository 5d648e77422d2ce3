"""RR-1.09: the Senate Phase."""
