"""RC-8.6, RR-1.07.7: another Leader at the end of an initiative."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel import ASK, Decision, OneOf, Ready, Verdict
from games.kernel.ahead import legal
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView


def leaders(own: Sequence[SenatorView]) -> OneOf[str]:
    """RC-8.6, RR-1.07.7: no change, the most valuable, ask me, or one of his Senators."""
    return OneOf({"stay": "stay", "best": "best", "ask": "ask", **{one.id: one.id for one in own}})


def lead(
    wished: str, decision: Decision[Any], view: RepublicView, foremost: Callable[[Any], SenatorView | None]
) -> Verdict:
    """RC-8.6, RC-DP21, RR-1.07.7, RR-DP21: the Leader stays, or is this one, or the most valuable at home, if any."""
    if wished == "ask":
        return ASK
    if wished == "best":
        best = foremost(view)
        wished = best.id if best else "stay"
    leads = wished == view.factions[decision.seat].leader and not legal(decision, wished)
    return Ready("none" if leads or wished == "stay" else wished)
