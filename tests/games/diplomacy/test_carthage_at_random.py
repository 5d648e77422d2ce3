"""What holds in every season on the map of Carthage: trains, passes, straits, canals, blocks and seizes by chance."""

from __future__ import annotations

import random
from collections import Counter
from typing import Literal

import pytest

from games.diplomacy.adjudicator import Outcome, adjudicate, judge_seizures, retreats, settle_retreats
from games.diplomacy.atlas import Arm, Closing, Piece, Place, Position, Traffic, atlas
from games.diplomacy.orders import Block, Convoy, Move, Order, Retreat, Seize, Stand, Support

MAP = atlas("carthage")
TRAFFIC = Traffic(
    {"R1": ("Mes", "Lak", "WGr", "N11"), "R2": ("N29", "Poc", "N32", "N25", "Car", "NBe")},
    {"R1": ("P1", "A Mes"), "R2": ()},
    [Closing("A", "N21", "p0"), Closing("A", "N21", "p1", ("P2",))],
)


def drawn(chance: random.Random) -> tuple[Position, dict[str, Order]]:
    pieces: dict[str, Piece] = {}
    for code in chance.sample(sorted(MAP.spaces), 26):
        space = MAP.spaces[code]
        arms: dict[str, list[Arm]] = {"land": ["A"], "sea": ["F"], "coast": ["A", "F"]}
        arm = chance.choice(arms[space.ground])
        coast = chance.choice(space.coasts) if arm == "F" and space.coasts else ""
        pieces[code] = Piece(arm, Place(code, coast), f"p{chance.randrange(4)}")
    codes = {f"p{number}": (f"P{number}",) for number in range(4)}
    position = Position(MAP, pieces, TRAFFIC, codes)
    orders = {code: moving(chance, piece) for code, piece in pieces.items() if chance.random() < 0.55}
    for code, piece in pieces.items():
        if MAP.spaces[code].ground == "sea" and chance.random() < 0.4:
            orders |= convoy(chance, pieces, code)
        elif code not in orders:
            orders[code] = staying(chance, orders, piece)
    return position, orders


def near(piece: Piece) -> list[str]:
    ways, space = MAP.ways, piece.at.space
    return sorted(ways.walks[space] | ways.passes[space] if piece.arm == "A" else ways.sails[piece.at])


def seize(chance: random.Random, *provinces: str) -> Seize | None:
    return Seize(chance.choice(("P0", "P1")), chance.choice(("", *provinces))) if chance.random() < 0.5 else None


def moving(chance: random.Random, piece: Piece) -> Order:
    """By rail where there is one, else a step, now and then to anywhere."""
    space = piece.at.space
    lines = [rail for rail, track in TRAFFIC.tracks.items() if space in track and piece.arm == "A"]
    if lines and chance.random() < 0.6:
        goals = [one for one in TRAFFIC.tracks[lines[0]] if one != space]
        return Move(unit=space, to=Place(chance.choice(goals)), rail=lines[0], seize=seize(chance))
    goals = near(piece) if chance.random() < 0.95 else sorted(MAP.spaces)
    return Move(unit=space, to=Place(chance.choice(goals)), seize=seize(chance))


def convoy(chance: random.Random, pieces: dict[str, Piece], sea: str) -> dict[str, Order]:
    """One fleet and its army, if there is any."""
    shores = [one for one in sorted(MAP.ways.shores) if sea in MAP.ways.shores[one]]
    armies = [one for one in shores if one in pieces and pieces[one].arm == "A"]
    if not armies:
        return {sea: Stand(unit=sea, block=Block())}
    army = chance.choice(armies)
    goal = chance.choice([one for one in shores if one != army])
    move = Move(unit=army, to=Place(goal), seize=seize(chance))
    return {army: move, sea: Convoy(unit=sea, army=Place(army), to=Place(goal), block=Block())}


def staying(chance: random.Random, orders: dict[str, Order], piece: Piece) -> Order:
    """Supports of moves nearby, and others; blocks, seizes."""
    space, goals = piece.at.space, near(piece)
    what: Literal["", "trains", "strait"] = chance.choice(("", "trains", "strait"))
    block = Block(what, "", chance.choice(((), ("P1",)))) if chance.random() < 0.7 else None
    taking = seize(chance, *goals)
    moves = [one for one in orders.values() if isinstance(one, Move) and one.to.space in goals and not one.rail]
    if moves and chance.random() < 0.7:
        move = chance.choice(moves)
        return Support(unit=space, helped=Place(move.unit), to=move.to, seize=taking, block=block)
    if chance.random() < 0.3:
        return Support(unit=space, helped=Place(chance.choice(goals)), seize=taking, block=block)
    return Stand(unit=space, seize=taking, block=block)


def holds(outcome: Outcome) -> None:
    fates = outcome.fates.values()
    here = Counter(fate.end.space for fate in fates if not fate.dislodged)
    assert max(here.values()) == 1, "one unit to a space"
    assert not set(outcome.contested) & set(here), "what is contested is empty"
    for space, fate in outcome.fates.items():
        entered = [one for one in fates if one.moved and one.end.space == space]
        assert fate.dislodged is bool(entered and not fate.moved), (
            "whoever is entered upon and has not left is dislodged"
        )
        assert not (fate.dislodged and any(one.over_pass for one in entered)), "nobody is dislodged over a pass"
        assert not (fate.moved and not fate.attempt)
        assert not (fate.fault and (fate.moved or fate.attempt or fate.seizing or fate.block or fate.support_given))
        assert not (fate.over_pass and fate.seizing)
        assert bool(outcome.why(space)) or fate.moved or not isinstance(fate.order, Move), "a move fails for a reason"
    for open_ in retreats(outcome).values():
        assert not {place.space for place in open_} & {*here, *outcome.contested}
    for province, seizure in judge_seizures(outcome, {}).items():
        assert MAP.spaces[province].ground != "sea"
        assert bool(seizure.reasons) is (seizure.result != "taken")


@pytest.mark.parametrize("seed", range(30))
def test_what_holds_in_every_season(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(6):
        position, orders = drawn(chance)
        outcome = adjudicate(position, orders)
        holds(outcome)
        again = adjudicate(position, dict(chance.sample(sorted(orders.items()), len(orders))))
        assert (again.fates, again.contested) == (outcome.fates, outcome.contested)
        wanted = {unit: Retreat(unit=unit, to=open_[0]) for unit, open_ in retreats(outcome).items() if open_}
        after = [place.space for place in settle_retreats(outcome, wanted).values() if place]
        assert len({*after, *outcome.occupied}) == len(after) + len(outcome.occupied)


def test_enough_happens_in_them() -> None:
    chance, seen = random.Random(0), Counter[str]()
    for _ in range(150):
        position, orders = drawn(chance)
        outcome = adjudicate(position, orders)
        words = [reason.word for space in outcome.fates for reason in outcome.why(space)]
        seen.update(
            words, dislodged=len(outcome.dislodged), convoyed=sum(fate.convoyed for fate in outcome.fates.values())
        )
        seen.update(one.result for one in judge_seizures(outcome, {}).values())
    assert all(seen[word] for word in (
        "strait-blocked", "canal-closed", "train-blocked", "barred", "pass-opposed", "dislodged", "convoyed", "cut",
        "stood-off", "held", "own-unit", "taken", "disorder", "nothing", "over-pass", "supported",
    )), seen  # fmt: skip
