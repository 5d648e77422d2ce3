"""RR-1.09.62, 1.09.621: Land Bills, and their repeal."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.senate.events import ConsentGiven, MotionFell
from games.republic.senate.motions import people
from games.rome.basics.events import UnrestChanged
from games.rome.law import ROME
from games.rome.senate.events_business import LandBillPassed, LandBillRepealed, LandVoteResented
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play
from tests.games.rome.rulebook import number, table
from tests.games.rome.senate import (
    Change,
    away,
    motion,
    offered,
    pass_motion,
    propose,
    rated,
    session,
    vote,
    vote_all,
)
from tests.games.rome.units import FABIUS, VALERIUS

CORNELIUS = "fam-cornelius"


def land(*types: int, unrest: int = 5) -> Change:
    """Land Bills of these types are in effect, and there is this much Unrest."""

    def change(g: Rome) -> None:
        g.land_bills += types
        g.unrest = unrest

    return change


def bill(kind: int, sponsor: str = FABIUS, cosponsor: str = CORNELIUS) -> dict[str, Any]:
    """A Land Bill as it is answered."""
    return {"type": str(kind), "sponsor": sponsor, "cosponsor": cosponsor}


def proposed(play: Play, raw: dict[str, Any], *changes: Change) -> None:
    """A Land Bill is proposed, and Fabius consents to sponsor it."""
    session(play, "senate.business", land(), *changes)
    propose(play, "land-bill", raw)
    if any(one.kind == "senate.sponsor" for one in play.awaited()):
        play.answer("triangle", "senate.sponsor", "consent")


# The table


@clause("RR-1.09.62", "RR-1.09.621")
def test_the_table_is_the_printed_one() -> None:
    rows = {row[0]: row for row in table("Nobody abstains.")}
    for place, one in enumerate(ROME.charts.land_bills, 1):
        assert number(rows["Sponsor POP"][place]) == one.sponsor_popularity
        assert number(rows["Co-Sponsor POP"][place]) == one.cosponsor_popularity
        assert number(rows["Each senator voting against, POP"][place]) == one.against_popularity
        assert number(rows["Unrest"][place]) == one.unrest
        assert number(rows["Markers"][place]) == one.markers
        repeal = rows["Repeal: sponsor POP"][place]
        assert (repeal == "-") == (one.repeal is None)


# Proposing


@clause("RR-1.09.62", "RR-DP46")
@pytest.mark.parametrize("answer", ["consent", "refuse"])
def test_both_sponsors_must_be_willing(play: Play, answer: str) -> None:
    session(play, "senate.business", land())
    propose(play, "land-bill", bill(1))
    asked = play.decision("triangle", "senate.sponsor")
    assert (asked.clause, asked.point, asked.lapse) == ("RR-1.09.62", "RR-DP46", "refuse")
    play.answer("triangle", "senate.sponsor", answer)
    assert play.saw(ConsentGiven)[0].senator == FABIUS
    assert (play.g.senate.motion is not None) == (answer == "consent")
    if answer == "refuse":
        assert [one.fate for one in play.saw(MotionFell)] == ["refused"]
        assert "1" in play.options("diamond", "senate.land-bill")["type"], "it was not put to the vote"


@clause("RR-1.09.62")
def test_the_two_sponsors_are_different(play: Play) -> None:
    session(play, "senate.business", land())
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "land-bill", bill(1, FABIUS, FABIUS))
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.two-sponsors", "RR-1.09.62")


@clause("RR-1.09.62")
def test_sponsors_are_in_rome(play: Play) -> None:
    session(play, "senate.business", land(), away(2))
    assert FABIUS not in play.options("diamond", "senate.land-bill")["sponsor"]
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "land-bill", bill(1))
    assert refused.value.reason == "choice.unknown"


@clause("RR-1.09.62", "RR-0.1.7")
def test_a_marker_of_the_type_must_be_free(play: Play) -> None:
    session(play, "senate.business", land(1, 2, 3, 3, 3))
    assert play.options("diamond", "senate.land-bill")["type"] == ["2"]


@clause("RR-1.09.62")
def test_without_a_free_marker_there_is_nothing_to_propose(play: Play) -> None:
    session(play, "senate.business", land(1, 2, 2, 3, 3, 3))
    assert "senate.land-bill" not in offered(play, "diamond")


@clause("RR-1.09.62")
@pytest.mark.parametrize("passes", [True, False])
def test_each_type_is_proposed_once_a_turn(play: Play, *, passes: bool) -> None:
    proposed(play, bill(3))
    vote_all(play, play.g.seats if passes else ["circle"], () if passes else ["triangle", "square", "diamond"])
    assert play.options("diamond", "senate.land-bill")["type"] == ["1", "2"]


# Voting


@clause("RR-1.09.14", "RR-1.09.62")
def test_nobody_abstains(play: Play) -> None:
    proposed(play, bill(1))
    assert play.options("triangle", "senate.vote")[FABIUS] == ["for", "against"]
    with pytest.raises(IllegalAnswer) as refused:
        vote(play, "triangle", "abstain")
    assert refused.value.reason == "choice.unknown"


@clause("RR-1.09.14", "RR-0.6.3")
def test_who_misses_his_deadline_votes_for_it(play: Play) -> None:
    proposed(play, bill(1))
    lapse = play.decision("triangle", "senate.vote").lapse
    assert {voice for name, voice in lapse.items() if "." not in name} == {"for"}


@clause("RR-1.09.62")
@pytest.mark.parametrize(("kind", "loss"), [(1, 1), (2, 1), (3, 2)])
def test_each_senator_who_votes_against_it_loses_pop_whatever_becomes_of_it(play: Play, kind: int, loss: int) -> None:
    proposed(play, bill(kind))
    vote_all(play, ["triangle", "square", "diamond"], ["circle"])
    assert [one.popularity for one in map(play.senator, (3, 7, 11))] == [-loss] * 3
    assert play.saw(LandVoteResented) == [LandVoteResented((VALERIUS, "fam-fulvius", "fam-papirius"), -loss)]
    assert play.g.land_bills == [kind]


@clause("RR-1.09.62")
def test_it_costs_pop_though_the_bill_fails(play: Play) -> None:
    proposed(play, bill(1))
    vote_all(play, ["diamond"], ["triangle", "circle", "square"])
    assert play.g.land_bills == []
    assert [one.popularity for one in map(play.senator, (2, 3, 4, 1))] == [-1, -1, -1, 0]


@clause("RR-1.09.62")
@pytest.mark.parametrize(("kind", "sponsor", "cosponsor", "unrest"), [(1, 2, 1, 4), (2, 2, 1, 3), (3, 4, 2, 2)])
def test_passed_it_is_in_effect_and_the_sponsors_are_loved(
    play: Play, kind: int, sponsor: int, cosponsor: int, unrest: int
) -> None:
    proposed(play, bill(kind))
    pass_motion(play)
    assert play.g.land_bills == [kind]
    assert (play.senator(2).popularity, play.senator(1).popularity) == (sponsor, cosponsor)
    assert play.g.unrest == unrest
    assert play.saw(LandBillPassed) == [LandBillPassed(kind, FABIUS, CORNELIUS)]
    assert play.saw(UnrestChanged)[0].cause == f"land-bill-{kind}"
    invariants(play.g)


@clause("RR-1.09.721", "RR-1.09.62")
def test_a_land_bill_names_nobody_whose_death_would_cancel_it(play: Play) -> None:
    proposed(play, bill(1))
    assert people(play.g, motion(play)) == ()


# Repeal


def repeal(kind: int, sponsor: str = FABIUS) -> dict[str, Any]:
    """The repeal of a Land Bill as it is answered."""
    return {"type": str(kind), "sponsor": sponsor}


@clause("RR-1.09.621")
@pytest.mark.parametrize(("kind", "least"), [(2, 3), (3, 6)])
def test_the_sponsor_has_as_much_pop_as_he_will_lose(play: Play, kind: int, least: int) -> None:
    session(play, "senate.business", land(kind), rated(2, popularity=least), rated(3, popularity=least - 1))
    assert play.options("diamond", "senate.repeal") == {"type": [str(kind)], "sponsor": [FABIUS]}


@clause("RR-1.09.621")
def test_a_sponsor_popular_enough_for_one_type_is_refused_for_another(play: Play) -> None:
    session(play, "senate.business", land(2, 3), rated(2, popularity=3), rated(3, popularity=6))
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "repeal", repeal(3))
    about = refused.value.about
    assert (refused.value.reason, about["clause"], about["least"]) == ("senate.unpopular-sponsor", "RR-1.09.621", 6)


@clause("RR-1.09.621")
def test_type_one_cannot_be_repealed(play: Play) -> None:
    session(play, "senate.business", land(1), rated(2, popularity=9))
    assert "senate.repeal" not in offered(play, "diamond")


@clause("RR-1.09.621", "RR-DP47")
def test_the_sponsor_must_volunteer(play: Play) -> None:
    session(play, "senate.business", land(2), rated(2, popularity=3), rated(3, popularity=3))
    propose(play, "repeal", repeal(2))
    asked = play.decision("triangle", "senate.sponsor")
    assert (asked.clause, asked.point, asked.lapse) == ("RR-1.09.621", "RR-DP47", "refuse")
    play.lapse("triangle", "senate.sponsor")
    assert play.senator(2).popularity == 3
    assert play.options("diamond", "senate.repeal")["type"] == ["2"], "it was not put to the vote"
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "repeal", repeal(2))
    assert refused.value.reason == "senate.again"


def repealing(play: Play, kind: int = 2) -> None:
    """The repeal of a type is voted on, and Fabius sponsors it."""
    session(play, "senate.business", land(kind), rated(2, popularity=6), rated(3, popularity=6))
    propose(play, "repeal", repeal(kind))
    play.answer("triangle", "senate.sponsor", "consent")


@clause("RR-1.09.621")
def test_the_sponsor_must_vote_for_it(play: Play) -> None:
    repealing(play)
    form = play.options("triangle", "senate.vote")
    assert (form[FABIUS], form["fam-manlius"]) == (["for"], ["for", "against"])
    assert play.decision("triangle", "senate.vote").lapse == {
        FABIUS: "for", f"{FABIUS}.bought": 0, "fam-manlius": "against", "fam-manlius.bought": 0,
        "fam-junius": "against", "fam-junius.bought": 0,
    }  # fmt: skip


@clause("RR-0.6.3", "RR-1.09.14")
def test_who_misses_his_deadline_votes_against_a_repeal(play: Play) -> None:
    repealing(play)
    lapse = play.decision("circle", "senate.vote").lapse
    assert {voice for name, voice in lapse.items() if "." not in name} == {"against"}


@clause("RR-1.09.621")
@pytest.mark.parametrize(("kind", "all_in_all", "each", "unrest"), [(2, 3, 1, 7), (3, 6, 2, 8)])
def test_what_a_repeal_costs(play: Play, kind: int, all_in_all: int, each: int, unrest: int) -> None:
    repealing(play, kind)
    pass_motion(play)
    assert play.g.land_bills == []
    assert play.senator(2).popularity == 6 - all_in_all
    assert [one.popularity for one in map(play.senator, (6, 10, 1))] == [-each] * 3
    assert play.g.unrest == unrest
    assert play.saw(LandBillRepealed) == [LandBillRepealed(kind, FABIUS)]
    invariants(play.g)


@clause("RR-1.09.621")
def test_the_sponsor_loses_though_the_repeal_fails(play: Play) -> None:
    repealing(play)
    vote(play, "triangle", "for")
    assert play.senator(2).popularity == 3
    vote_all(play, (), ["circle", "square", "diamond"])
    assert play.g.land_bills == [2]
    assert play.g.unrest == 5
    assert "senate.repeal" not in offered(play, "diamond"), "once a turn"


@clause("RR-1.09.621")
def test_of_several_markers_one_comes_off(play: Play) -> None:
    session(play, "senate.business", land(3, 3), rated(1, popularity=9))
    propose(play, "repeal", repeal(3, CORNELIUS))
    pass_motion(play)
    assert play.g.land_bills == [3]
    assert "senate.repeal" not in offered(play, "diamond")
