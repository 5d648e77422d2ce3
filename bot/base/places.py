"""Where a database is: a file of SQLite's, or the address of one of PostgreSQL's."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias
from urllib.parse import SplitResult, unquote, urlsplit

SCHEMES = ("postgresql", "postgres")


class Address:
    """A database of a PostgreSQL server. However it is shown, its password is not: that is for the driver alone."""

    __slots__ = ("_url", "name")

    def __init__(self, url: str) -> None:
        self._url = url
        self.name = _named(_parts(url))

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Address({self.name})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Address) and other._url == self._url

    def __hash__(self) -> int:
        return hash(self._url)

    def with_password(self) -> str:
        """All of it, to be handed to the driver and to nobody else."""
        return self._url


Place: TypeAlias = Path | Address


def place(written: str) -> Place:
    """What somebody wrote. ValueError: it is meant as an address, and cannot be one."""
    return Address(written) if written.partition("://")[0] in SCHEMES else Path(written)


def _parts(url: str) -> SplitResult:
    """ValueError: it is no address; what is wrong is said without any of it."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        parts = None
    if parts is None or parts.scheme not in SCHEMES or "@" in parts.path + parts.query + parts.fragment:
        raise ValueError(
            "should be postgresql://user:password@host:port/name, what is no letter or digit in the password as %XX"
        ) from None
    return parts


def _named(parts: SplitResult) -> str:
    """Host and database, and nothing in which a password could stand."""
    place = unquote(parts.netloc.rpartition("@")[2])
    return f"postgresql://{place}{parts.path}"
