"""What a decision rests on: the version of its game, one more with each write that changes how the game stands.

Whoever decides something of a game has read it before. What another process, or another task, writes in between may
make that wrong though no head has moved: a pause, a new holder, a saved answer, a vote. So whoever says at which
version he began writes only as long as nobody else has written.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from bot.base.errors import Conflict

from .db import Db, R


@dataclass(slots=True)
class Basis:
    """The version of a game that is rested on; None: on none any more."""

    version: int | None


BASES: ContextVar[Mapping[str, Basis]] = ContextVar("bases")
RAISE = "UPDATE game SET version = version + 1 WHERE id = ? AND version = coalesce(?, version)"


@contextmanager
def resting_on(game: str, version: int | None) -> Generator[None]:
    """What is written to a game here and now is a `Conflict` once somebody else has; not in tasks that outlast it."""
    rests = Basis(version)
    token = BASES.set({**BASES.get({}), game: rests})
    try:
        yield
    finally:
        BASES.reset(token)
        rests.version = None


def basis(game: str) -> int | None:
    """The version that a write to a game is to find; None: any."""
    found = BASES.get({}).get(game)
    return found.version if found else None


def went_on(games: Sequence[str]) -> None:
    """Whoever has written to games rests on what he wrote."""
    for found in filter(None, map(BASES.get({}).get, games)):
        if found.version is not None:
            found.version += 1


def raised(games: Sequence[str], work: Callable[[Db], R], db: Db) -> R:
    """Do what changes how games stand. `Conflict`: one of them is not as whoever asked for it has seen it."""
    for game in games:
        expected = basis(game)
        if db.execute(RAISE, (game, expected)).rowcount != 1 and expected is not None:
            raise Conflict(f"game {game} has moved on from version {expected}")
    done = work(db)
    went_on(games)
    return done
