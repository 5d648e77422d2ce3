"""What the table decides and how it plays: votes, pauses, sittings, absence."""
