"""Games of every kind under the plans of many seeds: each is played once in peace, and once amid each plan."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.app.rehearsal import calm, disk, faults
from bot.app.rehearsal.company import Cast, House, Lost, Said, amid, gathered
from bot.app.rehearsal.ended import Ended, differences, ended
from bot.app.rehearsal.faults import Mishap, Weather, drawn
from bot.app.rehearsal.inside import inside, served
from bot.app.rehearsal.shrinking import shortest
from bot.base import loop
from bot.base.errors import SetupError
from bot.base.places import Address
from bot.fronts import FRONTS

ALL: Final = "all"
FEWEST: Final = 3
HERE, APART, SERVED = "here", "apart", "served"
"""A bot in this process, one that is a process of its own, and one in this process with its games on a server."""
WHERES: Final = (HERE, APART)
"""Where there may be no server."""
MEMORY: Final = Path("/dev/shm")  # noqa: S108 - databases are made there and thrown away


@dataclass(frozen=True, slots=True)
class Wish:
    """Which games are rehearsed: under the plans of which seeds, so many at a time.

    `answers`: so many of each game, None: to its end.
    """

    games: Sequence[str]
    seeds: Sequence[int]
    answers: int | None = None
    wheres: Sequence[str] = WHERES
    jobs: int = 1

    @property
    def all(self) -> list[tuple[str, str, int]]:
        """Which game, where, under the plan of which seed."""
        return [(game, where, seed) for game in self.games for seed in self.seeds for where in self.wheres]

    def check(self) -> None:
        """SetupError: there is no such game, or no such place."""
        for kind in self.games:
            if kind not in FRONTS:
                raise SetupError(f"There is no game {kind}; try {', '.join(FRONTS)} or {ALL}.")
        for where in self.wheres:
            if where not in (HERE, APART, SERVED):
                raise SetupError(f"A bot is rehearsed {HERE}, {APART} or {SERVED}, not {where}.")


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
    plan: list[str]
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
    return {HERE: faults.INSIDE, SERVED: faults.SERVED, APART: faults.OUTSIDE}[where]


def houses(where: str) -> Callable[[Path], AbstractAsyncContextManager[House]]:
    """How such a bot is started. SetupError: here it cannot be."""
    disk.system()
    if where == HERE:
        return inside
    if where == SERVED:
        server = _server()
        return lambda _: served(server)
    if not hasattr(os, "fork"):
        raise SetupError(f"A bot can only be killed where processes can be copied. Say --where {HERE}.")
    from bot.app.rehearsal.outside import outside  # noqa: PLC0415 - see above

    return outside


def _server() -> Address:
    """SetupError: nobody says where there is one."""
    try:
        return Address(os.environ["DATABASE_URL"])
    except KeyError:
        raise SetupError(f"Set DATABASE_URL to a database of PostgreSQL's, or say --where {HERE}.") from None
    except ValueError as error:
        raise SetupError(f"DATABASE_URL {error}.") from None


def rehearsed(wish: Wish, known: Iterable[Rehearsed] = ()) -> Iterator[Rehearsed]:
    """All that is wished, what is known already first; then game after game, as they come to an end."""
    done = {(one.game, one.where, one.seed): one for one in known}
    left = [one for one in wish.all if one not in done]
    yield from (done[one] for one in wish.all if one in done)
    with ProcessPoolExecutor(wish.jobs) if wish.jobs > 1 else nullcontext() as pool:
        for kind in wish.games:
            plans = [(where, seed) for game, where, seed in left if game == kind]
            peace = loop.run(in_peace(cast_of(kind), wish.answers)) if plans else None
            if peace is not None and pool is None:
                yield from (_alone(peace, *plan) for plan in plans)
            elif peace is not None and pool is not None:
                yield from _ended(pool.submit(_alone, peace, *plan) for plan in plans)


def _ended(running: Iterable[Future[Rehearsed]]) -> Iterator[Rehearsed]:
    return (one.result() for one in as_completed(list(running)))


def _alone(peace: Peace, where: str, seed: int) -> Rehearsed:
    """One rehearsal, with nothing of another."""
    return loop.run(under(peace, where, seed))


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
    return Rehearsed(peace.cast.kind, where, seed, len(peace.script), applied, list(map(str, plan)), found)


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
