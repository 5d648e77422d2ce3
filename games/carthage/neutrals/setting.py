"""RC-15.1, RC-15.2: five factions; three or four of them are Neutral, and get their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.carthage.neutrals.events import NeutralNamed
from games.carthage.neutrals.profiles import Profile, profiles
from games.carthage.state import Carthage
from games.kernel import Seat, chairs
from games.republic.senators import enter
from games.republic.ties import break_tie

FACTIONS = 5
PEOPLE = 3  # enough to play without Neutrals

Measure = Callable[[Carthage, Seat], int]


def neutral_seats(people: Sequence[Seat]) -> list[Seat]:
    """RC-15.1: the free chairs that are filled up to five factions, if one or two people play."""
    free = [chair for chair in chairs(FACTIONS + PEOPLE) if chair not in people]
    return free[: FACTIONS - len(people)] if len(people) < PEOPLE else []


def name_neutrals(g: Carthage, families: list[str]) -> None:
    """RC-15.2: in the order of T-15 each is picked; extra Senators come from the undealt Families."""
    left = neutral_seats_at(g)
    for line in profiles().values() if left else ():
        if left:
            seat = picked(g, line, left)
            left.remove(seat)
            name(g, seat, line, [families.pop() for _ in range(line.extra_senators)])


def neutral_seats_at(g: Carthage) -> list[Seat]:
    """Those that play without people and have no name yet."""
    return [seat for seat in g.seats if g.factions[seat].neutral]


def name(g: Carthage, seat: Seat, line: Profile, families: Sequence[str]) -> None:
    """RC-15.2: a Neutral with its extra Senators."""
    g.factions[seat].neutral = line.id
    for family in families:
        enter(g, seat=seat, family=family)
    g.tell(NeutralNamed(seat, line.id, tuple(families)))


def military(g: Carthage, seat: Seat) -> int:
    """The total MIL of a faction."""
    return sum(one.military for one in g.senators_of(seat))


def influence(g: Carthage, seat: Seat) -> int:
    """The total INF of a faction."""
    return sum(one.influence for one in g.senators_of(seat))


def little_influence(g: Carthage, seat: Seat) -> int:
    """The less INF the better."""
    return -influence(g, seat)


def anyone(_g: Carthage, _seat: Seat) -> int:
    """Only one is left."""
    return 0


PICKS: Mapping[str, Measure] = {
    "highest total Military": military,
    "highest total Influence of the rest": influence,
    "lowest total Influence of the rest": little_influence,
    "the last": anyone,
}


def picked(g: Carthage, line: Profile, left: Sequence[Seat]) -> Seat:
    """RC-15.2: who is picked for a line of T-15; ties by dice (RC-1.5b)."""
    measure = PICKS[line.pick]
    most = max(measure(g, seat) for seat in left)
    return Seat(break_tie(g, [seat for seat in left if measure(g, seat) == most], "neutral"))
