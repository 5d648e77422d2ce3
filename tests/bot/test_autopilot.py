"""What the bot answers for a seat, and what it leaves alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.store.store import SavedRow
from bot.table.autopilot import OPEN, forced, intended, legal, next_answer, only, preset
from games.kernel import (
    Amount,
    Asking,
    Decision,
    IllegalAnswer,
    Line,
    OneOf,
    Posted,
    Record,
    Seat,
    Several,
    Split,
    Window,
)
from games.kernel.decision import chairs
from tests.bot.playing import NOW, answer, asked, at_table, bid_all, close_floor
from tests.clauses import clause
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play
from tests.games.carthage.senate import propose, session

ONE, TWO, THREE = chairs(3)


def refuse(**_: Any) -> None:
    raise IllegalAnswer("never")


@pytest.mark.parametrize(
    ("choice", "raw"),
    [
        (OneOf({"a": 1}), "a"),
        (OneOf({"a": 1, "b": 2}), OPEN),
        (Several({}, 0, 0), []),
        (Several({"a": 1}, 0, 0), []),
        (Several({"a": 1}, 1, 1), ["a"]),
        (Several({"a": 1}, 0, 1), OPEN),
        (Several({"a": 1, "b": 2}, 2, 2), OPEN),
        (Amount(3, 3), 3),
        (Amount(0, 1), OPEN),
        (Split(0, ["a", "b"]), {}),
        (Split(4, ["a"]), {"a": 4}),
        (Split(4, ["a", "b"]), OPEN),
        (Line(20), OPEN),
        (Record(dict, a=Amount(1, 1), b=OneOf({"x": 1})), {"a": 1, "b": "x"}),
        (Record(dict, a=Amount(1, 1), b=Amount(0, 1)), OPEN),
    ],
)
def test_the_only_answer(choice: Any, raw: Any) -> None:
    assert only(choice) == raw


def posted(choice: Any, **changes: Any) -> Posted:
    return Posted(replace(Decision("k", ONE, choice, "T-1"), **changes), Asking("", 0, "", "ref"))


def test_an_only_answer_that_is_illegal_is_not_given() -> None:
    assert forced(posted(Amount(2, 2))).raw == 2
    assert forced(posted(Record(refuse, a=Amount(2, 2)))) is None


def test_what_would_tell_or_is_a_matter_of_time_is_left_to_the_seat() -> None:
    assert forced(posted(OneOf({"done": 0}), window=Window.FLOOR)) is None
    assert forced(posted(OneOf({"pass": 0}), covert=True)) is None
    assert forced(posted(Amount(0, 0), personal=True)) is None
    assert forced(posted(OneOf({"pass": 0}))).kind == "forced"


def saved(ref: str, raw: Any, *, seat: Seat = ONE, locked: bool = True) -> SavedRow:
    return SavedRow("g", ref, seat, "rev", raw, locked, 5, NOW)


@clause("RC-9.0.15c")
@pytest.mark.parametrize(("motion", "locked", "vetoed"), [(1, True, True), (2, True, False), (1, False, False)])
def test_a_standing_order_vetoes_the_vote_it_was_left_for(motion: int, locked: bool, vetoed: bool) -> None:
    play = Play()
    session(play, "senate.business", holds("star", "public-outcry.1"), seats=5)
    propose(play, "minor", {"text": "Praise"})
    order = saved(f"senate.veto/motion={motion}@star", "public-outcry.1", seat=Seat("star"), locked=locked)
    found = next_answer(play.table, [order])
    assert (found is not None and found.posted.decision.kind == "senate.veto") == vetoed
    assert found is None or found.raw == "public-outcry.1"


def test_what_counts_beforehand_and_at_the_deadline() -> None:
    one = posted(Amount(0, 5), lapse=0)
    key = one.decision.key
    assert preset(one, [saved(key, 3)]).raw == 3
    assert preset(one, [saved(key, 9)]) is None
    assert preset(one, [saved(key, 3, locked=False)]) is None
    assert preset(one, [saved(key, 3, seat=TWO)]) is None
    assert intended(one, [saved("ref", 3, locked=False)]).raw == 3
    assert intended(one, [replace(saved(key, 4, locked=False), rev=one.rev)]).raw == 4
    assert intended(one, [replace(saved(key, 4, locked=False), rev="")]).raw == 4
    assert intended(one, [saved(key, 4, locked=False)]).kind == "lapse"
    assert intended(one, [saved(key, 4, locked=False)]).raw == 0, "something else was offered when it was prepared"
    assert intended(one, [saved("ref", 9), saved("other", 3), saved("ref", 2, seat=TWO)]).raw == 0
    assert not legal(one, "x")


async def test_one_legal_answer_is_given_for_any_seat_and_noted_as_forced(tmp_path: Path) -> None:
    """Without cards there is nothing to sell; without coins nothing to bid."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        for seat in (TWO, THREE):
            await tables.rule(game, "fine", {"seat": seat, "coins": 10}, None)
        entries = [row.entry for row in await tables.store.journal(game)]
        assert [(entry.kind, entry.seat, entry.raw) for entry in entries if entry.seat] == [
            ("forced", TWO, 0),
            ("forced", THREE, 0),
        ]
        await answer(tables, game, "sample.bid", 0, ONE)
        await close_floor(tables, game)
        assert (await asked(tables, game, "sample.sell")).decision.seat == ONE


async def test_a_floor_is_never_closed_by_the_bot(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [1, 2, 3])
        done = [one for one in (await tables.table(game)).open.values() if one.decision.kind == "sample.done"]
        assert len(done) == 3
        assert all(only(one.decision.choice) == "done" for one in done)
