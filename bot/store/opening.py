"""One door to both kinds of database: which one it is, is told by where it is.

What is particular to PostgreSQL is loaded when it is asked for: its driver may not be there.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from bot.base.errors import SetupError
from bot.base.places import Address, Place

from . import sqlite
from .sql import SqlStore

P_contra = TypeVar("P_contra", contravariant=True)


class Kind(Protocol[P_contra]):
    """What each kind of database offers: a module of functions."""

    async def open_store(self, place: P_contra, /, *, create: bool = True) -> SqlStore:
        """See below; so for the others."""
        ...

    def read_game(self, place: P_contra, game: str, /) -> dict[str, Any] | None:
        """None: it is not there."""
        ...


async def open_store(place: Place, *, create: bool = True) -> SqlStore:
    """Open a database, bring its tables up to date and take the lease.

    SetupError: it cannot be used, and was left as it is. LeaseLost: another process is using it.
    """
    return await _kind(place).open_store(place, create=create)


def read_game(place: Place, game: str) -> dict[str, Any]:
    """One game of a database that may be in use, as plain data. SetupError: it is not there, or cannot be read."""
    found = _kind(place).read_game(place, game)
    if found is None:
        raise SetupError(f"There is no game {game} in {place}. `byrsa check` lists them.")
    return found


def _kind(place: Place) -> Kind[Any]:
    """SetupError: what speaks to it is not installed."""
    if not isinstance(place, Address):
        return sqlite
    try:
        from . import postgres  # noqa: PLC0415 - see above
    except ImportError:
        raise SetupError("PostgreSQL wants one more package. Install Byrsa as byrsa[postgres].") from None
    return postgres
