"""The words scripts are written in, one by one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from games.kernel import (
    IllegalAnswer,
    Interrupt,
    NotOpen,
    OneOf,
    Open,
    Said,
    Script,
    Seat,
    Stirred,
    Voided,
    Window,
    ask,
    ask_all,
    ask_in_turn,
    first_to,
    hold,
    hold_as,
    interruptible,
    relayed,
    responses,
    together,
    window,
    within,
)
from games.kernel.decision import Decision
from tests.games.conformance import same_table
from tests.games.kernel.play import ALL, A, B, C, Small, again, amount, answer, start


async def asking(g: Small) -> None:
    g.n = await ask(amount)


def reaction(g: Small, seat: Seat) -> Decision[str | None] | None:
    """Pass, act or void; the dead are not asked."""
    if seat not in g.alive:
        return None
    return Decision("r", seat, OneOf({"pass": None, "act": "act", "void": "void"}), "T-1", lapse="pass")


async def act(g: Small, seat: Seat, what: str) -> None:
    g.log.append(f"{seat} {what}")
    if what == "void":
        raise Voided


def test_ask_gives_what_the_answer_reads_to() -> None:
    table = start(asking)
    answer(table, "k@a", 7)
    assert (table.state.n, table.over, dict(table.open)) == (7, True, {})


async def relayed_to_b(g: Small) -> None:
    """What A is asked is asked of B."""

    async def hand(asked: Open) -> Said:
        return await hold_as(asked, [replace(one, seat=B) for one in asked])

    await relayed(asking(g), hand)
    await ask(partial(amount, A, "end"))


def test_what_is_relayed_is_answered_by_another_seat_for_the_one_that_is_meant() -> None:
    table = start(relayed_to_b)
    assert list(table.open) == ["k@b"]
    table.rule("add", {"amount": 1})
    assert list(table.open) == ["k@b"], "something else has happened, and it is still asked"
    answer(table, "k@b", 7)
    assert (table.state.n, list(table.open)) == (7, ["end@a"])


def test_what_a_half_asks_within_the_other_is_asked_by_that_half() -> None:
    async def script(g: Small) -> None:
        await ask(amount)
        await within("rome", asking(g))

    table = start(lambda g: within("carthage", script(g)))
    assert [one.decision.half for one in table.open.values()] == ["carthage"]
    answer(table, "carthage:k@a", 1)
    assert [one.decision.half for one in table.open.values()] == ["rome"]
    answer(table, "rome:k@a", 7)
    assert table.state.n == 7


def test_ask_ends_when_nobody_is_left_to_ask() -> None:
    async def script(g: Small) -> None:
        g.log.append(repr(await ask(lambda: amount(C) if C in g.alive else None)))
        await asking(g)

    table = start(script)
    table.rule("drop", {"seat": "c"})
    assert (table.state.log, list(table.open)) == (["None"], ["k@a"])


def test_options_are_built_afresh_after_a_ruling() -> None:
    async def script(g: Small) -> None:
        await ask(lambda: Decision("k", A, OneOf({str(g.n): g.n}), "T-1", lapse=str(g.n)))

    table = start(script)
    before = table.open["k@a"]
    table.rule("add", {"amount": 3})
    after = table.open["k@a"]
    assert (after.ref == before.ref, after.rev == before.rev, after.offered) == (True, False, '["3"]')


async def balloting(g: Small, *, amend: bool = False) -> None:
    answers = await ask_all(lambda: [amount(seat) for seat in g.alive], amend=amend)
    g.log += [f"{seat}={value}" for seat, value in answers.items()]
    await ask(partial(amount, A, "end"))


def test_ask_all_waits_for_the_last_and_keeps_the_order_of_the_table() -> None:
    table = start(balloting)
    assert {posted.decision.window for posted in table.open.values()} == {Window.SIMULTANEOUS}
    answer(table, "k@c", 3)
    answer(table, "k@a", 1)
    assert (table.state.log, list(table.open)) == ([], ["k@b"])
    answer(table, "k@b", 2)
    assert table.state.log == ["a=1", "b=2", "c=3"]


def test_ask_all_is_final_unless_it_may_be_amended() -> None:
    table = start(balloting)
    answer(table, "k@a", 1)
    with pytest.raises(NotOpen):
        answer(table, "k@a", 2)


def test_amended_answers_count_as_changed_last() -> None:
    table = start(partial(balloting, amend=True))
    for value in (1, 5, 4):
        answer(table, "k@a", value)
        assert not table.open["k@a"].decision.awaited
    answer(table, "k@b", 2)
    answer(table, "k@c", 3)
    assert table.state.log == ["a=4", "b=2", "c=3"]


def test_ask_all_forgets_who_left() -> None:
    table = start(balloting)
    answer(table, "k@c", 3)
    answer(table, "k@a", 1)
    table.rule("drop", {"seat": "b"})
    assert table.state.log == ["a=1", "c=3"]


def test_ask_all_asks_who_enters() -> None:
    async def script(g: Small) -> None:
        answers = await ask_all(lambda: [amount(seat) for seat in ALL if seat != C or g.n])
        g.log.append(repr(answers))
        await ask(partial(amount, A, "end"))

    table = start(script)
    answer(table, "k@a", 1)
    table.rule("add", {"amount": 1})
    assert sorted(table.open) == ["k@b", "k@c"]
    answer(table, "k@c", 3)
    answer(table, "k@b", 2)
    assert table.state.log == ["{'a': 1, 'b': 2, 'c': 3}"]


def test_ask_all_asks_again_what_became_illegal() -> None:
    async def script(g: Small) -> None:
        options = lambda: OneOf({str(n): n for n in range(g.n, 4)})  # noqa: E731
        await ask_all(lambda: [Decision("k", seat, options(), "T-1", lapse=str(g.n)) for seat in ALL])

    table = start(script)
    answer(table, "k@a", "0")
    answer(table, "k@b", "3")
    table.rule("add", {"amount": 1})
    assert sorted(table.open) == ["k@a", "k@c"]


def test_ask_in_turn_asks_one_after_the_other_and_passes_over_none() -> None:
    async def script(g: Small) -> None:
        answers = await ask_in_turn(ALL, lambda seat: None if seat == B else amount(seat))
        g.log.append(repr(answers))
        await asking(g)

    table = start(script)
    assert table.open["k@a"].decision.window is Window.SEQUENCE
    answer(table, "k@a", 1)
    assert list(table.open) == ["k@c"]
    answer(table, "k@c", 0)
    assert table.state.log == ["{'a': 1, 'c': 0}"]


def test_an_answer_of_none_in_turn_is_an_answer() -> None:
    async def script(g: Small) -> None:
        g.log.append(repr(await ask_in_turn(ALL, partial(reaction, g))))

    table = start(script)
    for seat in ALL:
        answer(table, f"r@{seat}", "pass")
    assert table.state.log == ["{'a': None, 'b': None, 'c': None}"]


def test_first_to_closes_the_rest() -> None:
    async def script(g: Small) -> None:
        g.log.append(repr(await first_to(lambda: [amount(seat) for seat in g.alive])))
        await ask(partial(amount, A, "end"))

    table = start(script)
    outcome = answer(table, "k@b", 4)
    assert (table.state.log, len(outcome.closed), list(table.open)) == (["('b', 4)"], 3, ["end@a"])


def test_first_to_with_nobody_left_is_none() -> None:
    async def script(g: Small) -> None:
        g.log.append(repr(await first_to(list)))
        await asking(g)

    assert start(script).state.log == ["None"]


async def reacting(g: Small) -> None:
    await window(ALL, partial(reaction, g), partial(act, g))
    g.log.append("closed")
    await asking(g)


def test_a_window_opens_anew_for_all_after_an_act_and_closes_when_all_pass() -> None:
    table = start(reacting)
    answer(table, "r@a", "pass")
    assert sorted(table.open) == ["r@b", "r@c"]
    answer(table, "r@c", "act")
    assert (table.state.log, sorted(table.open)) == (["c act"], ["r@a", "r@b", "r@c"])
    for seat in (C, A, B):
        answer(table, f"r@{seat}", "pass")
    assert table.state.log == ["c act", "closed"]


def test_responses_go_round_until_all_decline_in_succession() -> None:
    async def script(g: Small) -> None:
        await responses(ALL, partial(reaction, g), partial(act, g))
        g.log.append("closed")
        await asking(g)

    table = start(script)
    asked = []
    for raw in ("pass", "act", "pass", "pass", "pass"):
        (key,) = table.open
        asked.append(key)
        answer(table, key, raw)
    assert asked == ["r@a", "r@b", "r@c", "r@a", "r@b"]
    assert table.state.log == ["b act", "closed"]


def interrupts(g: Small, seat: Seat = B) -> list[Interrupt[str | None]]:
    return [Interrupt(decision, partial(struck, g, seat)) for decision in [reaction(g, seat)] if decision]


async def struck(g: Small, seat: Seat, what: str | None) -> None:
    g.n += await ask(partial(amount, seat, "cost"))
    await act(g, seat, what or "pass")


async def interrupted(g: Small) -> None:
    g.log.append(repr(await interruptible(ask(amount), partial(interrupts, g))))
    await ask(partial(amount, A, "end"))


def test_an_interrupt_is_offered_beside_and_never_awaited() -> None:
    table = start(interrupted)
    assert {key: posted.decision.awaited for key, posted in table.open.items()} == {"k@a": True, "r@b": False}
    answer(table, "k@a", 5)
    assert (table.state.log, list(table.open)) == (["5"], ["end@a"])


def test_an_interrupt_runs_at_once_while_the_script_waits() -> None:
    table = start(interrupted)
    answer(table, "r@b", "act")
    assert list(table.open) == ["cost@b"]
    answer(table, "cost@b", 2)
    assert (table.state.log, table.state.n, sorted(table.open)) == (["b act"], 2, ["k@a", "r@b"])


def test_voided_makes_the_nearest_interruptible_script_fall() -> None:
    table = start(interrupted)
    answer(table, "r@b", "void")
    answer(table, "cost@b", 0)
    assert (table.state.log, list(table.open)) == (["b void", "None"], ["end@a"])


def test_a_fallen_script_tidies_the_state() -> None:
    async def main(g: Small) -> None:
        try:
            await ask(amount)
        finally:
            g.log.append("tidied")

    async def script(g: Small) -> None:
        await interruptible(main(g), partial(interrupts, g))
        await ask(partial(amount, A, "end"))

    table = start(script)
    answer(table, "r@b", "void")
    answer(table, "cost@b", 0)
    assert table.state.log == ["b void", "tidied"]


def test_a_games_own_exception_passes_through_every_primitive() -> None:
    class Ends(Exception):  # noqa: N818
        pass

    async def deep(g: Small) -> None:
        await ask(amount)
        raise Ends

    async def script(g: Small) -> None:
        try:
            await interruptible(together(deep(g), ask(partial(amount, B))), list)
        except Ends:
            g.log.append("ended")
        await ask(partial(amount, A, "end"))

    table = start(script)
    answer(table, "k@a", 0)
    assert (table.state.log, list(table.open)) == (["ended"], ["end@a"])


def test_together_opens_all_and_gives_all_results() -> None:
    async def script(g: Small) -> None:
        g.log.append(repr(await together(ask(amount), ask(partial(amount, B)), ask(partial(amount, C)))))
        await ask(partial(amount, A, "end"))

    table = start(script)
    for seat, value in ((C, 3), (A, 1), (B, 2)):
        assert f"k@{seat}" in table.open
        answer(table, f"k@{seat}", value)
    assert table.state.log == ["[1, 2, 3]"]


def test_together_lets_one_part_take_away_what_another_asks() -> None:
    async def killer(g: Small) -> None:
        await ask(amount)
        g.alive.remove(B)

    async def victim(g: Small) -> str:
        return repr(await ask(lambda: amount(B) if B in g.alive else None))

    async def script(g: Small) -> None:
        parts: list[Script[object]] = [victim(g), killer(g)]
        g.log.append(repr(await together(*parts)))
        await ask(partial(amount, A, "end"))

    table = start(script)
    answer(table, "k@a", 0)
    assert table.state.log == ["['None', None]"]


def test_together_with_nothing_to_ask_ends_at_once() -> None:
    async def script(g: Small) -> None:
        g.log.append(repr(await together()))
        await asking(g)

    assert start(script).state.log == ["[]"]


def test_hold_tells_a_reply_from_a_stir() -> None:
    async def script(g: Small) -> None:
        for _ in range(2):
            said = await hold([amount()])
            g.log.append("stirred" if isinstance(said, Stirred) else repr(said.value))

    table = start(script)
    table.rule("add", {"amount": 1})
    answer(table, "k@a", 8)
    assert table.state.log == ["stirred", "8"]


def test_answers_come_back_after_resume_wherever_the_script_stands() -> None:
    table = start(reacting)
    for key, raw in (("r@b", "act"), ("r@a", "pass"), ("r@b", "pass")):
        answer(table, key, raw)
        same_table(again(table), table)
    with pytest.raises(IllegalAnswer):
        answer(table, "r@c", "nonsense")
