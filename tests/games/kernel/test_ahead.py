"""Asking ahead: what seats say before the rules ask, and how the rules are answered out of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from games.kernel import (
    Decision,
    Dice,
    IllegalAnswer,
    NotOpen,
    Now,
    OneOf,
    Outcome,
    Plan,
    Planning,
    Seat,
    Setup,
    Table,
    Window,
)
from tests.games.kernel.auction import FIRST, SEATS, SECOND, THIRD, Auction, Bids, Shouts, auction


def begun(*ahead: Planning, purses: dict[Seat, int] | None = None, seed: str = "seed") -> Table[Auction]:
    game = auction(*ahead)
    state = Auction(step="bidding", dice=Dice(seed))
    state.purses.update(purses or {})
    table, _ = Table.begin(game, state)
    table.plan_ahead()
    return table


def shown(table: Table[Auction]) -> list[str]:
    return [posted.decision.key for posted in table.open.values() if posted.decision.awaited]


def waited_for(outcome: Outcome) -> list[str]:
    return [one.decision.key for one in outcome.opened if one.decision.awaited]


def say(table: Table[Auction], seat: Seat, raw: Any, kind: str = "bids") -> Any:
    key = next(key for key, one in table.open.items() if one.decision.kind == kind and one.decision.seat == seat)
    return table.submit(seat, key, raw)


def play_on(table: Table[Auction]) -> list[tuple[Seat, Any]]:
    """What follows of itself."""
    done: list[tuple[Seat, Any]] = []
    while (found := table.planned()) is not None:
        posted, raw = found
        table.submit(posted.decision.seat, posted.decision.key, raw, "order")
        done.append((posted.decision.seat, raw))
    return done


class Eager(Bids):
    """The same, as a plan: who says nothing is asked at his turn."""

    window = Window.AHEAD


def test_all_are_asked_together_and_the_question_of_the_rules_waits() -> None:
    table = begun(Bids())
    assert shown(table) == [f"bids/round=1@{seat}" for seat in SEATS]
    assert list(table.literal) == [f"bid/round=1@{FIRST}", f"shout@{THIRD}"]
    assert f"bid/round=1@{FIRST}" not in table.open
    assert f"shout@{THIRD}" in table.open


def test_nothing_is_asked_ahead_unless_the_table_wishes_it() -> None:
    table, _ = Table.start(auction(Bids()), Setup(SEATS, "seed", auction().options()))
    assert shown(table) == [f"bid/round=1@{FIRST}"]
    table.plan_ahead(on=False)
    assert shown(table) == [f"bid/round=1@{FIRST}"]
    assert table.planned() is None


def test_nothing_is_played_before_the_last_has_said_something() -> None:
    table = begun(Bids())
    say(table, SECOND, "4")
    say(table, FIRST, "2")
    assert table.planned() is None
    assert shown(table) == [f"bids/round=1@{THIRD}"]


def test_what_was_said_is_played_in_the_order_of_the_rules() -> None:
    table = begun(Bids())
    for seat, raw in ((THIRD, "5"), (SECOND, "4"), (FIRST, "2")):
        say(table, seat, raw)
    assert play_on(table) == [(FIRST, "2"), (SECOND, "4"), (THIRD, "5")]
    assert [(one.seat, one.raw, one.kind) for one in table.line] == [
        (FIRST, "2", "order"),
        (SECOND, "4", "order"),
        (THIRD, "5", "order"),
    ]
    assert shown(table) == [f"bids/round=2@{seat}" for seat in SEATS]


def test_what_is_said_ahead_is_in_no_journal_and_changes_nothing() -> None:
    table = begun(Bids())
    before = table.head, table.state.dice.total
    outcome = say(table, FIRST, "2")
    assert (table.head, table.state.dice.total) == before
    assert outcome.entry is None
    assert [plan.raw for plan in outcome.plans] == ["2"]
    assert not outcome.tellings


def test_an_answer_that_is_not_legal_any_more_is_asked_of_that_seat_alone() -> None:
    table = begun(Bids())
    for seat, raw in ((FIRST, "6"), (SECOND, "4"), (THIRD, "7")):
        say(table, seat, raw)
    assert play_on(table) == [(FIRST, "6")]
    assert shown(table) == [f"bid/round=1@{SECOND}"]
    assert table.open[f"bid/round=1@{SECOND}"].decision.window is Window.AGAIN
    table.submit(SECOND, f"bid/round=1@{SECOND}", "0")
    assert play_on(table) == [(THIRD, "7")]


def test_who_would_rather_be_asked_is_asked_at_his_turn() -> None:
    table = begun(Bids())
    for seat, raw in ((FIRST, "2"), (SECOND, "99"), (THIRD, "3")):
        say(table, seat, raw)
    assert play_on(table) == [(FIRST, "2")]
    assert shown(table) == [f"bid/round=1@{SECOND}"]
    table.submit(SECOND, f"bid/round=1@{SECOND}", "9")
    assert shown(table) == [f"bid/round=1@{THIRD}"]  # 3 is too low now


def test_it_may_be_changed_until_it_is_used() -> None:
    table = begun(Bids())
    say(table, FIRST, "2")
    key = f"bids/round=1@{FIRST}"
    assert not table.open[key].decision.awaited
    ref = table.open[key].ref
    table.submit(FIRST, key, "3")
    assert table.open[key].ref == ref
    say(table, SECOND, "4")
    say(table, THIRD, "5")
    assert play_on(table)[0] == (FIRST, "3")


def test_what_is_not_offered_or_another_s_is_refused_and_nothing_is_lost() -> None:
    table = begun(Bids())
    say(table, FIRST, "2")
    with pytest.raises(IllegalAnswer):
        table.submit(SECOND, f"bids/round=1@{SECOND}", "10")
    with pytest.raises(NotOpen):
        table.submit(SECOND, f"bids/round=1@{FIRST}", "1")
    with pytest.raises(NotOpen):
        table.submit(FIRST, f"bids/round=9@{FIRST}", "1")
    assert [plan.raw for plan in table.plans] == ["2"]


def test_a_question_keeps_its_name_while_others_act_and_is_not_told_as_opened_again() -> None:
    table = begun(Bids())
    refs = {key: posted.ref for key, posted in table.open.items()}
    outcome = table.submit(THIRD, f"shout@{THIRD}", "shout")
    assert {key: posted.ref for key, posted in table.open.items() if key in refs} == {
        key: ref for key, ref in refs.items() if not key.startswith("shout")
    }
    assert [one.decision.key for one in outcome.opened] == []
    assert outcome.closed == [refs[f"shout@{THIRD}"]]


def test_an_outcome_tells_what_opens_and_closes_to_people_not_to_the_rules() -> None:
    table = begun(Bids())
    outcome = say(table, FIRST, "2")
    assert [(one.decision.key, one.decision.awaited) for one in outcome.opened] == [(f"bids/round=1@{FIRST}", False)]
    say(table, SECOND, "3")
    say(table, THIRD, "99")
    posted, raw = table.planned() or pytest.fail("nothing is planned")
    outcome = table.submit(posted.decision.seat, posted.decision.key, raw, "order")
    assert waited_for(outcome) == []  # the next is answered out of a plan
    posted, raw = table.planned() or pytest.fail("nothing is planned")
    outcome = table.submit(posted.decision.seat, posted.decision.key, raw, "order")
    assert waited_for(outcome) == [f"bid/round=1@{THIRD}"]


def test_a_plan_remembers_its_uses() -> None:
    table = begun(Bids())
    for seat in SEATS:
        say(table, seat, str(SEATS.index(seat) + 1))
    play_on(table)
    uses = [(plan.seat, use.key, use.note) for plan in table.plans for use in plan.uses]
    assert uses == [(seat, f"bid/round=1@{seat}", "bid") for seat in SEATS]


def test_a_plan_remembers_what_was_known_when_it_was_made() -> None:
    table = begun(Bids())
    assert [plan.facts for plan in say(table, FIRST, "2").plans] == [0]


def test_who_can_say_one_thing_only_has_said_it() -> None:
    table = begun(Bids(), purses={SECOND: 0})
    assert shown(table) == [f"bids/round=1@{FIRST}", f"bids/round=1@{THIRD}"]
    say(table, FIRST, "2")
    say(table, THIRD, "3")
    assert play_on(table) == [(FIRST, "2"), (SECOND, "0"), (THIRD, "3")]


def test_a_window_in_which_nobody_can_do_anything_stands_sometimes() -> None:
    stood = 0
    for n in range(40):
        table = begun(Bids(), purses=dict.fromkeys(SEATS, 0), seed=f"seed {n}")
        asked = shown(table)
        stood += bool(asked)
        assert asked in ([], [f"bids/round=1@{seat}" for seat in SEATS])
        if asked:
            assert table.open[asked[0]].offered == '["0"]'
            assert table.planned() is None
        else:
            assert (FIRST, "0") in play_on(table)
    assert 4 <= stood <= 18


def test_who_has_said_something_does_not_learn_from_a_window_that_stands_that_others_can() -> None:
    stood = 0
    for n in range(40):
        table = begun(Bids(), purses={FIRST: 0, THIRD: 0}, seed=f"seed {n}")
        assert shown(table) == [f"bids/round=1@{SECOND}"]
        say(table, SECOND, "2")
        asked = shown(table)
        stood += bool(asked)
        assert asked in ([], [f"bids/round=1@{FIRST}", f"bids/round=1@{THIRD}"])
        if asked:
            assert table.planned() is None
            say(table, THIRD, "0")
        assert play_on(table) == [(FIRST, "0"), (SECOND, "2"), (THIRD, "0")]
    assert 4 <= stood <= 18


def test_a_window_that_stands_is_over_as_soon_as_one_of_them_has_passed() -> None:
    tables = [begun(Bids(), purses=dict.fromkeys(SEATS, 0), seed=f"seed {n}") for n in range(40)]
    standing = [table for table in tables if shown(table)]
    assert standing
    for table in standing:
        say(table, SECOND, "0")
        assert (FIRST, "0") in play_on(table)


class Forgetful(Bids):
    """Asks only the third as soon as somebody has bid."""

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        return [one for one in super().asks(now) if one.seat == THIRD or not now.see(None).high]


def test_a_window_of_which_something_has_been_played_does_not_stand_again() -> None:
    """Who has ended it is asked no more by then."""
    tables = [begun(Forgetful(), purses={SECOND: 0, THIRD: 0}, seed=f"seed {n}") for n in range(40)]
    for table in tables:
        say(table, FIRST, "2")
    standing = [table for table in tables if shown(table)]
    assert standing
    for table in standing:
        say(table, SECOND, "0")
        assert play_on(table)[0] == (FIRST, "2")
        assert shown(table) == [f"bid/round=1@{SECOND}"]
        table.submit(SECOND, f"bid/round=1@{SECOND}", "0")
        assert play_on(table) == [(THIRD, "0")]


class Fickle(Bids):
    """Asks the second no more as soon as he has said something."""

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        return [one for one in super().asks(now) if one.seat != SECOND or not now.said(self.kind, SECOND)]


def test_who_has_ended_a_window_that_stands_has_ended_it_though_he_is_asked_no_more() -> None:
    tables = [begun(Fickle(), purses=dict.fromkeys(SEATS, 0), seed=f"seed {n}") for n in range(40)]
    standing = [table for table in tables if shown(table)]
    assert standing
    for table in standing:
        say(table, SECOND, "0")
        assert shown(table) == []
        assert play_on(table)[0] == (FIRST, "0")


class Boasts(Bids):
    """Proposes the last that is offered."""

    def proposal(self, now: Now, asked: Decision[Any]) -> Any:
        return list(asked.choice.options)[-1]  # type: ignore[attr-defined]


def test_where_only_one_thing_can_be_said_that_is_proposed() -> None:
    """A planning proposes for questions as it has asked them, and this is none."""
    tables = [begun(Boasts(), purses=dict.fromkeys(SEATS, 0), seed=f"seed {n}") for n in range(40)]
    assert {table.proposal(key) for table in tables for key in shown(table)} == {"0"}


def test_a_plan_for_what_nobody_waits_for_is_played_first() -> None:
    table = begun(Bids(), Shouts())
    for seat in SEATS:
        say(table, seat, {"when": "now" if seat == THIRD else "never"}, "shouts")
        say(table, seat, "0")
    assert play_on(table)[:2] == [(THIRD, "shout"), (FIRST, "0")]


def test_what_is_planned_for_later_is_not_offered_meanwhile() -> None:
    table = begun(Shouts())
    for seat in SEATS:
        say(table, seat, {"when": "later"}, "shouts")
    assert f"shout@{THIRD}" not in table.open
    say(table, THIRD, {"when": "never"}, "shouts")
    assert f"shout@{THIRD}" in table.open


def test_plans_come_back_as_they_were() -> None:
    table = begun(Bids())
    say(table, FIRST, "2")
    kept = table.plans
    again = Table.resume(table.game, table.checkpoint, table.entries)
    again.plan_ahead(kept)
    assert shown(again) == shown(table)
    assert {key: one.ref for key, one in again.open.items()} == {key: one.ref for key, one in table.open.items()}
    say(again, SECOND, "3")
    say(again, THIRD, "4")
    assert play_on(again) == [(FIRST, "2"), (SECOND, "3"), (THIRD, "4")]


def test_after_a_rewind_plans_are_drafts_that_take_one_press() -> None:
    table = begun(Bids())
    for seat in SEATS:
        say(table, seat, str(SEATS.index(seat) + 1))
    refs = [posted.ref for posted in table.open.values()]
    checkpoint, kept = table.checkpoint, table.plans
    play_on(table)
    back = Table.resume(table.game, checkpoint, [], table.head)
    back.rewind({"to": 0})
    back.plan_ahead(plan.since(1) for plan in table.plans)
    assert shown(back) == [f"bids/round=1@{seat}" for seat in SEATS]
    assert not set(refs) & {posted.ref for posted in back.open.values()}
    assert [back.proposal(key) for key in shown(back)] == ["1", "2", "3"]
    assert [plan.uses for plan in back.plans] == [(), (), ()]
    assert kept
    for key in shown(back):
        back.submit(back.open[key].decision.seat, key, back.proposal(key))
    assert play_on(back) == [(FIRST, "1"), (SECOND, "2"), (THIRD, "3")]


def test_what_is_proposed_is_what_was_said_last_if_it_is_still_legal() -> None:
    table = begun(Bids())
    for seat, raw in ((FIRST, "6"), (SECOND, "7"), (THIRD, "8")):
        say(table, seat, raw)
    play_on(table)
    keys = shown(table)
    assert [table.proposal(key) for key in keys] == ["0", "0", "0"]  # 6 of 9 are spent
    other = begun(Bids())
    for seat, raw in ((FIRST, "1"), (SECOND, "2"), (THIRD, "3")):
        say(other, seat, raw)
    play_on(other)
    assert [other.proposal(key) for key in shown(other)] == ["1", "2", "3"]
    assert other.proposal(f"shout@{THIRD}") is None


class Announced(Bids):
    """What the first says is for all to read, and what the others are asked depends on it."""

    kind = "announced"
    public = True

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        first = self.question(now, FIRST, {"round": 1})
        said = now.public(self.kind)
        return [first, *(self.question(now, seat, {"round": int(said[0].raw)}) for seat in (SECOND, THIRD) if said)]


@pytest.mark.parametrize(("planning", "others"), [(Announced, True), (Bids, False)])
def test_what_is_public_other_questions_may_be_made_of(planning: type[Bids], *, others: bool) -> None:
    class Curious(Shouts):
        def asks(self, now: Now) -> Sequence[Decision[Any]]:
            return super().asks(now) if now.public(planning.kind) else []

    table = begun(planning(), Curious())
    say(table, FIRST, "2", planning.kind)
    assert any(key.startswith("shouts") for key in shown(table)) is others


class Long(Bids):
    """He who may bid next says how much in the coming round too, as the game foresees it."""

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        return [replace(one, kind=self.kind, about={"part": "round"}) for one in now.foreseen("round", THIRD, ["9"])]


def foresees(g: Auction, part: str, seat: Seat, supposing: Sequence[str]) -> list[Decision[Any]]:
    choice = OneOf({str(talents): talents for talents in range(g.purses[seat] + 1)})
    return [Decision("bid", seat, choice, "A-1", about={part: ",".join(supposing)}, lapse="0")]


def test_a_planning_may_ask_for_what_the_game_foresees() -> None:
    state = Auction(step="bidding", dice=Dice("seed"))
    table, _ = Table.begin(replace(auction(Long()), foreseen=foresees), state)
    table.plan_ahead()
    assert [key for key in table.open if key.startswith("bids")] == [f"bids/part=round@{THIRD}"]
    assert table.open[f"bids/part=round@{THIRD}"].decision.choice.form() == [str(one) for one in range(10)]


def test_of_a_game_that_foresees_nothing_nothing_is_asked_ahead_of_its_part() -> None:
    assert not any(key.startswith("bids") for key in begun(Long()).open)


def test_who_says_nothing_to_a_plan_is_asked_at_his_turn() -> None:
    table = begun(Eager())
    for key in shown(table):
        decision = table.open[key].decision
        table.submit(decision.seat, key, decision.lapse, "lapse")
    assert shown(table) == [f"bid/round=1@{FIRST}"]
    assert table.open[f"bid/round=1@{FIRST}"].decision.window is Window.AGAIN


def test_a_table_with_plans_comes_to_what_it_comes_to_when_each_is_asked_at_his_turn() -> None:
    table = begun(Bids())
    for _ in range(3):
        for seat, raw in zip(SEATS, ("1", "2", "3"), strict=True):
            say(table, seat, raw)
        play_on(table)
    literal = begun()
    for number in (1, 2, 3):
        for seat, raw in zip(SEATS, ("1", "2", "3"), strict=True):
            literal.submit(seat, f"bid/round={number}@{seat}", raw, "order")
    assert table.over
    assert literal.over
    assert [replace(one, mark="") for one in table.line] == [replace(one, mark="") for one in literal.line]
    assert table.state == literal.state


class Unhurried(Eager):
    """Whose turn it is waits for nobody."""

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:
        return decision.seat == SECOND


def test_what_need_not_wait_is_asked_though_others_have_still_to_say_something() -> None:
    table = begun(Unhurried())
    ahead = [key for key in shown(table) if table.open[key].asking.ahead]
    assert len(ahead) == 3
    assert f"bid/round=1@{FIRST}" in shown(table)
    table.submit(FIRST, f"bid/round=1@{FIRST}", "1")
    assert f"bid/round=1@{SECOND}" not in shown(table)
    for key in ahead:
        if key in table.open and table.open[key].decision.awaited:
            decision = table.open[key].decision
            table.submit(decision.seat, key, decision.lapse, "lapse")
    assert f"bid/round=1@{SECOND}" in shown(table)


class Sketched(Bids):
    """What was sketched of it is said of itself."""

    def drafted(self, now: Now, asked: Decision[Any]) -> Plan | None:
        return now.former("sketch", asked.seat)


def test_what_was_drafted_is_said_of_itself_and_nobody_is_called_for_it() -> None:
    table = begun(Sketched())
    table.plan_ahead([Plan(f"sketch@{FIRST}", "sketch", FIRST, "2")])
    key = f"bids/round=1@{FIRST}"
    assert shown(table) == [f"bids/round=1@{seat}" for seat in (SECOND, THIRD)]
    posted, raw = table.planned() or pytest.fail("nothing is said")
    assert (posted.decision.key, raw) == (key, "2")
    assert table.plan_behind(key) == table.plans[0], "whose it was, it is"
    outcome = table.submit(FIRST, key, raw, "order")
    assert [(plan.key, plan.raw, plan.by) for plan in outcome.plans] == [(key, "2", "order")]
    assert table.planned() is None
    say(table, SECOND, "3")
    say(table, THIRD, "4")
    assert play_on(table)[:3] == [(FIRST, "2"), (SECOND, "3"), (THIRD, "4")]


@pytest.mark.parametrize("sketch", [{"raw": "50"}, {"raw": "2", "draft": True}])
def test_a_draft_that_is_not_legal_or_was_taken_back_is_not_said(sketch: dict[str, Any]) -> None:
    table = begun(Sketched())
    table.plan_ahead([Plan(f"sketch@{FIRST}", "sketch", FIRST, **sketch)])
    assert table.planned() is None
    assert shown(table) == [f"bids/round=1@{seat}" for seat in SEATS]


def test_who_is_asked_anew_is_not_answered_by_his_draft_again() -> None:
    class Fickle(Sketched):
        def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:
            return plan.raw != "2"

    table = begun(Fickle())
    table.plan_ahead([Plan(f"sketch@{FIRST}", "sketch", FIRST, "2")])
    table.submit(FIRST, f"bids/round=1@{FIRST}", "2", "order")
    assert table.planned() is None
    assert f"bids/round=1@{FIRST}" in shown(table)
