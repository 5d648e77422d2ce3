"""`byrsa sit`: stand at a rule in the terminal, answer, take back, and see what is told."""
