"""All that breaks a table, and that nothing of it is kept."""

from __future__ import annotations

import asyncio
import gc
import warnings
import weakref
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from games.kernel import (
    Amount,
    Broken,
    Decision,
    IllegalAnswer,
    Interrupt,
    NotOpen,
    OneOf,
    Seat,
    Table,
    Voided,
    ask,
    ask_all,
    hold,
    interruptible,
    responses,
    save,
    together,
    window,
)
from tests.games.conformance import same_table
from tests.games.kernel.play import A, B, Small, again, amount, answer, start


async def foreign(g: Small) -> None:
    await asyncio.sleep(0)


async def foreign_future(g: Small) -> None:
    loop = asyncio.new_event_loop()
    loop.close()
    await asyncio.Future(loop=loop)


async def foreign_within(g: Small) -> None:
    await interruptible(foreign(g), list)


async def twins(g: Small) -> None:
    await together(ask(amount), ask(amount))


async def twin_interrupt(g: Small) -> None:
    await interruptible(ask(amount), lambda: [Interrupt(amount(), partial(nothing, g))])


async def nothing(g: Small, _: int) -> None:
    pass


async def twice_the_same_seat(g: Small) -> None:
    await ask_all(lambda: [amount(), amount(kind="other")])


async def nothing_awaited(g: Small) -> None:
    await ask(lambda: amount(awaited=False))


async def nothing_at_all(g: Small) -> None:
    await hold([])


async def no_lapse(g: Small) -> None:
    await ask(lambda: amount(lapse=None))


async def illegal_lapse(g: Small) -> None:
    await ask(lambda: amount(lapse=10))


async def unfit_word(g: Small) -> None:
    await ask(lambda: amount(about={"n": "x/k=1"}))


async def no_options(g: Small) -> None:
    await ask(lambda: Decision("k", A, OneOf({}), "T-1"))


async def unfit_form(g: Small) -> None:
    await ask(lambda: Decision("k", A, Amount(object(), 3), "T-1", lapse=1))  # type: ignore[arg-type]


async def circle(g: Small) -> str:
    return "step"


async def unknown_step(g: Small) -> str:
    return "nowhere"


async def uncaught_void(g: Small) -> None:
    raise Voided


async def illegal_inside(g: Small) -> None:
    raise IllegalAnswer("inside")


async def stop(g: Small) -> None:
    raise StopIteration


async def endless(g: Small) -> None:
    await endless(g)


async def unfit_state(g: Small) -> str:
    g.n = "seven"  # type: ignore[assignment]
    return "step"


CAUSES: list[tuple[Any, str]] = [
    (foreign, "something else than decisions"),
    (foreign_future, "something else than decisions"),
    (foreign_within, "TypeError"),
    (twins, "asked twice: k@a"),
    (twin_interrupt, "asked twice: k@a"),
    (twice_the_same_seat, "a seat is asked twice"),
    (nothing_awaited, "nothing is awaited"),
    (nothing_at_all, "nothing is awaited"),
    (no_lapse, "no legal lapse: k@a"),
    (illegal_lapse, "no legal lapse: k@a"),
    (unfit_word, "not a word for a key"),
    (no_options, "no legal lapse"),
    (unfit_form, "TypeError"),
    (unknown_step, "no such step: 'nowhere'"),
    (uncaught_void, "Voided"),
    (illegal_inside, "inside"),
    (stop, "StopIteration"),
    (endless, "RecursionError"),
    (unfit_state, "PydanticSerialization"),
]

AT_ONCE: list[tuple[Any, str]] = [*CAUSES, (circle, "circle")]


@pytest.mark.parametrize(("step", "cause"), AT_ONCE, ids=lambda one: getattr(one, "__name__", ""))
def test_a_broken_promise_breaks_the_table_at_once(step: Any, cause: str) -> None:
    with pytest.raises(Broken, match=cause):
        start(step)


@pytest.mark.parametrize(("step", "cause"), CAUSES, ids=lambda one: getattr(one, "__name__", ""))
def test_it_breaks_as_well_in_the_middle_and_the_journal_stays_whole(step: Any, cause: str) -> None:
    async def first(g: Small) -> object:
        g.n += await ask(partial(amount, B, "first"))
        g.n += await ask(partial(amount, B, "second"))
        g.n = 99
        return await step(g)

    table = start(first)
    answer(table, "first@b", 4)
    document, entries = save(table.state), list(table.entries)
    with pytest.raises(Broken, match=cause):
        answer(table, "second@b", 5)
    with pytest.raises(Broken, match="thrown away"):
        answer(table, "second@b", 5)
    assert table.entries == entries
    copy = again(table)
    assert (save(copy.state), list(copy.open)) == (document, ["second@b"])


