"""RC-7.2.1: what is asked beside the `Done` of a floor says `Done` with it; a deal made later cancels both.

Who says nothing in time, or is not called, has not said `Done`: the floor has an end of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.kernel import SKIP, Now, Plan, Raw, Ready, Seat, Verdict
from games.kernel.choice import is_dict
from games.republic.ahead.packages.common import said

DONE: Final = "done"
HIMSELF: Final = ("answer", "order")
"""By whom: not the deadline, nor the bot for who could play nothing."""


def times_done(now: Now, kind: str, done: str, seats: Sequence[Seat]) -> Mapping[str, Raw]:
    """How often each has been done with the floor by what he has said; noted with what he says next."""
    plans = {seat: said(now, kind, now.turn, seat) for seat in seats}
    return {DONE: {seat: times(plan, done) for seat, plan in plans.items() if plan}}


def times(plan: Plan, done: str) -> int:
    """How often `Done` has come out of it."""
    return sum(use.key.startswith(done) for use in plan.uses)


def spent(plan: Plan, done: str) -> bool:
    """Whether `Done` has come out of it since it was said."""
    facts: Mapping[str, Mapping[str, int]] = plan.facts if is_dict(plan.facts) else {}
    return times(plan, done) > facts.get(DONE, {}).get(plan.seat, 0)


def cancelled(now: Now, plan: Plan, done: str) -> bool:
    """Whether he is asked once more if he is done: a deal has been offered to him, or made."""
    return spent(plan, done) and any(one.kind == done and one.seat == plan.seat for one in now.asked)


def through(plan: Plan, done: str) -> Verdict:
    """He is done, if he has said it himself and nothing has happened since."""
    return Ready("done") if plan.by in HIMSELF and not spent(plan, done) else SKIP
