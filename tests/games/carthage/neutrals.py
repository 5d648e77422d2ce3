"""A game for one (or two) with Neutrals: put it where a rule of RC-15 begins.

Five seats sit clockwise: diamond, triangle, circle, square, star. The first (or the first two) are people; the others
are, from the left, Imperialists, Plutocrats, Conservatives, Populists. Families are dealt round by number: diamond has
1, 6, 11, triangle 2, 7, 12, circle 3, 8, 13, square 4, 9, 14, star 5, 10, 15.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.carthage.neutrals.profiles import profiles
from games.carthage.senate.pieces import Session
from games.carthage.state import Carthage
from games.kernel import Seat, Table
from games.republic.neutrals.coalition import ranking
from tests.games.carthage.play import CHAIRS, Play

Change = Callable[[Carthage], object]
DIAMOND, TRIANGLE, CIRCLE, SQUARE, STAR = map(Seat, CHAIRS[:5])


def with_neutrals(people: int = 1) -> Change:
    """All seats but the first ones are Neutral."""

    def change(g: Carthage) -> None:
        for seat, name in zip(g.seats[people:], profiles(), strict=False):
            g.factions[seat].neutral = name

    return change


def solo(play: Play, step: str, *changes: Change, people: int = 1, **how: Any) -> Play:
    """Begin at a step of a game with Neutrals."""

    def change(g: Carthage) -> None:
        with_neutrals(people)(g)
        g.senate = Session()
        for one in changes:
            one(g)

    return play.at(step, seats=5, change=change, **how)


def members(*seats: str) -> Change:
    """These govern, in rank order."""

    def change(g: Carthage) -> None:
        g.neutrals.ranking = ranking(g)
        g.neutrals.coalition = [Seat(seat) for seat in seats]

    return change


def treasury(seat: str, talents: int) -> Change:
    """A Faction Treasury."""

    def change(g: Carthage) -> None:
        g.issued += talents - g.factions[Seat(seat)].treasury
        g.factions[Seat(seat)].treasury = talents

    return change


def kinds(table: Table[Carthage]) -> set[str]:
    """Who is asked anything at all."""
    return {posted.decision.seat for posted in table.open.values()}
