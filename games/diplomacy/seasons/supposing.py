"""What would come of a season if others ordered what somebody supposes; nothing of it is kept (CD-S.3.3, S.3.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.diplomacy.adjudicator import Outcome, Profile, Seizure, adjudicate, judge_seizures
from games.diplomacy.atlas import Closing, Traffic
from games.diplomacy.language import Fault, read_line
from games.diplomacy.language.reading import without_comment
from games.diplomacy.orders import AnyOrder, CloseCanal, Order, Reason, faults
from games.diplomacy.railways import usable
from games.diplomacy.seasons.lines import Judged, Lines
from games.diplomacy.seasons.reading import position
from games.diplomacy.state import NOBODY, Diplomacy
from games.diplomacy.targets import named
from games.diplomacy.why import Why
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class Supposed:
    """What would come of it."""

    outcome: Outcome
    seizures: Mapping[str, Seizure]


def read_others(lines: Lines, texts: Sequence[str]) -> list[Judged]:
    """CD-D.10, E.1: lines of anybody about units and canals; each with its order, or why it is none."""
    said = [(number, without_comment(text)) for number, text in enumerate(texts, 1)]
    return [_read(lines, number, text) for number, text in said if text]


def _read(lines: Lines, number: int, text: str) -> Judged:
    read = read_line(text, lines.where, number)
    if read.order is None or read.notes:
        return Judged(number, text, why=read.fault or read.notes[0])
    why = _unfit(lines, read.order)
    return Judged(number, text, read.order if why is None else None, text, why)


def _unfit(lines: Lines, order: AnyOrder) -> Fault | Reason | Why | None:
    """CD-D.10: supposed are units and canals; who rules what afterwards follows from them."""
    if isinstance(order, CloseCanal):
        return None
    if not isinstance(order, Order):
        return Why("supposed-units-only", "CD-S.3")
    return next(iter(faults(lines.position, order)), None)


def suppose(lines: Lines, own: Sequence[AnyOrder], others: Sequence[AnyOrder]) -> Supposed:
    """CD-S.3.3, S.3.4: movement and seizures with one's own orders, and those supposed in the place of any."""
    g = lines.g
    military = {one.unit: one for one in (*own, *others) if isinstance(one, Order)}
    closed = [one for one in (*own, *others) if isinstance(one, CloseCanal)]
    outcome = adjudicate(position(g, _traffic(lines, closed)), military, Profile(g.law.adjudication))
    return Supposed(outcome, judge_seizures(outcome, _own_refusals(g, lines.seat)))


def _own_refusals(g: Diplomacy, seat: Seat) -> Mapping[str, Sequence[str]]:
    """CD-4.F: one's own; those of others are secret."""
    one = g.players[seat]
    return {one.holding: [refused.giver for refused in one.refusals if refused.what == "seizures"]}


def _traffic(lines: Lines, closed: Sequence[CloseCanal]) -> Traffic:
    """CD-9.C.1, 11.B: track, the bars that are public, and the canals that are supposed to be closed."""
    g = lines.g
    return Traffic(
        tracks={one.id: tuple(usable(g, one)) for one in g.railways},
        bars={one.id: named(g, one.barred) for one in g.railways if one.controller},
        closings=tuple(link for one in closed if one.closed for link in _links(g, one, lines.where.author)),
    )


def _links(g: Diplomacy, order: CloseCanal, author: str) -> list[Closing]:
    """CD-11.B: the links that touch provinces of whoever closes it."""
    by = g.holder(order.author or author) or NOBODY
    on_it = [code for canal in g.atlas.canals if canal.id == order.canal for code in canal.provinces]
    return [Closing(order.canal, code, by, tuple(order.against)) for code in on_it if g.controller(code) == by]
