"""What people decide at a table with Neutrals (RR-4): the Coalition, its plan, its items, and who plots."""
