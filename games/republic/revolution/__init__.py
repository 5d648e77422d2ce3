"""The Revolution Phase of a republic."""
