"""RR-2.01: the Pontifex Maximus: his election, priesthoods, votes, veto, and how he loses the office."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.reign import gain
from games.republic.senate.events import MotionFell, Proposed, VoteClosed
from games.republic.senate.pieces import Minor
from games.rome.forum.events import PontifexStripped
from games.rome.law import ROME
from games.rome.senate import priests
from games.rome.senate.events import OfficeLeft, OfficeTaken, PriesthoodGiven
from games.rome.senate.events_tribunes import PowerUsed
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import DIAMOND, TRIANGLE, holds
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_senator, numbered
from tests.games.rome.senate import (
    PRAISE,
    Change,
    away,
    motion,
    offered,
    office,
    pass_motion,
    propose,
    rated,
    reject_motion,
    session,
    vote,
    vote_all,
)

ON = {"pontifex": True}
FABIUS = office(2, "pontifex-maximus")


def session_with(play: Play, *changes: Change, step: str = "senate.business", **how: Any) -> Play:
    return session(play, step, *changes, options=ON, **how)


def opened(play: Play, *changes: Change) -> Play:
    """A minor motion is voted on; Fabius (2, triangle) is Pontifex Maximus."""
    session_with(play, FABIUS, *changes)
    propose(play, "minor", PRAISE)
    return play


# The office


@clause("RR-2.01.2", "RR-DP33")
def test_he_is_nominated_singly_right_after_the_consuls(play: Play) -> None:
    session_with(play, office(5, "censor"), office(6, "field-consul"), away(7), step="senate.pontifex")
    form = play.options("diamond", "senate.pontifex")["nominee"]
    assert {"fam-claudius", "fam-fabius"} <= set(form)
    assert not {"fam-cornelius", "fam-manlius", "fam-fulvius"} & set(form)
    assert play.decision("diamond", "senate.pontifex").lapse == {"nominee": "fam-fabius"}
    propose(play, "pontifex", {"nominee": "fam-claudius"})
    pass_motion(play)
    assert play.saw(OfficeTaken) == [OfficeTaken(DIAMOND, "fam-claudius", "pontifex-maximus", 5)]
    assert play.saw(OfficeLeft) == [OfficeLeft("fam-claudius", "censor", prior=False)]


@clause("RR-2.01.2", "RR-1.09.131")
def test_who_was_rejected_is_not_nominated_again_and_the_last_is_appointed(play: Play) -> None:
    session_with(play, away(*range(4, 13)), lambda g: g.curia.families.clear(), step="senate.pontifex")
    propose(play, "pontifex", {"nominee": "fam-fabius"})
    reject_motion(play)
    assert play.senator(3).office == "pontifex-maximus"
    assert len(play.saw(Proposed)) == 0


@clause("RR-2.01.2")
@pytest.mark.parametrize("options", [{}, ON])
def test_without_the_rule_or_while_there_is_one_there_is_no_election(play: Play, options: dict[str, bool]) -> None:
    session(play, "senate.pontifex", FABIUS if options else office(1, "rome-consul"), options=options)
    assert "senate.pontifex" not in offered(play, "diamond")


@clause("RR-1.09.173")
def test_if_he_dies_in_the_same_turn_there_is_no_other(play: Play) -> None:
    session_with(play, lambda g: g.senate.filled.append("pontifex-maximus"), step="senate.pontifex")
    assert "senate.pontifex" not in offered(play, "diamond")


@clause("RR-2.01.2", "RR-1.09.3.1", "RR-1.09.4.1")
def test_he_can_hold_no_other_major_office(play: Play) -> None:
    session_with(play, FABIUS, rated(2, prior_consul=True), rated(3, prior_consul=True), step="senate.censor")
    assert play.senator(3).office == "censor", "the only one who is eligible"
    assert play.senator(2).office == "pontifex-maximus"


# Priesthoods


@clause("RR-2.01.3", "RR-2.01.31", "RR-DP65")
def test_he_gives_a_priesthood_once_in_a_senate_phase(play: Play) -> None:
    session_with(play, FABIUS, rated(3, priest=True), away(7))
    form = play.options("triangle", "senate.priesthood")
    assert form["former"] == ["none"]
    assert not {"fam-fabius", "fam-valerius", "fam-fulvius"} & set(form["senator"])
    assert not play.decision("triangle", "senate.priesthood").awaited
    play.answer("triangle", "senate.priesthood", {"senator": "fam-julius", "former": "none"})
    assert play.saw(PriesthoodGiven) == [PriesthoodGiven("fam-julius", "", 1)]
    assert (play.senator(4).priest, play.senator(4).influence) == (True, 5)
    assert "senate.priesthood" not in offered(play, "triangle")
    invariants(play.g)


@clause("RR-2.01.3")
@pytest.mark.parametrize("senator", ["fam-fabius", "fam-valerius", "none"])
def test_only_another_in_rome_who_is_none_can_be_given_one(play: Play, senator: str) -> None:
    session_with(play, FABIUS, rated(3, priest=True))
    with pytest.raises(IllegalAnswer, match="unknown"):
        play.answer("triangle", "senate.priesthood", {"senator": senator, "former": "none"})


@clause("RR-2.01.3", "RR-2.01.31", "RR-0.1.7")
def test_when_all_12_are_out_one_is_moved(play: Play) -> None:
    def all_out(g: Rome) -> None:
        for number in (13, 14):
            add_senator(g, number, "circle")
        for number in (1, *range(3, 14)):
            numbered(g, number).priest = True

    session_with(play, FABIUS, all_out, away(5))
    form = play.options("triangle", "senate.priesthood")
    assert (form["senator"], len(form["former"])) == (["fam-aelius"], 12)
    play.answer("triangle", "senate.priesthood", {"senator": "fam-aelius", "former": "fam-claudius"})
    assert (play.senator(5).priest, play.senator(5).influence) == (False, 3)
    assert (play.senator(14).priest, play.senator(14).influence) == (True, 3)


@clause("RR-2.01.3")
def test_not_during_a_vote(play: Play) -> None:
    opened(play)
    assert "senate.priesthood" not in offered(play, "triangle")


# Votes


@dataclass
class Marching:
    """A proposal that moves forces."""

    movements: list[Any]
    kind: str = "forces"


@clause("RR-2.01.32", "RR-2.01.4")
@pytest.mark.parametrize(
    ("orders", "counts"),
    [(["send"], True), (["recall"], True), (["replace", "garrison"], True), (["garrison"], False), ([], False)],
)
def test_priests_and_he_have_more_votes_on_who_goes_to_war(play: Play, orders: list[str], counts: bool) -> None:
    opened(play, rated(2, knights=2), rated(3, priest=True, knights=1))
    moved = replace(motion(play), proposal=Marching([{"order": one} for one in orders]))  # type: ignore[arg-type]
    assert priests.more_votes(moved, play.senator(2)) == (2 + 2 if counts else 0)
    assert priests.more_votes(moved, play.senator(3)) == (1 if counts else 0)
    assert priests.more_votes(moved, play.senator(4)) == 0
    assert ROME.more_votes(play.g, moved, play.senator(2)) == 2 + (4 if counts else 0)


@clause("RR-2.01.32")
def test_on_other_proposals_they_have_no_more(play: Play) -> None:
    opened(play)
    assert isinstance(motion(play).proposal, Minor)
    assert priests.more_votes(motion(play), play.senator(2)) == 0


# Veto


@clause("RR-2.01.5", "RR-DP53")
def test_he_vetoes_once_in_a_senate_phase(play: Play) -> None:
    opened(play)
    assert play.options("triangle", "senate.veto") == ["pontifex-maximus"]
    play.answer("triangle", "senate.veto", "pontifex-maximus")
    assert play.saw(PowerUsed) == [PowerUsed(TRIANGLE, "fam-fabius", "veto", 1, "minor")]
    assert play.saw(MotionFell) == [MotionFell(1, "minor", "vetoed")]
    propose(play, "minor", {"text": "again"})
    assert "senate.veto" not in offered(play, "triangle")


@clause("RR-2.01.5")
@pytest.mark.parametrize("place", ["captive", "force"])
def test_only_in_rome(play: Play, place: str) -> None:
    opened(play, lambda g: setattr(numbered(g, 2), "place", place))
    assert "senate.veto" not in offered(play, "triangle")


@clause("RR-2.01.5")
def test_he_cannot_propose_that_way_and_beside_him_a_tribune_serves(play: Play) -> None:
    session_with(play, FABIUS, holds("triangle", "tribune.1"))
    propose(play, "minor", PRAISE)
    assert play.options("triangle", "senate.veto") == ["tribune.1", "pontifex-maximus"]
    play.answer("triangle", "senate.claim", "tribune.1")
    assert "senate.claim" not in offered(play, "triangle")


@clause("RR-2.01.5", "RR-1.09.152")
def test_not_against_what_a_tribune_could_not_veto(play: Play) -> None:
    opened(play, office(5, "dictator"))
    assert "senate.veto" not in offered(play, "triangle")


# Losing the office


@clause("RR-2.01.8", "RR-1.09.143")
@pytest.mark.parametrize(("against", "passed"), [(("triangle",), True), (("triangle", "circle"), False), ((), True)])
def test_two_thirds_of_the_votes_strip_him(play: Play, against: tuple[str, ...], passed: bool) -> None:
    """Of 29 votes triangle and circle have 12: 17 are not two thirds."""
    session_with(play, FABIUS, rated(3, priest=True))
    propose(play, "strip", {})
    vote_all(play, [seat for seat in play.g.seats if seat not in against], against)
    assert play.saw(VoteClosed)[0].passed == passed
    assert (play.senator(2).office == "") == passed
    assert play.saw(PontifexStripped) == ([PontifexStripped("fam-fabius", -5)] if passed else [])
    assert play.senator(2).influence == (0 if passed else 5)
    assert play.senator(3).priest, "priests stay"


@clause("RR-2.01.8")
def test_without_votes_he_stays(play: Play) -> None:
    session_with(play, FABIUS)
    propose(play, "strip", {})
    vote_all(play, ())
    assert not play.saw(VoteClosed)[0].passed


@clause("RR-2.01.8", "RR-2.01.5")
def test_his_own_veto_does_not_help_him_but_tribunes_do(play: Play) -> None:
    session_with(play, FABIUS, holds("triangle", "tribune.1"))
    propose(play, "strip", {})
    assert play.options("triangle", "senate.veto") == ["tribune.1"]
    play.answer("triangle", "senate.veto", "tribune.1")
    assert play.senator(2).office == "pontifex-maximus"


@clause("RR-2.01.8", "RR-1.09.131")
def test_it_is_proposed_once_and_only_while_there_is_one(play: Play) -> None:
    session_with(play)
    assert "senate.strip" not in offered(play, "diamond")
    session_with(play, FABIUS)
    propose(play, "strip", {})
    reject_motion(play)
    assert "senate.strip" not in offered(play, "diamond")


@clause("RR-2.01.2", "RR-1.09.18")
def test_the_influence_that_came_with_it_goes_with_it(play: Play) -> None:
    session_with(play, FABIUS, lambda g: gain(g, numbered(g, 2), influence=5))
    propose(play, "strip", {})
    vote(play, "triangle", "for")
    vote_all(play, play.g.seats)
    assert play.senator(2).influence == 5
