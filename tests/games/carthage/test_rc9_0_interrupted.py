"""Votes that are interrupted, at every moment: after each answer the table resumes to where it was."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play, add_senator
from tests.games.carthage.senate import office, session, vote
from tests.games.conformance import resumed, same_table

MOMENTS = range(4)  # so many factions have voted
MODES = [("ordered", moment) for moment in MOMENTS] + [("live", 2), ("sealed", 0), ("sealed", 2)]
FURTHER = 12  # answers after the interruption
Case = tuple[Any, list[Any], int]
Interruption = Callable[[Play], None]


class Killed(Play):
    """A table that is resumed after every answer, as by a process that was killed."""

    def __init__(self) -> None:
        super().__init__()
        self.cases: list[Case] = []

    def answer(self, seat: str, kind: str, raw: Any, **about: str | int) -> None:
        """Answer, then see that a table resumed from what was saved is the same, and asks the same."""
        super().answer(seat, kind, raw, **about)
        self.cases.append((self.table.checkpoint, list(self.table.entries), self.table.head))
        other = resumed(self.table)
        same_table(other, self.table)
        assert [one.mark for one in other.entries] == [one.mark for one in self.table.entries]
        other.close()


def ready(g: Carthage) -> None:
    """Cards of every sort in all hands, in the Late era; Malchus is a nominee, Milko leads the triangle."""
    g.scenario, g.era = "campaign", "late"
    g.next_deck[:] = g.tables.copies("late")
    for n, (number, seat) in enumerate(zip((13, 14, 15, 16), g.seats, strict=True)):
        add_senator(g, number, seat)
        holds(seat, f"public-outcry.{n + 1}", f"public-outcry.{n + 5}")(g)
    holds("triangle", "assassin.2")(g)
    holds("circle", "secret-bodyguard.2", "outcry-silenced")(g)
    holds("diamond", "graft")(g)
    g.factions[Seat("triangle")].leader = "fam-milko"
    office(8, "censor-of-morals")(g)


def pair(play: Play, seat: str = "diamond", **about: int) -> None:
    """A pair is nominated: Carthalo and Malchus."""
    about = about or {"forced": 0}
    raw = {"first": "fam-carthalo", "second": "fam-malchus"}
    play.answer(seat, "senate.suffetes", raw, **about)


def motion(play: Play) -> Motion:
    found = play.g.senate.motion
    assert found
    return found


def last(play: Play) -> Seat:
    """Who votes last."""
    return next(seat for seat in reversed(motion(play).order) if seat not in motion(play).votes)


def veto(play: Play) -> None:
    seat = last(play)
    play.answer(seat, "senate.veto", next(card for card in play.g.factions[seat].hand if "outcry." in card))


def silenced(play: Play) -> None:
    veto(play)
    asked = [one.seat for one in play.awaited() if one.kind == "senate.silence"]
    able = next(seat for seat in asked if len(play.options(seat, "senate.silence")) > 1)
    play.answer(able, "senate.silence", play.options(able, "senate.silence")[1])


def claim(play: Play) -> None:
    seat = last(play)
    play.answer(seat, "senate.claim", play.options(seat, "senate.claim")[0])


def assassinate(play: Play, victim: str, assassin: str = "fam-adherbal") -> None:
    play.answer("triangle", "senate.assassinate", {"assassin": assassin, "victim": victim, "cards": 1})


def murder(play: Play) -> None:
    """Gisco dies, the vote goes on."""
    assassinate(play, "fam-gisco")


def murder_of_a_nominee(play: Play) -> None:
    """Carthalo dies, and the proposal is cancelled."""
    assassinate(play, "fam-carthalo")


def special_trial(play: Play) -> None:
    """The assassin is caught, and his Leader tried before the vote goes on."""
    murder(play)


def force(play: Play) -> None:
    """A forced proposal suspends a vote that would send the magistrate away, or is made between votes."""
    seat = "square"
    kind = "senate.governors" if play.g.step == "senate.governors" else "senate.suffetes"
    raw = governors(play, seat, "fam-malchus", forced=1) if kind == "senate.governors" else None
    play.answer(seat, kind, raw or {"first": "fam-carthalo", "second": "fam-malchus"}, forced=1)


def governors(play: Play, seat: str, senator: str, **about: int) -> dict[str, str]:
    """This Senator for Sardinia-Corsica, nobody for the rest."""
    options = play.options(seat, "senate.governors", **about)
    return {name: senator if name == "sardinia-corsica" else "none" for name in options}


def go_on(play: Play) -> None:
    """Votes and whatever else is asked; forced and claimed proposals are forgone."""
    for _ in range(FURTHER):
        asked = play.awaited()
        if not asked or not asked[0].kind.startswith("senate.") or asked[0].kind == "senate.floor":
            return
        if asked[0].kind == "senate.vote":
            vote(play, asked[0].seat, "for")
        else:
            play.lapse(asked[0].seat, asked[0].kind, **asked[0].about)


def cast(play: Play, votes: int) -> None:
    """So many factions vote."""
    for seat in motion(play).order[:votes]:
        vote(play, seat, "for")


def dice(interrupt: Interruption) -> dict[str, list[int]]:
    """The assassin is caught, or kills."""
    return {"assassination": [1 if interrupt is special_trial else 6], "appeal": [3, 4]}


def electing(mode: str, interrupt: Interruption) -> Killed:
    """A pair of Suffetes is voted on."""
    play = Killed()
    session(play, "senate.suffetes", ready, lambda g: setattr(g, "ballots", mode), dice=dice(interrupt))
    pair(play)
    return play


def sending(mode: str) -> Killed:
    """Mago, HRAO without an office, is proposed for Governor: he would leave Carthage."""

    def private(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.office = ""
        for seat in g.committee.values():
            seat.member = ""
        g.numbered(1)[0].influence = 20
        g.provinces["sardinia-corsica"].governor = ""
        g.numbered(3)[0].place, g.numbered(3)[0].at = "carthage", ""
        g.ballots = mode  # type: ignore[assignment]

    play = Killed()
    session(play, "senate.governors", ready, private)
    play.answer("diamond", "senate.governors", governors(play, "diamond", "fam-mago", forced=0), forced=0)
    return play


DURING: list[Interruption] = [veto, silenced, claim, murder, murder_of_a_nominee, special_trial]
BETWEEN: list[Interruption] = [force, murder, special_trial]


@clause("RC-9.0.15", "RC-9.0.16", "RC-9.0.18", "RC-9.8.1a", "RC-9.8.7")
@pytest.mark.parametrize("interrupt", DURING, ids=lambda one: one.__name__)
@pytest.mark.parametrize(("mode", "moment"), MODES)
def test_an_interrupted_vote_resumes_to_the_same_mark(interrupt: Interruption, mode: str, moment: int) -> None:
    play = electing(mode, interrupt)
    cast(play, moment)
    interrupt(play)
    go_on(play)
    assert len(play.cases) > moment + 1


@clause("RC-9.0.16")
@pytest.mark.parametrize(("mode", "moment"), MODES)
def test_a_suspended_vote_resumes_to_the_same_mark(mode: str, moment: int) -> None:
    play = sending(mode)
    cast(play, moment)
    force(play)
    go_on(play)
    assert len(play.cases) > moment + 1


@clause("RC-9.0.16", "RC-9.8.1a")
@pytest.mark.parametrize("interrupt", BETWEEN, ids=lambda one: one.__name__)
def test_what_is_done_between_votes_resumes_to_the_same_mark(interrupt: Interruption) -> None:
    play = Killed()
    session(play, "senate.suffetes", ready, dice=dice(interrupt))
    interrupt(play)
    go_on(play)
    assert play.cases


def test_another_process_resumes_to_the_same_marks(tmp_path: Path) -> None:
    """The last mark of every table above, after a process has died and another with other hashes has begun."""
    cases: list[Case] = []
    for interrupt in DURING:
        play = electing("ordered", interrupt)
        cast(play, 2)
        interrupt(play)
        go_on(play)
        cases += play.cases
    play = sending("ordered")
    cast(play, 1)
    force(play)
    go_on(play)
    cases += play.cases
    saved = tmp_path / "tables"
    saved.write_bytes(pickle.dumps(cases))
    marks = [entries[-1].mark if entries else "" for _, entries, _ in cases]
    command = [sys.executable, "-m", "tests.games.carthage.resuming", str(saved)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "7"}
    )
    assert [line.partition(" ")[0] for line in done.stdout.splitlines()] == marks
