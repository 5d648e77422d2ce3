"""The sessions of a bot in several processes: each is somebody's in the end, and nobody's twice at any time."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.base.sessions import Session, to_give_up, to_take

BEAT, DEAD = 5.0, 20.0


def rows(*owners: str | None, late: bool = False) -> list[Session]:
    return [Session(number, owner, late and owner is None) for number, owner in enumerate(owners)]


def test_one_process_takes_all_at_once() -> None:
    assert to_take("a", rows(None, None, None), alive=1, planned=1) == [0, 1, 2]


def test_the_first_leaves_the_part_of_those_that_are_to_come() -> None:
    assert to_take("a", rows(None, None, None, None), alive=1, planned=2) == [0, 1]
    assert to_take("b", rows("a", "a", None, None), alive=2, planned=2) == [2, 3]


def test_what_nobody_came_for_and_what_the_dead_had_goes_to_the_living() -> None:
    assert to_take("a", rows("a", "a", None, None, late=True), alive=1, planned=2) == [2, 3]
    assert to_take("a", rows("a", "a", "b", "b", None, None, late=True), alive=2, planned=3) == [4]


def test_who_comes_back_gets_his_part() -> None:
    assert to_give_up("a", rows("a", "a", "a", "a"), alive=2) == [2, 3]
    assert to_give_up("a", rows("a", "a", None, None), alive=2) == []
    assert to_take("a", rows("a", "a", None, None), alive=2, planned=2) == []
    assert to_take("b", rows("a", "a", None, None), alive=2, planned=2) == [2, 3]


@pytest.mark.parametrize("planned", [1, 2, 7])
def test_more_processes_than_sessions(planned: int) -> None:
    assert to_take("b", rows("a"), alive=2, planned=planned) == []
    assert to_give_up("a", rows("a"), alive=7) == []


@dataclass
class Process:
    """One that lives, or takes itself to be alive: until so long after its last beat began."""

    ends: float
    has: set[int] = field(default_factory=set)


class Processes:
    """Processes and their rows, while anything happens to them. A deed is a transaction; who is frozen does none."""

    def __init__(self, chance: Random, sessions: int, planned: int) -> None:
        self.chance, self.planned, self.at, self.count = chance, planned, 0.0, 0
        self.owners: list[str | None] = [None] * sessions
        self.free_since = [0.0] * sessions
        self.heard, self.known = dict[str, float](), dict[str, Process]()

    def sessions(self) -> list[Session]:
        late = [self.at - since > DEAD for since in self.free_since]
        return [Session(n, owner, owner is None and late[n]) for n, owner in enumerate(self.owners)]

    def come(self) -> None:
        if len(self.heard) < self.planned:
            self.count += 1
            name = f"p{self.count}"
            self.heard[name], self.known[name] = self.at, Process(self.at + DEAD)

    def beat(self, name: str) -> None:
        """Heard of; then sessions are ended before their rows say so, and begun after it."""
        process = self.known[name]
        if self.at >= process.ends:
            process.has.clear()
        if name not in self.heard:
            return
        self.heard[name], process.ends = self.at, self.at + DEAD
        for number in to_give_up(name, self.sessions(), alive=len(self.heard)):
            process.has.discard(number)
            self.owners[number], self.free_since[number] = None, self.at
        for number in to_take(name, self.sessions(), alive=len(self.heard), planned=self.planned):
            assert self.owners[number] is None
            self.owners[number] = name
        process.has = {number for number, owner in enumerate(self.owners) if owner == name}

    def bury(self) -> None:
        for name in [one for one, heard in self.heard.items() if self.at - heard > DEAD]:
            del self.heard[name]
            for number, owner in enumerate(self.owners):
                if owner == name:
                    self.owners[number], self.free_since[number] = None, float("-inf")

    def anything(self) -> None:
        deed = self.chance.choice(["come", "beat", "beat", "beat", "bury", "wait", "wait"])
        if deed == "beat" and self.known:
            self.beat(self.chance.choice([*self.known]))
        elif deed == "wait":
            self.at += self.chance.choice([1.0, BEAT, BEAT, 12.0, 25.0])
        elif deed in ("come", "bury"):
            getattr(self, deed)()

    def calm_down(self) -> None:
        """From now on nobody dies or comes, and all beat."""
        self.bury()
        self.come()
        for _ in range(12):
            self.at += BEAT
            for name in self.chance.sample([*self.heard], len(self.heard)):
                self.beat(name)

    def held(self) -> list[int]:
        """The sessions that somebody has who has not noticed that he is dead."""
        return [number for process in self.known.values() if self.at < process.ends for number in process.has]


@settings(deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 12), st.integers(1, 4))
def test_no_session_is_held_twice_and_all_are_held_in_the_end(seed: int, sessions: int, planned: int) -> None:
    processes = Processes(Random(seed), sessions, planned)
    for _ in range(150):
        processes.anything()
        held = processes.held()
        assert len(held) == len({*held})
    processes.calm_down()
    assert sorted(processes.held()) == [*range(sessions)]
    most = -(-sessions // len(processes.heard))
    assert all(processes.owners.count(name) <= most for name in processes.heard)
