"""What else the presiding magistrate proposes: cards, and himself for life."""

from __future__ import annotations

from typing import Final

from games.carthage.minds.sensible.habits import Asked, Habits, offered, options
from games.carthage.minds.sensible.outlook import power, turns_left
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds import elections
from games.republic.minds.outlook import is_mine, me
from games.republic.minds.temper import because, thinks_of
from games.republic.minds.voting import rules

habit = Habits()
LATE: Final = 3
"""Turns before the end in which even who plays simply would rule for life."""

# The floor


@habit("senate.floor")
def floor(asked: Asked, view: CarthageView) -> Raw:  # noqa: ARG001 - what there was to propose has been proposed
    """RC-9.0.20: who has nothing more to propose adjourns, or lets the floor pass, or goes on to other business."""
    return offered(asked)[-1]


@habit("senate.concessions", urgency=8)
def grant(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5: one for oneself, the next for an ally; in the last turn none, for nothing is traded any more."""
    return elections.grants(asked, view) if turns_left(view) else None


@habit("senate.life", urgency=9)
def for_life(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.10.1: when one's own votes and money outweigh all the others'."""
    own = [name for name in options(asked, "nominee") if is_mine(view, name)]
    patient = not thinks_of("early-life") and turns_left(view) > LATE
    if not own or patient or rules(view, me(view)):
        return None
    best = max(own, key=lambda name: view.senators[name].influence)
    mighty = power(view, me(view)) + view.senators[best].influence
    if mighty <= sum(power(view, seat) for seat in view.seats if seat != me(view)):
        return None
    because("enough-for-life", senator=best)
    return {"nominee": best}
