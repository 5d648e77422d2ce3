"""How figures of many simulated games are counted, as plain data."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol


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
