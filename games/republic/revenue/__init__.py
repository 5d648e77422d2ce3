"""The Revenue Phase of a republic."""
