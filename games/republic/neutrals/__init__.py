"""RC-15, RR-4: games for one or two people, in which automata play the other factions, the Neutrals.

`standing_in` answers for a Neutral wherever the rules ask its seat. What each Neutral is like, and the steps of its
Senate Phase, a game says itself.
"""
