"""RC-6: the Revenue Phase.

`phase` is the order of steps; `income` and `provinces` what people and Provinces bring, `costs` what the State pays;
`rebellion` what a Rebel does; then `contributions` and `redistribution`. `disorder` comes before all of them.
"""
