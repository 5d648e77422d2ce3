"""How figures of many simulated games are counted, as plain data."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Protocol, TypeVar


class Played(Protocol):
    """What is noted of any game."""

    winner: str  # "": nobody

    @property
    def players(self) -> Mapping[str, str]:
        """Who sat where."""
        ...

    @property
    def deeds(self) -> Mapping[str, Mapping[str, int]]:
        """What: how often, by seat."""
        ...

    @property
    def stands(self) -> bool:
        """Whether the State has not fallen."""
        ...


P = TypeVar("P", bound=Played)


def counted(names: Iterable[str]) -> dict[str, int]:
    """How often each, the most frequent first."""
    return dict(Counter(names).most_common())


def share(part: float, whole: float) -> float:
    """In thousandths."""
    return round(part / whole, 3) if whole else 0.0


def mean(numbers: Iterable[float], digits: int = 1) -> float:
    """The average."""
    found = list(numbers)
    return round(sum(found) / len(found), digits) if found else 0.0


def ratio(shares: list[float]) -> float:
    """How many times as often the luckiest wins as the unluckiest; 0: somebody never does."""
    least = min(shares, default=0.0)
    return round(max(shares) / least, 2) if least else 0.0


def wins_by_chair(ended: Sequence[Played]) -> dict[str, float]:
    """How often each chair has won, against chance: 1 is as often as any other of the tables it stood at."""
    won, chance = Counter[str](), defaultdict[str, float](float)
    for tale in (tale for tale in ended if tale.winner in tale.players):
        won[tale.winner] += 1
        for chair in tale.players:
            chance[chair] += 1 / len(tale.players)
    chairs = sorted({chair for tale in ended for chair in tale.players})
    return {chair: share(won[chair], chance[chair]) for chair in chairs}


def wins_by_player(ended: Sequence[Played]) -> dict[str, float]:
    """Victories of a kind of player for each chair it sat in."""
    sat, won = Counter[str](), Counter[str]()
    for tale in ended:
        sat.update(tale.players.values())
        won.update([tale.players[tale.winner]] if tale.winner in tale.players else [])
    return {name: share(won[name], count) for name, count in sat.items()}


def elements(ended: Sequence[Played]) -> dict[str, float]:
    """Who did most of something (alone), how often he won; by chance it would be one seat's share."""
    tried, won = Counter[str](), Counter[str]()
    for tale in ended:
        for what, row in tale.deeds.items():
            most = [seat for seat, count in row.items() if count == max(row.values())]
            if tale.stands and len(most) == 1:
                tried[what] += 1
                won[what] += most[0] == tale.winner
    return {what: share(won[what], tried[what]) for what in sorted(tried)}


# Figures with what chance leaves open

SURE: Final = 1.96  # standard errors on both sides: 95 %


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure, and between which two it is with 95 % certainty; `of`: how many were counted."""

    value: float
    low: float
    high: float
    of: int

    def times(self, factor: float) -> Measured:
        """In another unit."""
        return measured(self.value * factor, self.low * factor, self.high * factor, self.of)


NOTHING: Final = Measured(0.0, 0.0, 0.0, 0)


def proportion(part: int, whole: int) -> Measured:
    """A share with Wilson's interval, which is honest for few games and for shares near 0 and 1 too."""
    if not whole:
        return NOTHING
    found, square = part / whole, SURE**2
    middle = (found + square / (2 * whole)) / (1 + square / whole)
    wide = SURE / (1 + square / whole) * sqrt(found * (1 - found) / whole + square / (4 * whole**2))
    return measured(found, max(0.0, middle - wide), min(1.0, middle + wide), whole)


def average(numbers: Iterable[float]) -> Measured:
    """A mean, two standard errors to both sides."""
    found = list(numbers)
    return quotient(found, [1.0] * len(found))


def quotient(parts: Sequence[float], wholes: Sequence[float]) -> Measured:
    """The sum of what is counted in each game over the sum of all there is in it; games are the sample."""
    count, total = len(wholes), sum(wholes)
    if not total:
        return NOTHING
    found = sum(parts) / total
    off = sum((part - found * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    wide = SURE * sqrt(off * count / max(1, count - 1)) / total
    return measured(found, found - wide, found + wide, count)


def measured(value: float, low: float, high: float, of: int) -> Measured:
    """Rounded as it is shown."""
    return Measured(round(value, 4), round(low, 4), round(high, 4), of)


def won_by(ended: Sequence[P], who: Callable[[P], Collection[str]]) -> Measured:
    """How often it is one of these who wins, of all games that somebody at the table wins."""
    won = [tale for tale in ended if tale.winner in tale.players]
    return proportion(sum(tale.winner in who(tale) for tale in won), len(won))
