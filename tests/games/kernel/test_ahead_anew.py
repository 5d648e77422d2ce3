"""What was said ahead and does not answer its question any more: its seat alone is asked anew."""

from __future__ import annotations

from typing import Any

from games.kernel import Decision, Now, Plan, Window
from tests.games.kernel.auction import FIRST, SEATS, SECOND, THIRD, Bids
from tests.games.kernel.test_ahead import begun, play_on, say, shown, waited_for


class Wary(Bids):
    """A bid holds only as long as nobody has shouted: but of the third, who shouts himself."""

    def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:
        quiet = any(one.kind == "shout" for one in now.asked)
        return quiet or plan.seat == THIRD or plan.raw == "9"

    def proposal(self, now: Now, asked: Decision[Any]) -> Any:
        return "8"


class Patient(Wary):
    """The same, but the questions of the rules wait for nobody who is asked anew."""

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:
        return not anew


def all_said(planning: Bids, *seats: Any) -> Any:
    """Bids of 1, 2 and 3, or only those of some seats; then the third shouts."""
    table = begun(planning)
    for number, seat in enumerate(SEATS, 1):
        if seat in (seats or SEATS):
            say(table, seat, str(number))
    return table, table.submit(THIRD, f"shout@{THIRD}", "shout")


def test_only_those_whose_plan_does_not_hold_are_asked_anew_and_play_waits_for_them() -> None:
    table, outcome = all_said(Wary())
    assert shown(table) == [f"bids/round=1@{FIRST}", f"bids/round=1@{SECOND}"]
    assert waited_for(outcome) == shown(table)
    assert table.planned() is None
    say(table, FIRST, "9")
    assert shown(table) == [f"bids/round=1@{SECOND}"]


def test_who_is_asked_anew_has_half_the_time() -> None:
    table, _ = all_said(Wary(), FIRST)
    windows = [table.open[f"bids/round=1@{seat}"].decision.window for seat in SEATS]
    assert windows == [Window.AGAIN, Window.SIMULTANEOUS, Window.SIMULTANEOUS]
    say(table, FIRST, "9")
    assert table.open[f"bids/round=1@{FIRST}"].decision.window is Window.SIMULTANEOUS


def test_a_question_asked_anew_keeps_its_name() -> None:
    table = begun(Wary())
    before = table.open[f"bids/round=1@{FIRST}"].ref
    for seat in SEATS:
        say(table, seat, "1")
    table.submit(THIRD, f"shout@{THIRD}", "shout")
    assert table.open[f"bids/round=1@{FIRST}"].ref == before


def test_what_does_not_hold_is_not_proposed_again_as_it_is() -> None:
    table, _ = all_said(Wary())
    assert [table.proposal(f"bids/round=1@{seat}") for seat in SEATS] == ["8", "8", "3"]


def test_where_a_question_waits_for_nobody_who_is_asked_anew_it_is_answered_as_was_said() -> None:
    table, _ = all_said(Patient())
    assert shown(table) == [f"bids/round=1@{FIRST}", f"bids/round=1@{SECOND}"]
    assert play_on(table)[:3] == [(FIRST, "1"), (SECOND, "2"), (THIRD, "3")]


def test_for_who_has_said_nothing_every_question_waits() -> None:
    table, _ = all_said(Patient(), FIRST, SECOND)
    assert shown(table) == [f"bids/round=1@{seat}" for seat in SEATS]
    assert table.planned() is None


def test_a_planning_knows_all_plans_of_a_seat() -> None:
    known: list[list[Any]] = []

    class Curious(Bids):
        def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Any:
            known.append([one.raw for one in now.said("bids", THIRD)])
            return super().answer(now, plan, decision)

    table = begun(Curious())
    for raws in ("123", "012"):
        for seat, raw in zip(SEATS, raws, strict=True):
            say(table, seat, raw)
        play_on(table)
    assert known[0] == ["3"]
    assert known[-1] == ["3", "2"]
