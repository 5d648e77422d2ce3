"""Slash commands: one cog a phase, and those of the whole table."""
