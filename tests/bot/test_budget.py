"""Fifty calls a second are all that Discord allows a bot, in however many processes it runs."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from dataclasses import dataclass
from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app.budget import SECOND, Budget
from bot.base.shares import BESIDES, GIVEN_OUT, LEAST, Claim, due, share_of

SILENT, DEAD = 10.0, 20.0


# -- what is due -----------------------------------------------------------------------------------------------------
WANTED = st.dictionaries(st.integers(0, 99).map(str), st.integers(0, 5000), min_size=1, max_size=20)


@given(WANTED)
def test_all_is_given_out_and_nobody_gets_less_than_the_least(wanted: dict[str, int]) -> None:
    shares = due(wanted)
    assert sum(shares.values()) == GIVEN_OUT
    assert min(shares.values()) >= min(LEAST, GIVEN_OUT // len(wanted))


@given(WANTED)
def test_who_wanted_more_gets_no_less(wanted: dict[str, int]) -> None:
    """But for what is left over where it cannot be parted: one call."""
    shares = due(wanted)
    for one, calls in wanted.items():
        assert all(shares[one] + 1 >= shares[other] for other, fewer in wanted.items() if fewer <= calls)


def test_who_is_alone_has_all() -> None:
    assert due({"a": 0}) == {"a": GIVEN_OUT}
    assert share_of("a", {"a": Claim(0)}) == GIVEN_OUT


def test_quiet_processes_share_evenly_and_a_busy_one_gets_most() -> None:
    assert due({"a": 0, "b": 0, "c": 0}) == {"a": 15, "b": 15, "c": 15}
    assert due({"a": 200, "b": 0}) == {"a": 3 + 39 * 215 // 230, "b": 45 - 3 - 39 * 215 // 230}
    assert BESIDES == 15


def test_nobody_takes_what_others_still_have() -> None:
    claims = {"a": Claim(0, 45), "b": Claim(900)}
    assert share_of("b", claims) == 0
    claims["a"] = Claim(0, share_of("a", claims))
    claims["b"] = Claim(900, share_of("b", claims))
    assert sum(claim.share for claim in claims.values()) == GIVEN_OUT
    assert claims["b"].share > claims["a"].share >= LEAST


@given(WANTED, st.data())
def test_after_two_rounds_of_beats_all_have_what_is_due(wanted: dict[str, int], data: st.DataObject) -> None:
    """Whatever they had: in the first those that are to have less give it up, in the second the others take it."""
    had = due({one: data.draw(st.integers(0, 5000)) for one in wanted})
    claims = {one: Claim(calls, had[one]) for one, calls in wanted.items()}
    for _ in range(2):
        for one in data.draw(st.permutations([*claims])):
            claims[one] = Claim(wanted[one], share_of(one, claims))
    assert {one: claim.share for one, claim in claims.items()} == due(wanted)


# -- whatever befalls them -------------------------------------------------------------------------------------------
@dataclass
class Row:
    """What the database knows of a process."""

    heard: float
    wanted: int = 0
    share: int = 0


@dataclass
class Beat:
    """A beat on its way: the process has looked, and calls no more than this; then it writes, and learns of it."""

    began: float
    used: int
    written: int | None = None


class Processes:
    """Processes on one database. Each step of a beat may be the next for long: then its process is frozen, or cut off.

    `rows_most`: what the rows came to at most; `busiest`: how many calls Discord counted in a second.
    """

    def __init__(self, chance: Random) -> None:
        self.chance, self.at, self.count = chance, 0.0, 0
        self.rows, self.beats = dict[str, Row](), dict[str, Beat]()
        self.budgets = dict[str, Budget]()
        self.sent, self.counted, self.calls = list[Budget](), list[Budget](), deque[float]()
        self.rows_most = self.busiest = 0

    def live(self, steps: int) -> None:
        """Anything may come next, and calls are made whenever they may be."""
        deeds = (self.come, self.beat, self.beat, self.step, self.step, self.bury, self.wait, self.wait)
        for _ in range(steps):
            self.chance.choice(deeds)()
            self.call()
            self.rows_most = max(self.rows_most, sum(row.share for row in self.rows.values()))

    def anyone(self) -> str:
        return self.chance.choice([*self.budgets])

    def come(self) -> None:
        if len(self.rows) < 4:
            self.count += 1
            self.rows[name := f"p{self.count}"] = Row(self.at)
            self.budgets[name] = Budget(share=0, ends=0.0, now=lambda: self.at)

    def beat(self) -> None:
        """A beat as it mostly is: from its beginning to its end, with nobody between."""
        if self.budgets:
            name = self.anyone()
            while name in self.beats:
                self.go_on(name)
            self.look(name)
            while name in self.beats:
                self.go_on(name)

    def step(self) -> None:
        """A step of a beat; nobody knows when the next comes."""
        if self.budgets:
            name = self.anyone()
            (self.go_on if name in self.beats else self.look)(name)

    def claims(self) -> dict[str, Claim]:
        return {one: Claim(row.wanted, row.share) for one, row in self.rows.items()}

    def look(self, name: str) -> None:
        """It begins: the rows are read, and a smaller share counts at once."""
        if name in self.rows:
            self.beats[name] = Beat(self.at, self.budgets[name].lower(share_of(name, self.claims())))

    def go_on(self, name: str) -> None:
        """It writes, in a transaction beside which no other does so; it learns of that, or that it has been buried."""
        beat = self.beats[name]
        if beat.written is not None:
            self.budgets[name].heard(beat.written, beat.began + SILENT)
            del self.beats[name]
        elif name in self.rows:
            self.rows[name].wanted = self.chance.choice([0, 5, 500])
            beat.written = self.rows[name].share = share_of(name, self.claims(), beat.used)
            self.rows[name].heard = self.at
        else:
            del self.beats[name]

    def bury(self) -> None:
        """One that was not heard of is dead to the others."""
        self.rows = {one: row for one, row in self.rows.items() if self.at - row.heard <= DEAD}

    def wait(self) -> None:
        """No call is on its way to Discord for long; that it was answered may be learned whenever that is."""
        seconds = self.chance.choice([0.0, 1 / 64, 0.375, 0.375, 1.0, 3.0, 12.0])  # without rounding
        if seconds > SECOND:
            self.arrive()
        self.at += seconds

    def call(self) -> None:
        """As often as it may, whoever may; one that has long been dead tries, too."""
        for budget in self.chance.sample([*self.budgets.values()], len(self.budgets)):
            while budget.take() == 0.0:
                self.sent.append(budget)
        if self.chance.random() < 0.7:
            self.arrive()
        if self.chance.random() < 0.7:
            for budget in self.counted:
                budget.over()
            self.counted = []

    def arrive(self) -> None:
        """All calls that are on their way arrive at Discord."""
        self.calls.extend([self.at] * len(self.sent))
        self.counted, self.sent = self.counted + self.sent, []
        while self.calls and self.at - self.calls[0] >= SECOND:
            self.calls.popleft()
        self.busiest = max(self.busiest, len(self.calls))


@settings(deadline=None)
@given(st.integers(0, 2**32))
def test_shares_and_calls_of_any_second_never_come_to_more_than_there_is(seed: int) -> None:
    processes = Processes(Random(seed))
    processes.live(300)
    assert max(processes.rows_most, processes.busiest) <= GIVEN_OUT


# -- one process -----------------------------------------------------------------------------------------------------
class Ticking:
    """Seconds that pass while somebody sleeps."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.at += seconds
        await asyncio.sleep(0)

    def budget(self, share: int = GIVEN_OUT, ends: float = inf) -> Budget:
        return Budget(share, ends, now=self, sleep=self.sleep)


