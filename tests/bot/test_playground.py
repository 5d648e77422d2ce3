"""The playground of the bot: who is there, and what a visitor can do that no player can."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bot.app.playground import PEOPLE
from data import path


def named(value: Any) -> Iterator[str]:
    """Every name in a table of components."""
    if isinstance(value, dict):
        yield from (one for key, one in value.items() if key == "name" and isinstance(one, str))
        for one in value.values():
            yield from named(one)
    elif isinstance(value, list):
        for one in value:
            yield from named(one)


def pieces() -> set[str]:
    """Each word of the names of all that is printed on components of any game: Senators, Statesmen, Leaders, places."""
    files = [
        file
        for folder in path("").iterdir()
        if folder.is_dir()
        for file in folder.iterdir()
        if file.name.endswith(".json")
    ]
    names = [name for file in files for name in named(json.loads(file.read_text("utf-8")))]
    return {word for name in names for word in name.casefold().replace("'", " ").split()}


def test_nobody_is_called_like_a_piece_of_a_game() -> None:
    """ "Hanno dies" must not be read of somebody who plays."""
    known = pieces()
    assert {"hanno", "mago", "barca", "scipio"} <= known
    assert known.isdisjoint(PEOPLE)


def test_all_have_a_name_of_their_own() -> None:
    assert len({name[:3] for name in PEOPLE}) == len(PEOPLE) == 12
