"""RR-1.05: the Mortality Phase, and death."""
