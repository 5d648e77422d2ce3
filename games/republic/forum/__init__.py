"""The Forum Phase of a republic."""
