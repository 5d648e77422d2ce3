"""RC-8.1, 8.6: what follows the attempt in an initiative: a try for a Trader, another Leader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from games.carthage.minds.sensible.forum import OWN
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, Amount, IllegalAnswer, OneOf, Raw, Ready, Record, Seat, Verdict
from games.kernel.choice import Choice
from games.republic.ahead.forum.leading import lead, leaders
from games.republic.ahead.forum.own import Rest
from games.republic.minds.forum import foremost

SEARCHES: Final = {"none": "none", "pay": "pay", "left": "left", "ask": "ask"}
NO_TRADER: Final = {"way": "none", "senator": "none", "talents": 0}


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


def choices(view: CarthageView, seat: Seat) -> dict[str, Choice[Any]]:
    """RC-8.1, 8.6: a Trader, the Leader."""
    own = [view.senators[name] for name in view.factions[seat].senators]
    return {"trader": searches([one for one in own if one.in_carthage]), "leader": leaders(own)}


REST: Final = Rest(
    nothing={"trader": NO_TRADER, "leader": "stay"},
    choices=choices,
    steps={
        "forum.trader": lambda raw, _decision, view: search(raw["trader"], view),
        "forum.leader": lambda raw, decision, view: lead(raw["leader"], decision, view, partial(foremost, OWN)),
    },
)
"""As by default (RC-DP20, RC-DP21) nobody seeks a Trader, and the Leader stays."""
