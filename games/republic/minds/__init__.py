"""Players for the seats of a republic that nobody holds, and for simulations: what is alike in all republics.

A player sees only the view of its seat. A game adds the habits of its sensible player.
"""