def test_reading_that_fails_is_the_rules_fault_not_the_players() -> None:
    class Odd:
        def read(self, raw: Any) -> int:
            return {0: 0}[raw]

        def form(self) -> Any:
            return None

        def sample(self, pick: Any) -> Any:
            return 0

    async def script(g: Small) -> None:
        await ask(lambda: Decision("k", A, Odd(), "T-1", lapse=0))

    with pytest.raises(Broken, match="KeyError"):
        answer(start(script), "k@a", 1)


async def questions(g: Small) -> None:
    g.n += await ask(amount)
    await ask(partial(amount, A, "end"))


@pytest.mark.parametrize(("name", "cause"), [("sly", "small.sly"), ("crash", "ZeroDivisionError")])
def test_a_ruling_that_fails_or_refuses_after_a_change_breaks_the_table(name: str, cause: str) -> None:
    table = start(questions)
    with pytest.raises(Broken, match=cause):
        table.rule(name, {})
    with pytest.raises(Broken):
        answer(table, "k@a", 0)
    same_table(again(table), start(questions))


def test_the_over_game_takes_no_answers_and_is_not_broken() -> None:
    table = start(questions)
    answer(table, "k@a", 1)
    answer(table, "end@a", 1)
    for attempt in (lambda: answer(table, "end@a", 1), lambda: table.rule("add", {"amount": 1}), table.stir):
        with pytest.raises(NotOpen, match=r"game\.over"):
            attempt()
    assert table.over


# Dropping tables


async def tidying(g: Small) -> None:
    try:
        await interruptible(together(ask(amount), questions_of(g, B)), list)
    finally:
        g.log.append("tidied")


async def questions_of(g: Small, seat: Seat) -> None:
    await window([seat], lambda one: Decision("w", one, OneOf({"pass": None}), "T-1", lapse="pass"), partial(never, g))
    await responses(
        [seat], lambda one: Decision("r", one, OneOf({"pass": None}), "T-1", lapse="pass"), partial(never, g)
    )


async def never(g: Small, seat: Seat, what: object) -> None:
    g.log.append("never")


def test_closing_ends_the_script_where_it_stands() -> None:
    table = start(tidying)
    table.close()
    assert table.state.log == ["tidied"]
    with pytest.raises(Broken, match="thrown away"):
        answer(table, "k@a", 0)
    table.close()


@pytest.mark.parametrize("answers", [[], ["w@b"], ["w@b", "r@b"]])
def test_a_dropped_table_is_freed_at_once_without_the_collector(answers: list[str]) -> None:
    gc.disable()
    try:
        table: Table[Small] | None = start(tidying)
        assert table is not None
        for key in answers:
            answer(table, key, "pass")
        state, dropped = table.state, weakref.ref(table)
        table = None
        assert dropped() is None
        assert state.log == ["tidied"]
    finally:
        gc.enable()


def test_a_script_that_asks_while_it_is_dropped_is_reported() -> None:
    async def stubborn(g: Small) -> None:
        try:
            await ask(amount)
        finally:
            await ask(partial(amount, B))

    table = start(stubborn)
    with pytest.raises(Broken, match="did not end when it was dropped"):
        table.close()


def test_scripts_that_never_began_are_closed_silently() -> None:
    async def script(g: Small) -> None:
        await together(ask(amount), illegal_inside(g), questions(g))

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(Broken):
            start(script)
        gc.collect()


@pytest.mark.parametrize("depth", [10, 60])
def test_primitives_nest_deep_enough(depth: int) -> None:
    async def nest(g: Small, left: int) -> None:
        if left:
            await interruptible(nest(g, left - 1), list)
        else:
            await ask(amount)
            await ask(partial(amount, kind="again"))

    table = start(lambda g: nest(g, depth))
    answer(table, "k@a", 0)
    assert list(table.open) == ["again@a"]


def test_a_callable_that_is_no_script_breaks_too() -> None:
    not_a_script: Callable[[Small], Any] = lambda g: None  # noqa: E731
    with pytest.raises(Broken):
        start(not_a_script)
