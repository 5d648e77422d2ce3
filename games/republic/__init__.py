"""What the republics of antiquity share: the rules that Rome and Carthage have in common.

A republic differs from another by its `Law`: what is printed, and what it holds by name. Nothing here knows a game.
"""
