"""The floors of the bot are given what they use of the surface and of the games, as when it starts; and databases."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot import fronts
from bot.base.places import Address, Place
from bot.surface import brought

if TYPE_CHECKING:
    from tests.bot.server import Server

WANTED = "TEST_POSTGRES" in os.environ
"""Whether tests have to have a server: then a missing one, or a missing driver, is a failure."""
ASKS = [
    "test_at_once.py",
    "test_care.py",
    "test_cli_postgres.py",
    "test_rehearse_postgres.py",
    "test_store_postgres.py",
    "test_store_postgres_news.py",
    "test_store_processes.py",
    "test_store_together.py",
]
collect_ignore = [] if WANTED or find_spec("asyncpg") else ASKS
brought.begin()
fronts.begin()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One PostgreSQL server for all tests of a process. Where its driver is not installed, they are skipped."""
    if not WANTED:
        pytest.importorskip("asyncpg")
    from tests.bot.server import running  # noqa: PLC0415 - as above

    with running(wanted=WANTED) as found:
        yield found


@pytest.fixture
def address(server: Server) -> Iterator[Address]:
    """A database of PostgreSQL's, with our tables."""
    made = server.database()
    yield made
    server.drop(made)


@pytest.fixture
def bare(server: Server) -> Iterator[Address]:
    """One without any table."""
    made = server.database(empty=True)
    yield made
    server.drop(made)


@pytest.fixture(params=["sqlite", "postgres"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], Place]]:
    """Makes databases, once of each kind."""
    if request.param == "sqlite":
        names = iter("abc")
        yield lambda: tmp_path / f"{next(names)}.db"
        return
    server: Server = request.getfixturevalue("server")
    with server.databases() as make:
        yield make


@pytest.fixture
def place(new_place: Callable[[], Place]) -> Place:
    """A database, once of each kind."""
    return new_place()
