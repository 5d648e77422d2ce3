"""CD-G.3: what became of the military orders and the seizes of a season, by codes, for all to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.diplomacy.adjudicator import Fate, Outcome, Seizure, retreats
from games.diplomacy.atlas import Place
from games.diplomacy.language import canonical
from games.diplomacy.orders import Block, Convoy, Move, Order, Reason, Support
from games.diplomacy.press.events import OrderGiven, SeizureFailed
from games.diplomacy.press.issue import Came, Kind, Seized
from games.diplomacy.seasons.reading import context
from games.diplomacy.state import Diplomacy
from games.kernel import Seat

CAME: Final[Mapping[str, Seized]] = {"taken": "seized", "disorder": "disorder", "nothing": "failed"}


def report(g: Diplomacy, outcome: Outcome, seizures: Mapping[str, Seizure]) -> None:
    """CD-G.3, S.3.3-4: all are told of every order, by the space of its unit, and of what nobody has seized."""
    ways = retreats(outcome)
    for space in outcome.fates:
        g.tell(_of_order(g, outcome, space, seizures, ways.get(space, ())))
    for province, one in seizures.items():
        if one.result != "taken":
            units = tuple(str(outcome.fates[space].piece) for space in sorted(one.by))
            words, by = _said(one.reasons)
            g.tell(SeizureFailed(province, units, words, by, one.result == "disorder", clauses=_clauses(one.reasons)))


def _of_order(
    g: Diplomacy, outcome: Outcome, space: str, seizures: Mapping[str, Seizure], ways: Sequence[Place]
) -> OrderGiven:
    """An illegal order is as if never written (CD-D.2): the unit stands; why is told."""
    fate = outcome.fates[space]
    kind, to, other = parts(fate.order)
    reasons = outcome.why(space)
    words, by = _said(reasons)
    province = next((code for code, one in seizures.items() if space in one.by), "")
    return OrderGiven(
        unit=str(fate.piece),
        code=g.code(Seat(fate.piece.commander)),
        order=_written(g, outcome, fate),
        kind=kind,
        to=to,
        other=other,
        fate=came(outcome, fate),
        end="" if fate.dislodged else str(fate.end),
        why=words,
        by=by,
        seizes=province,
        beneficiary=fate.seizing_for if province else "",
        seizure=CAME[seizures[province].result] if province else "",
        rail=fate.order.rail if isinstance(fate.order, Move) else "",
        convoyed=fate.convoyed,
        ways=tuple(map(str, ways)),
        clauses=_clauses(reasons),
        **_blocked(fate.block),
    )


def _blocked(block: Block | None) -> dict[str, Any]:
    """CD-9.B.4, 12.B: what it blocks, and whom."""
    if block is None:
        return {"block": "", "strait": "", "against": ()}
    return {"block": block.what or "all", "strait": block.strait, "against": tuple(block.against)}


def _written(g: Diplomacy, outcome: Outcome, fate: Fate) -> str:
    """Without the code of its Commander, who is told beside it."""
    order = outcome.orders.get(fate.piece.at.space)
    if order is None:
        return ""
    said = canonical(order, context(g, Seat(fate.piece.commander), "orders"))
    return said.removeprefix(f"{order.author}: ")


def parts(order: Order) -> tuple[Kind, str, str]:
    """Which order, to where, and whom it helps or carries."""
    if isinstance(order, Move):
        return "move", str(order.to), ""
    if isinstance(order, Support):
        return "support", str(order.to or ""), str(order.helped)
    if isinstance(order, Convoy):
        return "convoy", str(order.to), str(order.army)
    return "stand", "", ""


def came(outcome: Outcome, fate: Fate) -> Came:
    """What came of an order, in a word."""
    if fate.fault is not None:
        return "void"
    if _achieved(outcome, fate):
        return "done"
    if not isinstance(fate.order, Support):
        return "failed"
    cut = any(one.word in ("cut", "dislodged") for one in outcome.why(fate.piece.at.space))
    return "cut" if cut else "void"


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


def _said(reasons: Sequence[Reason]) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The words of the reasons, and of each who decided it."""
    return tuple(one.word for one in reasons), tuple(tuple(one.by) for one in reasons)


def _clauses(reasons: Sequence[Reason]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.clause for one in reasons))
