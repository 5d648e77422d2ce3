"""A game for one (or two) with Neutrals: put it where a rule of RR-4 begins.

Five seats sit clockwise: diamond, triangle, circle, square, star. The first (or the first two) are people; the others
are, from the left, Imperials, Plutocrats, Conservatives, Populists. Families are dealt round by number: diamond has
1, 6, 11, triangle 2, 7, 12, circle 3, 8, 13, square 4, 9, 14, star 5, 10, 15.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.kernel import Seat, Table
from games.republic.neutrals.coalition import ranking
from games.rome.neutrals.profiles import profiles
from games.rome.state import Rome
from tests.games.rome.play import CHAIRS, Play, numbered, pay

Change = Callable[[Rome], object]
DIAMOND, TRIANGLE, CIRCLE, SQUARE, STAR = map(Seat, CHAIRS[:5])


def with_neutrals(people: int = 1) -> Change:
    """All seats but the first ones are Neutral."""

    def change(g: Rome) -> None:
        for seat, name in zip(g.seats[people:], profiles(), strict=False):
            g.factions[seat].neutral = name

    return change


def solo(play: Play, step: str, *changes: Change, people: int = 1, **how: Any) -> Play:
    """Begin at a step of a game with Neutrals."""

    def change(g: Rome) -> None:
        with_neutrals(people)(g)
        for one in changes:
            one(g)

    return play.at(step, seats=5, change=change, **how)


def members(*seats: str) -> Change:
    """These govern, in rank order."""

    def change(g: Rome) -> None:
        g.neutrals.ranking = ranking(g)
        g.neutrals.coalition = [Seat(seat) for seat in seats]

    return change


def treasury(seat: str, talents: int) -> Change:
    """A Faction Treasury."""

    def change(g: Rome) -> None:
        g.issued += talents - g.factions[Seat(seat)].treasury
        g.factions[Seat(seat)].treasury = talents

    return change


def purse(number: int, talents: int) -> Change:
    """A Personal Treasury."""
    return lambda g: pay(g, number, talents)


def marked(number: int, **marks: Any) -> Change:
    """A Senator is so."""

    def change(g: Rome) -> None:
        for name, value in marks.items():
            setattr(numbered(g, number), name, value)

    return change


def initiative(seat: str, number: int = 1) -> Change:
    """Whose initiative it is."""

    def change(g: Rome) -> None:
        g.forum.number, g.forum.seat, g.forum.coming = number, Seat(seat), [Seat(CHAIRS[0])]

    return change


def asked_of(table: Table[Any]) -> set[str]:
    """Who is asked anything at all."""
    return {posted.decision.seat for posted in table.open.values()}
