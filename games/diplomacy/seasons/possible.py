"""CD-D.10, 5.B, S.6: all that may be ordered now, for whoever chooses from lists: what is listed is accepted of him."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from games.diplomacy.adjudicator import Outcome, Profile, adjudicate
from games.diplomacy.atlas import Arm, Piece, Place, Position
from games.diplomacy.atlas.atlas import place
from games.diplomacy.orders import (
    Adopt,
    AnyOrder,
    Block,
    BuildUnit,
    Convoy,
    Disband,
    Drop,
    Move,
    Order,
    Reason,
    Remove,
    Retreat,
    Seize,
    Stand,
    Support,
    Yield,
    faults,
    legal,
)
from games.diplomacy.seasons.authority import refusal
from games.diplomacy.seasons.lines import Lines
from games.diplomacy.state import Diplomacy, Dislodged
from games.kernel import Seat

BLOCKS: Final = (Block(), Block(what="trains"), Block(what="works"))

# Units


def units(lines: Lines) -> list[str]:
    """CD-4.C, D.12: the spaces of the units that take orders of him at this stage, in alphabetical order."""
    g, seat = lines.g, lines.seat
    if lines.stage == "retreats":
        return sorted(space for space in g.stood if homeless(g, seat, space) is not None)
    return sorted(space for space in g.stood if _commands(g, seat, space))


def _commands(g: Diplomacy, seat: Seat, space: str) -> bool:
    force = g.began_on(space)
    return force is not None and g.commander(force) == seat


def homeless(g: Diplomacy, seat: Seat, space: str) -> Dislodged | None:
    """CD-D.12: what of his stood there and has to retreat; None: nothing."""
    unit = g.stood.get(space)
    return next((one for one in g.dislodged if one.unit == unit and one.commander == seat), None)


def moves(position: Position, unit: str) -> list[Move]:
    """CD-D.2, 9.B.3, 10.B: every move it could make, by march, sea, convoy, pass; then by rail."""
    piece, chart = position.pieces[unit], position.atlas
    marched = [Move(unit=unit, to=to) for code in sorted(chart.spaces) for to in _spots(position, piece, code)]
    trains = [
        Move(unit=unit, to=Place(code), rail=line)
        for line, track in sorted(position.traffic.tracks.items())
        for code in sorted(track)
        if piece.arm == "A" and unit in track and code != unit
    ]
    return [one for one in (*marched, *trains) if isinstance(legal(position, piece, one), Move)]


def _spots(position: Position, piece: Piece, code: str) -> Sequence[Place]:
    """CD-D.1: a space, or where a fleet may come to several coasts of it each of them."""
    if piece.arm == "A":
        return (Place(code),)
    return position.atlas.ways.sails[piece.at].get(code, ())


def by_convoy(position: Position, move: Move) -> bool:
    """CD-D.8: whether there is no way for it but over the sea."""
    ways = position.atlas.ways
    army = position.pieces[move.unit].arm == "A" and not move.rail
    return army and move.to.space not in ways.walks[move.unit] | ways.passes[move.unit]


def over_pass(position: Position, move: Move) -> bool:
    """CD-10.B: whether it marches over a pass."""
    return not move.rail and move.to.space in position.atlas.ways.passes[move.unit]


def supports(position: Position, unit: str) -> dict[str, list[Support]]:
    """CD-D.3: whom it could help, by where they stand: to stand there, then to each place in its own reach."""
    piece, ways = position.pieces[unit], position.atlas.ways
    reach = sorted(ways.walks[unit] if piece.arm == "A" else ways.sails[piece.at])
    found = {other: list(_helps(position, piece, other, reach)) for other in sorted(position.pieces)}
    return {other: some for other, some in found.items() if some}


def _helps(position: Position, piece: Piece, other: str, reach: Sequence[str]) -> Iterator[Support]:
    helped, unit = Place(other), piece.at.space
    wanted = [Support(unit=unit, helped=helped), *(Support(unit=unit, helped=helped, to=Place(to)) for to in reach)]
    yield from (one for one in wanted if isinstance(legal(position, piece, one), Support))


def convoys(position: Position, unit: str) -> dict[str, list[Convoy]]:
    """CD-D.8: the armies that it could carry, by where they stand, each with where it could go."""
    piece = position.pieces[unit]
    if unit not in position.fleets:
        return {}
    armies = [space for space, one in sorted(position.pieces.items()) if one.arm == "A"]
    shores = sorted(position.atlas.ways.shores)
    wanted = {
        army: [Convoy(unit=unit, army=Place(army), to=Place(to)) for to in shores if to != army] for army in armies
    }
    found = {
        army: [one for one in some if isinstance(legal(position, piece, one), Convoy)] for army, some in wanted.items()
    }
    return {army: some for army, some in found.items() if some}


def seizable(position: Position, order: Order) -> list[str]:
    """CD-5.B: what it could seize with this order: the destination of a move, else its own province first."""
    if isinstance(order, Move):
        return [order.to.space] if fits(position, replace(order, seize=Seize("GM"), block=None)) else []
    codes = [order.unit, *sorted(position.atlas.spaces.keys() - {order.unit})]
    return [one for one in codes if fits(position, replace(order, seize=Seize("GM", one), block=None))]


def blocks(position: Position, order: Order) -> list[Block]:
    """CD-9.A.8, 9.B.4, 12.B: how it could block, everybody but its own Commander; at sea the straits there."""
    here = [one for one in position.atlas.straits if one.sea == order.unit]
    single = [Block(what="strait", strait=one.id) for one in here] if len(here) > 1 else []
    wanted = [Block(), *single] if position.atlas.spaces[order.unit].ground == "sea" else BLOCKS
    return [one for one in wanted if fits(position, replace(order, block=one, seize=None))]


def fits(position: Position, order: Order) -> bool:
    """CD-E.6: whether nothing of it is illegal."""
    return not faults(position, order)


# Retreats and Winter


def retreats(lines: Lines, unit: str) -> list[Retreat | Disband]:
    """CD-D.12: where it may go; or it is disbanded."""
    found = homeless(lines.g, lines.seat, unit)
    places = [place(one) for one in found.places] if found else []
    return [*(Retreat(unit=unit, to=one) for one in places), Disband(unit=unit)]


def adjustments(lines: Lines) -> list[AnyOrder]:
    """CD-S.5, S.6: all that he may order of units and centres in Winter, by kind, then by place."""
    g = lines.g
    forces, code = sorted(g.stood), g.code(lines.seat)
    others = sorted(one.holding for one in g.players.values() if one.active and one.holding and one.holding != code)
    wanted: list[AnyOrder] = [
        *(Drop(author=code, unit=one) for one in forces if _is_one_of_many(g, one)),
        *(Remove(author=code, unit=one) for one in forces),
        *(Adopt(author=code, unit=unit, at=at) for unit in forces if _is_loose(g, unit) for at in g.atlas.centres),
        *(Yield(author=code, unit=unit, to=to) for unit in forces if _is_loose(g, unit) for to in others),
        *(BuildUnit(author=code, arm=arm, at=at) for at, arm in _sites(g)),
    ]
    return [one for one in wanted if refusal(g, lines.seat, one) is None]


def _is_loose(g: Diplomacy, space: str) -> bool:
    force = g.began_on(space)
    return force is not None and not force.base


def _is_one_of_many(g: Diplomacy, space: str) -> bool:
    """CD-S.5: whether its centre may have more units than it supports."""
    force = g.began_on(space)
    return force is not None and bool(force.base) and sum(one.base == force.base for one in g.forces) > 1


def _sites(g: Diplomacy) -> Iterator[tuple[Place, Arm]]:
    """CD-S.6.4: empty centres, and what may stand there."""
    for code in (one for one in sorted(g.atlas.centres) if g.on(one) is None):
        yield Place(code), "A"
        for coast in g.atlas.spaces[code].coasts or ("",):
            yield Place(code, coast), "F"


# What comes of one's own orders


def void(lines: Lines, orders: Sequence[AnyOrder]) -> dict[str, Reason]:
    """CD-D.3: of his orders, those without effect whatever others do: they do not agree with each other."""
    mine = {one.unit: one for one in orders if isinstance(one, Order)}
    own = set(units(lines))
    outcome: Outcome = adjudicate(lines.position, mine, Profile(lines.g.law.adjudication))
    found = {space: next((why for why in outcome.why(space) if why.void), None) for space in mine}
    return {space: why for space, why in found.items() if why is not None and own.issuperset(why.by)}


def default(unit: str) -> Stand:
    """CD-6.5: what a unit does of which nothing is ordered."""
    return Stand(unit=unit)
