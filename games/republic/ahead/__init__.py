"""What seats of a republic may say before the rules ask them; a game adds its own, and lists all as `PLANNINGS`."""
