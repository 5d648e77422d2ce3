"""RR-1.09.12, 1.09.6.1: the Presiding Magistrate has the floor: he alone proposes, nominates and adjourns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from games.kernel import Decision, OneOf, Seat, first_to
from games.republic.senate.pieces import Motion
from games.republic.senate.presiding import adjourn, moved, presiding
from games.republic.senate.proposals import agenda, proposals
from games.rome.state import Rome

ADJOURN: Final = "adjourn"
Matter = Callable[[Rome, Seat], Decision[Any] | None]


async def proposing(g: Rome, matter: Matter) -> Motion | None:
    """RR-1.09.12: what the Presiding Magistrate proposes. None: nothing, or he adjourns, or nobody presides."""
    said = await first_to(partial(openings, g, matter))
    if said is None or said[1] is None:
        return None
    seat, word = said
    if word == ADJOURN:
        adjourn(g, "magistrate")
        return None
    return moved(g, seat, word)


def openings(g: Rome, matter: Matter) -> list[Decision[Any]]:
    """RR-1.09.13: the matter he is waited for, and whatever else may be proposed at this point."""
    first = None if g.senate.adjourned else presiding(g)
    awaited = matter(g, first.faction) if first and first.faction else None
    if awaited is None:
        return []
    others = [one for one in proposals(g, awaited.seat, agenda(g)) if one.kind != awaited.kind]
    return [awaited, *others]


def whatever(g: Rome, seat: Seat) -> Decision[str]:
    """RR-DP49: the next proposal, or he adjourns; who does not answer adjourns."""
    about = {"motions": g.senate.motions}
    return Decision(
        "senate.floor",
        seat,
        OneOf({ADJOURN: ADJOURN}),
        *g.law.cites["senate.floor"],
        about,
        lapse=ADJOURN,
        personal=True,
    )
