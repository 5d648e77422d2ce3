"""RR-1.07.7: the Faction Leader marker changes hands at the end of an initiative."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, StepId, ask
from games.republic.forum.initiatives import active, following
from games.republic.forum.leaders import move_marker, naming
from games.republic.pieces import Senator
from games.rome.state import Rome


async def leadership(g: Rome) -> StepId:
    """RR-1.07.2e, RR-1.07.7: the player may name another Leader, wherever he is; then his initiative is over."""
    leader = await ask(partial(another, g))
    if leader:
        move_marker(g, leader)
    return following(g)


def another(g: Rome) -> Decision[Senator | None] | None:
    """RR-DP21: any own Senator but a Captive; who has no other is not asked."""
    seat = active(g)
    able = [one for one in g.senators_of(seat) if not one.captive]
    others = [one for one in able if one.id != g.factions[seat].leader]
    return naming(g, able) if others else None
