"""RR-4.01.3: the guidelines of the four Neutral factions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final

from games.kernel import Seat
from games.republic import pieces as republic
from games.rome.charts import Neutral, neutrals
from games.rome.pieces import Senator
from games.rome.state import Rome

RATINGS: Final[Mapping[str, Callable[[Senator], int]]] = {
    "highest MIL": lambda one: one.military,
    "highest INF": lambda one: one.influence,
    "highest INF + POP": lambda one: one.influence + one.popularity,
}
ALWAYS, NEVER = 1, 7  # a dr of so much


@cache
def profiles() -> Mapping[str, Neutral]:
    """The guidelines by name, in the order in which Neutrals are picked (RR-4.01.2)."""
    by_name = {one.id: one for one in neutrals().profiles}
    return {name: by_name[name] for name in neutrals().order}


def profile(g: Rome, seat: Seat) -> Neutral:
    """The guideline of a Neutral."""
    return profiles()[g.factions[seat].neutral]


def least(line: Neutral) -> int:
    """RR-4.01.3: from which dr on its Governors take Provincial Spoils."""
    floors = {"always": ALWAYS, "never": NEVER}
    said = line.provincial_spoils
    return floors[said] if said in floors else int(said.rpartition(" ")[2])


def best(senators: Iterable[Senator], entry: str) -> Senator | None:
    """RR-4.01.3: the Senator best by an entry of the guidelines; ties: INF, then lowest number."""
    rating = RATINGS[entry]
    return min(senators, key=lambda one: (-rating(one), *by_rank(one)), default=None)


def by_rank(senator: republic.Senator) -> tuple[int, int, str]:
    """INF, then lowest number."""
    return -senator.influence, senator.number, senator.statesman


def richest(senators: Iterable[Senator]) -> Senator | None:
    """RR-4.03.2: who pays where a payment is needed; ties: INF, then lowest number."""
    return min(senators, key=lambda one: (-one.talents, *by_rank(one)), default=None)
