"""CD-D as it is written, without any haste: every assignment of success that contradicts none of its clauses.

It shares nothing with the adjudicator but the legality of orders. A move, once it is said of every move whether it
succeeds, decides all the rest: who is dislodged, which convoys are whole, which supports count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, product

from games.diplomacy.adjudicator import Profile
from games.diplomacy.atlas import Position
from games.diplomacy.orders import Convoy, Move, Order, Reason, Stand, Support, legal


@dataclass
class Slow:
    """A season; `goes`: what is assumed of each move; `disrupted`: armies whose convoy is taken to be."""

    position: Position
    orders: Mapping[str, Order]
    profile: Profile
    goes: Mapping[str, bool]
    disrupted: frozenset[str] = frozenset()

    @property
    def moves(self) -> dict[str, Move]:
        return {space: one for space, one in self.orders.items() if isinstance(one, Move)}

    def who(self, space: str) -> str:
        return self.position.pieces[space].commander

    def to(self, space: str) -> list[str]:
        return [mover for mover, one in self.moves.items() if one.to.space == space]

    def beaten(self, space: str) -> bool:
        return not self.goes.get(space, False) and any(self.goes[mover] for mover in self.to(space))

    def near(self, space: str) -> bool:
        piece, goal = self.position.pieces[space], self.moves[space].to.space
        return piece.arm == "F" or goal in self.position.atlas.marches(space)

    def fleets(self, space: str) -> list[str]:
        goal = self.moves[space].to.space
        return [
            sea
            for sea, one in self.orders.items()
            if isinstance(one, Convoy) and one.army.space == space and one.to.space == goal
        ]

    def routes(self, space: str) -> list[frozenset[str]]:
        """Sets of ordered fleets that carry it, of which none can be left out."""
        sets = [
            frozenset(some)
            for n in range(1, 5)
            for some in combinations(self.fleets(space), n)
            if self.chain(space, some)
        ]
        return [one for one in sets if not any(other < one for other in sets)]

    def chain(self, space: str, seas: tuple[str, ...]) -> bool:
        water = {
            sea: {one.space for one in self.position.atlas.water[place]}
            for place in self.position.atlas.water
            for sea in [place.space]
            if sea in seas
        }
        reached = {sea for sea in seas if space in water[sea]}
        for _ in seas:
            reached |= {sea for sea in seas if reached & water[sea]}
        return any(self.moves[space].to.space in water[sea] for sea in reached)

    def whole(self, space: str) -> bool:
        if space in self.disrupted:
            return False
        routes = self.routes(space)
        if self.profile is Profile.OLD:
            return bool(routes) and not any(self.beaten(sea) for route in routes for sea in route)
        return any(not any(self.beaten(sea) for sea in route) for route in routes)

    def by_convoy(self, space: str) -> bool:
        """CD-D.9(4.A.3): whether it goes by convoy."""
        move = self.moves[space]
        if self.position.pieces[space].arm == "F":
            return False
        if not self.near(space):
            return self.whole(space)
        if self.profile is Profile.OLD:
            opposite = self.moves.get(move.to.space)
            return opposite is not None and opposite.to.space == space and self.whole(space)
        return self.intends(space) and self.whole(space)

    def intends(self, space: str) -> bool:
        own = any(self.who(sea) == self.who(space) for sea in self.fleets(space))
        return self.profile is Profile.MODERN and (self.moves[space].via_convoy or own)

    def attempt(self, space: str) -> bool:
        marches = self.near(space) and not (self.position.pieces[space].arm == "A" and self.intends(space))
        return marches or self.by_convoy(space)

    def supporters(self, space: str) -> list[str]:
        return [
            giver for giver, one in self.orders.items() if isinstance(one, Support) and self.counts(giver, one, space)
        ]

    def counts(self, giver: str, one: Support, space: str) -> bool:
        move = self.moves.get(space)
        if one.helped.space != space:
            return False
        if move is None or one.to is None:
            if move is not None or one.to is not None:
                return False
            aimed = space
        else:
            aimed = one.to.space
            coast = self.position.pieces[space].arm == "F" and one.to.coast and move.to.coast
            if aimed != move.to.space or (coast and one.to != move.to):
                return False
        return not any(self.cut(attacker, giver, aimed, space) for attacker in self.to(giver))

    def cut(self, attacker: str, giver: str, aimed: str, helped: str) -> bool:
        if self.profile is Profile.OLD and self.by_convoy(attacker):
            fleets = {self.position.pieces[one].arm for one in (giver, helped)} == {"F"}
            if fleets and any(aimed in route for route in self.routes(attacker)):
                return False
        if self.goes[attacker] and not self.goes.get(giver, False):
            return True
        return self.attempt(attacker) and self.who(attacker) != self.who(giver) and attacker != aimed

    def head_to_head(self, one: str, other: str) -> bool:
        opposite = self.moves.get(other)
        return (
            opposite is not None
            and opposite.to.space == one
            and self.moves[one].to.space == other
            and self.attempt(one)
            and self.attempt(other)
            and not self.by_convoy(one)
            and not self.by_convoy(other)
        )

    def succeeds(self, space: str) -> bool:
        goal = self.moves[space].to.space
        if not self.attempt(space):
            return False
        strength = 1 + len(self.supporters(space))
        if goal in self.position.pieces:
            fights = self.head_to_head(space, goal)
            if fights or not self.goes.get(goal, False):
                if self.who(goal) == self.who(space):
                    return False
                strength -= sum(self.who(giver) == self.who(goal) for giver in self.supporters(space))
                stands = fights or goal not in self.moves
                if strength <= (1 + len(self.supporters(goal)) if stands else 1):
                    return False
        return all(strength > self.keeps_out(rival) for rival in self.to(goal) if rival != space)

    def keeps_out(self, rival: str) -> int:
        goal = self.moves[rival].to.space
        if not self.attempt(rival) or (self.goes.get(goal, False) and self.head_to_head(rival, goal)):
            return 0
        return 1 + len(self.supporters(rival))

    def consistent(self) -> bool:
        return all(self.succeeds(space) is goes for space, goes in self.goes.items())


def judged(position: Position, orders: Mapping[str, Order]) -> dict[str, Order]:
    """Illegal orders are none."""
    found = {space: legal(position, position.pieces[space], one) for space, one in orders.items()}
    return {space: Stand(unit=space) if isinstance(one, Reason) else one for space, one in found.items()}


def solutions(
    position: Position, orders: Mapping[str, Order], profile: Profile, disrupted: frozenset[str] = frozenset()
) -> Iterator[dict[str, bool]]:
    """Every assignment that agrees with itself."""
    read = judged(position, orders)
    movers = [space for space, one in read.items() if isinstance(one, Move)]
    for answers in product((False, True), repeat=len(movers)):
        goes = dict(zip(movers, answers, strict=True))
        if Slow(position, read, profile, goes, disrupted).consistent():
            yield goes
