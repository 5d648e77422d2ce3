"""`byrsa card NAME`: the row of a card, its texts, the code of what it does, and the tests that name it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bot.app.finding import sources
from bot.app.finding.sources import PROGRAMS, TESTS, Place
from bot.base.errors import SetupError
from games.kernel.choice import is_dict, is_list

TEXT: Final = re.compile(r"^printed-(?P<id>[\w-]+) = (?P<text>.+)$", re.MULTILINE)
NO_PIECES: Final = ("clauses.json", "decisions.json", "reference.json", "lessons.json")
CLOSE: Final = 12


@dataclass(frozen=True, slots=True)
class Piece:
    """A component: its row, and where it stands."""

    id: str
    row: Mapping[str, Any]
    place: Place

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self.row.get("name", self.id))


@dataclass(slots=True)
class Found:
    """All that is known of a component.

    Attributes:
        piece: itself.
        texts: what is printed on it in other languages.
        effects: its operations, each with what it means and where the code names it.
        code: where its id stands in the program.
        tests: the tests, and helps of tests, that name it.
    """

    piece: Piece
    texts: Mapping[str, str]
    effects: list[tuple[str, str, list[Place]]] = field(default_factory=list[tuple[str, str, list[Place]]])
    code: list[Place] = field(default_factory=list[Place])
    tests: list[Place] = field(default_factory=list[Place])


def pieces() -> Iterator[Piece]:
    """Every component of every game."""
    for path in sorted((sources.root() / "data").glob("*/*.json")):
        if path.name not in NO_PIECES:
            text = path.read_text(encoding="utf-8")
            for row in rows(json.loads(text)):
                yield Piece(row["id"], row, _place(path, text, row["id"]))


def rows(value: Any) -> Iterator[dict[str, Any]]:
    """Every row with an id, however deep it lies."""
    if is_dict(value):
        if isinstance(value.get("id"), str):
            yield value
        for one in value.values():
            yield from rows(one)
    elif is_list(value):
        for one in value:
            yield from rows(one)


def _place(path: Path, text: str, name: str) -> Place:
    line = text[: text.index(f'"{name}"')].count("\n") + 1
    return Place(path.relative_to(sources.root()).as_posix(), line, name)


def piece(wish: str) -> Piece:
    """The component that is meant, by its id or its name. SetupError: there is none, or there are several."""
    every, asked = list(pieces()), wish.casefold()
    same = [one for one in every if asked in (one.id, one.name.casefold())]
    near = [one for one in every if asked in one.id or asked in one.name.casefold()]
    if same or len(near) == 1:
        return (same or near)[0]
    if not near:
        raise SetupError(f"There is no card {wish}. A part of its name is enough.")
    more = ", ..." if len(near) > CLOSE else ""
    raise SetupError(f"Which one: {', '.join(one.id for one in near[:CLOSE])}{more}?")


def find(wish: str) -> Found:
    """All that is known of a component. SetupError: as above."""
    meant = piece(wish)
    found = Found(meant, texts(meant.id, Path(meant.place.file).parent.name))
    named = re.compile(rf"{re.escape(meant.id)}(\.\d+)?")
    found.code = [
        place for file, tree in sources.files(PROGRAMS, meant.id) for place in sources.saying(file, tree, named)
    ]
    found.tests = [
        place for file, tree in sources.files(TESTS, meant.id) for place in sources.saying(file, tree, named)
    ]
    found.effects = [effect(op, Path(meant.place.file).parent) for op in operations(meant.row)]
    return found


def texts(name: str, game: str) -> dict[str, str]:
    """What is printed on a card of a game, by language."""
    found: dict[str, str] = {}
    for path in sorted((sources.root() / "data" / "text").glob(f"*/{game}-cards.ftl")):
        printed = {match["id"]: match["text"] for match in TEXT.finditer(path.read_text(encoding="utf-8"))}
        if name in printed:
            found[path.parent.name] = printed[name]
    return found


def operations(value: Any) -> list[str]:
    """The operations named anywhere in a row, each once."""
    return list(dict.fromkeys(_operations(value)))


def _operations(value: Any) -> Iterator[str]:
    if is_dict(value):
        if isinstance(value.get("op"), str):
            yield value["op"]
        for one in value.values():
            yield from _operations(one)
    elif is_list(value):
        for one in value:
            yield from _operations(one)


def effect(op: str, folder: Path) -> tuple[str, str, list[Place]]:
    """An operation, what it means, and where the rules name it."""
    listed = sources.root() / folder / "effects.json"
    meanings: Mapping[str, str] = json.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else {}
    named = re.compile(re.escape(op))
    code = [place for file, tree in sources.files(("games",), op) for place in sources.saying(file, tree, named)]
    return op, meanings.get(op, ""), code
