"""RC-9.0.2, 9.0.7: what a player could propose in a part of the order of business that has not come."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from games.carthage.senate.agenda import AGENDA
from games.carthage.senate.pieces import Pair, Session
from games.carthage.senate.suffetes import take_office
from games.carthage.state import Carthage
from games.kernel import Decision, Seat, duplicate
from games.republic.senate.proposals import proposals


def foreseen(g: Carthage, part: str, seat: Seat, supposing: Sequence[str] = ()) -> list[Decision[Any]]:
    """RC-9.0.7: what he could propose in a part if it were on now and he presided.

    Parts: "suffetes", "committee", "governors", "business". What comes after the election of Suffetes is seen as if
    those named in `supposing`, else the pair that is voted on, had been elected; without any there is nothing to see.
    """
    then = g if g.step == f"senate.{part}" else supposed(g, part, supposing)
    return proposals(then, seat, AGENDA[f"senate.{part}"]) if then else []


def supposed(g: Carthage, part: str, supposing: Sequence[str]) -> Carthage | None:
    """How it will be when the part comes."""
    return meeting(g) if part == "suffetes" else elected(g, supposing or nominated(g))


def meeting(g: Carthage) -> Carthage:
    """RC-9.0.3: before the Senate meets it is seen as it will be when it has just met."""
    if g.step.startswith("senate."):
        return g
    then = copy(g)
    then.senate = Session()
    return then


def nominated(g: Carthage) -> Sequence[str]:
    """RC-9.1: the pair that is voted on."""
    proposal = g.senate.motion.proposal if g.senate.motion else None
    return proposal.nominees if isinstance(proposal, Pair) else ()


def elected(g: Carthage, pair: Sequence[str]) -> Carthage | None:
    """RC-9.1c, 9.2: with this pair in office, and without the Members whose term has run out."""
    if g.senate.elected and g.step.startswith("senate."):
        return g
    then = duplicate(meeting(g)) if pair and all(name in g.senators for name in pair) else None
    if then:
        take_office(then, [then.senators[name] for name in pair])
    return then
