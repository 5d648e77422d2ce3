"""RR-2.05: an Advocate speaks for the accused."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.events import Died
from games.republic.senate.events import MotionFell, VoteClosed
from games.republic.senate.pieces import Trial
from games.rome.senate.advocates import spokesman
from games.rome.senate.events_trials import AdvocateEngaged, AdvocateJudged, AdvocateRefused, TrialRolled
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome import rulebook
from tests.games.rome.assassins import leader
from tests.games.rome.play import Play, add_statesman, places
from tests.games.rome.rulebook import Row, span
from tests.games.rome.senate import Change, motion, rated, vote, vote_all
from tests.games.rome.trials import CALLED, accuse, crowd, marked, trials

ON = {"advocates": True}


def accused(play: Play, *changes: Change, charge: str = "major", **how: Any) -> Play:
    """Fabius (2, triangle: ORA 2) is accused by Furius; Acilius (12: ORA 2) prosecutes."""
    trials(play, marked(2, major=True, corrupt=["sicilia"]), crowd, *changes, options=ON, **how)
    accuse(play, "fabius", charge)
    return play


def defended(play: Play, by: str = "fam-valerius", *changes: Change, **how: Any) -> Play:
    """Valerius (3, circle: ORA 2) is his Advocate."""
    accused(play, *changes, **how)
    play.answer("triangle", "senate.advocate", by)
    if play.asked("senate.advise"):
        play.answer("circle", "senate.advise", "consent")
    return play


@clause("RR-2.05.2", "RR-DP40")
def test_the_accused_asks_anybody_in_rome_but_censor_and_prosecutor(play: Play) -> None:
    accused(play)
    form = play.options("triangle", "senate.advocate")
    assert {"fam-fabius", "fam-valerius", "fam-julius"} <= set(form)
    assert not {"fam-furius", "fam-acilius"} & set(form)
    assert play.decision("triangle", "senate.advocate").lapse == "fam-fabius"
    with pytest.raises(IllegalAnswer, match="unknown"):
        play.answer("triangle", "senate.advocate", "fam-acilius")


@clause("RR-2.05.2", "RR-DP41")
@pytest.mark.parametrize(("said", "advocate"), [("consent", "fam-valerius"), ("refuse", "fam-fabius")])
def test_who_is_asked_consents_or_the_accused_speaks_for_himself(play: Play, said: str, advocate: str) -> None:
    accused(play)
    play.answer("triangle", "senate.advocate", "fam-valerius")
    assert play.decision("circle", "senate.advise").lapse == "refuse"
    play.answer("circle", "senate.advise", said)
    assert play.saw(AdvocateEngaged) == [AdvocateEngaged(advocate, "fam-fabius")]
    assert bool(play.saw(AdvocateRefused)) == (said == "refuse")


@clause("RR-2.05.2")
def test_his_own_faction_is_not_asked(play: Play) -> None:
    accused(play)
    play.answer("triangle", "senate.advocate", "fam-manlius")
    assert play.saw(AdvocateEngaged) == [AdvocateEngaged("fam-manlius", "fam-fabius")]
    assert play.asked("senate.vote")


@clause("RR-2.05.2")
def test_without_the_rule_there_are_no_advocates(play: Play) -> None:
    trials(play, marked(2, major=True))
    accuse(play, "fabius", "major")
    vote_all(play, CALLED)
    assert not play.saw(TrialRolled)
    assert not play.saw(AdvocateEngaged)


@clause("RR-2.05.3")
@pytest.mark.parametrize("row", rulebook.table("**RR-1.09.421** *Popular Appeal*"), ids=lambda row: row[0])
def test_each_line_of_the_trial_adds_its_votes(play: Play, row: Row) -> None:
    low, high = span(row[0])
    total = low if low is not None else high
    assert total
    defended(play, dice={"trial": [total // 2, total - total // 2]})
    vote_all(play, ())
    (rolled,) = play.saw(TrialRolled)
    assert (rolled.total, f"{rolled.votes:+}".replace("+0", "0")) == (total, row[2])
    (closed,) = play.saw(VoteClosed)
    assert closed.votes_against - closed.votes_for == 5 + int(row[2])


@clause("RR-2.05.3")
def test_oratory_of_both_and_cicero_count(play: Play) -> None:
    def cicero(g: Rome) -> None:
        add_statesman(g, "st-28a", "circle")

    defended(play, "st-28a", cicero, dice={"trial": [2, 2]})
    vote_all(play, ())
    (rolled,) = play.saw(TrialRolled)
    assert (rolled.oratory, rolled.against, rolled.shift, rolled.total) == (6, 2, 2, 10)


@clause("RR-2.05.3")
def test_cicero_helps_the_side_he_is_on(play: Play) -> None:
    def cicero(g: Rome) -> None:
        add_statesman(g, "st-28a", "square")

    trials(play, marked(2, major=True), crowd, cicero, options=ON, dice={"trial": [6, 6]})
    play.answer("square", "senate.trial", {"accused": "fam-fabius", "charge": "major", "prosecutor": "st-28a"})
    play.lapse("triangle", "senate.advocate")
    vote_all(play, ())
    (rolled,) = play.saw(TrialRolled)
    assert (rolled.oratory, rolled.against, rolled.shift, rolled.total) == (2, 6, -2, 6)


@clause("RR-2.05.5")
def test_guilty_costs_the_advocate(play: Play) -> None:
    defended(play, dice={"trial": [3, 4]})
    vote_all(play, CALLED)
    assert play.saw(AdvocateJudged) == [AdvocateJudged("fam-valerius", -3)]
    assert play.senator(3).influence == 2


@clause("RR-2.05.6")
def test_not_guilty_brings_him_influence_and_costs_the_prosecutor(play: Play) -> None:
    defended(play, dice={"trial": [3, 4]})
    vote_all(play, ())
    assert play.saw(AdvocateJudged) == [AdvocateJudged("fam-valerius", 3), AdvocateJudged("fam-acilius", -3)]
    assert (play.senator(3).influence, play.senator(12).influence) == (8, 0)


@clause("RR-2.05.6")
@pytest.mark.parametrize("guilty", [False, True])
def test_who_speaks_for_himself_gains_and_loses_nothing(play: Play, guilty: bool) -> None:
    accused(play, charge="sicilia", dice={"trial": [3, 4]})
    play.lapse("triangle", "senate.advocate")
    vote_all(play, CALLED if guilty else ())
    assert play.saw(AdvocateJudged) == ([] if guilty else [AdvocateJudged("fam-acilius", -3)])


@clause("RR-2.05.4")
@pytest.mark.parametrize(("by", "struck"), [("fam-valerius", True), ("fam-fabius", False)])
def test_the_people_who_kill_the_accused_may_kill_his_advocate_too(play: Play, by: str, struck: bool) -> None:
    chits = places(["3", "1", "none"])
    defended(play, by, rated(2, popularity=-2), dice={"appeal": [1, 1], "advocate": chits})
    vote(play, "diamond", "abstain")
    play.answer("triangle", "senate.appeal", "appeal")
    dead = [(one.senator, one.cause) for one in play.saw(Died)]
    assert ("fam-fabius", "people") in dead
    assert (("fam-valerius", "appeal") in dead) == struck
    assert play.saw(AdvocateJudged) == [], "his Family, which stays, has not spoken"
    assert len(play.g.chronicle.chits) == (3 if struck else 0), "3 less a modified roll of 0"


KILLED = {"assassin": "fam-julius", "victim": "fam-valerius", "cards": 0}


@clause("RR-2.05.2")
@pytest.mark.parametrize("led", [True, False])
def test_if_his_advocate_is_killed_the_accused_speaks_for_himself(play: Play, led: bool) -> None:
    """The Family of a Leader stays under the same name; it is no Advocate."""
    defended(play, "fam-valerius", leader(3 if led else 7), dice={"assassination": [6], "trial": [3, 4]})
    play.answer("square", "senate.assassinate", KILLED)
    assert ("fam-valerius" in play.g.senators) == led
    vote_all(play, CALLED)
    assert [one.advocate for one in play.saw(TrialRolled)] == ["fam-fabius"]
    assert play.saw(AdvocateJudged) == []


@clause("RR-2.05.2", "RR-1.09.721")
def test_when_the_accused_is_dead_too_the_trial_is_over_and_nobody_pleads(play: Play) -> None:
    defended(play, dice={"assassination": [6, 6]})
    trial = motion(play).proposal
    assert isinstance(trial, Trial)
    play.answer("square", "senate.assassinate", KILLED)
    play.answer("circle", "senate.assassinate", {"assassin": "fam-papirius", "victim": "fam-fabius", "cards": 0})
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]
    assert (play.saw(AdvocateJudged), spokesman(play.g, trial)) == ([], None)
