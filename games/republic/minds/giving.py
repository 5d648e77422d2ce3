"""RC-6.9, RR-1.06.52: gifts to the State that are said ahead, for the sake of Influence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel import Raw
from games.republic.ahead.packages.gifts import NOTHING

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
