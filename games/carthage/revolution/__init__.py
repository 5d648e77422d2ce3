"""RC-11 and RC-12: the Revolution Phase, and how the game is won and lost.

`public_reaction` is what the people think of beaten commanders; `cards` which red cards are played;
`revolt`, `joint_revolt` and `uprising` how a commander becomes a Rebel; `victory` the end of the turn and of the game.
"""
