"""RC-8.1, 8.6: what follows the attempt in an initiative: a try for a Trader, another Leader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from games.carthage.minds.sensible.outlook import weight
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, Amount, Decision, IllegalAnswer, OneOf, Raw, Ready, Record, Verdict
from games.kernel.ahead import legal
from games.republic.minds.outlook import mine

SEARCHES: Final = {"none": "none", "pay": "pay", "left": "left", "ask": "ask"}
NO_TRADER: Final = {"way": "none", "senator": "none", "talents": 0}
NO_REST: Final[Mapping[str, Any]] = {"trader": NO_TRADER, "leader": "stay"}
"""The defaults of RC-DP20 and RC-DP21."""


# What may be said


def searches(able: Sequence[SenatorView]) -> Record[Raw]:
    """RC-8.1: no Trader, so much, what is left up to so much, or ask me."""
    purses = {one.id: one.talents for one in able}
    return Record(
        partial(payable, purses),
        way=OneOf(SEARCHES),
        senator=OneOf({"none": "", **{one: one for one in purses}}),
        talents=Amount(0, max(purses.values(), default=0)),
    )


def payable(purses: Mapping[str, int], way: str, senator: str, talents: int) -> Raw:
    """RC-8.1: he pays from his own Personal Treasury."""
    if way in ("pay", "left") and not senator:
        raise IllegalAnswer("forum.payer", clause="RC-8.1")
    if way == "pay" and talents > purses[senator]:
        raise IllegalAnswer("forum.purse", senator=senator, talents=purses[senator], clause="RC-8.1")
    return {"way": way, "senator": senator, "talents": talents}


def leaders(own: Sequence[SenatorView]) -> OneOf[str]:
    """RC-8.6: no change, the most valuable, ask me, or one of his Senators."""
    return OneOf({"stay": "stay", "best": "best", "ask": "ask", **{one.id: one.id for one in own}})


# What it means


def search(raw: Mapping[str, Any], view: CarthageView) -> Verdict:
    """RC-8.1, RC-DP20: so much, or what is left up to so much; who is not there any more is asked for another."""
    if raw["way"] == "none":
        return Ready({"senator": "none", "talents": 0})
    seeker = view.senators.get(raw["senator"])
    if raw["way"] == "ask" or seeker is None:
        return ASK
    talents = raw["talents"] if raw["way"] == "pay" else min(raw["talents"], seeker.talents)
    return Ready({"senator": seeker.id, "talents": talents})


def lead(wished: str, decision: Decision[Any], view: CarthageView) -> Verdict:
    """RC-8.6, RC-DP21: the Leader stays, or is this one, or the most valuable."""
    if wished == "ask":
        return ASK
    if wished == "best":
        wished = max(mine(view), key=weight).id
    leads = wished == view.factions[decision.seat].leader and not legal(decision, wished)
    return Ready("none" if leads or wished == "stay" else wished)
