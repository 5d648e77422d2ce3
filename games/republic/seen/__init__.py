"""What everybody sees of a republic, and what is a seat's own (RC-1.5e, RR-0.4): views, and how they are built.

A game adds to these views what only it has, and builds its own with the functions here: each is told which view.
"""
