"""Given the same plans, what others are told and asked does not hang on what is held in secret."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import pytest

from games.kernel import Event, Seat, Table
from games.republic.events_agreements import Redistributed
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.ahead.packages_helpers import ASKING, Ahead
from tests.games.rome.money import all_of, rich

HANDS = {
    "diamond": ["open-bodyguard", "harbor-fees"],
    "triangle": ["tribune.1", "assassin.1"],
    "circle": ["mining", "tribune.2"],
    "square": ["assassin.2", "graft.1"],
}
SEEN_IN_THE_END = (Redistributed,)
"""What was moved comes to light with it, whatever lay in a Faction Treasury."""


@pytest.fixture
def ahead() -> Ahead:
    """A table that asks the packages."""
    return Ahead()


def noticed(table: Table[Rome], seat: Seat) -> tuple[list[Event], dict[str, Any]]:
    """Let what is planned be played: what a seat is told, and what it may notice of the questions of others."""
    told = list[Event]()
    while found := table.planned():
        outcome = table.submit(found[0].decision.seat, found[0].decision.key, found[1], "order")
        told += [one.event for one in outcome.tellings if one.to is None or seat in one.to]
    open_now = [one.decision for one in table.open.values() if one.decision.seat != seat and not one.decision.covert]
    return told, {one.key: (str(one.window), one.awaited and not one.hidden) for one in open_now}


def as_it_is(table: Table[Rome]) -> Table[Rome]:
    """The same table once more, with its plans."""
    other = Table.resume(ASKING, table.checkpoint, table.entries, table.head, compare="none", marks=False)
    other.plan_ahead(table.plans)
    return other


def dealt_anew(table: Table[Rome], seat: Seat, seed: str) -> Table[Rome]:
    """A table that looks the same to this seat: other hands, other Faction Treasuries, the same plans and dice."""
    other = table.fork(seat, seed=seed, same_dice=True)
    other.plan_ahead(table.plans)
    return other


def compared(table: Table[Rome]) -> int:
    """How often a seat was told the same; then it notices the same. What differs came to light by a card."""
    same = 0
    for seat in table.state.people:
        (told, asked), (others, else_asked) = (
            noticed(one, seat) for one in (as_it_is(table), dealt_anew(table, seat, f"anew {seat}"))
        )
        if told == others:
            same += 1
            assert asked == else_asked, seat
        else:
            first = next(pair for pair in zip_longest(told, others) if pair[0] != pair[1])
            assert any(one and (one.reveals or isinstance(one, SEEN_IN_THE_END)) for one in first), (seat, first)
    return same


@clause("RR-0.4.1")
def test_a_package_of_revenue_tells_nothing_of_hands_and_treasuries(ahead: Ahead) -> None:
    """One wishes to be asked of bodyguards: he is asked, whether he holds one or not."""
    change = all_of(rich({1: 20, 2: 10}, diamond=9, triangle=4))
    ahead.until("forum.opening").at("revenue.income", scenario="late", change=change, cards=HANDS)
    ahead.package("diamond", "revenue.package", guard="fam-cornelius", purses={"rest": "treasury", "sums": {}})
    ahead.package("triangle", "revenue.package", guard="fam-fabius", ask=["gifts"])
    ahead.package("circle", "revenue.package", ask=["guards"])
    ahead.rest("revenue.package")
    assert compared(ahead.table) >= 1


@clause("RR-0.4.1")
def test_cards_said_ahead_tell_nothing_until_they_are_played(ahead: Ahead) -> None:
    ahead.until("revolution.revolt").at("revolution.cards", scenario="late", cards=HANDS)
    ahead.package("diamond", "revolution.plays", plays=["harbor-fees@fam-cornelius"])
    ahead.package("square", "revolution.plays", when="ask")
    ahead.rest("revolution.plays")
    assert compared(ahead.table) >= 1
