"""The table: undo, rewind, rulings, forks and states."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from games.kernel import (
    Amount,
    Decision,
    Dice,
    IllegalAnswer,
    NotAllowed,
    NotOpen,
    Seat,
    Table,
    ask,
    ask_all,
    rulings,
    save,
)
from tests.games.conformance import same_table
from tests.games.kernel.play import ALL, A, B, Said, Small, Thing, Turned, add, again, amount, answer, small, start
from tests.games.kernel.tables import counting, names

# Undo


def test_undo_goes_back_one_answer_and_never_reuses_its_seq() -> None:
    table = start(counting)
    before = names(table)
    answer(table, "one@a", 1)
    dead = table.open["two@b"].ref
    table = table.undo(A)
    assert (names(table), table.state.n, table.head) == (before, 0, 1)
    entry = answer(table, "one@a", 1).entry
    assert entry is not None
    assert entry.seq == 2
    assert table.open["two@b"].ref != dead
    same_table(again(table), table)


def test_undo_goes_back_across_the_beginning_of_a_step() -> None:
    table = start(counting)
    answer(table, "one@a", 1)
    at_two = names(table)
    assert answer(table, "two@b", 1).checkpoint is not None
    table = table.undo(B)
    assert (names(table), table.state.n) == (at_two, 1)
    table = table.undo(A)
    assert table.state.n == 0


def test_undo_is_for_ones_own_last_answer() -> None:
    table = start(counting)
    with pytest.raises(NotAllowed, match=r"undo\.nothing"):
        table.undo(A)
    answer(table, "one@a", 1)
    with pytest.raises(NotAllowed, match=r"undo\.other"):
        table.undo(B)
    answer(table, "two@b", 1, "lapse")
    with pytest.raises(NotAllowed, match=r"undo\.nothing"):
        table.undo(B)


async def rolls(g: Small) -> None:
    g.dice.roll("d")


async def turns_up(g: Small) -> None:
    g.tell(Turned("c1"))


async def whispers(g: Small) -> None:
    g.tell(Said("psst"), to=[B])


async def whispers_back(g: Small) -> None:
    g.tell(Said("psst"), to=[A])


async def shouts(g: Small) -> None:
    g.tell(Said("hear!"))


@pytest.mark.parametrize(
    ("act", "sealed"),
    [(rolls, True), (turns_up, True), (whispers, True), (whispers_back, False), (shouts, False)],
)
def test_what_others_have_learnt_seals_an_answer(act: Any, sealed: bool) -> None:
    async def script(g: Small) -> None:
        await ask(amount)
        await act(g)
        await ask(partial(amount, B, "end"))

    table = start(script)
    entry = answer(table, "k@a", 1).entry
    assert entry is not None
    assert entry.sealed is sealed
    if sealed:
        with pytest.raises(NotAllowed, match=r"undo\.sealed"):
            table.undo(A)


def test_the_answer_that_closes_a_window_is_sealed() -> None:
    async def script(g: Small) -> None:
        await ask_all(lambda: [amount(seat) for seat in (A, B)])
        await ask(partial(amount, A, "end"))

    table = start(script)
    sealed = [done.sealed for key in ("k@a", "k@b", "end@a") if (done := answer(table, key, 1).entry)]
    assert sealed == [False, True, False]


# Rewind


async def gambling(g: Small) -> None:
    for number in range(6):
        await ask(partial(amount, A, f"k{number}"))
        g.log.append(str(g.dice.roll("d", 4)))


def test_after_a_rewind_no_roll_can_be_had_again() -> None:
    table = start(gambling)
    first = table.checkpoint
    entries = [entry for number in range(3) if (entry := answer(table, f"k{number}@a", 0).entry)]
    back = Table.resume(table.game, first, entries[:1], table.head)
    outcome = back.rewind({"to": 1})
    assert outcome.entry is not None
    assert (outcome.entry.kind, outcome.entry.seq, outcome.entry.sealed) == ("rewind", 4, True)
    answer(back, "k1@a", 0)
    assert back.state.log[0] == table.state.log[0]
    assert back.state.log[1] != table.state.log[1]
    assert back.state.dice.branch == 4
    same_table(Table.resume(table.game, first, [entries[0], *back.entries[1:]], back.head), back)


def test_going_back_twice_to_the_same_place_has_other_dice_each_time() -> None:
    table = start(gambling)
    first, head, seen = table.checkpoint, table.head, list[list[str]]()
    for _ in range(3):
        back = Table.resume(table.game, first, [], head)
        back.rewind({"to": 0})
        for number in range(6):
            answer(back, f"k{number}@a", 0)
        head = back.head
        seen.append(list(back.state.log))
    assert len({tuple(one) for one in seen}) == 3


def test_what_is_open_after_a_rewind_is_asked_under_another_ref() -> None:
    """Whatever was shown before leads nowhere, though the same is asked again."""
    table = start(gambling)
    before = table.open["k0@a"].ref
    answer(table, "k0@a", 0)
    back = Table.resume(table.game, table.checkpoint, [], table.head)
    outcome = back.rewind({"to": 0})
    assert back.open["k0@a"].ref != before
    assert outcome.closed == [before]
    assert [posted.ref for posted in outcome.opened] == [back.open["k0@a"].ref]


# Rulings


def test_a_ruling_is_journaled_and_rebuilds_what_is_open() -> None:
    table = start(counting)
    outcome = table.rule("add", {"amount": 4, "twice": True})
    assert outcome.entry is not None
    assert (outcome.entry.kind, outcome.entry.seat, outcome.entry.key, outcome.entry.sealed) == (
        "ruling",
        None,
        "add",
        True,
    )
    assert table.state.n == 8
    same_table(again(table), table)


@pytest.mark.parametrize(
    "args",
    [{}, {"amount": "4"}, {"amount": True}, {"amount": 4.0}, {"amount": 1, "more": 1}, {"amount": None}, [], None, "x"],
)
def test_arguments_of_rulings_are_read_strictly(args: Any) -> None:
    table = start(counting)
    with pytest.raises(IllegalAnswer) as refused:
        table.rule("add", args)
    assert refused.value.reason == "ruling.args"
    same_table(table, start(counting))


def test_a_ruling_refuses_before_it_changes_anything() -> None:
    table = start(counting)
    with pytest.raises(NotAllowed, match=r"small\.add"):
        table.rule("add", {"amount": -1})
    with pytest.raises(NotOpen, match=r"ruling\.unknown"):
        table.rule("none", {})
    same_table(table, start(counting))
    answer(table, "one@a", 1)


def test_a_ruling_knows_the_names_and_types_of_its_arguments() -> None:
    fields = small(step=counting).rulings["add"].args.model_fields
    assert {name: field.annotation for name, field in fields.items()} == {"amount": int, "twice": bool}


# Forks


async def secret(g: Small) -> None:
    bids = await ask_all(lambda: [amount(seat) for seat in ALL], amend=True)
    g.n = sum(bids.values())
    await ask(partial(amount, A, "end"))
    g.log.append(str(g.dice.roll("d", 8)))


def test_a_fork_keeps_ones_own_answer_and_forgets_others() -> None:
    table = start(secret)
    answer(table, "k@a", 9)
    answer(table, "k@b", 9)
    sums = set()
    for seed in range(8):
        fork = table.fork(A, seed=str(seed))
        assert {key: posted.rev for key, posted in fork.open.items()} == {
            key: posted.rev for key, posted in table.open.items()
        }
        answer(fork, "k@c", 0)
        sums.add(fork.state.n)
    assert min(sums) >= 9
    assert len(sums) > 2


def test_in_a_fork_too_ones_last_answer_may_be_taken_back_across_the_beginning_of_a_step() -> None:
    """It looks the same to its seat: so that is offered there as well."""
    table = start(counting)
    answer(table, "one@a", 1)
    assert answer(table, "two@b", 1).checkpoint is not None
    assert [one.key for one in table.fork(B).line] == [one.key for one in table.line] == ["one@a", "two@b"]


def test_a_fork_never_shows_coming_dice() -> None:
    table = start(secret)
    for seat in ALL:
        answer(table, f"k@{seat}", 1)
    fork, copy = table.fork(A), table.fork(A, same_dice=True)
    for one in (table, fork, copy):
        answer(one, "end@a", 0)
    assert fork.state.log != table.state.log == copy.state.log


def test_a_fork_leaves_the_table_alone() -> None:
    table = start(secret)
    answer(table, "k@b", 1)
    before = save(table.state)
    fork = table.fork(A)
    answer(fork, "k@a", 1)
    assert (save(table.state), list(table.open)) == (before, list(again(table).open))


# State


def test_what_is_saved_is_a_strict_tree() -> None:
    table = start(counting)
    table.state.things["x"] = Thing("x")
    document = json.loads(save(table.state))
    assert document["things"] == {"x": {"id": "x"}}
    assert "told" not in document


def test_states_inside_a_state_draw_and_tell_through_it() -> None:
    outer = Small(step="step", dice=Dice("s"))
    inner = Small(step="", dice=Dice("other"))
    outer.join(inner)
    inner.dice.roll("d")
    inner.tell(Said("through"))
    assert outer.dice.total == 1
    assert [telling.event for telling in outer.told] == [Said("through")]


def test_a_decision_key_tells_topic_and_seat() -> None:
    decision = Decision("senate.vote", Seat("a"), Amount(0, 1), "T-1", about={"motion": 3, "to": "b"})
    assert (decision.topic, decision.key) == ("senate.vote/motion=3/to=b", "senate.vote/motion=3/to=b@a")


def test_no_two_rulings_bear_one_name() -> None:
    assert list(rulings(add)) == ["add"]
    with pytest.raises(ValueError, match="add is there twice"):
        rulings(add, add)
