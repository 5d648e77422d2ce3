"""RC-9.0.7, 9.0.8, RR-1.09.13: what may be proposed now, and that what was defeated is not proposed again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from games.kernel import Decision, IllegalAnswer, Record, Seat
from games.republic.senate.business import business
from games.republic.senate.left_over import something_left
from games.republic.senate.pieces import Proposal
from games.republic.state import Republic


def agenda(g: Republic) -> Sequence[str]:
    """RC-9.0.2, 9.0.7, RR-1.09: the kinds of proposals that are legal at this point of the order of business."""
    return g.law.agenda.get(g.step, ())


def proposals(g: Republic, seat: Seat, kinds: Sequence[str], *, awaited: bool = False) -> list[Decision[Any]]:
    """RC-9.0.7, RR-1.09.13: a decision for each kind of which this player may propose something; none is `forced`."""
    about = {"forced": 0}
    choices = {kind: unrepeated(g, seat, kind) for kind in kinds}
    return [
        Decision(f"senate.{kind}", seat, choice, *g.law.cites[f"senate.{kind}"], about, awaited=awaited)
        for kind, choice in choices.items()
        if choice is not None
    ]


def unrepeated(g: Republic, seat: Seat, kind: str) -> Record[Any] | None:
    """RC-9.0.8, RR-1.09.131: what he may propose of a kind without what has been defeated; None: nothing is left."""
    choice: Record[Any] | None = business(g, kind).choice(g, seat)
    if choice is None or not any(one.startswith(f"{kind}:") for one in g.senate.defeated):
        return choice
    fresh_ones = Record(partial(fresh, g, choice.make), **choice.fields)
    return fresh_ones if something_left(fresh_ones) else None


def fresh(g: Republic, make: Callable[..., Proposal], **parts: Any) -> Proposal:
    """RC-9.0.8, RR-1.09.131: a defeated one may not be repeated without a real change; another order is none."""
    proposal = make(**parts)
    if identity(g, proposal) in g.senate.defeated:
        raise IllegalAnswer("senate.again", clause=g.law.clauses["senate.again"])
    return proposal


def identity(g: Republic, proposal: Proposal) -> str:
    """What makes a proposal the same as another: its kind and what its own rule looks at."""
    return f"{proposal.kind}:{business(g, proposal.kind).same(proposal)}"
