"""What all are told, plans take note of: whoever has done it, and whether they were used or not."""

from __future__ import annotations

import pytest

from games.kernel import Event, Now, Plan
from tests.games.kernel.auction import FIRST, SEATS, SECOND, THIRD, Bid, Bids
from tests.games.kernel.test_ahead import begun, play_on, say


class Listens(Bids):
    """Notes what others bid, whoever says it."""

    hears = (Bid,)

    def heard(self, now: Now, plan: Plan, event: Event) -> str:
        assert isinstance(event, Bid)
        return f"{event.seat} {event.talents}" if event.seat != plan.seat else ""


def test_a_plan_notes_what_all_were_told_whoever_has_done_it() -> None:
    table = begun(Listens())
    for seat, raw in zip(SEATS, ("1", "99", "3"), strict=True):
        say(table, seat, raw)
    play_on(table)
    outcome = table.submit(SECOND, f"bid/round=1@{SECOND}", "2")
    assert [plan.seat for plan in outcome.plans] == [FIRST, THIRD]
    play_on(table)
    first, second, third = ([(use.key, use.note) for use in plan.uses] for plan in table.plans)
    bids = {seat: f"bid/round=1@{seat}" for seat in SEATS}
    assert first == [(bids[FIRST], "bid"), (bids[SECOND], f"{SECOND} 2"), (bids[THIRD], f"{THIRD} 3")]
    assert second == [(bids[FIRST], f"{FIRST} 1"), (bids[THIRD], f"{THIRD} 3")]
    assert third == [(bids[FIRST], f"{FIRST} 1"), (bids[SECOND], f"{SECOND} 2"), (bids[THIRD], "bid")]


def test_a_plan_that_is_used_and_notes_something_at_once_is_told_of_once() -> None:
    class Counts(Listens):
        def heard(self, now: Now, plan: Plan, event: Event) -> str:
            return f"{len(plan.uses)}"

    table = begun(Counts())
    for seat in SEATS:
        say(table, seat, str(SEATS.index(seat) + 1))
    posted, raw = table.planned() or pytest.fail("nothing is planned")
    outcome = table.submit(posted.decision.seat, posted.decision.key, raw, "order")
    assert [[use.note for use in plan.uses] for plan in outcome.plans] == [["bid", "1"], ["0"], ["0"]]
