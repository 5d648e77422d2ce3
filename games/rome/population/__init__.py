"""RR-1.08: the Population Phase."""
