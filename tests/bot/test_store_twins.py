"""All that a store promises, of two processes on one database: the same tests, and each act is asked of the other one.

Left out is what is about one process alone: what it keeps in memory, and what it writes together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Final

import pytest

from bot.base.places import Place
from tests.bot import test_notes
from tests.bot.playing import Shared

if TYPE_CHECKING:
    from tests.bot.server import Server

TESTS: Final = ("damage", "notes", "outbox", "pauses", "store_basis", "store_commit", "store_points", "store_rows")
OF_ONE: Final = (
    "remembered_until",
    "read_once",
    "known_from_when",
    "newest_is_kept",
    "leaves_what_is_known",
    "who_sits_where",
    "disk_together",
    "when_the_transaction_fails",
    "bell",
    "killed",
)
heard = test_notes.heard


def meant(name: str, found: object) -> bool:
    """Whether this is a test of a store that may as well be two."""
    if not name.startswith("test_") or not callable(found) or any(one in name for one in OF_ONE):
        return False
    return "place" in signature(found).parameters


for tests in TESTS:
    module = import_module(f"tests.bot.test_{tests}")
    globals().update({name: found for name, found in vars(module).items() if meant(name, found)})


@pytest.fixture
def new_place(server: Server) -> Iterator[Callable[[], Place]]:
    """Makes databases that two processes write to."""
    with server.databases() as make:
        yield lambda: Shared(make().with_password())
