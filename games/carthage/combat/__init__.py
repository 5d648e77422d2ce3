"""RC-10: the Exploration and Combat Phase.

`steps` is the order of the phase, `exploration` what becomes of expeditions, `order` who fights when, `strengths` how
strong both sides are, `battle` a battle from its dice to the fate of its commanders, `victory` what follows from it;
`leaving` how a War leaves without a battle.
"""
