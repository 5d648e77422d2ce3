"""RC-11.4: a revolt also fails when the Rebel dies, whenever that is; all that followed him falls with him."""

from __future__ import annotations

from functools import wraps

from games.carthage.combat.civil_war import revolt_fails
from games.carthage.state import Carthage
from games.kernel import Step, StepId
from games.republic.pieces import CIVIL_WAR


def with_order_restored(step: Step[Carthage]) -> Step[Carthage]:
    """RC-11.4: let a step run; if nobody leads the Rebels any more, the revolt has failed."""

    @wraps(step)
    async def run(g: Carthage) -> StepId | None:
        following = await step(g)
        if g.ending is None and leaderless(g):
            await revolt_fails(g)
        return following

    return run


def leaderless(g: Carthage) -> bool:
    """Whether there is Civil War, but no Rebel at the head of a force."""
    return CIVIL_WAR in g.wars and g.rebel_force() is None
