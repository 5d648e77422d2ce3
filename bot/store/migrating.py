"""Numbered migrations: each kind of database has its own, and a number means the same tables in all of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files

MIGRATION = re.compile(r"(\d{4})_\w+\.sql")


@dataclass(frozen=True, slots=True)
class Found:
    """What is there: nothing yet (version 0) or a database of ours."""

    version: int
    newest: int


def shipped(kind: str = "sqlite") -> dict[int, str]:
    """The migrations of this program for one kind of database, by number."""
    found: dict[int, str] = {}
    for file in files("bot.store").joinpath("migrations", kind).iterdir():
        named = MIGRATION.fullmatch(file.name)
        if named:
            found[int(named[1])] = file.read_text("utf-8")
    return dict(sorted(found.items()))


def too_old(place: object) -> str:
    """What is said of a database whose tables are not up to date."""
    return f"{place} is of an older Byrsa. Run `byrsa migrate` first."


def too_new(place: object, version: int, newest: int, setting: str) -> str:
    """What is said of a database this program is too old for."""
    return (
        f"{place} was written by a newer Byrsa (tables {version}, this one knows {newest}). Install that version,"
        f" or set {setting}."
    )
