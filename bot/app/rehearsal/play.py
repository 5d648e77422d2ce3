"""Games of every kind under the plans of many seeds: each is played once in peace, and once amid each plan."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.app.rehearsal import calm, disk
from bot.app.rehearsal.company import Cast, House, Lost, Said, amid, gathered
from bot.app.rehearsal.ended import Ended, differences, ended
from bot.app.rehearsal.faults import INSIDE, OUTSIDE, Mishap, Weather, drawn
from bot.app.rehearsal.inside import inside
from bot.app.rehearsal.shrinking import shortest
from bot.base.errors import SetupError
from bot.fronts import FRONTS

ALL: Final = "all"
FEWEST: Final = 3
HERE, APART = "here", "apart"
"""A bot in this process, and one that is a process of its own."""
WHERES: Final = (HERE, APART)
MEMORY: Final = Path("/dev/shm")  # noqa: S108 - databases are made there and thrown away


@dataclass(frozen=True, slots=True)
class Wish:
    """Which games are rehearsed: under the plans of which seeds; `answers`: so many of each game, None: to its end."""

    games: Sequence[str]
    seeds: Sequence[int]
    answers: int | None = None
    wheres: Sequence[str] = WHERES

    def check(self) -> None:
        """SetupError: there is no such game, or no such place."""
        for kind in self.games:
            if kind not in FRONTS:
                raise SetupError(f"There is no game {kind}; try {', '.join(FRONTS)} or {ALL}.")
        for where in self.wheres:
            if where not in (HERE, APART):
                raise SetupError(f"A bot is rehearsed {HERE} or {APART}, not {where}.")


@dataclass(frozen=True, slots=True)
class Rehearsed:
    """One game amid one plan: what struck, how often, and where it ended otherwise than in peace.

    `plan`: as it was drawn; where it made a difference, the shortest that still makes one.
    """

    game: str
    where: str
    seed: int
    answers: int
    applied: Counter[str]
    plan: list[Mishap]
    differences: list[str] = field(default_factory=list[str])


@dataclass(frozen=True, slots=True)
class Peace:
    """A game as it goes when nothing goes wrong."""

    cast: Cast
    script: list[Said]
    ended: Ended


def cast_of(kind: str) -> Cast:
    """As few people as make it a game among several."""
    game = FRONTS[kind].game
    able = [count for count in game.places_with(game.options()) if count >= FEWEST]
    return Cast(kind, min(able) if able else max(game.seats))


def menu_of(where: str) -> Sequence[Mishap]:
    """What may go wrong with this bot; only where there are such processes one is killed."""
    return INSIDE if where == HERE else OUTSIDE


def houses(where: str) -> Callable[[Path], AbstractAsyncContextManager[House]]:
    """How such a bot is started. SetupError: here it cannot be."""
    disk.system()
    if where == HERE:
        return inside
    if not hasattr(os, "fork"):
        raise SetupError(f"A bot can only be killed where processes can be copied. Say --where {HERE}.")
    from bot.app.rehearsal.outside import outside  # noqa: PLC0415 - see above

    return outside


async def rehearsed(wish: Wish) -> AsyncGenerator[Rehearsed]:
    """One after the other, the games in their order."""
    for kind in wish.games:
        peace = await in_peace(cast_of(kind), wish.answers)
        for seed, where in _plans(wish):
            yield await under(peace, where, seed)


def _plans(wish: Wish) -> Iterator[tuple[int, str]]:
    return ((seed, where) for seed in wish.seeds for where in wish.wheres)


async def in_peace(cast: Cast, answers: int | None) -> Peace:
    """The quiet day."""
    with _folder() as folder:
        async with inside(Path(folder)) as house:
            company = await gathered(house, cast)
            script = await calm.played(company, cast, answers)
            return Peace(cast, script, await ended(company))


async def under(peace: Peace, where: str, seed: int) -> Rehearsed:
    """The same game amid the plan of a seed; of a plan that makes a difference the shortest that still does."""
    plan = drawn(seed, menu_of(where), 2 * len(peace.script))
    applied, found = await amid_plan(peace, where, plan)
    if found:

        async def differs(some: Sequence[Mishap]) -> bool:
            return bool((await amid_plan(peace, where, some))[1])

        plan = await shortest(plan, differs)
    return Rehearsed(peace.cast.kind, where, seed, len(peace.script), applied, plan, found)


async def amid_plan(peace: Peace, where: str, plan: Sequence[Mishap]) -> tuple[Counter[str], list[str]]:
    """Play it once amid these faults: how often each kind struck, and all that ended otherwise."""
    with _folder() as folder:
        async with houses(where)(Path(folder)) as house:
            company = await gathered(house, peace.cast)
            weather = Weather(house, plan)
            try:
                await amid(company, weather, peace.script)
            except (Lost, TimeoutError) as error:
                return weather.applied, [f"it did not go on: {error!r}"]
            deleted = "message deleted" in weather.applied
            return weather.applied, list(differences(peace.ended, await ended(company), deleted=deleted))


def _folder() -> tempfile.TemporaryDirectory[str]:
    """For a database and a socket; in memory, where there is such a file system."""
    return tempfile.TemporaryDirectory(prefix="byrsa", dir=MEMORY if MEMORY.is_dir() else None)
