"""RR-1.06: the Revenue Phase.

`phase` is the order of steps: `disorder` comes first, then `guards`, `income` and `provinces` (one sheet for all),
`rebellion`, the redistribution, `costs`, and `local_taxes` where they are played.
"""
