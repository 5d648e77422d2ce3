"""Wars and enemy Leaders: how they come and become Active (RR-1.07.33, 1.07.34)."""
