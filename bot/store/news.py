"""What processes on one database tell each other: which game, person or server is no longer as it was.

Whoever writes says so in the same transaction; whoever hears it throws away what he kept of that. News only save time:
they may come late, twice or never, and what must be right rests on the version a game had when it was read.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol

from .db import Db
from .store import Stand

GONE: Final = -1
"""The version of a game that is not there any more."""
LONGEST: Final = 7999  # bytes of one letter: PostgreSQL carries no more


class Change(NamedTuple):
    """One thing is no longer as it was, or, under "all", anything may not be.

    "halt" is no change: Discord answers no calls of the bot for so many milliseconds, whoever makes them.

    Attributes:
        version: that a game has now; None: it stands as it stood, but what is sent because of it does not.
        at: before which its clocks need not look, as times are stored; None: they look now.
    """

    about: Literal["game", "user", "guild", "all", "halt"]
    id: str | int = ""
    version: int | None = None
    at: int | None = None


class Written(Protocol):
    """A part of a transaction."""

    @property
    def games(self) -> Sequence[str]:
        """Those it writes to; none, if it does not lie aside: that may be any."""
        ...

    @property
    def aside(self) -> bool:
        """Whether it leaves all games as they stand."""
        ...

    @property
    def others(self) -> Sequence[Change]:
        """What else it changes."""
        ...


class Ear(Protocol):
    """Whoever keeps something in memory. He is called in the loop in which he began to listen."""

    def hear(self, changes: Sequence[Change]) -> None:
        """Others have changed this."""
        ...

    def forget_all(self) -> None:
        """Anything may have been changed."""
        ...


class News(Protocol):
    """How the processes on a database learn from each other what they have changed."""

    @property
    def shared(self) -> bool:
        """Whether there may be others."""
        ...

    @property
    def arrive(self) -> bool:
        """Whether news of all changes arrive. As long as they do not, nothing may be kept."""
        ...

    async def begin(self, ear: Ear) -> None:
        """Listen from now on, and again whenever the connection for it was lost."""
        ...

    def tell(self, written: Sequence[Written], stands: Mapping[str, Stand], db: Db, /) -> Mapping[str, int]:
        """Say what the transaction that is under way has changed: others hear it when that is safe.

        `stands`: how games stand by it, as far as that is known. The versions that games have by it are given back.
        """
        ...

    async def close(self) -> None:
        """Listen no longer."""
        ...


class Alone:
    """The news of a process that has its database for itself: nobody else changes anything, and nobody listens."""

    shared: Final = False
    arrive: Final = True

    async def begin(self, ear: Ear) -> None:
        """There is nothing to be heard."""

    def tell(self, _: Sequence[Written], __: Mapping[str, Stand], ___: Db, /) -> Mapping[str, int]:
        """There is nobody to be told."""
        return {}

    async def close(self) -> None:
        """There is nothing to be ended."""


def letters(sender: str, changes: Iterable[Change]) -> list[str]:
    """What one process tells the others, in as few letters as carry it: a line who it is, then a line a change."""
    begins = json.dumps(sender)  # ASCII, as all of it: a letter has as many bytes as signs
    written: list[str] = []
    for change in changes:
        line = f"\n{json.dumps(change, separators=(',', ':'))}"
        if not written or len(written[-1]) + len(line) > LONGEST:
            written.append(begins)
        written[-1] += line
    return written


def opened(letter: str) -> tuple[str, list[Change]]:
    """Who has written a letter, and what he tells. ValueError: it is none of ours."""
    sender, *changes = map(json.loads, letter.split("\n"))
    return str(sender), [_change(one) for one in changes]


def _change(line: Any) -> Change:
    try:
        return Change(*line)
    except TypeError as error:
        raise ValueError(f"no news: {line}") from error
