"""What was told of one season: found again by its year and name, for no number of an act may stand on a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.store.store import EventRow, Store
from bot.surface.kit.address import is_number
from games.diplomacy.press.events import GazetteOut, OrderGiven
from games.diplomacy.seasons.events import SeasonClosed, SeasonOpened
from games.diplomacy.state import Diplomacy

OPENED: Final = SeasonOpened.id
CLOSED: Final = SeasonClosed.id
ORDER: Final = OrderGiven.id
GAZETTE: Final = GazetteOut.id
SEASONS: Final = ("spring", "autumn", "winter")
BACK: Final = 200  # acts that are looked through at once


@dataclass(frozen=True, slots=True)
class When:
    """A season, and how it is named in the refs of cards: `70.autumn`."""

    year: int
    season: str

    def __str__(self) -> str:
        return f"{self.year}.{self.season}"

    @property
    def before(self) -> When:
        """CD-S.1: the season before it."""
        place = SEASONS.index(self.season) - 1
        return When(self.year - (place < 0), SEASONS[place])

    def opens(self, event: EventRow) -> bool:
        """Whether it began with this."""
        return event.kind == OPENED and (event.fields["year"], event.fields["season"]) == (self.year, self.season)


def when(ref: str) -> When:
    """The season that is named so; whatever else is written there is none that ever was."""
    year, _, season = ref.partition(".")
    return When(int(year) if is_number(year.removeprefix("-")) else 0, season)


def running(g: Diplomacy) -> When:
    """The season that runs."""
    return When(g.year, g.season)


async def of_season(store: Store, game: str, head: int, season: When) -> list[EventRow]:
    """What all were told in it, from its opening to the next; nothing if it is not found."""
    found = list[EventRow]()
    for last in range(head, -1, -BACK):
        found = [*(one for one in await store.events(game, last - BACK, last) if one.audience is None), *found]
        if any(season.opens(one) for one in found):
            return one_season(found, season)
    return []


def one_season(told: Sequence[EventRow], season: When) -> list[EventRow]:
    """The part of it that is about this season."""
    start = next((place for place, one in enumerate(told) if season.opens(one)), len(told))
    rest = told[start + 1 :]
    ends = next((place for place, one in enumerate(rest) if one.kind == OPENED), len(rest))
    return [*rest[:ends]]


def orders(told: Iterable[EventRow]) -> list[EventRow]:
    """CD-G.3: what became of each unit's order."""
    return [one for one in told if one.kind == ORDER]


def clause_of(event: EventRow) -> str:
    """The clause it rests on first, or ""."""
    return next(iter(event.clauses), "")


def field(event: EventRow, name: str) -> Any:
    """A field of it; of one that was told before there was such a field, nothing."""
    return event.fields.get(name)
