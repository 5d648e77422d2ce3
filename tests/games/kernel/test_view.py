"""Views whose parts are made when they are read: views like any other, as long as the table stands."""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest
from pydantic import ValidationError

from games.kernel import Broken, Dice, NotAllowed, Seat, Setup, Table, View, ViewInParts, ask, chairs, common, later
from games.kernel.view import bound
from tests.games.kernel.play import A, B, Small, amount, answer, small


class Seen(ViewInParts):
    n: int
    log: tuple[str, ...]
    own: dict[Seat, int]
    last: str | None = None


class Reader:
    """Somebody who looks."""


MADE: list[str] = []


def seen(g: Small, seat: Seat | None = A) -> Seen:
    """When its own part is made that is noted; the log is the same for all."""

    def own() -> dict[Seat, int]:
        MADE.append("own")
        return {one: g.n for one in g.alive if one == seat}

    return Seen(n=g.n, log=common(tuple[str, ...], g.log), own=later(own), last=None)


async def counting(g: Small) -> str:
    g.n += await ask(lambda: amount(A))
    if g.n == 9:
        raise ZeroDivisionError
    return "count"


@pytest.fixture
def table() -> Table[Small]:
    MADE.clear()
    game = replace(small(count=counting), view=seen)
    return Table.start(game, Setup(chairs(3), "seed", game.options()))[0]


def of(table: Table[Small], seat: Seat | None = A) -> Seen:
    return cast("Seen", table.view(seat))


def test_a_part_is_made_when_it_is_first_read_and_then_kept(table: Table[Small]) -> None:
    view = of(table)
    assert (view.n, MADE) == (0, [])
    assert view.own is view.own
    assert (view.own, MADE) == ({A: 0}, ["own"])


def test_as_long_as_nothing_happens_all_who_look_through_the_same_eyes_share_a_view(table: Table[Small]) -> None:
    first = of(table)
    assert of(table) is first
    assert of(table, B) is not first
    assert of(table, None).own == {}
    answer(table, "k@a", 1)
    assert of(table).n == 1


def test_what_all_see_alike_is_made_once_as_long_as_nothing_happens(table: Table[Small]) -> None:
    log = of(table).log
    assert of(table, B).log is log
    assert of(table, None).whole().log is log
    table.state.log.append("more")
    answer(table, "k@a", 1)
    assert of(table, B).log == ("more",)


def test_what_one_sees_is_never_shown_to_another(table: Table[Small]) -> None:
    assert [of(table, seat).own for seat in (A, B, None)] == [{A: 0}, {B: 0}, {}]


def test_a_view_made_where_no_table_is_makes_all_of_itself() -> None:
    g = Small(step="count", dice=Dice("seed"), log=["one"])
    view = seen(g)
    g.log.append("two")
    assert (view.log, seen(g, B).log) == (("one", "two"), ("one", "two"))
    g.log.append("three")
    assert (view.log, seen(g, B).log) == (("one", "two"), ("one", "two", "three"))


@bound
def read_off(g: Small) -> dict[str, tuple[str, ...]]:
    return {"log": common(tuple[str, ...], g.log)}


def test_parts_bound_to_a_state_are_read_off_that_one_as_it_stands() -> None:
    one, other = (Small(step="count", dice=Dice("seed"), log=[word]) for word in ("one", "other"))

    def look(g: Small) -> Seen:
        return Seen(n=g.n, own={}, last=None, **read_off(g))

    assert read_off(one) is read_off(one)
    assert [look(g).log for g in (one, other, one)] == [("one",), ("other",), ("one",)]
    one.log.append("more")
    assert look(one).log == ("one", "more")


TAKES_ALL: dict[str, Callable[[Seen], object]] = {
    "dumped": lambda view: view.model_dump(),
    "dumped to JSON": lambda view: view.model_dump_json(),
    "gone through": dict,
    "copied": copy.copy,
    "copied deeply": copy.deepcopy,
    "changed": lambda view: view.model_copy(update={"n": 7}),
    "pickled": pickle.dumps,
    "compared": lambda view: view == Seen(n=1, log=(), own={}),
    "compared from the right": lambda view: Seen(n=1, log=(), own={}) == view,
    "kept": lambda view: view.whole(),
}


