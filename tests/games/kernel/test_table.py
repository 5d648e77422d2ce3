"""The table: names of decisions, marks, seals, checkpoints, resuming, upgrades."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from games.kernel import (
    Amount,
    Broken,
    Checkpoint,
    Decision,
    Diverged,
    Game,
    IllegalAnswer,
    NotAllowed,
    NotOpen,
    Options,
    Posted,
    Setup,
    Table,
    ask,
    ask_all,
    chairs,
    interruptible,
)
from games.kernel.nesting import Interrupt
from tests.games.conformance import same_table
from tests.games.kernel.play import ALL, A, B, C, Said, Small, again, amount, answer, small, start
from tests.games.kernel.tables import counting, names

# Getting in


def test_only_the_seat_that_is_asked_may_answer() -> None:
    table = start(counting)
    for seat, key in ((B, "one@a"), (A, "two@b"), (A, "nonsense")):
        with pytest.raises(NotOpen):
            table.submit(seat, key, 1)
    assert (table.head, table.state.n) == (0, 0)


@pytest.mark.parametrize("raw", [10, "1", None, float("nan"), {"a": 1}, object()])
def test_a_refused_answer_changes_nothing(raw: Any) -> None:
    table = start(counting)
    with pytest.raises(IllegalAnswer):
        answer(table, "one@a", raw)
    same_table(table, start(counting))


def test_a_setup_must_suit_the_game() -> None:
    game = small(step=counting)
    for seats in ((), chairs(4), (A, A)):
        with pytest.raises(NotAllowed) as refused:
            Table.start(game, Setup(seats, "s", Options()))
        assert (refused.value.reason, refused.value.about) == ("setup.seats", {"low": 1, "high": 3})
    with pytest.raises(NotAllowed, match=r"setup\.options"):
        Table.start(replace(game, options=type("Other", (Options,), {})), Setup((A,), "s", Options()))


def test_entries_keep_who_answered_and_how() -> None:
    table = start(counting)
    entry = answer(table, "one@a", 3, "lapse").entry
    assert entry is not None
    assert (entry.seq, entry.kind, entry.seat, entry.key, entry.raw) == (1, "lapse", A, "one@a", 3)


def test_without_marks_entries_have_none() -> None:
    game = small(step=counting)
    table, _ = Table.start(game, Setup((A,), "seed", Options()), marks=False)
    done = answer(table, "one@a", 3).entry
    assert done is not None
    assert done.mark == ""
    same_table(Table.resume(game, table.checkpoint, table.entries), table)


# Telling


def test_tellings_come_out_once_in_their_order() -> None:
    async def script(g: Small) -> None:
        g.tell(Said("begun"))
        await ask(amount)
        g.tell(Said("secret"), to=[A])
        g.tell(Said("open"))

    table, outcome = Table.start(small(step=script), Setup((A,), "s", Options()))
    assert [telling.event for telling in outcome.tellings] == [Said("begun")]
    first, second = answer(table, "k@a", 1).tellings
    assert (first.event, first.to) == (Said("secret"), (A,))
    assert (second.event, second.to) == (Said("open"), None)
    assert [first.reaches(seat) for seat in (A, B, None)] == [True, False, False]
    assert second.reaches(None)


# Refs and revs


def test_a_decision_keeps_its_ref_while_it_is_open() -> None:
    async def script(g: Small) -> None:
        await ask_all(lambda: [amount(seat) for seat in ALL])

    table = start(script)
    before = names(table)
    outcome = answer(table, "k@b", 1)
    assert names(table) == {key: before[key] for key in ("k@a", "k@c")}
    assert (outcome.opened, outcome.closed) == ([], [before["k@b"][0]])


def test_the_same_question_asked_again_has_another_ref() -> None:
    table = start(counting)
    refs = set()
    for key in ("one@a", "two@b", "one@a", "two@b"):
        refs.add(table.open[key].ref)
        answer(table, key, 1)
    assert len(refs) == 4


def test_names_are_the_same_after_resume_and_across_checkpoints() -> None:
    async def script(g: Small) -> str:
        g.n += 1
        await interruptible(ask(partial(amount, A, f"turn.{g.n}")), partial(standing, g))
        return "step"

    table = start(script)
    offer = table.open["offer@b"].ref
    for number in range(1, 5):
        same_table(again(table), table)
        outcome = answer(table, f"turn.{number}@a", 0)
        assert outcome.checkpoint is not None
        assert outcome.checkpoint.refs == {"offer@b": offer}
    same_table(again(table), table)
    assert table.open["offer@b"].ref == offer


async def nothing(g: Small, _: int) -> None:
    g.n += 0


def standing(g: Small) -> list[Interrupt[int]]:
    return [Interrupt(amount(B, "offer"), partial(nothing, g))]


def test_names_say_nothing_without_the_seed() -> None:
    game = small(step=counting)
    one, _ = Table.start(game, Setup((A,), "one", Options()))
    two, _ = Table.start(game, Setup((A,), "two", Options()))
    assert set(names(one)) == set(names(two))
    assert names(one) != names(two)


def test_the_rev_follows_the_options_only() -> None:
    async def script(g: Small) -> None:
        await ask(lambda: Decision("k", A, Amount(0, 5 + g.n % 2), "T-1", lapse=g.n % 2))

    table = start(script)
    revs: list[Posted] = []
    for _ in range(3):
        revs.append(table.open["k@a"])
        table.rule("add", {"amount": 1})
    assert [posted.rev == revs[0].rev for posted in revs] == [True, False, True]
    assert len({posted.ref for posted in revs}) == 1


def test_a_lapse_that_becomes_illegal_without_new_options_is_noticed() -> None:
    async def script(g: Small) -> None:
        await ask(lambda: Decision("k", A, Amount(0, 5), "T-1", lapse=5 + g.n))

    with pytest.raises(Broken, match="no legal lapse"):
        start(script).rule("add", {"amount": 1})


# Checkpoints and resume


def test_the_checkpoint_is_that_of_the_last_step_begun() -> None:
    async def first(g: Small) -> str:
        g.n = 1
        return "second"

    async def second(g: Small) -> None:
        await ask(amount)

    table, outcome = Table.start(small(first=first, second=second), Setup((A,), "s", Options()))
    checkpoint = outcome.checkpoint
    assert checkpoint is not None
    assert (checkpoint.seq, checkpoint.step, json.loads(checkpoint.document)["n"]) == (0, "second", 1)
    assert answer(table, "k@a", 1).checkpoint is None


def test_replay_goes_across_steps() -> None:
    table, first = start(counting), start(counting).checkpoint
    entries = [answer(table, key, 1).entry for key in ("one@a", "two@b", "one@a", "two@b", "one@a")]
    copy = Table.resume(table.game, first, [entry for entry in entries if entry], table.head)
    same_table(copy, table)
    assert (copy.checkpoint, copy.entries) == (table.checkpoint, table.entries)


def test_resume_stops_at_the_first_entry_that_is_not_open_or_legal() -> None:
    table = start(counting)
    answer(table, "one@a", 1)
    for wrong in ({"key": "other@a"}, {"seat": B}, {"raw": 99}, {"kind": "ruling", "key": "none"}):
        with pytest.raises(Diverged) as stopped:
            Table.resume(table.game, table.checkpoint, [replace(table.entries[0], **wrong)])
        assert stopped.value.seq == 1


def changed(g: Small) -> Any:
    """The same step after a release: the answer counts double, and all are told."""

    async def script() -> None:
        g.n += 2 * await ask(partial(amount, A, "one"))
        g.tell(Said("twice"))
        await ask(partial(amount, B, "two"))

    return script()


def test_resume_stops_where_consequences_differ_unless_they_are_adopted() -> None:
    table = start(counting)
    answer(table, "one@a", 1)
    game = small(step=changed)
    with pytest.raises(Diverged, match="other consequences"):
        Table.resume(game, table.checkpoint, table.entries)
    adopted = Table.resume(game, table.checkpoint, table.entries, compare="none")
    assert adopted.state.n == 2
    assert adopted.entries[0].mark != table.entries[0].mark
    same_table(Table.resume(game, adopted.checkpoint, adopted.entries), adopted)


def test_comparing_the_last_entry_only_keeps_the_marks_of_the_others() -> None:
    async def script(g: Small) -> None:
        for number in range(4):
            g.n += await ask(partial(amount, A, f"k{number}"))

    table = start(script)
    for number in range(3):
        answer(table, f"k{number}@a", number)
    copy = Table.resume(table.game, table.checkpoint, table.entries, compare="last")
    assert copy.entries == table.entries
    assert copy.marks
    forged = [*table.entries[:-1], replace(table.entries[-1], mark="1.x.y")]
    with pytest.raises(Diverged):
        Table.resume(table.game, table.checkpoint, forged, compare="last")


@pytest.mark.parametrize(
    "document",
    [
        b"",
        b"{",
        b"{}",
        b'{"step": 1}',
        b'{"step":"step","dice":{"seed":"s"},"extra":1}',
        b'{"step":"gone","dice":{"seed":"s"}}',
    ],
)
def test_a_document_that_cannot_be_loaded_diverges(document: bytes) -> None:
    with pytest.raises(Diverged):
        Table.resume(small(step=counting), Checkpoint(3, "step", 1, 1, document, {}), [])


def test_optional_offers_are_in_no_mark() -> None:
    async def offering(g: Small) -> None:
        await interruptible(counting(g), lambda: [Interrupt(amount(C, "new"), partial(nothing, g))])

    table = start(counting)
    answer(table, "one@a", 1)
    copy = Table.resume(small(step=offering), table.checkpoint, table.entries)
    assert "new@c" in copy.open


# Rules that change


def test_a_step_ends_under_the_rules_it_began_under() -> None:
    seen: list[int] = []

    async def script(g: Small) -> str:
        await ask(amount)
        seen.append(g.ruleset)
        return "step"

    table = start(script)
    newer = replace(table.game, ruleset=7)
    copy = Table.resume(newer, table.checkpoint, table.entries)
    answer(copy, "k@a", 0)
    answer(copy, "k@a", 0)
    assert seen == [1, 7]
    assert (table.checkpoint.ruleset, copy.checkpoint.ruleset) == (1, 7)


def older(document: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 had the number under another name."""
    return {"number" if name == "n" else name: value for name, value in document.items()}


