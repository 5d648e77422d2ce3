"""RC-6.9, RR-1.06.52: gifts to the State that are said ahead, for the sake of Influence; what is owed before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel import Raw
from games.republic.ahead.packages.gifts import NOTHING
from games.republic.minds.outlook import me, mine
from games.republic.seen.view import RepublicView

Steps = Sequence[tuple[int, int]]
"""Talents given to the State, and the Influence they bring; the dearest first."""


def stepping(steps: Steps, missing: int, kept: int, *, last: bool) -> Raw:
    """The dearest step that leaves so much; of those that are worth it, as they are judged at one's turn.

    `missing`: the Influence that makes a ruler: whom a gift can make one gives what does. `last`: money will soon buy
    nothing more.
    """
    crowning = [talents for talents, gained in steps if gained >= missing]
    worth = steps if last else [step for step in steps if step[1] > 1]
    return {"rule": "step", "talents": 0 if last else min(crowning or [one for one, _ in worth]), "bound": kept}


def within(form: Any, gift: Raw) -> Raw:
    """What he can say of it: nothing, if he will not have so much."""
    said: Any = gift
    return said if said["talents"] <= form["talents"][1] else dict(NOTHING)


def owed(view: RepublicView) -> int:
    """RC-1.5d, RR-0.5.3: the Talents that one has promised others, and that are paid before money is moved."""
    binding = (one for one in view.agreements if len(one.entered) == len(one.parties))
    made = (one for agreement in binding for one in agreement.promises)
    return sum(one.talents for one in made if one.giver == me(view) and one.state == "owed")


def expected(view: RepublicView, most: int) -> int:
    """RC-6.10, RR-1.06.3: the Talents a faction will have to move, about: midway from what it has to the most it may.

    What is asked before the dice of the Revenue Phase are cast cannot be known.
    """
    held = sum(one.talents for one in mine(view)) + (view.own.treasury if view.own else 0)
    return max(0, (min(held, most) + most) // 2 - owed(view))
