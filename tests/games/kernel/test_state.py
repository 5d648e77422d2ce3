"""States as documents: what can be saved comes back as it was; all else is refused."""

from __future__ import annotations

import enum
import json
from dataclasses import dataclass, field
from typing import Literal

import pytest
from pydantic import ValidationError
from pydantic_core import PydanticSerializationError

from games.kernel import Book, Deal, Dice, Saved, Seat, State, duplicate, load, save
from tests.games.kernel.play import Said


class Era(enum.StrEnum):
    EARLY = "early"
    LATE = "late"


@dataclass(slots=True)
class Piece(Saved):
    id: str
    place: str | None = None
    marks: tuple[int, ...] = ()


@dataclass(slots=True, kw_only=True)
class Half(State):
    pieces: dict[str, Piece] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Whole(State):
    era: Era = Era.EARLY
    kind: Literal["a", "b"] = "a"
    by_number: dict[int, list[Piece]] = field(default_factory=dict)
    by_seat: dict[Seat, int] = field(default_factory=dict)
    book: Book = field(default_factory=Book)
    east: Half = field(default_factory=lambda: Half(step="", dice=Dice("")))
    west: Half = field(default_factory=lambda: Half(step="", dice=Dice("")))

    def __post_init__(self) -> None:
        self.join(self.east, self.west)


def whole() -> Whole:
    book = Book(deals={"d": Deal("d", {Seat("a"): ["c1"], Seat("b"): None})})
    state = Whole(step="s", dice=Dice("seed"), era=Era.LATE, kind="b", book=book)
    state.by_number = {3: [Piece("p", "here", (1, 2))], 1: []}
    state.by_seat = {Seat("b"): 1, Seat("a"): 2}
    state.east.pieces["q"] = Piece("q")
    return state


def reread(document: bytes) -> Whole:
    return load(Whole, document, schema=1, now=1, upgrades={})


def test_a_state_comes_back_as_it_was_and_in_the_same_order() -> None:
    state = whole()
    back = reread(save(state))
    assert back == state
    assert save(back) == save(state)
    assert (list(back.by_number), list(back.by_seat)) == ([3, 1], ["b", "a"])
    assert isinstance(back.era, Era)


def test_inner_states_share_dice_and_tellings_after_loading_too() -> None:
    back = reread(save(whole()))
    back.west.dice.roll("d")
    back.east.tell(Said("x"))
    assert back.dice is back.east.dice is back.west.dice
    assert (back.dice.total, len(back.told)) == (1, 1)


def test_a_duplicate_equals_its_state_and_shares_nothing_with_it() -> None:
    state = whole()
    state.tell(Said("once"))
    other = duplicate(state)
    assert other == state
    assert other.told == []
    assert other.east.dice is other.dice
    other.by_number[3][0].place = "there"
    other.dice.roll("luck")
    assert other != state
    assert save(state) == save(whole())


@pytest.mark.parametrize(
    ("name", "value"),
    [("new", 1), ("era", "middle"), ("kind", "c"), ("by_seat", {"a": "1"}), ("by_number", {"x": []}), ("step", None)],
)
def test_a_document_of_another_shape_is_refused(name: str, value: object) -> None:
    document = {**json.loads(save(whole())), name: value}
    with pytest.raises(ValidationError):
        reread(json.dumps(document).encode())


def test_an_unknown_field_deep_inside_is_refused() -> None:
    document = json.loads(save(whole()))
    document["east"]["pieces"]["q"]["owner"] = "a"
    with pytest.raises(ValidationError):
        reread(json.dumps(document).encode())


def test_a_value_of_the_wrong_type_is_not_saved() -> None:
    state = whole()
    state.by_seat[Seat("a")] = "two"  # type: ignore[assignment]
    with pytest.raises(PydanticSerializationError):
        save(state)


def test_an_upgrade_runs_from_schema_to_schema() -> None:
    document = json.loads(save(whole()))
    del document["by_seat"]
    document["age"] = document.pop("era")
    old = json.dumps(document).encode()

    def rename(one: dict[str, object]) -> dict[str, object]:
        return {"era" if name == "age" else name: value for name, value in one.items()}

    def add(one: dict[str, object]) -> dict[str, object]:
        return {**one, "by_seat": {"a": 7}}

    assert load(Whole, old, schema=4, now=6, upgrades={4: rename, 5: add}).by_seat == {"a": 7}
