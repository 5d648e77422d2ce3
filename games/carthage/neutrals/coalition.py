"""RC-15.7: the Ruling Coalition (RC-DP59)."""

from __future__ import annotations

from games.carthage.senate.prosecutions import close
from games.carthage.state import Carthage
from games.kernel import StepId
from games.republic.neutrals.coalition import combinations, found, govern, majority, ranking, refusing


async def coalition(g: Carthage) -> StepId:
    """RC-15.7: no prosecutions (RC-9.3.12: the marks go); the first combination with a majority governs."""
    close(g)
    g.neutrals.ranking = ranking(g)
    for members in combinations(g):
        if majority(g, members) and not await refusing(g, members):
            govern(g, members)
            return "senate.plan"
    govern(g, await found(g))
    return "senate.plan"
