"""CD-E: the lines of a player, read where the units stood when the season began, and as they were kept."""

from __future__ import annotations

from collections.abc import Iterable

from games.diplomacy.atlas import Piece, Position, Traffic
from games.diplomacy.language import Context, Stage, read_line
from games.diplomacy.orders import AnyOrder
from games.diplomacy.railways import usable
from games.diplomacy.state import Diplomacy, Written
from games.kernel import Seat


def context(g: Diplomacy, seat: Seat, stage: Stage) -> Context:
    """What stands where and who is called what, for whoever writes now."""
    holding = [one.holding for one in g.players.values() if one.active and one.holding]
    return Context(g.atlas, began(g), codes(g), sorted(holding), g.code(seat), stage)


def codes(g: Diplomacy) -> list[str]:
    """CD-3.C: of all names in use."""
    return sorted(one.code for one in g.names.values() if one.approved and one.dropped is None)


def began(g: Diplomacy) -> dict[str, Piece]:
    """CD-5.C(a.4): the units by where they stood when the season began, as far as they are left."""
    found = ((space, g.by_id(unit)) for space, unit in g.stood.items())
    return {space: Piece(force.arm, force.at, g.commander(force)) for space, force in found if force is not None}


def tracks(g: Diplomacy) -> Traffic:
    """CD-9.B.3(a): the track that is usable this season, as far as orders are judged by it."""
    return Traffic(tracks={one.id: tuple(usable(g, one)) for one in g.railways})


def position(g: Diplomacy, traffic: Traffic) -> Position:
    """CD-S.3.3: the board at the main deadline; blocks and closings name players by their holding names."""
    pieces = {one.space: Piece(one.arm, one.at, g.commander(one)) for one in g.forces}
    return Position(g.atlas, pieces, traffic, {seat: (one.holding,) for seat, one in g.players.items() if one.holding})


def as_kept(g: Diplomacy, seat: Seat, written: Iterable[Written], stage: Stage) -> list[tuple[int, AnyOrder]]:
    """What was kept in canonical form says the same as long as the season lasts, whatever has become of the units."""
    where = Context(g.atlas, None, codes(g), None, g.code(seat), stage)
    found = ((one.received, read_line(one.text, where).order) for one in written)
    return [(received, order) for received, order in found if order is not None]


def received(g: Diplomacy) -> list[tuple[Seat, AnyOrder]]:
    """CD-E.5: what stood at the main deadline, in the order received."""
    found = [
        (number, seat, order)
        for seat, player in g.players.items()
        if player.active
        for number, order in as_kept(g, seat, player.fixed, "orders")
    ]
    return [(seat, order) for _, seat, order in sorted(found, key=lambda one: one[0])]
