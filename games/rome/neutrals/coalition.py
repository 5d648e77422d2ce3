"""RR-4.05.1, 4.05.2: there are no Prosecutions; the Ruling Coalition (RR-DP95, RR-DP96)."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat, StepId
from games.republic.neutrals.coalition import combinations, found, govern, majority, ranking, refusing
from games.rome.senate.prosecutions import close
from games.rome.state import Rome

THREE = 3  # only one combination has so many
SECOND = 1  # the place of the second in rank


async def coalition(g: Rome) -> StepId:
    """RR-4.05.2: the first combination with a majority governs. RR-1.09.45: the marks go though nobody was tried."""
    close(g)
    g.neutrals.ranking = ranking(g)
    for members in combinations(g):
        if majority(g, members) and (joined := await willing(g, members)):
            govern(g, joined)
            return "senate.plan"
    govern(g, await found(g))
    return "senate.plan"


async def willing(g: Rome, members: Sequence[Seat]) -> Sequence[Seat]:
    """RR-4.05.2: a player may refuse; in 3 + 4 + 5 faction 2 replaces him, if they still have a majority.

    Nobody: the search goes on.
    """
    refused = await refusing(g, members)
    if refused is None:
        return members
    ranked = g.neutrals.ranking
    three = len(members) == THREE and list(members) == ranked[2:5]
    others = [ranked[SECOND], *(seat for seat in members if seat != refused)] if three else []
    return others if others and majority(g, others) and await refusing(g, others) is None else ()
