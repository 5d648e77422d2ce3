"""RR-1.09, 1.09.13: what a player could propose in a part of the order of business that has not come."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Final

from games.kernel import Decision, Seat, duplicate
from games.republic.senate.crisis import in_crisis
from games.republic.senate.proposals import proposals
from games.rome.senate.agenda import AGENDA
from games.rome.senate.consuls import FIELD_CONSUL, ROME_CONSUL
from games.rome.senate.offices import YEARLY, leave_office, take_office
from games.rome.senate.pieces import Pair, Session
from games.rome.state import Rome

UNSETTLED: Final = ("senate.pontifex", "senate.appointment")
"""RR-1.09.3.1: whether a Dictator is possible is settled only after these steps."""


def foreseen(g: Rome, part: str, seat: Seat, supposing: Sequence[str] = ()) -> list[Decision[Any]]:
    """RR-1.09.13: what he could propose in a step if it were on now and he presided.

    Parts are named as the steps: "consuls", "censor", "business". What comes after the election of Consuls is seen as
    if those named in `supposing`, else the pair that is voted on, had been elected; without any there is nothing to
    see.
    """
    then = g if g.step == f"senate.{part}" else supposed(g, part, supposing)
    return proposals(then, seat, AGENDA[f"senate.{part}"]) if then else []


def supposed(g: Rome, part: str, supposing: Sequence[str]) -> Rome | None:
    """How it will be when the part comes."""
    return meeting(g) if part == "consuls" else in_danger(elected(g, supposing or nominated(g)))


def meeting(g: Rome) -> Rome:
    """RR-1.09: before the Senate meets it is seen as it will be when it has just met."""
    if g.step.startswith("senate."):
        return g
    then = copy(g)
    then.senate = Session()
    return then


def nominated(g: Rome) -> Sequence[str]:
    """RR-1.09.2: the pair that is voted on."""
    proposal = g.senate.motion.proposal if g.senate.motion else None
    return proposal.nominees if isinstance(proposal, Pair) else ()


def elected(g: Rome, pair: Sequence[str]) -> Rome | None:
    """RR-1.09.22: with this pair in office, in whichever way they share it."""
    if g.senate.elected and g.step.startswith("senate."):
        return g
    then = duplicate(meeting(g)) if pair and all(name in g.senators for name in pair) else None
    if then is None:
        return None
    then.senate.elected = True
    for outgoing in [one for office in YEARLY for one in then.holders(office)]:
        leave_office(then, outgoing)
    at_home, afield = (then.senators[name] for name in pair)
    take_office(then, at_home, ROME_CONSUL)
    take_office(then, afield, FIELD_CONSUL)
    return then


def in_danger(g: Rome | None) -> Rome | None:
    """RR-1.09.3.1: before it is settled whether a Dictator is possible, as the Wars are now."""
    if g is None or (g.step.startswith("senate.") and g.step not in ("senate.consuls", *UNSETTLED)):
        return g
    then = copy(g)
    then.senate = copy(g.senate)
    then.senate.crisis = in_crisis(g)
    return then
