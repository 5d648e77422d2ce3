"""What a sealed ceiling bids in the Forum, from what everybody sees.

It raises a bribe until the Base Number could not be better, bids against it until the roll cannot succeed, and bids one
more than the high bid. It is never told, nor does another's ceiling matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.carthage.law import CARTHAGE
from games.carthage.seen.forum import PersuasionView
from games.carthage.seen.view import CarthageView
from games.carthage.steps import STEPS
from games.kernel import Amount, Decision, Raw, Record, Seat, View

COUNTER, RAISE, BID = "forum.counter", "forum.raise", "forum.bid"
BEFORE: Final = ("mortality", "revenue", "trade", "forum")
STEPS_UNTIL: Final = tuple(step for step in STEPS if step.partition(".")[0] in BEFORE)
"""The steps of a turn up to the end of its Forum: in these a ceiling may be set, and stands."""
LEAST_ROLL: Final = 2
KINDS: Final = (COUNTER, RAISE, BID)


def under(view: View, decision: Decision[Any], most: int) -> Raw:
    """The answer a ceiling gives; below the least that would count it is the default."""
    if not isinstance(view, CarthageView):
        raise TypeError(type(view))
    if view.initiative is None:
        return decision.lapse
    attempt = view.initiative.persuasion
    if decision.kind == BID:
        return _bid(view, decision, most)
    if attempt is None or not isinstance(decision.choice, Amount):
        return decision.lapse
    wanted = _against(attempt, decision.seat, most) if decision.kind == COUNTER else _for(attempt, most)
    return max(decision.choice.low, min(wanted, decision.choice.high))


def _against(attempt: PersuasionView, seat: Seat, most: int) -> int:
    """So much that the lowest roll is above the Base Number (RC-8.5.4)."""
    needed = attempt.base + 1 - (LEAST_ROLL + attempt.omens)
    return min(needed, most - attempt.counter_bribes.get(seat, 0))


def _for(attempt: PersuasionView, most: int) -> int:
    """So much that only a roll that always fails would fail (RC-8.5.4)."""
    best = CARTHAGE.constants.persuasion_auto_fail_roll - 1 + attempt.omens
    return min(best - attempt.base, most - attempt.bribes)


def _bid(view: CarthageView, decision: Decision[Any], most: int) -> Raw:
    """RC-8.7: one more than the high bid, from the Senator who has most."""
    choice = decision.choice
    if view.initiative is None or not isinstance(choice, Record):
        return decision.lapse
    senators: Mapping[str, object] = getattr(choice.fields["senator"], "options", {})
    bid = view.initiative.high + 1
    able = [name for name in senators if name in view.senators and view.senators[name].talents >= bid]
    if bid > most or not able:
        return decision.lapse
    payer = max(able, key=lambda name: (view.senators[name].talents, name))
    return {"senator": payer, "talents": bid}
