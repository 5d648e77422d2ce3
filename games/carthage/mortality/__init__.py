"""RC-5: the Mortality Phase.

`phase` is its step, and with it the beginning of a turn; `chits` whom a chit strikes; `deaths` what the dead of
Carthage alone leave, in whatever phase.
"""
