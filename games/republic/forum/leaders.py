"""RC-8.6, RR-1.07.7: the Faction Leader marker changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Decision, OneOf
from games.republic.forum.events import LeaderMoved
from games.republic.forum.initiatives import active
from games.republic.pieces import Senator
from games.republic.state import Republic


def naming(g: Republic, able: Sequence[Senator]) -> Decision[Senator | None]:
    """RC-DP21, RR-DP21: another of these, or no change; without a marker he must name one (RC-5.3, RR-1.05.31)."""
    seat = active(g)
    marker, foremost = g.factions[seat].leader, g.leader(seat)
    others = {one.id: one for one in able if one.id != marker}
    must = foremost is not None and foremost.id in others and not marker
    choice: OneOf[Senator | None] = OneOf(others if must else {"none": None, **others})
    lapse = foremost.id if foremost and must else "none"
    # Personal: it is also the last moment for Influence Peddling (RC-8.9.16, RR-1.14.3).
    return Decision("forum.leader", seat, choice, *g.law.cites["forum.leader"], lapse=lapse, personal=True)


def move_marker(g: Republic, leader: Senator) -> None:
    """RC-8.6, RR-1.07.7: he leads his faction now."""
    seat = g.owner(leader)
    g.factions[seat].leader = leader.id
    g.tell(LeaderMoved(seat, leader.id))
