"""GV-10.1: who plays for Carthage and who for Rome, where every player has one faction only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.grand.pieces import OTHER, SIDES, Side
from games.kernel import Dice, NotAllowed, Seat


def check(seats: Sequence[Seat], chosen: Mapping[Seat, Side]) -> None:
    """GV-10.1: sides are as equal in number as possible, so no more than half, rounded up, may choose one."""
    most = -(-len(seats) // 2)
    if not set(chosen) <= set(seats) or any(list(chosen.values()).count(side) > most for side in SIDES):
        raise NotAllowed("setup.sides", most=most, clause="GV-10.1")


def deal(seats: Sequence[Seat], chosen: Mapping[Seat, Side], dice: Dice) -> dict[Seat, Side]:
    """GV-10.1, GV-DP4: who has chosen plays there; the places that are left are drawn at random."""
    check(seats, chosen)
    left = places_left(len(seats), list(chosen.values()), dice)
    dice.shuffle("sides", left)
    return {seat: chosen.get(seat) or left.pop() for seat in seats}


def places_left(players: int, taken: Sequence[Side], dice: Dice) -> list[Side]:
    """GV-10.1: with an odd number one side has a player more: that which as many have chosen, else the dice say."""
    larger = players - players // 2
    fuller: list[Side] = [side for side in SIDES if taken.count(side) == larger or players % 2 == 0]
    first = fuller[0] if fuller else dice.pick("sides.larger", SIDES)
    sizes = {first: larger, OTHER[first]: players // 2}
    return [side for side in SIDES for _ in range(sizes[side] - taken.count(side))]
