"""RC-15: games for one or two people, in which automata play the other factions, the Neutrals.

`profiles` is T-15, `setting` the set-up. `standing_in` answers for a Neutral wherever the rules ask its seat; its
automata are in `revenue`, `market`, `initiative`, `cards`, `senators` and `revolt`. The Senate Phase has steps of its
own: `coalition`, `plan`, `spoils`, `taxes`, `plots`, `marching_orders`.
"""
