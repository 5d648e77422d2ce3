"""RC-9: the Senate Phase, with RC-14, the optional rule for assassinations.

`session` is the order of business; `business` how a proposal is made, `ballot` how it is voted on, `outcry` what may
break in; each kind of business has a module of its own.
"""
