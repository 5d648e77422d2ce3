"""RR-1.09.5.1: the step in which the Provinces in the Forum get their Governors."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.kernel import Decision, Seat, StepId
from games.republic.senate.motions import put
from games.republic.senate.presiding import adjourn, presiding
from games.republic.senate.proposals import proposals
from games.republic.senate.repopulating import repopulate
from games.republic.senate.session import in_session
from games.rome.senate.floor import proposing
from games.rome.senate.governors import last_candidate, unbidden, vacancies
from games.rome.senate.legates import take_charge
from games.rome.state import Rome


async def governing(g: Rome) -> StepId:
    """RR-1.09.5.1: Governors for all Provinces in the Forum; the last candidate for the last of them is appointed."""
    last = last_candidate(g)
    if g.senate.adjourned or not vacancies(g):
        return "senate.business"
    if last:
        await take_charge(g, *last)
    elif motion := await in_session(g, proposing(g, naming)):
        await put(g, motion)
    elif presiding(g) is None:
        adjourn(g, "silence")
    await repopulate(g)
    return "senate.governors"


def naming(g: Rome, seat: Seat) -> Decision[Any] | None:
    """RR-DP43: for one Province or several; if absent for one, as `unbidden` says. None: those eligible have died."""
    asked = proposals(g, seat, ("governors",), awaited=True) if vacancies(g) else []
    return next((replace(one, lapse=unbidden(g, seat)) for one in asked), None)
