"""RR-4: games for one or two people, in which automata play the other factions, the Neutrals.

`profiles` are the guidelines of RR-4.01.3. `standing_in` answers for a Neutral wherever the rules ask its seat; its
automata are in `cards`, `revenue` and `initiative`. What RR-4 leaves open the Dominant Player decides.
"""
