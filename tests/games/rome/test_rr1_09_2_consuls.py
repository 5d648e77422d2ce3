"""RR-1.09.2: the election of the Consuls, and how they share the offices."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.events import TieRolled
from games.republic.senate.events import MotionFell, Proposed
from games.republic.senate.presiding import presiding
from games.rome.senate.events import OfficeLeft, OfficeTaken
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import CIRCLE
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, numbered
from tests.games.rome.senate import (
    Change,
    away,
    motion,
    office,
    pass_motion,
    propose,
    rated,
    reject_motion,
    session,
    vote,
    vote_all,
)

FAMILIES = {
    1: "cornelius", 2: "fabius", 3: "valerius", 4: "julius", 5: "claudius", 6: "manlius", 7: "fulvius", 8: "furius",
    9: "aurelius", 10: "junius", 11: "papirius", 12: "acilius",
}  # fmt: skip


def pair(first: int, second: int) -> dict[str, str]:
    return {"first": f"fam-{FAMILIES[first]}", "second": f"fam-{FAMILIES[second]}"}


def election(play: Play, *changes: Change, **how: Any) -> Play:
    return session(play.until("senate.pontifex"), "senate.consuls", *changes, **how)


def elected(play: Play, *changes: Change, first: int = 3, second: int = 4, **how: Any) -> Play:
    """Valerius (circle) and Julius (square) are elected; the offices are not shared out yet."""
    election(play, *changes, **how)
    propose(play, "consuls", pair(first, second))
    pass_motion(play)
    return play


def only(*numbers: int) -> Change:
    """Only these are in Rome, and nobody is left to join them."""

    def change(g: Rome) -> None:
        away(*(set(FAMILIES) - set(numbers)))(g)
        g.deck += g.curia.families
        g.curia.families.clear()

    return change


def offices(play: Play, *numbers: int) -> list[str]:
    return [play.senator(number).office for number in numbers]


# Nominating


@clause("RR-1.09.2.1", "RR-DP29")
def test_any_two_in_rome_may_be_named_but_not_the_consuls_of_last_year(play: Play) -> None:
    election(play, office(5, "field-consul"), office(6, "dictator"), away(7), office(8, "censor"))
    form = play.options("triangle", "senate.consuls")
    able = {f"fam-{FAMILIES[number]}" for number in (2, 3, 4, 8, 9, 10, 11, 12)}
    assert set(form["first"]) == set(form["second"]) == able


@clause("RR-1.09.2.1", "RR-1.15.3")
def test_once_tradition_erodes_they_may_be_elected_again(play: Play) -> None:
    election(play, office(6, "dictator"), lambda g: g.laws.append("law-tradition-erodes"))
    assert {"fam-cornelius", "fam-manlius"} <= set(play.options("triangle", "senate.consuls")["first"])


@clause("RR-2.01.2")
def test_the_pontifex_maximus_holds_no_other_office(play: Play) -> None:
    election(play, office(6, "pontifex-maximus"), options={"pontifex": True})
    assert "fam-manlius" not in play.options("diamond", "senate.consuls")["first"]


@clause("RR-1.09.2.1")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (pair(3, 3), "senate.twice"),
        (pair(1, 3), "choice.unknown"),
        ({"first": "fam-fabius"}, "choice.fields"),
        ("fam-fabius", "choice.fields"),
    ],
)
def test_two_different_candidates_are_named(play: Play, raw: Any, reason: str) -> None:
    election(play)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "consuls", raw)
    assert refused.value.reason == reason
    assert (reason != "senate.twice") or refused.value.about["clause"] == "RR-1.09.2.1"
    assert play.g.senate.motion is None


@clause("RR-0.6.5", "RR-DP29")
def test_who_misses_his_deadline_names_the_pair_with_the_highest_influence(play: Play) -> None:
    election(play)
    assert play.decision("diamond", "senate.consuls").lapse == pair(2, 3), "5 INF each; Cornelius is Consul"
    play.lapse("diamond", "senate.consuls")
    reject_motion(play)
    assert play.decision("diamond", "senate.consuls").lapse == pair(2, 4), "5 and 4, the lowest numbers"


@clause("RR-1.09.2.1", "RR-1.09.131")
@pytest.mark.parametrize("again", [pair(3, 4), pair(4, 3)])
def test_a_rejected_pair_is_not_named_again_but_its_members_in_others(play: Play, again: dict[str, str]) -> None:
    election(play)
    propose(play, "consuls", pair(3, 4))
    reject_motion(play)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "consuls", again)
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.again", "RR-1.09.131")
    propose(play, "consuls", pair(3, 5))
    assert motion(play)


@clause("RR-1.09.721")
def test_if_a_nominee_dies_others_must_be_named(play: Play) -> None:
    election(play, dice={"assassination": [6]})
    propose(play, "consuls", pair(3, 4))
    attempt = {"assassin": "fam-fabius", "victim": "fam-valerius", "cards": 0}
    play.answer("triangle", "senate.assassinate", attempt)
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]
    assert ("diamond", "senate.consuls") in play.asked()


# The last pair


@clause("RR-1.09.21")
def test_the_last_possible_pair_is_appointed_without_a_vote(play: Play) -> None:
    election(play, only(1, 3, 4))
    assert not play.saw(Proposed)
    assert set(play.asked()) == {("circle", "senate.office"), ("square", "senate.office")}


@clause("RR-1.09.21", "RR-1.09.2.1")
def test_of_three_candidates_the_third_pair_is_appointed(play: Play) -> None:
    election(play, only(1, 3, 4, 6))
    for one in (pair(3, 4), pair(3, 6)):
        propose(play, "consuls", one)
        reject_motion(play)
    assert set(play.asked()) == {("square", "senate.office"), ("triangle", "senate.office")}


@clause("RR-1.09.21")
def test_with_fewer_than_two_candidates_last_years_consuls_are_eligible(play: Play) -> None:
    election(play, only(1, 3))
    assert set(play.asked()) == {("circle", "senate.office"), ("diamond", "senate.office")}
    play.answer("circle", "senate.office", "rome")
    play.answer("diamond", "senate.office", "field")
    assert offices(play, 3, 1) == ["rome-consul", "field-consul"]


@clause("RR-1.09.21", "RR-1.09.81")
def test_with_fewer_than_two_candidates_the_senate_is_filled_first(play: Play) -> None:
    def families(g: Rome) -> None:
        only(1)(g)
        for family in ("fam-flaminius", "fam-aelius", "fam-sulpicius"):
            g.deck = [card for card in g.deck if card != family]
            g.curia.families.append(family)

    election(play, families)
    assert len(play.g.in_rome()) == 4
    assert len(play.options("diamond", "senate.consuls")["first"]) == 3


@clause("RR-1.09.21")
def test_one_alone_is_rome_consul(play: Play) -> None:
    election(play, only(3))
    assert not play.asked()
    assert offices(play, 3) == ["rome-consul"]
    assert play.saw(OfficeTaken) == [OfficeTaken(CIRCLE, "fam-valerius", "rome-consul", 5)]


# Sharing the offices


@clause("RR-1.09.22", "RR-DP32")
@pytest.mark.parametrize(("circle", "posts"), [("rome", ["rome-consul", "field-consul"]), ("field", None)])
def test_the_two_say_secretly_who_stays_in_rome(play: Play, circle: str, posts: list[str] | None) -> None:
    elected(play)
    assert play.decision("circle", "senate.office").lapse == "field"
    play.answer("circle", "senate.office", circle)
    assert not play.told, "the other has still to say it"
    play.answer("square", "senate.office", "rome" if circle == "field" else "field")
    assert offices(play, 3, 4) == (posts or ["field-consul", "rome-consul"])
    assert not play.saw(TieRolled)
    assert presiding(play.g) is play.senator(3 if posts else 4)
    invariants(play.g)


@clause("RR-1.09.22", "RR-0.3.1")
@pytest.mark.parametrize("both", ["rome", "field"])
def test_if_both_want_the_same_the_higher_roll_gets_it(play: Play, both: str) -> None:
    elected(play, dice={"tie.consuls": [1, 2, 5, 6]})
    play.answer("circle", "senate.office", both)
    play.answer("square", "senate.office", both)
    assert play.saw(TieRolled) == [TieRolled("consuls", ("fam-valerius", "fam-julius"), (3, 11))]
    assert play.senator(4).office == f"{both}-consul"
    assert {play.senator(3).office, play.senator(4).office} == {"rome-consul", "field-consul"}


@clause("RR-1.09.22")
@pytest.mark.parametrize(("said", "posts"), [("rome", ["rome-consul", "field-consul"]), ("field", None)])
def test_who_has_both_says_it_of_the_first(play: Play, said: str, posts: list[str] | None) -> None:
    elected(play, first=3, second=7)
    assert play.asked() == [("circle", "senate.office")]
    play.answer("circle", "senate.office", said)
    assert offices(play, 3, 7) == (posts or ["field-consul", "rome-consul"])


@clause("RR-1.09.22", "RR-1.09.18", "RR-1.09.22.1", "RR-1.09.174")
def test_the_new_gain_influence_and_the_old_become_prior_consuls(play: Play) -> None:
    """Also those who are away: a Dictator with a force, and his Master of Horse."""
    elected(
        play, office(5, "field-consul"), office(6, "dictator"), office(7, "master-of-horse"), away(6, 7),
        rated(1, prior_consul=False), first=3, second=8,
    )  # fmt: skip
    play.answer("circle", "senate.office", "rome")
    play.answer("square", "senate.office", "field")
    assert [(one.senator, one.office, one.influence) for one in play.saw(OfficeTaken)] == [
        ("fam-valerius", "rome-consul", 5),
        ("fam-furius", "field-consul", 5),
    ]
    assert play.saw(OfficeLeft) == [
        OfficeLeft("fam-manlius", "dictator", prior=True),
        OfficeLeft("fam-cornelius", "rome-consul", prior=True),
        OfficeLeft("fam-claudius", "field-consul", prior=True),
        OfficeLeft("fam-fulvius", "master-of-horse", prior=False),
    ]
    assert offices(play, 1, 5, 6, 7) == [""] * 4
    assert (play.senator(3).influence, play.senator(8).influence) == (10, 8)
    assert play.senator(1).influence == 10, "what an office has brought stays"


@clause("RR-1.09.2.1", "RR-1.09.174")
def test_a_censor_or_master_of_horse_who_is_elected_leaves_that_office(play: Play) -> None:
    elected(play, office(3, "censor"), office(4, "master-of-horse"))
    play.answer("circle", "senate.office", "rome")
    play.answer("square", "senate.office", "field")
    assert OfficeLeft("fam-valerius", "censor", prior=False) in play.saw(OfficeLeft)
    assert OfficeLeft("fam-julius", "master-of-horse", prior=False) in play.saw(OfficeLeft)
    assert offices(play, 3, 4) == ["rome-consul", "field-consul"]
    assert play.g.holder("censor") is None


@clause("RR-1.09.144", "RR-0.6.5")
def test_if_all_who_could_preside_have_stepped_down_the_rules_name_the_pair(play: Play) -> None:
    election(play, only(1, 3, 4, 6))
    play.g.senate.stepped_down = ["fam-cornelius", "fam-valerius", "fam-julius", "fam-manlius"]
    propose(play, "consuls", pair(4, 6))
    reject_motion(play)
    assert set(play.asked()) == {("circle", "senate.office"), ("square", "senate.office")}


@clause("RR-1.09.14")
def test_a_rejected_pair_takes_no_office(play: Play) -> None:
    election(play)
    propose(play, "consuls", pair(3, 4))
    vote_all(play, [], ["circle"])
    assert (offices(play, 1, 3, 4), play.g.step) == (["rome-consul", "", ""], "senate.consuls")
    propose(play, "consuls", pair(3, 5))
    vote(play, "triangle", "for")
    assert numbered(play.g, 3).office == ""
