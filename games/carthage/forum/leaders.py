"""RC-8.6: the Faction Leader marker changes hands at the end of an initiative."""

from __future__ import annotations

from functools import partial

from games.carthage.forum.events import LeaderMoved
from games.carthage.forum.peddling import at_leisure
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, StepId
from games.republic.forum.initiatives import active, following


async def leadership(g: Carthage) -> StepId:
    """RC-8.4, RC-8.6: the player may name another Leader; then his initiative is over."""
    leader = await at_leisure(g, partial(choosing, g))
    if leader:
        seat = g.owner(leader)
        g.factions[seat].leader = leader.id
        g.tell(LeaderMoved(seat, leader.id))
    return following(g)


def choosing(g: Carthage) -> Decision[Senator | None]:
    """RC-DP21: any of his Senators, in Carthage or not, or no change; without a marker he must name one (RC-5.3)."""
    seat = active(g)
    marker, foremost = g.factions[seat].leader, g.leader(seat)
    others = {one.id: one for one in g.senators_of(seat) if one.id != marker}
    must = foremost is not None and not marker
    choice: OneOf[Senator | None] = OneOf(others if must else {"none": None, **others})
    lapse = foremost.id if foremost and must else "none"
    # Personal: it is also the last moment for Influence Peddling (RC-8.9.16).
    return Decision("forum.leader", seat, choice, *g.law.cites["forum.leader"], lapse=lapse, personal=True)