def newer(document: dict[str, Any]) -> dict[str, Any]:
    return {"n" if name == "number" else name: value for name, value in document.items()}


def in_an_old_shape(table: Table[Small]) -> tuple[Game[Small], Checkpoint]:
    document = json.dumps(older(json.loads(table.checkpoint.document))).encode()
    checkpoint = replace(table.checkpoint, document=document)
    return replace(table.game, schema=3, upgrades={1: newer, 2: lambda same: same}), checkpoint


def test_documents_are_upgraded_step_by_step_and_old_marks_compared_outwardly() -> None:
    table = start(counting)
    answer(table, "one@a", 4)
    game, checkpoint = in_an_old_shape(table)
    copy = Table.resume(game, checkpoint, table.entries)
    assert (copy.state.n, names(copy)) == (4, names(table))
    answer(copy, "two@b", 0)
    assert copy.checkpoint.schema == 3
    with pytest.raises(Diverged):
        Table.resume(replace(game, upgrades={1: lambda same: same, 2: lambda same: same}), checkpoint, table.entries)
    with pytest.raises(Diverged):
        Table.resume(replace(game, upgrades={}), checkpoint, table.entries)


def test_entries_of_two_schemas_replay_in_one_journal() -> None:
    async def script(g: Small) -> None:
        for number in range(5):
            g.n += await ask(partial(amount, A, f"k{number}"))

    table = start(script)
    answer(table, "k0@a", 1)
    game, checkpoint = in_an_old_shape(table)
    copy = Table.resume(game, checkpoint, table.entries)
    answer(copy, "k1@a", 2)
    mixed = [table.entries[0], copy.entries[1]]
    assert [entry.mark[0] for entry in mixed] == ["1", "3"]
    same_table(Table.resume(game, checkpoint, mixed), copy)


def test_other_behaviour_is_noticed_across_schemas_by_what_is_asked() -> None:
    async def other(g: Small) -> None:
        await ask(partial(amount, A, "one"))
        await ask(partial(amount, C, "two"))

    table = start(counting)
    answer(table, "one@a", 4)
    game, checkpoint = in_an_old_shape(table)
    with pytest.raises(Diverged, match="other consequences"):
        Table.resume(replace(game, steps={"step": other}), checkpoint, table.entries)


def test_a_renamed_step_goes_on_under_its_alias() -> None:
    table = start(counting)
    game = replace(table.game, steps={"better": counting, "step": counting})
    assert names(Table.resume(game, table.checkpoint, [])) == names(table)
