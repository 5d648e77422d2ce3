"""A saved state keeps its shape under one number, so that games in play can be read by every later program."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from games.catalog import GAMES
from games.kernel import Dice, Game, Saved, State, load, save
from tests.games.kernel.play import small
from tests.schemas.__main__ import main
from tests.schemas.shapes import HOME, file_of, shape, trouble, written


@dataclass(slots=True)
class Coin(Saved):
    """A thing."""

    worth: int
    minted: str = "here"


@dataclass(slots=True, kw_only=True)
class Purse(State):
    """As it was."""

    owner: str
    coins: list[Coin] = field(default_factory=list)
    by_name: dict[str, Coin] = field(default_factory=dict)


@dataclass(slots=True)
class Stamped(Saved):
    minted: str = "there"


@dataclass(slots=True)
class Penny(Stamped):
    """The same under another name, with a base class, another default, and its fields in another order."""

    worth: int = 3


@dataclass(slots=True, kw_only=True)
class Bag(State):
    by_name: dict[str, Penny] = field(default_factory=dict)
    owner: str


@dataclass(slots=True, kw_only=True)
class Pouch(Bag):
    """What remained when two fields had gone to a base."""

    coins: list[Penny] = field(default_factory=list)


def of(kind: type[State], schema: int = 1) -> Game[Any]:
    return replace(small(), id="purse", state=kind, schema=schema)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_each_state_has_the_shape_recorded_for_its_number(game: Game[Any]) -> None:
    assert trouble(game) == ""


def test_each_file_is_of_a_game_and_of_no_later_schema_than_its_own() -> None:
    files = [re.fullmatch(r"(\w+)-(\d+)", one.stem) for one in HOME.glob("*.json")]
    assert all(found and int(found[2]) <= GAMES[found[1]].schema for found in files)


def test_names_bases_defaults_and_order_are_no_part_of_the_shape() -> None:
    assert shape(of(Purse)) == shape(of(Pouch))
    assert "Coin" not in written(of(Purse))


def test_the_order_of_fields_is_no_part_of_a_document() -> None:
    """So a field may move to a base class, and no mark changes."""
    purse = Purse(step="s", dice=Dice("d"), owner="a", coins=[Coin(1)], by_name={"z": Coin(2), "a": Coin(3)})
    pouch = load(Pouch, save(purse), schema=1, now=1, upgrades={})
    assert save(pouch) == save(purse)
    assert list(pouch.by_name) == ["z", "a"]


def test_a_state_that_holds_itself_has_a_shape() -> None:
    assert "levels up" in written(of(Nested))


@dataclass(slots=True, kw_only=True)
class Either(State):
    what: int | str


@dataclass(slots=True, kw_only=True)
class Turned(State):
    what: str | int


@dataclass(slots=True, kw_only=True)
class Both(State):
    what: tuple[int, str]


@dataclass(slots=True, kw_only=True)
class Swapped(State):
    what: tuple[str, int]


def test_what_has_an_order_keeps_it() -> None:
    assert shape(of(Either)) == shape(of(Turned))
    assert shape(of(Both)) != shape(of(Swapped))


@dataclass(slots=True)
class Box(Saved):
    inside: Box | None = None


@dataclass(slots=True, kw_only=True)
class Nested(State):
    box: Box = field(default_factory=Box)


@dataclass(slots=True, kw_only=True)
class Richer(Purse):
    debts: int = 0


@dataclass(slots=True, kw_only=True)
class Other(Purse):
    owner: int  # type: ignore[assignment]


@pytest.mark.parametrize(("kind", "where"), [(Richer, "debts: null then"), (Other, 'owner.type: "string" then')])
def test_another_shape_under_the_same_number_is_refused_with_what_to_do(
    tmp_path: Path, kind: type[State], where: str
) -> None:
    assert main([of(Purse)], tmp_path) == 0
    before = file_of(of(Purse), tmp_path).read_text()
    wrong = trouble(of(kind), tmp_path)
    assert where in wrong
    assert "raise `schema` of its GAME to 2, add upgrades[1]" in wrong
    assert main([of(kind)], tmp_path) == 1
    assert file_of(of(kind), tmp_path).read_text() == before == json.dumps(shape(of(Purse)), indent=1) + "\n"


def test_under_its_own_number_it_is_recorded_beside_the_old_one(tmp_path: Path) -> None:
    main([of(Purse)], tmp_path)
    assert "python -m tests.schemas" in trouble(of(Richer, 2), tmp_path)
    assert main([of(Richer, 2)], tmp_path) == 0
    assert trouble(of(Richer, 2), tmp_path) == ""
    assert sorted(one.name for one in tmp_path.iterdir()) == ["purse-1.json", "purse-2.json"]
