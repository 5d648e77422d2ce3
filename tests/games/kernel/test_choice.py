"""Choices: what they read, refuse, show and sample."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kernel import Amount, Choice, IllegalAnswer, Line, OneOf, Record, Several, Split, options
from games.kernel.choice import plain
from tests.games.conformance import JUNK

CARDS = {"c1": 1, "c2": 2, "c3": 3}


def together(cards: list[int], price: int) -> tuple[list[int], int]:
    if len(cards) > price:
        raise IllegalAnswer("test.cheap", price=price)
    return cards, price


EVERY: list[Choice[Any]] = [
    OneOf(CARDS),
    OneOf({"decline": None, **CARDS}),
    Several(CARDS, 1, 2),
    Amount(-2, 7),
    Split(7, ["x", "y", "z"]),
    Split(7, ["x", "y", "z"], low=1, high=4),
    Record(together, cards=Several(CARDS, 0, 3), price=Amount(0, 3)),
    Line(12),
]


@pytest.mark.parametrize(
    ("choice", "raw", "value"),
    [
        (OneOf(CARDS), "c2", 2),
        (OneOf({"decline": None}), "decline", None),
        (Several(CARDS, 0, 3), ["c3", "c1"], [3, 1]),
        (Several(CARDS, 0, 3), [], []),
        (Amount(1, 9), 7, 7),
        (Split(3, ["x", "y"]), {"y": 3}, {"x": 0, "y": 3}),
        (Split(3, ["x", "y"], low=1), {"y": 2, "x": 1}, {"x": 1, "y": 2}),
        (Record(together, cards=Several(CARDS, 0, 3), price=Amount(0, 3)), {"price": 1, "cards": ["c1"]}, ([1], 1)),
        (Line(5), "hello", "hello"),
    ],
)
def test_a_legal_answer_is_read(choice: Choice[Any], raw: Any, value: Any) -> None:
    assert choice.read(raw) == value


@pytest.mark.parametrize(
    ("choice", "raw", "reason"),
    [
        (OneOf(CARDS), "c9", "choice.unknown"),
        (OneOf(CARDS), 1, "choice.unknown"),
        (OneOf(CARDS), ["c1"], "choice.unknown"),
        (Several(CARDS, 1, 2), [], "choice.count"),
        (Several(CARDS, 1, 2), ["c1", "c2", "c3"], "choice.count"),
        (Several(CARDS, 1, 2), ["c1", "c1"], "choice.twice"),
        (Several(CARDS, 1, 2), ["c1", ["c2"]], "choice.unknown"),
        (Several(CARDS, 1, 2), "c1", "choice.count"),
        (Amount(0, 9), 10, "choice.range"),
        (Amount(0, 9), -1, "choice.range"),
        (Amount(0, 9), True, "choice.range"),
        (Amount(0, 9), 1.0, "choice.range"),
        (Amount(0, 9), "1", "choice.range"),
        (Split(3, ["x", "y"]), {"x": 2}, "choice.total"),
        (Split(3, ["x", "y"]), {"x": 4, "y": -1}, "choice.range"),
        (Split(3, ["x", "y"], low=1), {"x": 3}, "choice.range"),
        (Split(3, ["x", "y"], high=2), {"x": 3}, "choice.range"),
        (Split(3, ["x", "y"]), {"x": 3, "q": 0}, "choice.fields"),
        (Split(3, ["x", "y"]), [["x", 3]], "choice.fields"),
        (Record(together, cards=Several(CARDS, 0, 3), price=Amount(0, 3)), {"price": 1}, "choice.fields"),
        (Record(together, cards=Several(CARDS, 0, 3), price=Amount(0, 3)), {"price": 0, "cards": ["c1"]}, "test.cheap"),
        (Line(5), "hello!", "choice.line"),
        (Line(5), 5, "choice.line"),
    ],
)
def test_an_illegal_answer_is_refused_with_a_reason(choice: Choice[Any], raw: Any, reason: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        choice.read(raw)
    assert refused.value.reason == reason


@pytest.mark.parametrize("choice", EVERY, ids=lambda choice: type(choice).__name__)
def test_samples_are_legal_plain_and_varied(choice: Choice[Any]) -> None:
    pick = random.Random(1)
    samples = [choice.sample(pick) for _ in range(60)]
    for raw in samples:
        assert json.loads(json.dumps(raw)) == raw
        choice.read(raw)
    assert len({json.dumps(raw) for raw in samples}) > 2


@pytest.mark.parametrize("choice", EVERY, ids=lambda choice: type(choice).__name__)
@given(raw=JUNK)
def test_any_json_is_read_or_refused(choice: Choice[Any], raw: Any) -> None:
    try:
        value = choice.read(raw)
    except IllegalAnswer as refused:
        value = refused
    assert isinstance(value, IllegalAnswer) or json.loads(json.dumps(raw)) == raw


@given(total=st.integers(0, 40), parts=st.integers(1, 6), seed=st.integers())
def test_a_split_always_shares_out_the_whole(total: int, parts: int, seed: int) -> None:
    names = [f"p{number}" for number in range(parts)]
    choice = Split(total, names)
    assert sum(choice.read(choice.sample(random.Random(seed))).values()) == total


def test_a_deeply_nested_answer_is_refused_not_crashed() -> None:
    raw: Any = "c1"
    for _ in range(50_000):
        raw = [raw]
    for choice in EVERY:
        with pytest.raises(IllegalAnswer):
            choice.read(raw)


def repr_of(raw: Any) -> str:
    return type(raw).__name__


@pytest.mark.parametrize("raw", [float("nan"), {1, 2}, object(), "\ud800", {"x": b"bytes"}, [10**5000]], ids=repr_of)
def test_what_is_not_json_never_gets_in(raw: Any) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        plain(raw)
    assert refused.value.reason == "answer.json"


def test_an_answer_is_copied_at_the_door() -> None:
    raw = {"cards": ["c1"]}
    copy = plain(raw)
    raw["cards"].append("c2")
    assert copy == {"cards": ["c1"]}


def test_equal_forms_mean_equal_options() -> None:
    assert OneOf({"a": 1}).form() == OneOf({"a": object()}).form()
    forms = [json.dumps(choice.form()) for choice in EVERY]
    assert len(set(forms)) == len(forms)


def test_a_record_that_never_fits_says_so() -> None:
    def never(n: int) -> int:
        raise IllegalAnswer("test.never")

    with pytest.raises(LookupError):
        Record(never, n=Amount(0, 1)).sample(random.Random(1))


def test_a_record_with_one_legal_answer_in_thousands_is_sampled_all_the_same() -> None:
    """Sampling the fields by themselves would hardly ever find it."""

    def only(**said: str) -> str:
        if list(said.values()) != list("jihg"):
            raise IllegalAnswer("test.other")
        return "found"

    field = OneOf({letter: letter for letter in "abcdefghij"})
    record = Record(only, one=field, two=field, three=field, four=field)
    assert record.read(record.sample(random.Random(1))) == "found"


def test_options_are_named() -> None:
    assert options([3, 4], str) == {"3": 3, "4": 4}
