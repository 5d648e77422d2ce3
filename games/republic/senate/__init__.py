"""The Senate Phase of a republic."""
