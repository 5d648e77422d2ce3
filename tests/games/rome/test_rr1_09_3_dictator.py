"""RR-1.09.3: when there may be a Dictator, who makes one, and his Master of Horse."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.rome.senate.events import DictatorSought, OfficeLeft, OfficeTaken
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import CIRCLE, DIAMOND, SQUARE
from tests.games.rome.money import in_revolt, legion
from tests.games.rome.play import Play, add_leader, add_war, numbered
from tests.games.rome.senate import Change, away, office, pass_motion, propose, rated, reject_motion, session


def danger(g: Rome) -> None:
    """Three Wars are Active."""
    for war in ("illyrian-1", "syrian", "gallic-1"):
        add_war(g, war)


def consuls(g: Rome) -> None:
    """Valerius (3, circle) is Rome Consul, Julius (4, square) Field Consul."""
    for number, post in ((1, ""), (3, "rome-consul"), (4, "field-consul")):
        numbered(g, number).office = post  # type: ignore[assignment]


def appointment(play: Play, *changes: Change, **how: Any) -> Play:
    return session(play.until("senate.censor"), "senate.appointment", consuls, *changes, **how)


def election(play: Play, *changes: Change, **how: Any) -> Play:
    """The Consuls have not agreed; Valerius presides."""
    appointment(play, danger, *changes, **how)
    play.lapse_all("senate.appoint")
    return play


# When there may be one


@clause("RR-1.09.3.1")
@pytest.mark.parametrize(
    ("wars", "possible"),
    [
        (["illyrian-1", "syrian"], False),
        (["illyrian-1", "syrian", "gallic-1"], True),
        (["punic-1"], True),
        (["punic-2"], False),
        ([], False),
    ],
)
def test_three_wars_or_one_of_strength_20_are_needed(play: Play, wars: list[str], possible: bool) -> None:
    appointment(play, *(lambda g, war=war: add_war(g, war) for war in wars))
    assert bool(play.asked("senate.appoint")) == possible


@clause("RR-1.09.3.1")
@pytest.mark.parametrize(("beaten", "possible"), [(False, True), (True, False)])
def test_a_beaten_fleet_counts_no_more(play: Play, beaten: bool, possible: bool) -> None:
    appointment(play, lambda g: add_war(g, "punic-1", naval_victory=beaten))
    assert bool(play.asked("senate.appoint")) == possible


@clause("RR-1.09.3.1")
@pytest.mark.parametrize("status", ["inactive", "imminent"])
def test_wars_that_are_not_active_do_not_count(play: Play, status: str) -> None:
    appointment(play, danger, lambda g: setattr(g.wars["syrian"], "status", status))
    assert not play.asked()


@clause("RR-1.09.3.1")
@pytest.mark.parametrize("led", [False, True])
def test_a_leader_counts_with_his_war(play: Play, led: bool) -> None:
    def change(g: Rome) -> None:
        add_war(g, "punic-2")
        if led:
            add_leader(g, "hannibal", "punic-2")

    appointment(play, change)
    assert bool(play.asked("senate.appoint")) == led


@clause("RR-1.09.3.1", "RR-1.11.39")
@pytest.mark.parametrize(("legions", "possible"), [(15, False), (16, True)])
def test_a_civil_war_is_as_strong_as_the_rebel_army_and_his_skill(play: Play, legions: int, possible: bool) -> None:
    appointment(play, in_revolt(*(legion() for _ in range(legions)), rebels=(2,)))
    assert bool(play.asked("senate.appoint")) == possible


# Appointed by the Consuls


@clause("RR-1.09.31", "RR-1.09.3.1", "RR-DP34")
def test_both_consuls_name_somebody_without_a_major_office_except_censor(play: Play) -> None:
    appointment(play, danger, office(5, "censor"), office(6, "pontifex-maximus"), away(7))
    assert set(play.asked()) == {("circle", "senate.appoint"), ("square", "senate.appoint")}
    form = play.options("circle", "senate.appoint")
    able = {"cornelius", "fabius", "claudius", "furius", "aurelius", "junius", "papirius", "acilius"}
    assert set(form) == {"none", *(f"fam-{name}" for name in able)}
    assert play.decision("circle", "senate.appoint").lapse == "none"


@clause("RR-1.09.31", "RR-1.09.33")
def test_if_both_name_the_same_he_is_dictator(play: Play) -> None:
    appointment(play, danger)
    play.answer("circle", "senate.appoint", "fam-cornelius")
    play.answer("square", "senate.appoint", "fam-cornelius")
    assert play.saw(DictatorSought) == [DictatorSought({CIRCLE: "fam-cornelius", SQUARE: "fam-cornelius"})]
    assert play.saw(OfficeTaken) == [OfficeTaken(DIAMOND, "fam-cornelius", "dictator", 7)]
    assert play.asked() == [("diamond", "senate.master")]


@clause("RR-1.09.31", "RR-1.09.32")
@pytest.mark.parametrize("other", ["fam-fabius", "none"])
def test_otherwise_there_is_an_election(play: Play, other: str) -> None:
    appointment(play, danger)
    play.answer("circle", "senate.appoint", "fam-cornelius")
    play.answer("square", "senate.appoint", other)
    assert play.asked() == [("circle", "senate.dictator")]


@clause("RR-1.09.31")
@pytest.mark.parametrize("change", [rated(4, office=""), rated(7, office="field-consul")])
def test_a_sole_consul_or_who_has_both_decides_alone(play: Play, change: Change) -> None:
    def one_player(g: Rome) -> None:
        numbered(g, 4).office = ""
        change(g)

    appointment(play, danger, one_player)
    assert play.asked() == [("circle", "senate.appoint")]
    play.answer("circle", "senate.appoint", "fam-fabius")
    assert play.senator(2).office == "dictator"


# Elected


@clause("RR-1.09.32", "RR-DP35")
def test_the_presiding_magistrate_may_nominate_one_after_the_other(play: Play) -> None:
    election(play)
    propose(play, "dictator", {"nominee": "fam-cornelius"}, "circle")
    reject_motion(play)
    assert "fam-cornelius" not in play.options("circle", "senate.dictator")["nominee"]
    propose(play, "dictator", {"nominee": "fam-fabius"}, "circle")
    pass_motion(play)
    assert play.senator(2).office == "dictator"


@clause("RR-1.09.32", "RR-DP35")
def test_if_absent_there_is_no_election(play: Play) -> None:
    election(play)
    assert play.decision("circle", "senate.dictator").lapse == {"nominee": "none"}
    play.lapse("circle", "senate.dictator")
    assert (play.g.holder("dictator"), play.asked()) == (None, [])


@clause("RR-1.09.3.1", "RR-1.09.32")
@pytest.mark.parametrize("nominee", ["fam-valerius", "fam-julius", "fam-marius", None])
def test_only_who_is_eligible_may_be_nominated(play: Play, nominee: str | None) -> None:
    election(play)
    with pytest.raises(IllegalAnswer, match="unknown"):
        propose(play, "dictator", {"nominee": nominee}, "circle")


@clause("RR-1.09.33", "RR-1.09.174")
def test_a_censor_who_becomes_dictator_is_censor_no_longer(play: Play) -> None:
    election(play, office(5, "censor"))
    propose(play, "dictator", {"nominee": "fam-claudius"}, "circle")
    pass_motion(play)
    assert play.saw(OfficeLeft) == [OfficeLeft("fam-claudius", "censor", prior=False)]
    assert play.g.holder("censor") is None


# The Master of Horse


def dictator(play: Play, *changes: Change) -> Play:
    """Fabius (2, triangle) has been elected."""
    election(play, *changes)
    propose(play, "dictator", {"nominee": "fam-fabius"}, "circle")
    pass_motion(play)
    return play


@clause("RR-1.09.33", "RR-DP36")
def test_the_dictator_names_a_master_of_horse(play: Play) -> None:
    dictator(play, office(5, "censor"))
    form = play.options("triangle", "senate.master")
    assert {"fam-claudius", "fam-cornelius"} <= set(form)
    assert not {"fam-fabius", "fam-valerius", "fam-julius"} & set(form)
    play.answer("triangle", "senate.master", "fam-claudius")
    assert play.senator(5).office == "master-of-horse"
    assert OfficeLeft("fam-claudius", "censor", prior=False) in play.saw(OfficeLeft)
    assert [(one.office, one.influence) for one in play.saw(OfficeTaken)] == [("master-of-horse", 3)]


@clause("RR-1.09.33", "RR-DP36")
@pytest.mark.parametrize(("gone", "best"), [((), "fam-manlius"), ((6, 10), "fam-cornelius")])
def test_by_default_his_own_with_the_most_skill_or_whoever_has_most(
    play: Play, gone: tuple[int, ...], best: str
) -> None:
    dictator(play, away(*gone))
    assert play.decision("triangle", "senate.master").lapse == best


@clause("RR-1.09.33", "RR-1.09.12")
def test_the_dictator_presides_from_now_on(play: Play) -> None:
    dictator(play)
    play.lapse("triangle", "senate.master")
    assert play.g.hrao() is play.senator(2)


@clause("RR-1.09.173")
def test_if_the_dictator_dies_there_is_no_other_this_turn(play: Play) -> None:
    def dead(g: Rome) -> None:
        g.senate.crisis = True
        g.senate.filled.append("dictator")

    session(play.until("senate.censor"), "senate.dictator", consuls, danger, dead)
    assert not play.asked()
