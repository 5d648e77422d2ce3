"""CD-G.3: what became of the military orders and the seizes of a season, by codes, for all to read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from games.diplomacy.adjudicator import Fate, Outcome, Seizure
from games.diplomacy.orders import Convoy, Move, Support
from games.diplomacy.press.events import OrdersCarriedOut
from games.diplomacy.press.issue import Result, Take
from games.diplomacy.state import Diplomacy
from games.kernel import Seat


def report(g: Diplomacy, outcome: Outcome, seizures: Mapping[str, Seizure]) -> None:
    """CD-G.3, S.3.3-4: all are told of every order and of every seize; after movement, before retreats."""
    results = tuple(_result(g, outcome, fate) for fate in outcome.fates.values())
    g.tell(OrdersCarriedOut(results, tuple(_takes(outcome, seizures))))


def _result(g: Diplomacy, outcome: Outcome, fate: Fate) -> Result:
    """An illegal order is as if never written (CD-D.2): the unit stands; why is told."""
    kind, to, other = _ordered(fate)
    came, clause = _fate(outcome, fate)
    code = g.code(Seat(fate.piece.commander))
    return Result(str(fate.piece), code, kind, came, to, other, fate.dislodged, clause)


def _ordered(fate: Fate) -> tuple[Literal["stand", "move", "support", "convoy"], str, str]:
    """Which order, to where, and whom it helps or carries."""
    order = fate.order
    if isinstance(order, Move):
        return "move", str(order.to), ""
    if isinstance(order, Support):
        return "support", str(order.to or ""), str(order.helped)
    if isinstance(order, Convoy):
        return "convoy", str(order.to), str(order.army)
    return "stand", "", ""


def _fate(outcome: Outcome, fate: Fate) -> tuple[Literal["done", "failed", "cut", "void"], str]:
    """What came of the order, and the clause where nothing did."""
    if fate.fault is not None:
        return "void", fate.fault.clause
    if _achieved(outcome, fate):
        return "done", ""
    reasons = outcome.why(fate.piece.at.space)
    if isinstance(fate.order, Support):
        cut = any(one.word in ("cut", "dislodged") for one in reasons)
        return ("cut", "CD-D.7") if cut else ("void", reasons[0].clause if reasons else "CD-D.3")
    return "failed", reasons[0].clause if reasons else "CD-D.8"


def _achieved(outcome: Outcome, fate: Fate) -> bool:
    """Whether the unit did what it was ordered to do."""
    if isinstance(fate.order, Move):
        return fate.moved
    if isinstance(fate.order, Support):
        return bool(fate.support_given)
    if isinstance(fate.order, Convoy):
        army = outcome.fates.get(fate.order.army.space)
        return army is not None and army.convoyed and army.moved and not fate.dislodged
    return not fate.dislodged


def _takes(outcome: Outcome, seizures: Mapping[str, Seizure]) -> Iterator[Take]:
    """CD-5.B(g): every province that was seized, by every unit that seized it, in alphabetical order."""
    fates: Mapping[str, Literal["seized", "disorder", "failed"]]
    fates = {"taken": "seized", "disorder": "disorder", "nothing": "failed"}
    for province, seizure in seizures.items():
        clause = seizure.reasons[0].clause if seizure.reasons else ""
        for space in sorted(seizure.by):
            fate = outcome.fates[space]
            yield Take(province, str(fate.piece), fate.seizing_for, fates[seizure.result], clause)
