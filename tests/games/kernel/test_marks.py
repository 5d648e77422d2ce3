"""Marks: what is in them, what they are compared with, and those of before."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pytest

from games.kernel import Diverged, Entry, Event, Options, Seat, Setup, Table, ask
from games.kernel.digests import digest
from games.kernel.marks import Chain, is_mark
from tests.games.conformance import same_table
from tests.games.kernel.play import A, B, Said, Small, amount, answer, small, start
from tests.games.kernel.tables import counting

Script = Callable[[Small], Any]


class Side(enum.Enum):
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Moved(Event):
    side: Side
    by: dict[str, int]
    why: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Untidy(Event):
    who: frozenset[str]


async def plain(g: Small) -> str | None:
    """Four questions, and then the same again."""
    for number in range(4):
        g.n += await ask(partial(amount, A, f"k{number}"))
        g.tell(Moved(Side.LEFT, {"x": 1}))
    g.log.append("round")
    return "step" if len(g.log) < 3 else None


def played(script: Script, count: int, seed: str = "seed") -> Table[Small]:
    table, _ = Table.start(small(step=script), Setup((A,), seed, Options()))
    for number in range(count):
        answer(table, f"k{number % 4}@a", 1)
    return table


def marks(script: Script, count: int = 2, seed: str = "seed") -> list[str]:
    return [entry.mark for entry in played(script, count, seed).entries]


async def told_otherwise(g: Small) -> None:
    for number in range(4):
        g.n += await ask(partial(amount, A, f"k{number}"))
        g.tell(Moved(Side.LEFT, {"x": 2 if number == 0 else 1}))


async def told_to_one(g: Small) -> None:
    for number in range(4):
        g.n += await ask(partial(amount, A, f"k{number}"))
        g.tell(Moved(Side.LEFT, {"x": 1}), to=[A] if number == 0 else None)


async def told_why(g: Small) -> None:
    for number in range(4):
        g.n += await ask(partial(amount, A, f"k{number}"))
        g.tell(Moved(Side.LEFT, {"x": 1}, why="because"))


async def drawn_once(g: Small) -> None:
    for number in range(4):
        g.n += await ask(partial(amount, A, f"k{number}"))
        g.tell(Moved(Side.LEFT, {"x": 1}))
        if number == 0:
            g.dice.roll("d")


async def asked_otherwise(g: Small) -> None:
    for number in range(4):
        g.n += await ask(partial(amount, A, "k9" if number == 1 else f"k{number}"))
        g.tell(Moved(Side.LEFT, {"x": 1}))


async def silent(g: Small) -> str | None:
    """Counts double, and says nothing of it."""
    for number in range(4):
        g.n += 2 * await ask(partial(amount, A, f"k{number}"))
        g.tell(Moved(Side.LEFT, {"x": 1}))
    g.log.append("round")
    return "step" if len(g.log) < 3 else None


@pytest.mark.parametrize("other", [told_otherwise, told_to_one, drawn_once])
def test_what_was_told_and_to_whom_and_what_was_drawn_is_in_this_mark_and_all_that_follow(other: Script) -> None:
    assert [one == two for one, two in zip(marks(plain), marks(other), strict=True)] == [False, False]


def test_what_is_asked_is_in_the_mark() -> None:
    assert marks(plain, 1) != marks(asked_otherwise, 1)


def test_what_is_not_compared_is_in_no_mark() -> None:
    assert marks(plain) == marks(told_why)


def test_nobody_can_guess_a_mark_without_the_seed() -> None:
    assert not set(marks(plain, 4, "one")) & set(marks(plain, 4, "two"))


def test_an_event_that_has_no_order_is_refused() -> None:
    chain = Chain("seed")
    telling = start(counting).state
    telling.tell(Untidy(frozenset("ab")))
    with pytest.raises(TypeError, match="no event tells of a frozenset"):
        chain.add(telling.told, [], 0)


def test_the_state_is_in_the_mark_of_an_entry_that_leads_to_a_checkpoint() -> None:
    table, silently = played(plain, 4), played(silent, 4)
    (one, other) = (each.line[-1].mark for each in (table, silently))
    assert one.rpartition(":")[0] == other.rpartition(":")[0]
    assert one != other
    assert all(mark.endswith(":") for mark in marks(plain, 3))
    assert all(map(is_mark, [one, other, *marks(plain, 3)]))


def entries_of(script: Script, count: int) -> tuple[Table[Small], list[Entry]]:
    table = played(script, 0)
    first = table.checkpoint
    done = [answer(table, f"k{number % 4}@a", 1).entry for number in range(count)]
    copy = Table.resume(table.game, first, [])
    return copy, [entry for entry in done if entry]


def test_a_silent_change_of_the_state_is_noticed_at_the_next_checkpoint() -> None:
    table, entries = entries_of(plain, 4)
    game = small(step=silent)
    assert Table.resume(game, table.checkpoint, entries[:3]).state.n == 6
    with pytest.raises(Diverged, match="other consequences") as stopped:
        Table.resume(game, table.checkpoint, entries)
    assert stopped.value.seq == 4


def test_the_chain_begins_anew_at_each_checkpoint() -> None:
    """So a table that is resumed there leaves the marks it would have left."""
    table = played(plain, 4)
    copy = Table.resume(table.game, table.checkpoint, [], table.head)
    for one in (table, copy):
        answer(one, "k0@a", 1)
    assert table.entries == copy.entries


def test_the_last_mark_tells_of_all_since_the_checkpoint() -> None:
    """That of an earlier entry is not looked at."""
    table, entries = entries_of(plain, 3)
    with pytest.raises(Diverged) as stopped:
        Table.resume(small(step=told_otherwise), table.checkpoint, entries, compare="last")
    assert stopped.value.seq == 3


# Marks of before


def old(table: Table[Any], schema: int = 1) -> str:
    """The mark a table at rest left when marks were made of the whole state."""
    asked = [f"{key}={one.offered}" for key, one in sorted(table.open.items()) if one.decision.awaited]
    return f"{schema}.{digest(*asked, str(table.state.dice.total))}.{digest('the state')}"


def as_of_old(script: Script, count: int) -> tuple[Table[Small], list[Entry]]:
    """A table at its first checkpoint, and entries that an older program wrote."""
    table, entries = played(script, 0), list[Entry]()
    copy = Table.resume(table.game, table.checkpoint, [])
    for number in range(count):
        entry = answer(table, f"k{number % 4}@a", 1).entry
        assert entry
        entries.append(replace(entry, mark=old(table)))
    return copy, entries


@pytest.mark.parametrize("compare", ["all", "last"])
def test_entries_of_an_older_program_are_resumed_and_keep_their_marks(compare: Any) -> None:
    table, entries = as_of_old(plain, 6)
    assert all(is_mark(entry.mark) for entry in entries)
    copy = Table.resume(table.game, table.checkpoint, entries, compare=compare)
    assert (copy.state.n, copy.entries) == (6, entries[4:])
    same_table(copy, played(plain, 6))


@pytest.mark.parametrize("other", [asked_otherwise, drawn_once])
def test_other_consequences_are_noticed_by_what_is_asked_and_drawn(other: Script) -> None:
    table, entries = as_of_old(plain, 3)
    with pytest.raises(Diverged) as stopped:
        Table.resume(small(step=other), table.checkpoint, entries)
    assert stopped.value.seq == 1


def test_new_entries_follow_old_ones_in_one_step() -> None:
    """The chain is made of the old ones too."""
    table, entries = as_of_old(plain, 2)
    copy = Table.resume(table.game, table.checkpoint, entries)
    answer(copy, "k2@a", 1)
    assert copy.entries[-1].mark == played(plain, 3).entries[-1].mark
    same_table(Table.resume(copy.game, copy.checkpoint, copy.entries), copy)
    with pytest.raises(Diverged):
        Table.resume(small(step=told_otherwise), copy.checkpoint, copy.entries)


def test_an_answer_of_before_is_taken_back() -> None:
    table, entries = as_of_old(plain, 3)
    copy = Table.resume(table.game, table.checkpoint, entries).undo(A)
    assert (copy.state.n, copy.entries, copy.head) == (2, entries[:2], 3)


def test_the_answer_before_a_checkpoint_keeps_its_mark_too() -> None:
    """What names it on a card is made of it."""
    table, entries = as_of_old(plain, 4)
    copy = Table.resume(table.game, table.checkpoint, entries)
    assert (list(copy.entries), list(copy.line)) == ([], entries)


def test_play_is_rewound_to_a_moment_of_before() -> None:
    table, entries = as_of_old(plain, 3)
    back = Table.resume(table.game, table.checkpoint, entries[:1], 3)
    back.rewind({"to": 1})
    answer(back, "k1@a", 5)
    same_table(Table.resume(table.game, table.checkpoint, [entries[0], *back.entries[1:]], back.head), back)


def test_new_consequences_are_adopted_under_new_marks() -> None:
    table, entries = as_of_old(plain, 2)
    game = small(step=told_otherwise)
    adopted = Table.resume(game, table.checkpoint, entries, compare="none")
    assert [is_mark(one.mark) and ":" in one.mark for one in adopted.entries] == [True, True]
    same_table(Table.resume(game, adopted.checkpoint, adopted.entries), adopted)


@pytest.mark.parametrize("text", ["", "1", "1.a", "1.a.b.c", "1.x.y", "1:a", "1::b", "1:a.b", "x:0:0"])
def test_what_is_no_mark(text: str) -> None:
    assert not is_mark(text)


def test_whom_it_was_told_is_kept_apart_from_what() -> None:
    one, other = start(counting).state, start(counting).state
    one.tell(Said("x"), to=[A, B])
    other.tell(Said("x"), to=[Seat("a,b")])
    first, second = Chain("s"), Chain("s")
    first.add(one.told, [], 0)
    second.add(other.told, [], 0)
    assert first.mark(1, None) != second.mark(1, None)
