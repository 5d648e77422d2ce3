"""RC-1: what holds in every phase: money, ties, who is asked, what everybody knows, and what may be done at any time.

`effects` carries out what cards say; `agreements` and `ransom` are open beside every step; `reign` is life-long rule.
`events` is what can happen to people, Wars and cards in more than one phase.
"""
