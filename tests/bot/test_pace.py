"""`byrsa pace`: who is called comes when he can, the table's waits are counted, and the same order is the same game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, time, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot import __main__ as cli
from bot.app.pace import measure, program, report, shown
from bot.app.pace.measure import Measured, Order, Setting, Wish, minds, played
from bot.app.pace.people import BED, MEDIANS, RISE, ZONES, Anybody, Person, crowd, whole
from bot.app.pace.play import BEGUN, Call, Play
from bot.app.pace.tally import DAY, Tally
from bot.services.clock.hours import Pace
from bot.services.people.quiet import Quiet
from games.catalog import GAMES
from games.kernel import (
    ASK,
    Amount,
    Decision,
    Dice,
    Game,
    Now,
    OneOf,
    Plan,
    Planning,
    Ready,
    Seat,
    Setup,
    State,
    StepId,
    Table,
    Verdict,
    View,
    Window,
    ask_all,
    ask_in_turn,
    chairs,
    window,
)

HOUR = timedelta(hours=1)
SEATS = chairs(3)
ONE, TWO, THREE = SEATS
AWAKE = Quiet(ZoneInfo("UTC"), time(3), time(3, 1))  # but for a minute in the night


# A game that asks as it is told to


@dataclass(slots=True, kw_only=True)
class Asking(State):
    """`how`: in turn, together, in a window that nobody can act in. It asks so twice: two turns."""

    how: str
    turn: int = 1


def number(seat: Seat, most: int = 9) -> Decision[int]:
    return Decision("asking.number", seat, Amount(0, most), "A-1", lapse=0)


def passing(seat: Seat) -> Decision[None]:
    return Decision("asking.pass", seat, OneOf({"pass": None}), "A-2", lapse="pass")


async def once(g: Asking) -> StepId | None:
    match g.how:
        case "in turn":
            await ask_in_turn(SEATS, number)
        case "together":
            await ask_all(lambda: [number(seat) for seat in SEATS])
        case "twice":
            await ask_in_turn([ONE, ONE], number)
        case "forced":
            await ask_in_turn(SEATS, partial(number, most=0))
        case _:
            await window(SEATS, passing, nothing)
    g.turn += 1
    return "once" if g.turn < 3 else None


async def nothing(_seat: Seat, _said: object) -> None:
    """Nobody acts."""


class Ahead(Planning):
    """Each says his number before the rules ask for it; who says 9, or nothing, is asked."""

    kind = "asking.ahead"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        return [
            Decision(self.kind, seat, Amount(0, 9), "A-1", "", {"turn": now.turn}, 9, window=Window.AHEAD)
            for seat in SEATS
        ]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        return decision.kind == "asking.number"

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        return Ready(plan.raw) if plan.raw != 9 else ASK


def asking(how: str, *ahead: Planning) -> Table[Asking]:
    game = Game(
        "asking",
        Asking,
        range(3, 4),
        lambda setup: Asking(step="once", dice=Dice(setup.seed), how=how),
        {"once": once},
        lambda _g, _seat: View(),
        lambda _g, _seat, _dice: None,
        turn=lambda g: g.turn,
        ahead=ahead,
    )
    table, _ = Table.begin(game, game.setup(Setup(SEATS, "seed", game.options())), marks=False)
    return table


# People as one wants them


@dataclass(frozen=True, slots=True)
class Punctual(Person):
    """Comes so many waking hours after he was called."""

    hours: float = 1

    def comes(self, called: datetime, chance: Random) -> datetime:
        return self.awake_for(self.hours * HOUR, called)


class Fate(Random):
    """Nobody lets a deadline run out; or everybody does."""

    def __init__(self, drawn: float = 0.5) -> None:
        self.drawn = drawn
        super().__init__()

    def random(self) -> float:
        return self.drawn


def people(*hours: float, plans: bool = True) -> dict[Seat, Person]:
    return {seat: Punctual(AWAKE, HOUR, plans, after) for seat, after in zip(SEATS, hours, strict=True)}


class Five:
    """Says 5 where he may, and nothing of himself."""

    def heeds(self, decision: Decision[Any]) -> int:
        return int(decision.awaited)

    def answer(self, decision: Decision[Any], look: object) -> Any:
        return 5


def on_a_clock(
    how: str, *hours: float, ahead: Sequence[Planning] = (), plans: bool = True, missing: bool = False, **more: Any
) -> Tally:
    table = asking(how, *ahead)
    table.plan_ahead()
    play = Play(
        table,
        people(*(hours or (2, 2, 2)), plans=plans),
        {seat: Five() for seat in SEATS},
        more.get("pace", Pace.STANDARD),
        Fate(0.0 if missing else 0.5),
    )
    return play.run()


def test_who_is_asked_in_turn_is_waited_for_one_after_the_other() -> None:
    tally = on_a_clock("in turn", 2, 3, 4)
    (turn,) = tally.whole
    assert turn.waits == {"asking.number": 3}
    assert turn.days["asking.number"] * 24 == pytest.approx(9)
    assert (turn.messages.total(), turn.presses.total(), turn.visits) == (3, 3, 3)
    assert tally.length == 18 * HOUR
    assert tally.over


def test_who_is_asked_together_is_waited_for_once() -> None:
    first, second = on_a_clock("together", 2, 3, 4).turns.values()
    assert first.waits == second.waits == {"asking.number": 1}
    assert first.days["asking.number"] * 24 == pytest.approx(4)
    assert first.messages.total() == 3
    assert second.days["asking.number"] * 24 == pytest.approx(3), "the last of them is there, and answers at once"
    assert (second.messages.total(), second.presses.total()) == (2, 3)


def test_who_is_there_answers_whatever_opens() -> None:
    first, second = on_a_clock("twice").turns.values()
    assert (first.messages.total(), first.presses.total(), first.visits) == (1, 2, 1)
    assert first.waits == {"asking.number": 1}
    assert (second.messages.total(), second.presses.total(), second.visits) == (0, 2, 0)


def test_the_only_answer_needs_nobody() -> None:
    tally = on_a_clock("forced")
    assert tally.over
    assert tally.length == timedelta()
    assert not tally.turns


def test_who_can_only_pass_is_not_called_but_the_table_waits_a_while() -> None:
    tally = on_a_clock("window")
    (turn,) = tally.whole
    assert turn.waits == {"asking.pass": 1}
    assert not turn.messages
    assert turn.visits == 0
    assert timedelta(minutes=10) <= tally.length <= timedelta(minutes=180)


def test_a_deadline_that_runs_out_is_a_wait_without_a_visit() -> None:
    (turn,) = on_a_clock("in turn", missing=True).whole
    assert turn.days["asking.number"] == pytest.approx(3, abs=0.1)
    assert (turn.messages.total(), turn.visits) == (3, 0)
    assert not turn.presses


def test_who_would_come_too_late_comes_at_his_deadline() -> None:
    (turn,) = on_a_clock("in turn", 200, 200, 200, pace=Pace.BRISK).whole
    assert turn.days["asking.number"] == pytest.approx(1.5, abs=0.1)
    assert turn.visits == 3


def test_without_deadlines_everybody_comes_some_time() -> None:
    (turn,) = on_a_clock("in turn", 200, 200, 200, pace=Pace.NONE, missing=True).whole
    assert turn.days["asking.number"] == pytest.approx(25, abs=0.5)
    assert turn.visits == 3


def test_who_plans_is_called_once_and_all_are_waited_for_at_once() -> None:
    first, second = on_a_clock("in turn", 2, 3, 4, ahead=[Ahead()]).turns.values()
    assert first.waits == second.waits == {"asking.ahead": 1}
    assert first.messages == first.presses == second.presses == {"asking.ahead": 3}
    assert second.messages == {"asking.ahead": 2}


def test_who_does_not_plan_is_called_at_his_turn_alone() -> None:
    first, _ = on_a_clock("in turn", 2, 3, 4, ahead=[Ahead()], plans=False).turns.values()
    assert first.waits == {"asking.ahead": 1, "asking.number": 3}
    assert first.days["asking.ahead"] == pytest.approx(0.5, abs=0.05), "half a window"
    assert first.days["asking.number"] * 24 == pytest.approx(9, abs=0.1)
    assert first.messages == first.presses == {"asking.number": 3}


# People and sleep

PEOPLE = [Person(Quiet(ZoneInfo(zone), BED, RISE), MEDIANS["slow"]) for zone in ZONES]


@given(
    person=st.sampled_from(PEOPLE),
    minutes=st.integers(0, 60 * 24 * 400),
    awake=st.timedeltas(timedelta(), timedelta(hours=200)),
)
def test_nobody_comes_while_he_sleeps_and_his_hours_are_waking_ones(
    person: Person, minutes: int, awake: timedelta
) -> None:
    called = BEGUN + timedelta(minutes=minutes)
    at = person.awake_for(awake, called)
    assert not person.quiet.asleep(at)
    asleep = sum(
        (min(night.end, at) - max(night.start, called) for night in person.quiet.spans(called, at)), timedelta()
    )
    assert at - called - asleep == awake


@dataclass(slots=True)
class Watched(Play):
    """Sees to it that nobody comes asleep, or later than his deadline."""

    came: Counter[Seat] = field(default_factory=Counter[Seat])

    def _visits(self, call: Call) -> None:
        assert not self.people[call.seat].quiet.asleep(self.now)
        for ref, asked in self._asked.items():
            posted = self._open(ref)
            if posted and posted.decision.seat == call.seat:
                assert asked.until is None or self.now <= asked.until
        self.came[call.seat] += 1
        Play._visits(self, call)


@pytest.mark.parametrize(("kind", "seats", "people"), [("sample", 6, "slow"), ("carthage", 3, "slow")])
def test_nobody_answers_asleep_or_too_late(kind: str, seats: int, people: str) -> None:
    rules, chance = GAMES[kind], Random(3)
    setup = Setup(chairs(seats), "watched", rules.options())
    table, _ = Table.start(rules, setup, marks=False)
    play = Watched(table, crowd(setup.seats, people, 1, chance), minds(kind, setup), Pace.BRISK, chance)
    assert play.run().over
    assert set(play.came) == set(setup.seats)


def test_people_live_all_over_the_world_and_a_share_of_them_plans() -> None:
    found = crowd(chairs(6), "keen", 0.5, Random(1))
    assert {person.quiet.zone.key for person in found.values()} == set(ZONES)
    assert sum(person.plans for person in found.values()) == 3
    assert [sum(one.plans for one in crowd(chairs(4), "keen", share, Random(2)).values()) for share in (0, 1)] == [0, 4]
    chance = Random(4)
    assert sum(whole(1.25, chance) for _ in range(400)) == pytest.approx(500, rel=0.1)


def test_half_of_the_times_somebody_comes_within_the_median() -> None:
    person, chance = Person(AWAKE, 4 * HOUR), Random(5)
    within = sum(person.comes(BEGUN, chance) - BEGUN <= 4 * HOUR for _ in range(2000))
    assert within == pytest.approx(1000, rel=0.1)


def test_who_cannot_think_says_anything_legal_and_does_nothing_of_himself() -> None:
    anybody, asked = Anybody("seed"), number(ONE)
    assert {anybody.answer(asked, None) for _ in range(200)} == set(range(10))
    assert not anybody.heeds(replace(asked, awaited=False))


# Many games

SMALL = Wish("sample", seats=[3], games=2, samples=2)


def test_the_same_order_is_the_same_game_at_the_same_times() -> None:
    order = Order(Setting("sample", 3), 1, 0)
    assert played(order) == played(order)
    assert played(order) != played(replace(order, sample=1))
    assert played(order) != played(replace(order, number=2))


def test_it_is_the_same_however_many_are_played_at_a_time() -> None:
    assert list(measure.measured(SMALL)) == list(measure.measured(replace(SMALL, jobs=2)))


def test_every_kind_of_table_that_was_asked_for_is_measured() -> None:
    said = [("scenario", "early"), ("scenario", "late"), ("ballots", "live")]
    wish = Wish("carthage", seats=[3, 4], people=["keen"], paces=[Pace.BRISK], adoption=[100, 25], options=said)
    found = wish.settings
    assert len(found) == len(set(found)) == 8
    assert {one.options for one in found} == {
        (("scenario", "early"), ("ballots", "live")),
        (("scenario", "late"), ("ballots", "live")),
    }
    assert len(measure.orders(wish)) == 8 * wish.games * wish.samples


def test_figures_count_games_that_ended_from_the_second_turn_on() -> None:
    tally, broken = Tally(over=True), Tally(over=False)
    for turn, hours in ((1, 99), (2, 12), (3, 36)):
        tally.waited(turn, "phase.ask", BEGUN + turn * DAY, hours * HOUR)
    broken.waited(2, "phase.ask", BEGUN, 1000 * HOUR)
    tally.of(2).messages["phase.ask"] += 4
    row = report.table(Measured(Setting("sample", 2), [tally, broken]))
    assert (row["games"], row["ended"]) == (2, 1)
    assert row["days_a_turn"] == {"mean": 1.0, "sd": 0.5, "shortest": 0.5, "longest": 1.5}
    assert row["days_a_game"]["mean"] == pytest.approx(147 / 24, abs=0.01)
    assert (row["waits_a_turn"], row["messages_a_person"], row["turns"]) == (1, 1, 3)
    (phase,) = row["phases"].values()
    assert phase == {"days": 1.0, "waits": 1.0, "messages_a_person": 1.0, "presses_a_person": 0}


# The command


def run(*words: str) -> int:
    return cli._run(["pace", *words, "--jobs", "1", "--games", "2", "--samples", "1"])


def test_figures_as_json_with_what_they_rest_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sample", "--seats", "3", "--adoption", "50", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["players"], found["games"], found["samples"]) == ("sample", "random", 2, 1)
    assert found["median_hours"] == {"keen": 1.5, "normal": 4, "slow": 10}
    assert [row["people"] for row in found["tables"]] == ["keen", "normal", "slow"]
    for row in found["tables"]:
        assert (row["seats"], row["adoption"], row["pace"], row["ended"]) == (3, 50, "standard", 2)
        assert row["days_a_turn"]["mean"] == pytest.approx(sum(one["days"] for one in row["kinds"].values()), abs=0.05)
        assert row["waits_a_turn"] == pytest.approx(sum(one["waits"] for one in row["phases"].values()), abs=0.05)
    days = [row["days_a_game"]["mean"] for row in found["tables"]]
    assert days == sorted(days)


def test_figures_as_tables_and_as_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sample", "--seats", "2", "--plot", str(tmp_path / "pace.png")) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in ("keen", "normal", "slow", "sample.sell"))
    with Image.open(tmp_path / "pace.png") as picture:
        assert (picture.format, picture.width) == ("PNG", 1200)


def test_many_tables_are_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sample", "--seats", "all", "--people", "keen", "--pace", "brisk", "--option", "coins=5") == 0
    said = capsys.readouterr().out
    assert "12 seats" in said
    assert "sample.sell" not in said


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess"], "There is no game chess"),
        (["sample", "--seats", "many"], "no number of seats"),
        (["sample", "--seats", "1"], "for 2 to 12"),
        (["sample", "--seats", "11-13"], "for 2 to 12"),
        (["sample", "--people", "lazy"], "There are no lazy people"),
        (["sample", "--option", "colour=red"], "does not take this: colour"),
        (["sample", "--seats", "all", "--plot", "pace.png"], "5 kinds of tables at most"),
        (["sample", "--seats", "2", "--plot", "nowhere/pace.png"], "does not exist"),
    ],
)
def test_what_cannot_be_measured_is_said(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    assert why in capsys.readouterr().err


def test_games_without_an_end_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(measure, "played", lambda _order: Tally())
    assert program.main(SMALL, program.Out()) == 1
    assert "came to no end" in capsys.readouterr().out
    assert shown.unended(report.report(SMALL, [])["tables"]) == 0
