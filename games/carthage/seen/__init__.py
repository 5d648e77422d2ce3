"""What a seat may know (RC-1.5e).

`view` is what one seat sees, made of the models in `people`, `senate`, `combat`, `forum` and `trade`; the modules
`see_*` make them of the state, and `see` puts them together.
"""
