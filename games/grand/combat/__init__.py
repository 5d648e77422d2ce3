"""GV-3.4, 5: the Combat Phases of both republics as one, and the battles in which they meet each other.

`order` is what is fought when, `armies` who stands on each side, `drawing_up` what both are worth, `sides` the battle
that lies on the table, `chart` what they roll on, `forecast` who attacks and how it may end, `direct` a battle from the
mercenary card to its outcome, `battle` its dice and what they do, `sea` the first war in its two parts.
"""
