"""What may be done beside drafts, at once, while nobody waits for it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from games.kernel import Aside, Decision, IllegalAnswer, NotAllowed, NotOpen, Seat, Table, Window, drafts
from tests.games.conformance import same_table
from tests.games.kernel.play import ALL, A, B, C, Said, Small, Thing, amount, answer, start
from tests.games.kernel.play import again as anew

MOST = 2


def sheet(g: Small, seat: Seat) -> Decision[int] | None:
    """Final as soon as it is not 0."""
    if seat not in g.alive:
        return None
    written = int(g.things[seat].id) if seat in g.things else 0
    return amount(seat, "sheet", lapse=written or 1, awaited=not written)


def keep(g: Small, seat: Seat, n: int) -> None:
    g.things[seat] = Thing(str(n))


def note(g: Small, seat: Seat) -> Decision[int] | None:
    """A number for the next seat, two of them at most."""
    return amount(seat, "note") if g.log.count(f"{seat}") < MOST else None


def pass_on(g: Small, seat: Seat, n: int) -> None:
    g.log.append(seat)
    g.tell(Said(f"{n}"), [ALL[(ALL.index(seat) + 1) % 3]])


def shout(g: Small, seat: Seat, n: int) -> None:
    g.n += n
    g.tell(Said(f"{seat} {n}"))


async def writing(g: Small) -> None:
    notes, shouts = (
        Aside(partial(note, g), partial(pass_on, g)),
        Aside(partial(amount, kind="shout"), partial(shout, g)),
    )
    await drafts(lambda: g.alive, partial(sheet, g), partial(keep, g), notes, shouts)


def beside(table: Table[Any], kind: str) -> list[str]:
    return [key for key in table.open if key.startswith(kind)]


def test_it_is_done_at_once_and_closes_nothing() -> None:
    table = start(writing)
    before = {key: posted.ref for key, posted in table.open.items()}
    told = answer(table, "note@a", 4).tellings
    assert [(one.event, one.to) for one in told] == [(Said("4"), (B,))]
    assert {key: posted.ref for key, posted in table.open.items()} == before


def test_nobody_waits_for_it() -> None:
    table = start(writing)
    for kind in ("note", "shout"):
        assert [table.open[key].decision.awaited for key in beside(table, kind)] == [False] * 3
    for seat in ALL:
        answer(table, f"sheet@{seat}", 3)
    assert table.over


def test_it_stands_beside_the_draft_as_hidden_as_that() -> None:
    table = start(writing)
    found = {(one.decision.hidden, one.decision.stays, one.decision.window) for one in table.open.values()}
    assert found == {(True, True, Window.SIMULTANEOUS)}


def test_it_is_open_to_whoever_has_finished_too() -> None:
    table = start(writing)
    answer(table, "sheet@a", 3)
    answer(table, "shout@a", 5)
    assert (table.state.n, table.state.things[A].id) == (5, "3")


def test_what_is_offered_no_more_is_gone_for_this_seat_alone() -> None:
    table = start(writing)
    for _ in range(MOST):
        answer(table, "note@a", 1)
    assert beside(table, "note") == ["note@b", "note@c"]
    with pytest.raises(NotOpen):
        answer(table, "note@a", 1)
    answer(table, "shout@a", 1)


def test_nothing_else_is_made_anew() -> None:
    table = start(writing)
    before = dict(table.open)
    answer(table, "note@a", 1)
    assert [key for key in before if table.open[key] is not before[key]] == ["note@a", "shout@a"]
    before = dict(table.open)
    answer(table, "sheet@a", 1)
    assert [key for key in before if table.open[key] is not before[key]] == ["sheet@a"]


def test_what_is_not_offered_is_refused_and_nothing_has_happened() -> None:
    table = start(writing)
    with pytest.raises(IllegalAnswer):
        answer(table, "shout@a", 10)
    assert table.state.n == 0
    answer(table, "shout@a", 9)


def test_what_others_have_been_told_cannot_be_taken_back() -> None:
    table = start(writing)
    answer(table, "note@a", 1)
    with pytest.raises(NotAllowed, match=r"undo\.sealed"):
        table.undo(A)


def test_what_was_done_for_oneself_alone_can() -> None:
    async def alone(g: Small) -> None:
        mine = Aside(partial(amount, kind="mine"), lambda _, n: setattr(g, "n", n))
        await drafts(lambda: g.alive, partial(sheet, g), partial(keep, g), mine)

    table = start(alone)
    answer(table, "mine@a", 7)
    assert table.state.n == 7
    assert table.undo(A).state.n == 0


def test_a_table_built_anew_has_what_was_done() -> None:
    table = start(writing)
    answer(table, "note@a", 1)
    answer(table, "sheet@b", 2)
    answer(table, "shout@c", 3)
    copy = anew(table)
    same_table(copy, table)
    copy.stir()
    same_table(copy, table)


def test_who_has_left_may_do_nothing_more() -> None:
    table = start(writing)
    table.rule("drop", {"seat": C})
    assert beside(table, "note") == ["note@a", "note@b"]


def test_an_offer_that_says_it_is_awaited_is_not() -> None:
    async def pressing(g: Small) -> None:
        loud = Aside(lambda seat: replace(amount(seat, "loud"), awaited=True), partial(shout, g))
        await drafts(lambda: g.alive, partial(sheet, g), partial(keep, g), loud)

    table = start(pressing)
    for seat in ALL:
        answer(table, f"sheet@{seat}", 3)
    assert table.over
