"""RR-1.11.372, 2.03.81, 1.12.3: what follows for Rebels from whatever has happened, in whichever phase."""

from __future__ import annotations

from functools import wraps
from typing import Final

from games.kernel import Step, StepId
from games.republic.pieces import CIVIL_WAR
from games.rome.combat.civil_war import revolt_fails
from games.rome.combat.closing import too_many
from games.rome.state import Rome
from games.rome.wars.strongholds import primary, redraw

TRIUMPH: Final = "revolution.triumph"


def with_order_restored(step: Step[Rome]) -> Step[Rome]:
    """RR-1.11.372: let a step run; if nobody leads the Rebels any more, the revolt has failed.

    GV-7.3, 7.5: a Rebel who has what he needs to win succeeds at once where play goes on.
    """

    @wraps(step)
    async def run(g: Rome) -> StepId | None:
        before = triumphant(g)
        following = await step(g)
        if g.ending is None and leaderless(g):
            await revolt_fails(g)
        if g.ending is None:
            await redraw(g)
            following = diverted(g, following, before=before)
        if g.civil and triumphant(g) and not before and following != TRIUMPH:
            await g.law.abroad.succeeds(g, g.civil.primary)
        return following

    return run


def leaderless(g: Rome) -> bool:
    """RR-1.11.372: whether there is Civil War without a Primary Rebel; RR-1.12.3: who saves Rome may die of it."""
    return CIVIL_WAR in g.wars and primary(g) is None and g.combat.winner is None


def triumphant(g: Rome) -> bool:
    """RR-1.12.1.1, 1.12.1.2: whether a Rebel has fulfilled what he needs."""
    return g.civil is not None and g.civil.triumphant


def diverted(g: Rome, following: StepId | None, *, before: bool) -> StepId | None:
    """RR-1.12.3: a Rebel who has just fulfilled it while too many Wars are Active has to fight them at once.

    So he has where Rome would fall after the Combat Phase (RR-1.10.91). GV-7.5: then play goes on where it was.
    """
    if not triumphant(g) or before or not too_many(g):
        return following
    g.law.abroad.breaks_off(g, following)
    return TRIUMPH
