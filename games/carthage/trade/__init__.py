"""RC-7: the Trade Phase.

`phase` is its steps; `deals` the trading floor, `distribution` what becomes of the income, `stacks` the nine stacks of
trade cards and what changes them.
"""
