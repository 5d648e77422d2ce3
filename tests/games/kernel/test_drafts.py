"""What all write at the same time, each as often as he likes, until it is final."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from games.kernel import (
    Amount,
    Decision,
    IllegalAnswer,
    NotAllowed,
    OneOf,
    Record,
    Seat,
    Table,
    Window,
    drafts,
)
from tests.games.conformance import same_table
from tests.games.kernel.play import ALL, A, B, C, Small, Thing, again, amount, answer, start

Sheet = tuple[int, bool]


def sheet(g: Small, seat: Seat) -> Decision[Sheet] | None:
    """A number of at most nine; what he has written so far lies in the state."""
    if seat not in g.alive:
        return None
    written, _, final = (g.things[seat].id if seat in g.things else "0 no").partition(" ")
    choice = Record(lambda n, final: (n, final), n=Amount(0, 9), final=OneOf({"yes": True, "no": False}))
    lapse = {"n": int(written), "final": "yes"}
    return Decision("sheet", seat, choice, "T-1", lapse=lapse, awaited=final == "no")


def keep(g: Small, seat: Seat, said: Sheet) -> None:
    g.things[seat] = Thing(f"{said[0]} {'yes' if said[1] else 'no'}")


async def writing(g: Small) -> None:
    await drafts(lambda: g.alive, partial(sheet, g), partial(keep, g))
    g.log = [f"{seat} {one.id}" for seat, one in sorted(g.things.items())]


def write(table: Table[Any], seat: Seat, n: int, *, final: bool) -> None:
    answer(table, f"sheet@{seat}", {"n": n, "final": "yes" if final else "no"})


def awaited(table: Table[Any]) -> list[Seat]:
    return [posted.decision.seat for posted in table.open.values() if posted.decision.awaited]


def test_all_write_until_everybody_has_said_that_it_is_final() -> None:
    table = start(writing)
    write(table, A, 3, final=False)
    write(table, B, 4, final=True)
    write(table, C, 5, final=True)
    assert (awaited(table), table.over) == ([A], False)
    write(table, A, 6, final=True)
    assert (table.over, table.state.log) == (True, ["a 6 yes", "b 4 yes", "c 5 yes"])


def test_what_was_final_may_be_taken_back_and_written_anew() -> None:
    table = start(writing)
    write(table, A, 3, final=True)
    assert awaited(table) == [B, C]
    write(table, A, 4, final=False)
    assert awaited(table) == ALL, "in the order in which they were asked"
    for seat in (B, C):
        write(table, seat, 1, final=True)
    assert not table.over
    write(table, A, 5, final=True)
    assert table.state.log[0] == "a 5 yes"


def test_what_was_written_stands_when_the_time_is_up() -> None:
    table = start(writing)
    write(table, A, 7, final=False)
    write(table, B, 2, final=True)
    while not table.over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        answer(table, posted.decision.key, posted.decision.lapse, "lapse")
    assert table.state.log == ["a 7 yes", "b 2 yes", "c 0 yes"]


def test_an_answer_leaves_the_question_open_under_its_name() -> None:
    table = start(writing)
    refs = {key: posted.ref for key, posted in table.open.items()}
    for n, final in ((1, False), (2, True), (3, False)):
        write(table, A, n, final=final)
        assert {key: posted.ref for key, posted in table.open.items()} == refs
    assert [posted.decision.window for posted in table.open.values()] == [Window.SIMULTANEOUS] * 3


def test_nobody_learns_who_has_written_or_who_is_awaited() -> None:
    assert all(posted.decision.hidden for posted in start(writing).open.values())


def test_only_the_question_of_who_has_written_is_made_anew() -> None:
    table = start(writing)
    before = dict(table.open)
    write(table, A, 1, final=False)
    assert [key for key in before if table.open[key] is not before[key]] == ["sheet@a"]


def test_a_table_built_anew_has_what_was_written() -> None:
    table = start(writing)
    write(table, A, 3, final=True)
    write(table, B, 4, final=False)
    same_table(again(table), table)


def test_the_last_sheet_can_be_taken_back_until_all_are_known() -> None:
    table = start(writing)
    write(table, A, 3, final=False)
    write(table, A, 4, final=True)
    table = table.undo(A)
    assert (table.state.things[A].id, awaited(table)) == ("3 no", ALL)
    write(table, A, 4, final=True)
    write(table, B, 4, final=True)
    with pytest.raises(NotAllowed):
        table.undo(A)


async def writing_then_more(g: Small) -> None:
    await writing(g)
    await drafts(lambda: [A], lambda seat: amount(seat, awaited=g.n == 0), lambda _, n: setattr(g, "n", n))


def test_the_sheet_that_closes_them_cannot_be_taken_back() -> None:
    table = start(writing_then_more)
    for seat in ALL:
        write(table, seat, 1, final=True)
    with pytest.raises(NotAllowed):
        table.undo(C)
    assert list(table.open) == ["k@a"]
    answer(table, "k@a", 5)
    assert table.over


def test_who_has_left_is_not_waited_for_and_what_is_not_offered_is_refused() -> None:
    table = start(writing)
    write(table, A, 1, final=True)
    write(table, B, 1, final=True)
    with pytest.raises(IllegalAnswer):
        write(table, C, 10, final=True)
    table.rule("drop", {"seat": C})
    assert (table.over, table.state.log) == (True, ["a 1 yes", "b 1 yes"])


def test_a_stir_changes_nothing() -> None:
    table = start(writing)
    write(table, A, 3, final=True)
    write(table, B, 4, final=False)
    copy = again(table)
    copy.stir()
    same_table(copy, table)
