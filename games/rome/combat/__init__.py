"""RR-1.10: the Combat Phase."""
