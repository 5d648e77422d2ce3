"""CD-S.3.3, S.3.4: blocks, bars and canals; movement; seizures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.diplomacy import railways
from games.diplomacy.adjudicator import Fate, Outcome, Profile, adjudicate, judge_seizures, retreats
from games.diplomacy.language import canonical
from games.diplomacy.orders import AnyOrder, Move, Order, Reason
from games.diplomacy.positions import fall, seize
from games.diplomacy.press.results import report
from games.diplomacy.seasons.events import OrderGiven, SeizureFailed
from games.diplomacy.seasons.reading import context, position
from games.diplomacy.state import Diplomacy, Dislodged
from games.kernel import Seat


def move(g: Diplomacy, received: Sequence[tuple[Seat, AnyOrder]]) -> None:
    """CD-S.3.3, S.3.4: all military orders first (CD-5.A(a)); seizures are judged together, then applied together."""
    traffic = railways.traffic(g, received)
    orders = {order.unit: order for _, order in received if isinstance(order, Order)}
    outcome = adjudicate(position(g, traffic), orders, Profile(g.law.adjudication))
    railways.note_blocks(g, outcome)
    for space in outcome.fates:
        _report(g, outcome, space)
    march(g, outcome)
    take_control(g, outcome)


def march(g: Diplomacy, outcome: Outcome) -> None:
    """CD-D.4: units are where they have gone; those dislodged have no place until they retreat."""
    ways, ids = retreats(outcome), {force.space: force for force in g.forces}
    for space, fate in outcome.fates.items():
        force = ids[space]
        if fate.dislodged:
            g.dislodged.append(Dislodged(force.id, Seat(fate.piece.commander), [str(one) for one in ways[space]]))
        else:
            force.space, force.coast = fate.end.space, fate.end.coast
    g.contested[:] = outcome.contested


def take_control(g: Diplomacy, outcome: Outcome) -> None:
    """CD-5.B(g): taken, in civil disorder, or as it was."""
    seizures = judge_seizures(outcome, refusals(g))
    report(g, outcome, seizures)
    for province, one in seizures.items():
        if one.result == "taken":
            seize(g, province, g.holder(one.code) or Seat(""))
            continue
        units = tuple(str(outcome.fates[space].piece) for space in one.by)
        words, by, clauses = _told(one.reasons)
        g.tell(SeizureFailed(province, units, words, by, one.result == "disorder", clauses=clauses))
        if one.result == "disorder":
            fall(g, province)


def refusals(g: Diplomacy) -> Mapping[str, list[str]]:
    """CD-4.F: who does not want provinces seized for him, and from whom."""
    return {
        one.holding: [refused.giver for refused in one.refusals if refused.what == "seizures"]
        for one in g.players.values()
        if one.holding
    }


def _report(g: Diplomacy, outcome: Outcome, space: str) -> None:
    """CD-G.3: every unit's order, as it was written, what came of it, and why."""
    fate, written = outcome.fates[space], outcome.orders.get(space)
    words, by, clauses = _told(outcome.why(space))
    commander = Seat(fate.piece.commander)
    said = canonical(written, context(g, commander, "orders")).partition(": ") if written is not None else ("", "", "")
    g.tell(
        OrderGiven(
            str(fate.piece),
            g.code(commander),
            said[2] or said[0],
            result(fate),
            "" if fate.dislodged else str(fate.end),
            words,
            by,
            clauses=clauses,
        )
    )


def _told(reasons: Sequence[Reason]) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The words of the reasons, who decided each, and the clauses."""
    clauses = dict.fromkeys(one.clause for one in reasons)
    return tuple(one.word for one in reasons), tuple(tuple(one.by) for one in reasons), tuple(clauses)


def result(fate: Fate) -> str:
    """What came of an order, in a word."""
    if fate.dislodged:
        return "dislodged"
    if fate.fault is not None and fate.fault.void:
        return "void"
    if fate.support_given is not None:
        return "done" if fate.support_given else "cut"
    return "failed" if isinstance(fate.order, Move) and not fate.moved else "done"
