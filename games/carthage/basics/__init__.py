"""RC-1: what holds in every phase: money, ties, who is asked, what everybody knows, and what may be done at any time.

`promises` are open beside every step: public agreements and ransoms; `own` is what nobody decides for another.
`events` is what can happen to people, Wars and cards in more than one phase.
"""
