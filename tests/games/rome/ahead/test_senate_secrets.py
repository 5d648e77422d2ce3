"""RR-0.4: given the same plans, what a seat is told and may notice does not hang on what others hold in secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any, Final

import pytest

from games.kernel import Event, Seat, Setup, Table, chairs
from games.republic.events_agreements import Redistributed
from games.republic.minds.runner import Answer, play
from games.republic.senate.events_assassination import BodyguardsPlayed
from games.rome.minds import RandomPlayer
from games.rome.senate.events_tribunes import GraftOffered, MobIncited, PowerUsed, TribuneAttacked, TribunePlayed
from games.rome.setup.laying_out import RomeOptions
from games.rome.state import Rome
from tests.games.rome.ahead.senate_helpers import AHEAD

PLAYED: Final = (BodyguardsPlayed, GraftOffered, MobIncited, PowerUsed, Redistributed, TribuneAttacked, TribunePlayed)
"""What is told when a hidden card comes to light, or what was in a Faction Treasury."""


def again(table: Table[Rome]) -> Table[Rome]:
    """The same table once more, with its plans."""
    other = Table.resume(AHEAD, table.checkpoint, table.entries, table.head, compare="none", marks=False)
    other.plan_ahead(table.plans)
    return other


def scrambled(table: Table[Rome], seat: Seat) -> Table[Rome]:
    """A table that looks the same to this seat, with the same plans and the same dice."""
    other = table.fork(seat, seed=f"{table.head}", same_dice=True)
    other.plan_ahead(table.plans)
    return other


def noticed(table: Table[Rome], seat: Seat) -> tuple[list[Event], Mapping[str, tuple[str, bool]]]:
    """Let what is planned be played: what the seat is told, and what it may notice of what others are asked."""
    told = list[Event]()
    complete(table)
    while found := table.planned():
        outcome = table.submit(found[0].decision.seat, found[0].decision.key, found[1], "order")
        told += [one.event for one in outcome.tellings if one.to is None or seat in one.to]
    return told, dict(of_others(table, seat))


def complete(table: Table[Rome]) -> None:
    """Who can do nothing need not say so; dealt other cards he would have said that he does nothing."""
    while silent := [one.decision for one in table.open.values() if one.asking.ahead and hidden(one.decision)]:
        for one in silent:
            table.submit(one.seat, one.key, one.lapse)


def hidden(one: Any) -> bool:
    """What is waited for, and not shown to be."""
    return one.awaited and one.hidden


def of_others(table: Table[Rome], seat: Seat) -> Iterator[tuple[str, tuple[str, bool]]]:
    """The questions of others that are not covert; who is waited for is not shown of hidden ones."""
    for key, posted in table.open.items():
        one = posted.decision
        if one.seat != seat and not one.covert:
            yield key, (str(one.window), one.awaited and not one.hidden)


class Looking:
    """Looks through the eyes of each seat at every so many answers: as it is, and with others' secrets dealt anew."""

    def __init__(self, every: int) -> None:
        self.every = every
        self.looks = self.same = 0

    def __call__(self, table: Table[Rome], _said: Answer, _outcome: object) -> None:
        if table.over or not table.state.step.startswith("senate.") or table.planned() is None:
            return
        self.looks += 1
        if self.looks % self.every == 0:
            for seat in table.state.people:
                self.compare(table, seat)

    def compare(self, table: Table[Rome], seat: Seat) -> None:
        """What is told may differ only by a card that is played or drawn; if it does not, nothing else does."""
        told, asked = noticed(again(table), seat)
        anew, others = noticed(scrambled(table, seat), seat)
        if told == anew:
            self.same += 1
            assert asked == others, (table.state.step, seat)
        else:
            first = next(pair for pair in zip_longest(told, anew) if pair[0] != pair[1])
            assert any(one and (one.reveals or isinstance(one, PLAYED)) for one in first), (table.state.step, first)


@pytest.mark.parametrize("seed", [1])
def test_what_others_hold_changes_nothing_that_a_seat_may_notice(seed: int) -> None:
    options = RomeOptions.model_validate({"scenario": "late", "pontifex": True})
    table, _ = Table.start(AHEAD, Setup(chairs(3), f"secret {seed}", options, turns=1), marks=False)
    table.plan_ahead()
    looking = Looking(every=12)
    play(table, {seat: RandomPlayer(f"{seed} {seat}", unasked=30) for seat in table.state.seats}, watch=looking)
    assert looking.same
