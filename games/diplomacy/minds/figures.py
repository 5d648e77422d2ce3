"""Figures of many simulated games, as plain data: how provinces, units and railways grow, who takes what from whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from games.diplomacy.minds.census import Tale, Year

NOTED: Final = (
    "seized",
    "from others",
    "built",
    "appointed",
    "sacked",
    "revolts",
    "warned",
    "revolutions",
    "lines",
    "traded",
    "shares won",
    "wins",
)
"""What is counted of a game."""


def figures(tales: Sequence[Tale]) -> dict[str, Any]:
    """All that is reported."""
    return {
        "games": len(tales),
        "ended": sum(tale.ended for tale in tales),
        "errors": dict(Counter(tale.error for tale in tales if tale.error)),
        "answers": mean([tale.answers for tale in tales]),
        "tables": by_table(tales),
        "by_year": by_year(tales),
        "by_player": by_player(tales),
    }


def by_table(tales: Sequence[Tale]) -> list[dict[str, Any]]:
    """For each number of seats: how it ended, and what befell in a game."""
    kinds = dict.fromkeys(sorted((tale.table for tale in tales), key=int))
    return [course(kind, [tale for tale in tales if tale.table == kind]) for kind in kinds]


def course(kind: str, tales: Sequence[Tale]) -> dict[str, Any]:
    """How games of one kind went, in the middle of them."""
    last = [tale.years[-1] for tale in tales if tale.years]
    return {
        "seats": kind,
        "games": len(tales),
        "ruled": mean([one.ruled for one in last]),
        "units": mean([one.units for one in last]),
        "most centres": mean([max(one.centres.values()) for one in last]),
        **{what: mean([sum(tale.deeds.get(what, {}).values()) for tale in tales]) for what in NOTED},
        "seconds": mean([tale.seconds for tale in tales], 2),
    }


def by_year(tales: Sequence[Tale]) -> list[dict[str, float]]:
    """At the end of each year played."""
    most = max((len(tale.years) for tale in tales), default=0)
    return [_of_year(n + 1, [tale.years[n] for tale in tales if len(tale.years) > n]) for n in range(most)]


def _of_year(number: int, found: Sequence[Year]) -> dict[str, float]:
    return {
        "year": number,
        "games": len(found),
        "ruled": mean([one.ruled for one in found]),
        "units": mean([one.units for one in found]),
        "lines": mean([one.lines for one in found]),
        "most centres": mean([max(one.centres.values()) for one in found]),
        "without": mean([sum(not some for some in one.provinces.values()) for one in found]),
    }


def by_player(tales: Sequence[Tale]) -> list[dict[str, Any]]:
    """For each kind of player: what one of them has at the end of a game."""
    kinds = dict.fromkeys(kind for tale in tales for kind in tale.players.values())
    return [_of_player(kind, tales) for kind in kinds]


def _of_player(kind: str, tales: Sequence[Tale]) -> dict[str, Any]:
    seats = [
        (seat, tale.years[-1]) for tale in tales if tale.years for seat, one in tale.players.items() if one == kind
    ]
    return {
        "player": kind,
        "provinces": mean([year.provinces[seat] for seat, year in seats]),
        "centres": mean([year.centres[seat] for seat, year in seats]),
        "units": mean([year.commanded[seat] for seat, year in seats]),
    }


def mean(numbers: Sequence[float], digits: int = 1) -> float:
    """The average."""
    return round(sum(numbers) / len(numbers), digits) if numbers else 0.0
