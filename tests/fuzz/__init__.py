"""Hostile clients: every form of interaction, as nobody's client would send it, and what must never come of it."""
