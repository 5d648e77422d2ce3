"""RC-9.0.10, 9.5.1, 9.7.1: what Carthage adds to a vote: the people's voice, who has left, Laws that wait."""

from __future__ import annotations

from games.carthage.senate.laws import enact_announced
from games.carthage.state import Carthage
from games.republic.pieces import Senator
from games.republic.senate.business import business
from games.republic.senate.pieces import ForLife, Motion
from games.republic.senate.presiding import adjourn


def more_votes(g: Carthage, motion: Motion, senator: Senator) -> int:
    """RC-9.7.2: beside his ORA half his POP in elections; RC-9.10.1: the nominee for life adds his INF."""
    assembly = business(g, motion.proposal.kind).election and g.flag("popular_assembly")
    popular = max(0, senator.popularity) // 2 if assembly else 0
    nominee = isinstance(motion.proposal, ForLife) and motion.proposal.nominee == senator.id
    return popular + (senator.influence if nominee else 0)


def settled(g: Carthage, hrao: Senator | None, _first: Senator | None) -> None:
    """RC-9.5.1: after a vote it is adjourned if he has left who was HRAO. RC-9.7.1: then Laws take effect that wait."""
    if hrao and departed(g, hrao) and g.step != "senate.governors":
        adjourn(g, "departure")
    if not g.senate.suspended:
        enact_announced(g)


def departed(g: Carthage, hrao: Senator) -> bool:
    """RC-9.5.1: the HRAO has left Carthage, but not by dying."""
    return hrao.id in g.senators and not hrao.in_capital
