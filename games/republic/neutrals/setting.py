"""RC-15.1, 15.2, RR-4.01.1, 4.01.2: five factions; three or four of them are Neutral, and get their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from games.kernel import Seat, chairs
from games.republic.neutrals.events import NeutralNamed
from games.republic.senators import enter
from games.republic.state import Republic
from games.republic.ties import break_tie

FACTIONS = 5
PEOPLE = 3  # enough to play without Neutrals

Measure = Callable[[Republic, Seat], int]


class Line(Protocol):
    """What a game says of one Neutral: its name, by what it is picked, and how many Families more it is dealt."""

    @property
    def id(self) -> str:
        """Its name."""
        ...

    @property
    def pick(self) -> str:
        """One of PICKS."""
        ...

    @property
    def extra_senators(self) -> int:
        """So many Families more."""
        ...


def neutral_seats(people: Sequence[Seat]) -> list[Seat]:
    """RC-15.1, RR-4.01.1: the free chairs that are filled up to five factions, if one or two people play."""
    free = [chair for chair in chairs(FACTIONS + PEOPLE) if chair not in people]
    return free[: FACTIONS - len(people)] if len(people) < PEOPLE else []


def name_neutrals(g: Republic, lines: Iterable[Line], families: list[str]) -> None:
    """RC-15.2, RR-4.01.2: each is picked in its order; extra Senators come from the undealt Families."""
    left = neutral_seats_at(g)
    for line in lines if left else ():
        if left:
            seat = picked(g, line, left)
            left.remove(seat)
            name(g, seat, line, [families.pop() for _ in range(line.extra_senators)])


def neutral_seats_at(g: Republic) -> list[Seat]:
    """Those that play without people and have no name yet."""
    return [seat for seat in g.seats if g.factions[seat].neutral]


def name(g: Republic, seat: Seat, line: Line, families: Sequence[str]) -> None:
    """RC-15.2, RR-4.01.2: a Neutral with its extra Senators."""
    g.factions[seat].neutral = line.id
    for family in families:
        enter(g, seat=seat, family=family)
    g.tell(NeutralNamed(seat, line.id, tuple(families)))


def military(g: Republic, seat: Seat) -> int:
    """The total MIL of a faction."""
    return sum(one.military for one in g.senators_of(seat))


def influence(g: Republic, seat: Seat) -> int:
    """The total INF of a faction."""
    return sum(one.influence for one in g.senators_of(seat))


def little_influence(g: Republic, seat: Seat) -> int:
    """The less INF the better."""
    return -influence(g, seat)


def anyone(_g: Republic, _seat: Seat) -> int:
    """Only one is left."""
    return 0


PICKS: Mapping[str, Measure] = {
    "highest total Military": military,
    "highest total Influence of the rest": influence,
    "lowest total Influence of the rest": little_influence,
    "the last": anyone,
}


def picked(g: Republic, line: Line, left: Sequence[Seat]) -> Seat:
    """RC-15.2, RR-4.01.2: who is picked for a line of T-15; ties by dice (RC-1.5b)."""
    measure = PICKS[line.pick]
    most = max(measure(g, seat) for seat in left)
    return Seat(break_tie(g, [seat for seat in left if measure(g, seat) == most], "neutral"))
