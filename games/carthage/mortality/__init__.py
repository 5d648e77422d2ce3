"""RC-5: the Mortality Phase.

`phase` is its step, and with it the beginning of a turn; `chits` whom a chit strikes; `senators` how a Senator
comes into play and leaves it, in whatever phase.
"""
