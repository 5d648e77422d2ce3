"""A case laid out: the units where they stand, the tracks, and each line by whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.diplomacy.adjudicator import retreat_fault
from games.diplomacy.adjudicator.outcome import Outcome
from games.diplomacy.atlas import Atlas, Closing, Piece, Position, Traffic, atlas
from games.diplomacy.language import Context, Fault, Stage, read_line, read_standing
from games.diplomacy.orders import AnyOrder, CloseCanal, Order, Reason, Retreating, legal

from .form import BadCases, Case, Ordered


@dataclass(frozen=True, slots=True)
class Read:
    """A line of a case; `by`: whose it is, "" if nobody says."""

    text: str
    by: str
    said: AnyOrder | Fault
    notes: Sequence[Fault] = ()


def check_spaces(case: Case) -> None:
    """BadCases: a track or a centre lies where the map has nothing, or nobody's adjustments are meant."""
    known = atlas(case.map).spaces
    for space in (*case.owned_centers, *(one for track in case.railways.values() for one in track)):
        if space not in known:
            raise BadCases(f"Case {case.id}: the map {case.map} has no space {space}. Write its code as printed.")
    if case.adjusts and not case.power:
        raise BadCases(f"Case {case.id}: it does not say who builds or removes. Add `power`.")


def pieces(case: Case) -> dict[str, Piece]:
    """The units by space. BadCases: one cannot stand there, or another one does."""
    found: dict[str, Piece] = {}
    for one in case.units:
        piece = read_standing(one.unit, one.power, atlas(case.map))
        if isinstance(piece, Fault):
            raise BadCases(f"Case {case.id}: no unit can stand as {one.unit} ({piece.clause}). Write `F Stp/nc`.")
        if piece.at.space in found:
            raise BadCases(f"Case {case.id}: two units stand in {piece.at.space}. Leave one out.")
        found[piece.at.space] = piece
    return found


def read_lines(case: Case, lines: Sequence[Ordered], stage: Stage = "orders") -> list[Read]:
    """Each line where these units stand; whoever has no code is called by his name."""
    context = Context(atlas(case.map), pieces(case), stage=stage)
    return [_read(one, context) for one in lines]


def _read(one: Ordered, context: Context) -> Read:
    line = read_line(one.text.strip(), context)
    author = line.order.author if line.order else ""
    return Read(one.text, one.power or author, line.said, line.notes)


def position(case: Case, lines: Sequence[Read]) -> Position:
    """The board at the main deadline; a power is called by its name in capitals."""
    standing = pieces(case)
    powers = dict.fromkeys(piece.commander for piece in standing.values())
    codes = {power: (power.upper(),) for power in powers}
    traffic = Traffic(case.railways, case.bars, closings(lines, atlas(case.map)))
    return Position(atlas(case.map), standing, traffic, codes)


def closings(lines: Sequence[Read], board: Atlas) -> list[Closing]:
    """CD-11.B: of every province of a canal; a case does not say who controls it. The last line counts."""
    last = {(line.said.canal, line.by): line.said for line in lines if isinstance(line.said, CloseCanal)}
    provinces = {one.id: one.provinces for one in board.canals}
    return [
        Closing(canal, province, by, order.against)
        for (canal, by), order in last.items()
        if order.closed
        for province in provinces[canal]
    ]


def commanded(where: Position, lines: Sequence[Read]) -> dict[str, Order]:
    """CD-E.5, D.9(4.D.1): of each unit the last legal order of its Commander, else the last."""
    found: dict[str, Order] = {}
    for line in lines:
        order = line.said
        if isinstance(order, Order) and _commands(where, line, order):
            kept = found.get(order.unit)
            if kept is None or _legal(where, order) or not _legal(where, kept):
                found[order.unit] = order
    return found


def retreating(outcome: Outcome, lines: Sequence[Read]) -> dict[str, Retreating]:
    """The same at the retreat stage."""
    found: dict[str, Retreating] = {}
    for line in lines:
        order = line.said
        if not isinstance(order, Retreating) or not _commands(outcome.position, line, order):
            continue
        if order.unit not in found or retreat_fault(outcome, order) is None:
            found[order.unit] = order
    return found


def _commands(where: Position, line: Read, order: Order | Retreating) -> bool:
    """Whether it is the Commander's; where nobody says whose it is, it is."""
    return not line.by or line.by.upper() == where.pieces[order.unit].commander.upper()


def _legal(where: Position, order: Order) -> bool:
    return not isinstance(legal(where, where.pieces[order.unit], order), Reason)
