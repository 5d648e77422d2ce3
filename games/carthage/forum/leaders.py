"""RC-8.6: the Faction Leader marker changes hands at the end of an initiative."""

from __future__ import annotations

from games.carthage.forum.peddling import at_leisure
from games.carthage.state import Carthage
from games.kernel import StepId
from games.republic.forum.initiatives import active, following
from games.republic.forum.leaders import move_marker, naming


async def leadership(g: Carthage) -> StepId:
    """RC-8.4, RC-8.6: the player may name another Leader, in Carthage or not; then his initiative is over."""
    leader = await at_leisure(g, lambda: naming(g, g.senators_of(active(g))))
    if leader:
        move_marker(g, leader)
    return following(g)
