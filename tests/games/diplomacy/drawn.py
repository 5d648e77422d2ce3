"""Positions and orders by chance: crowded, in a few spaces round the Channel, with more convoys than anybody orders."""

from __future__ import annotations

import random

from games.diplomacy.atlas import Arm, Piece, Place, Position, atlas
from games.diplomacy.orders import Convoy, Move, Order, Stand, Support

SPACES = ("Bel", "Bre", "Edi", "Eng", "Hol", "Iri", "Lon", "Mao", "Nth", "Par", "Pic", "Wal", "Yor")
SEAS = ("Eng", "Iri", "Mao", "Nth")


class Drawn:
    """One position with an order for every unit."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.map = atlas("standard")
        self.pieces = {space: self.piece(space) for space in self.spaces()}
        self.orders: dict[str, Order] = {}
        self.sailings = self.convoys()
        for space in self.pieces:
            if space not in self.orders:
                self.orders[space] = self.order(self.pieces[space])

    @property
    def position(self) -> Position:
        return Position(self.map, self.pieces)

    def spaces(self) -> list[str]:
        """Most seas, and some coasts."""
        seas = self.chance.sample(SEAS, self.chance.randint(2, 4))
        others = [space for space in SPACES if space not in SEAS]
        return sorted(seas + self.chance.sample(others, self.chance.randint(3, 6)))

    def piece(self, space: str) -> Piece:
        arms: dict[str, list[Arm]] = {"land": ["A"], "sea": ["F"], "coast": ["A", "F"]}
        arm = self.chance.choice(arms[self.map.spaces[space].ground])
        return Piece(arm, Place(space), f"p{self.chance.randrange(5)}")

    def convoys(self) -> list[tuple[str, str]]:
        """Armies that go by sea, rather to where a unit stands."""
        armies = [space for space, one in self.pieces.items() if one.arm == "A" and space != "Par"]
        goals = [space for space in SPACES if space not in (*SEAS, "Par")]
        goals += 4 * [space for space in self.pieces if space in goals]
        found = []
        for army in self.chance.sample(armies, min(2, len(armies))):
            goal = self.chance.choice([space for space in goals if space != army])
            self.orders[army] = Move(unit=army, to=Place(goal), via_convoy=self.chance.random() < 0.3)
            found.append((army, goal))
        return found

    def order(self, piece: Piece) -> Order:
        space, kind = piece.at.space, self.chance.random()
        if space in SEAS and self.sailings and kind < 0.6:
            army, goal = self.chance.choice(self.sailings)
            return Convoy(unit=space, army=Place(army), to=Place(goal))
        near = [one for one in self.near(piece) if one in SPACES]
        if kind < 0.75 and near:
            return Move(unit=space, to=Place(self.chance.choice(near)))
        return self.support(piece, near) or Stand(unit=space)

    def near(self, piece: Piece) -> list[str]:
        ways = self.map.ways
        return sorted(ways.walks[piece.at.space] if piece.arm == "A" else ways.sails[piece.at])

    def support(self, piece: Piece, near: list[str]) -> Order | None:
        """Of somebody who stands beside it, or who could move there."""
        choices: list[tuple[Place, Place | None]] = [(Place(one), None) for one in near if one in self.pieces]
        for other in self.pieces.values():
            moved = self.orders.get(other.at.space)
            goals = [moved.to.space] if isinstance(moved, Move) else self.near(other)
            choices += [(other.at, Place(goal)) for goal in goals if goal in near and other is not piece]
        helped, to = self.chance.choice(choices) if choices else (None, None)
        return Support(unit=piece.at.space, helped=helped, to=to) if helped else None
