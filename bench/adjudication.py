"""How fast military orders are adjudicated: orders a second in crowded positions of 30 units, and a great season.

Beside it the same positions and orders in `diplomacy` from PyPI, where that is installed. It needs old versions of what
we use, so it is best kept out of our environment: `pip install --target DIR diplomacy==1.1.2`, then
`PYTHONPATH=DIR python -m bench adjudication`. Of it only `process` is counted, not the reading of its orders.
"""

from __future__ import annotations

import importlib
import random
from functools import partial
from typing import Any

from bench.figures import Figure, compared, cpu_ms, spin
from games.diplomacy.adjudicator import adjudicate, judge_seizures, retreats
from games.diplomacy.atlas import Arm, Piece, Place, Position, atlas
from games.diplomacy.orders import Convoy, Move, Order, Stand, Support

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
POSITIONS, UNITS = 60, 30
SEASON = 60  # units of twenty players
TIMES = 5
MAP = atlas("standard")


def drawn(seed: int, units: int) -> tuple[Position, dict[str, Order]]:
    """Units and orders by chance: half of them move, a third supports, some fleets carry armies."""
    chance = random.Random(seed)
    pieces: dict[str, Piece] = {}
    for code in sorted(chance.sample(sorted(MAP.spaces), units)):
        space = MAP.spaces[code]
        arms: dict[str, list[Arm]] = {"land": ["A"], "sea": ["F"], "coast": ["A", "F"]}
        arm = chance.choice(arms[space.ground])
        coast = chance.choice(space.coasts) if arm == "F" and space.coasts else ""
        pieces[code] = Piece(arm, Place(code, coast), chance.choice(POWERS))
    orders: dict[str, Order] = {}
    for code, piece in pieces.items():
        orders[code] = order(chance, pieces, orders, piece)
    return Position(MAP, pieces), orders


def near(piece: Piece) -> list[Place]:
    """Where a unit goes in one step."""
    if piece.arm == "A":
        return [Place(one) for one in sorted(MAP.ways.walks[piece.at.space])]
    return [place for some in MAP.ways.sails[piece.at].values() for place in some]


def order(chance: random.Random, pieces: dict[str, Piece], orders: dict[str, Order], piece: Piece) -> Order:
    space, goals, kind = piece.at.space, near(piece), chance.random()
    if kind < 0.5:
        return Move(unit=space, to=chance.choice(goals))
    if kind < 0.6 and MAP.spaces[space].ground == "sea":
        armies = [one for one in MAP.ways.shores if one in pieces and space in MAP.ways.shores[one]]
        ends = [one for one in sorted(MAP.ways.shores) if space in MAP.ways.shores[one]]
        carried = [one for one in armies if pieces[one].arm == "A"]
        if carried:
            army, end = carried[0], next(one for one in ends if one != carried[0])
            orders[army] = Move(unit=army, to=Place(end), via_convoy=True)
            return Convoy(unit=space, army=Place(army), to=Place(end))
    reached = {one.space for one in goals}
    moves = [one for one in orders.values() if isinstance(one, Move) and one.to.space in reached and one.unit != space]
    if kind < 0.9 and moves:
        helped = chance.choice(moves)
        return Support(unit=space, helped=pieces[helped.unit].at, to=helped.to)
    beside = [pieces[one].at for one in sorted(reached) if one in pieces]
    return Support(unit=space, helped=chance.choice(beside)) if beside else Stand(unit=space)


def ours(position: Position, orders: dict[str, Order]) -> None:
    """From orders to where every unit is and which support counted."""
    outcome = adjudicate(Position(position.atlas, position.pieces), orders)
    assert len(outcome.end) >= len(outcome.support_given)


def season(position: Position, orders: dict[str, Order]) -> None:
    """All that a season has: movement, seizures, where the dislodged may go, and why of everything."""
    outcome = adjudicate(Position(position.atlas, position.pieces), orders)
    judge_seizures(outcome, {})
    retreats(outcome)
    for space in outcome.fates:
        outcome.why(space)


def theirs(package: Any, position: Position, orders: dict[str, Order]) -> float:
    """Milliseconds of the other adjudicator."""
    game = package.Game()
    for power in POWERS:
        own = [one for one in position.pieces.values() if one.commander == power]
        game.set_units(power, [str(one).upper() for one in own], reset=True)
    for power in POWERS:
        lines = [line(position, one) for space, one in orders.items() if position.pieces[space].commander == power]
        game.set_orders(power, lines)
    return cpu_ms(game.process)


def line(position: Position, order: Order) -> str:
    """An order as the other package writes it."""
    unit = str(position.pieces[order.unit])
    if isinstance(order, Move):
        words = f"{unit} - {order.to}{' VIA' if order.via_convoy else ''}"
    elif isinstance(order, Support):
        words = f"{unit} S {position.pieces[order.helped.space]}" + (f" - {order.to.space}" if order.to else "")
    elif isinstance(order, Convoy):
        words = f"{unit} C A {order.army} - {order.to}"
    else:
        words = f"{unit} H"
    return words.upper()


def measure() -> list[Figure]:
    cases = [drawn(seed, UNITS) for seed in range(POSITIONS)]
    took = sum(min(cpu_ms(partial(ours, *case)) for _ in range(TIMES)) for case in cases)
    great = drawn(0, SEASON)
    whole = min(cpu_ms(partial(season, *great)) for _ in range(TIMES))
    return [
        beside(cases, 1000 * POSITIONS * UNITS / took),
        compared("season_of_60_units", whole, spin(), "spin", "ratio <= 1"),
    ]


def beside(cases: list[tuple[Position, dict[str, Order]]], rate: float) -> Figure:
    """Orders a second, and what that is to the other package's, or the word that it is not there."""
    try:
        package = importlib.import_module("diplomacy")
    except ImportError:
        return Figure("orders_per_second", round(rate), "/s", to="diplomacy (not installed)", goal="ratio >= 5")
    took = sum(min(theirs(package, *case) for _ in range(TIMES)) for case in cases)
    return compared("orders_per_second", rate, 1000 * POSITIONS * UNITS / took, "diplomacy", "ratio >= 5", "/s", 0)
