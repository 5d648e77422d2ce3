"""RR-1.11, RR-1.12, RR-2.03: the Revolution Phase, and how the game is won.

`cards` and `hands` are the red cards; `declaration` who lays down his command and who revolts, with `allegiance` (the
test of legions), `manilian` (another War instead) and `governors` (RR-2.03); `uprising` what follows when somebody is
in revolt, `marching` how a Governor comes to Rome later; `victory` the end of the turn and of the game.
"""