@pytest.mark.parametrize("way", TAKES_ALL)
def test_taken_as_a_whole_it_is_made_as_a_whole(table: Table[Small], way: str) -> None:
    taken = of(table)
    TAKES_ALL[way](taken)
    answer(table, "k@a", 1)
    assert taken.model_dump() == {"n": 0, "log": (), "own": {A: 0}, "last": None}


def test_it_is_dumped_in_the_order_of_its_fields_and_is_what_was_dumped(table: Table[Small]) -> None:
    view = of(table)
    assert view.own
    text = view.model_dump_json()
    assert text == '{"n":0,"log":[],"own":{"a":0},"last":null}'
    assert Seen.model_validate_json(text) == view
    assert list(Seen.model_json_schema()["properties"]) == ["n", "log", "own", "last"]


def test_what_is_not_made_yet_is_not_shown(table: Table[Small]) -> None:
    assert repr(of(table)) == "Seen(n=0, last=None)"


def test_it_is_frozen(table: Table[Small]) -> None:
    with pytest.raises(ValidationError):
        of(table).own = {}


def test_it_has_no_parts_but_its_own(table: Table[Small]) -> None:
    assert getattr(of(table), "hand", None) is None
    with pytest.raises(AttributeError):
        of(table).hand  # type: ignore[attr-defined]  # noqa: B018


def test_all_parts_must_be_given_and_no_others() -> None:
    with pytest.raises(TypeError, match="own"):
        Seen(n=1, log=later(tuple[str, ...]), last=None)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="more"):
        Seen(n=1, log=later(tuple[str, ...]), own={}, last=None, more=1)  # type: ignore[call-arg]
    with pytest.raises(ValidationError):
        Seen(n="many", log=(), own={})  # type: ignore[arg-type]


def moved_on(table: Table[Small]) -> None:
    answer(table, "k@a", 1)


def broken(table: Table[Small]) -> None:
    with pytest.raises(Broken):
        answer(table, "k@a", 9)


def ruled(table: Table[Small]) -> None:
    table.rule("add", {"amount": 4})


ENDS = [moved_on, broken, Table.stir, Table.rewind, Table.close]


@pytest.mark.parametrize("end", ENDS)
def test_nobody_reads_off_a_table_that_has_moved_on(table: Table[Small], end: Callable[[Table[Small]], object]) -> None:
    view = of(table)
    assert view.log == ()
    end(table)
    assert view.log == ()
    for takes in (lambda one: one.own, *TAKES_ALL.values()):
        with pytest.raises(LookupError, match="own"):
            takes(view)


@pytest.mark.parametrize("end", [*ENDS, ruled])
def test_who_keeps_a_view_reads_what_was(table: Table[Small], end: Callable[[Table[Small]], object]) -> None:
    view, reader = of(table), Reader()
    view.keep_for(reader)
    end(table)
    assert view.own == {A: 0}


def test_for_who_has_gone_nothing_is_made(table: Table[Small]) -> None:
    view = of(table)
    view.keep_for(Reader())
    gc.collect()
    moved_on(table)
    assert MADE == []


def test_a_ruling_that_is_refused_ends_no_view(table: Table[Small]) -> None:
    view = of(table)
    with pytest.raises(NotAllowed):
        table.rule("add", {"amount": -1})
    assert of(table) is view
    assert view.own == {A: 0}


def test_a_part_that_cannot_be_made_holds_up_nobody_but_its_reader(table: Table[Small]) -> None:
    reader = Reader()
    table.game = replace(table.game, view=lambda g, _: Seen(n=1, log=(), own=later(lambda: {A: 1 // g.n}), last=None))
    view = of(table)
    view.keep_for(reader)
    moved_on(table)
    assert table.state.n == 1
    with pytest.raises(LookupError):
        view.own  # noqa: B018


def test_a_view_that_is_whole_from_the_first_needs_no_table() -> None:
    view = Seen(n=1, log=(), own={})
    view.keep_for(view)
    view.close()
    assert view.whole().own == {}
    assert View().whole() == View()
