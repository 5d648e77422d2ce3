"""The driver of PostgreSQL, asyncpg: what is used of it, and what its errors mean. Nothing else knows it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, Protocol, cast

import asyncpg

from bot.base.errors import Trouble
from bot.base.places import Address

from .db import Row

PATIENCE: Final = 5.0
"""Seconds it waits for others to be done, for a connection, and for word of what became of a transaction."""
SILENCE: Final = 30.0
"""Seconds after which a server that does not answer is taken to be gone."""
STILL: Final = 10.0
"""Seconds after which the server ends a transaction of a bot that says nothing more: frozen, or cut off, it would hold
the lease against whoever takes over. Less than the lease lasts."""
TROUBLES: dict[str, Trouble] = {
    "08": "cut",
    "25006": "disk",  # a server that only follows another
    "25P03": "cut",
    "28": "cut",
    "3D": "cut",
    "40": "busy",
    "42501": "disk",
    "53": "full",
    "53300": "busy",
    "54000": "full",  # of news that somebody does not fetch
    "55": "busy",
    "57014": "busy",
    "57P": "cut",
    "58": "disk",
    "XX001": "damaged",
    "XX002": "damaged",
}
"""What PostgreSQL calls them, by how their codes begin. All else that it raises is a fault of ours."""
LOST: Final[tuple[type[Exception], ...]] = (OSError, asyncpg.InternalClientError)
"""Refused, broken off, silent for too long, or gone just as it was asked something: then the driver loses its place."""
ERRORS: Final[tuple[type[Exception], ...]] = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
FAILURES: Final[tuple[type[Exception], ...]] = (OSError, *ERRORS)
"""What may be raised wherever the server is asked something."""


class CutError(ConnectionError):
    """There is no connection, or it broke off: in the middle of a transaction, that is over by it."""


class Statement(Protocol):
    """One that the server knows already."""

    async def fetch(self, *values: Any) -> list[Row]:
        """Its rows for these values."""
        ...

    async def executemany(self, rows: Iterable[Sequence[Any]]) -> None:
        """For each of several rows, without waiting for each."""
        ...

    def get_statusmsg(self) -> str:
        """What the server said last: `UPDATE 3`."""
        ...


class Connection(Protocol):
    """One to a database."""

    async def prepare(self, sql: str) -> Statement:
        """Let the server know a statement."""
        ...

    async def execute(self, sql: str) -> str:
        """Statements without values; what the server said to the last."""
        ...

    async def add_listener(self, channel: str, hear: Callable[[Any, int, str, str], object]) -> None:
        """Have each letter on a channel handed over."""
        ...

    def add_termination_listener(self, end: Callable[[Any], object]) -> None:
        """Have it said when the connection ends."""
        ...

    def terminate(self) -> None:
        """End it without a word."""
        ...

    def is_closed(self) -> bool:
        """Whether it has ended."""
        ...

    def is_in_transaction(self) -> bool:
        """Whether a transaction has begun on it and is not over."""
        ...


def trouble(error: Exception) -> Trouble | None:
    """What ails the database; None: it is not the database."""
    if isinstance(error, LOST):
        return "cut"
    code = str(getattr(error, "sqlstate", None) or "") if isinstance(error, ERRORS) else ""
    return next((TROUBLES[code[:length]] for length in (5, 3, 2) if code[:length] in TROUBLES), None)


def crossed(error: Exception) -> bool:
    """Whether the server gave a transaction up because it and another waited for each other."""
    return isinstance(error, asyncpg.DeadlockDetectedError)


async def connect(address: Address, patience: float, still: float) -> Connection:
    """A new connection; a transaction on it may stand `still` for so many seconds, 0: for ever.

    Nothing that goes wrong here may show where it is to: the password is a part of that.
    """
    settings = {
        "application_name": "byrsa",
        "lock_timeout": _milliseconds(patience),
        "idle_in_transaction_session_timeout": _milliseconds(still),
    }
    made = cast("Callable[..., Awaitable[Connection]]", asyncpg.connect)  # pyright: ignore[reportUnknownMemberType]
    try:
        return await made(address.with_password(), timeout=PATIENCE, command_timeout=SILENCE, server_settings=settings)
    except OSError as error:
        raise CutError(error.strerror or type(error).__name__) from None
    except ERRORS as error:
        raise error.with_traceback(None) from None


def _milliseconds(seconds: float) -> str:
    return str(round(seconds * 1000))
