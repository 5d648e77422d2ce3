"""GV-3.4, 5: the Combat Phases of both republics as one, and the battles in which they meet each other.

`order` is what is fought when, `armies` who stands on each side, `drawing_up` what both sides are worth, `chart` the
table they roll on, `battle` a battle from its dice to the veterans, `sea` the first war with its two parts, `outcome`
what a decided war brings.
"""