@pytest.fixture
def ticking() -> Ticking:
    return Ticking()


async def test_one_process_makes_as_many_calls_as_are_given_out_and_the_others_wait_in_line(ticking: Ticking) -> None:
    budget, made = ticking.budget(), list[tuple[int, float]]()

    async def call(number: int) -> None:
        await budget.turn()
        made.append((number, ticking.at))
        budget.over()

    await asyncio.gather(*(call(number) for number in range(100)))
    assert [number for number, _ in made] == [*range(100)]
    assert Counter(round(at - 100) for _, at in made) == {0: 45, 1: 45, 2: 10}


def test_a_call_has_its_place_until_a_second_after_its_answer(ticking: Ticking) -> None:
    budget = ticking.budget(share=1)
    assert budget.take() == 0.0
    ticking.at += 5
    assert budget.take() == SECOND
    budget.over()
    ticking.at += 0.5
    assert budget.take() == 0.5
    ticking.at += 0.5
    assert budget.take() == 0.0


async def test_what_waited_is_wanted_still(ticking: Ticking) -> None:
    budget = ticking.budget(share=0)
    waiting = [asyncio.create_task(budget.turn()) for _ in range(3)]
    await asyncio.sleep(0)
    assert (budget.ask(), budget.ask()) == (3, 3)
    budget.heard(5, inf)
    await asyncio.gather(*waiting)
    assert (budget.ask(), budget.ask()) == (3, 0)


def test_who_is_to_have_less_keeps_what_he_is_using_until_it_is_over(ticking: Ticking) -> None:
    budget = ticking.budget(share=10)
    assert [budget.take() for _ in range(8)] == [0.0] * 8
    assert budget.lower(4) == 8
    assert budget.take() > 0
    for _ in range(8):
        budget.over()
    ticking.at += SECOND
    assert budget.lower(4) == 4
    assert [budget.take() > 0 for _ in range(5)] == [False] * 4 + [True]


def test_who_is_not_heard_of_calls_nobody(ticking: Ticking) -> None:
    budget = ticking.budget(share=10, ends=110.0)
    assert budget.take() == 0.0
    ticking.at = 110.0
    assert budget.take() == SECOND
    budget.heard(10, 120.0)
    assert budget.take() == 0.0


# -- what Discord answers nobody -------------------------------------------------------------------------------------
def test_while_discord_answers_nobody_nobody_is_called() -> None:
    at = [100.0]
    budget = Budget(share=9, now=lambda: at[0])
    budget.halt(2.5)
    budget.halt(1.0)
    assert budget.take() == 2.5
    at[0] += 2.5
    assert budget.take() == 0.0


def test_whoever_was_not_heard_of_yet_calls_nobody() -> None:
    budget = Budget(share=0, ends=-inf)
    assert budget.take() > 0
    budget.heard(3, budget.now() + SILENT)
    assert [budget.take() for _ in range(3)] == [0.0] * 3
    assert budget.take() > 0
