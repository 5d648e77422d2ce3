"""Plans: what seats say before the rules ask them, and which tables are asked so."""
