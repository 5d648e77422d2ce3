"""RR-1.09.5: the election of Governors, and their replacement."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.pieces import RAIDERS
from games.republic.senate.events import ConsentGiven, MotionFell, SenatorJoined, Unopposed
from games.rome.senate.events_business import GovernorElected, GovernorRecalled
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_province, add_senator, numbered
from tests.games.rome.senate import (
    away,
    offered,
    office,
    pass_motion,
    propose,
    rated,
    reject_motion,
    session,
)
from tests.games.rome.units import FABIUS, FULVIUS, FURIUS, JULIUS, MANLIUS, VALERIUS, law, province

SICILIA, AFRICA, ASIA = "sicilia", "africa", "asia"
STEP = "senate.governors"


def nominate(play: Play, **chosen: str) -> None:
    """The Presiding Magistrate names Governors."""
    able = play.options("diamond", "senate.governors")
    propose(play, "governors", {one: chosen.get(one, "none") for one in able})


def returned(*numbers: int) -> Any:
    """They came back from a Province this turn."""

    def change(g: Rome) -> None:
        for number in numbers:
            numbered(g, number).returned = True

    return change


@clause("RR-1.09.5.1")
def test_a_province_in_the_forum_gets_its_governor_before_other_business(play: Play) -> None:
    session(play, "senate.business", province(SICILIA))
    assert play.g.step == STEP
    assert [one.kind for one in play.awaited()] == ["senate.governors"]
    assert "senate.floor" not in offered(play, "diamond"), "nor may he adjourn"
    assert "senate.minor" not in offered(play, "diamond")


@clause("RR-1.09.5.1", "RR-1.09.51")
def test_who_is_elected_leaves_at_once_for_three_turns(play: Play) -> None:
    session(play, STEP, province(SICILIA))
    nominate(play, sicilia=FABIUS)
    pass_motion(play)
    assert play.saw(GovernorElected) == [GovernorElected("triangle", FABIUS, SICILIA, 3, legate=False)]  # type: ignore[arg-type]
    there, governor = play.g.provinces[SICILIA], play.senator(2)
    assert (there.governor, there.term, there.elected) == (FABIUS, 3, 1)
    assert (governor.place, governor.at) == ("province", SICILIA)
    assert play.g.step == "senate.business"
    invariants(play.g)


@clause("RR-1.09.5.1", "RR-1.09.53")
def test_eligible_are_those_in_rome_without_major_office_and_the_unaligned(play: Play) -> None:
    session(
        play,
        STEP,
        province(SICILIA),
        office(2, "censor"),
        away(3),
        rated(4, priest=True),
        lambda g: add_senator(g, 13, None),
        lambda g: add_senator(g, 14, "circle"),
    )
    able = play.options("diamond", "senate.governors")[SICILIA]
    assert "fam-cornelius" not in able, "the Rome Consul"
    assert FABIUS not in able, "the Censor"
    assert VALERIUS not in able, "away"
    assert {JULIUS, "fam-flaminius", "fam-claudius"} <= set(able)


@clause("RR-1.09.53")
def test_an_unaligned_senator_leaves_the_forum(play: Play) -> None:
    session(play, STEP, province(SICILIA), lambda g: add_senator(g, 13, None))
    nominate(play, sicilia="fam-flaminius")
    pass_motion(play)
    assert play.saw(GovernorElected)[0].seat is None
    assert play.senator(13).place == "province"
    assert play.g.in_forum() == []


@clause("RR-1.09.5.1")
def test_several_may_be_named_at_once(play: Play) -> None:
    session(play, STEP, province(SICILIA), province(AFRICA))
    nominate(play, sicilia=FABIUS, africa=VALERIUS)
    pass_motion(play)
    assert [one.province for one in play.saw(GovernorElected)] == [SICILIA, AFRICA]


@clause("RR-1.09.5.1")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({SICILIA: FABIUS, AFRICA: FABIUS}, "senate.twice"),
        ({SICILIA: "none", AFRICA: "none"}, "senate.nobody"),
        ({SICILIA: "fam-cornelius", AFRICA: "none"}, "choice.unknown"),
        ({SICILIA: FABIUS}, "choice.fields"),
    ],
)
def test_who_cannot_be_named_is_refused(play: Play, raw: dict[str, str], reason: str) -> None:
    session(play, STEP, province(SICILIA), province(AFRICA))
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "governors", raw)
    assert refused.value.reason == reason
    assert refused.value.about.get("clause", "RR-1.09.5.1") == "RR-1.09.5.1"
    assert play.g.senate.motion is None


@clause("RR-1.09.5.1", "RR-1.09.131")
def test_who_was_voted_down_alone_is_not_named_again(play: Play) -> None:
    session(play, STEP, province(SICILIA))
    nominate(play, sicilia=FABIUS)
    reject_motion(play)
    assert play.g.step == STEP
    assert FABIUS not in play.options("diamond", "senate.governors")[SICILIA]


def only_two_are_eligible(g: Rome) -> None:
    """Fabius and Julius are in Rome without an office; the others of Rome are dead or consuls."""
    for number in (3, 5, 6, 7, 8, 9, 10, 11, 12):
        numbered(g, number).place = "captive"
    g.curia.families.clear()


@clause("RR-1.09.5.1")
def test_the_last_candidate_for_the_last_province_is_appointed(play: Play) -> None:
    session(play, STEP, province(SICILIA), only_two_are_eligible)
    nominate(play, sicilia=FABIUS)
    reject_motion(play)
    assert play.saw(GovernorElected) == [GovernorElected("square", JULIUS, SICILIA, 3, legate=False)]  # type: ignore[arg-type]
    assert play.saw(Unopposed) == []
    assert play.g.step == "senate.business"


@clause("RR-1.09.54")
def test_a_province_stays_vacant_if_nobody_is_eligible(play: Play) -> None:
    session(play, STEP, province(SICILIA), only_two_are_eligible, away(2, 4, place="captive"))
    assert play.g.step == "senate.business"
    assert play.g.provinces[SICILIA].governor == ""


@clause("RR-1.09.54")
def test_nobody_is_asked_any_more_once_nobody_is_eligible(play: Play) -> None:
    session(play, STEP, province(SICILIA), only_two_are_eligible, cards={"triangle": ["law-military-reforms"]})
    for number in (2, 4):
        play.senator(number).place, play.senator(number).at = "captive", RAIDERS
    play.answer("triangle", "senate.law", "law-military-reforms")
    assert play.g.step == "senate.business"
    assert not play.g.senate.adjourned
    assert [one.kind for one in play.awaited()] == ["senate.floor"]


@clause("RR-1.09.54")
def test_a_province_that_falls_vacant_later_is_the_next_business(play: Play) -> None:
    session(play, "senate.business", province(SICILIA, 2))
    propose(play, "minor", {"text": "Praise"})
    governor = play.senator(2)
    play.g.provinces[SICILIA].governor = ""
    governor.place = "rome"
    pass_motion(play)
    assert play.g.step == STEP


def in_curia(g: Rome) -> None:
    """The Flaminii may join a faction."""
    g.curia.families.append("fam-flaminius")


@clause("RR-1.09.81", "RR-1.09.5.1")
def test_rome_is_repopulated_after_governors_have_left(play: Play) -> None:
    session(
        play,
        STEP,
        province(SICILIA),
        away(5, 6, 7, 8, place="captive"),
        lambda g: g.curia.families.append("fam-flaminius"),
    )
    nominate(play, sicilia=FABIUS)
    pass_motion(play)
    assert [one.senator for one in play.saw(SenatorJoined)] == ["fam-flaminius"]


# Consent


@clause("RR-1.09.51", "RR-DP44")
@pytest.mark.parametrize("answer", ["consent", "refuse"])
def test_who_came_back_this_turn_must_consent(play: Play, answer: str) -> None:
    session(play, STEP, province(SICILIA), returned(2))
    nominate(play, sicilia=FABIUS)
    asked = play.decision("triangle", "senate.consent")
    assert (asked.clause, asked.point, asked.lapse) == ("RR-1.09.51", "RR-DP44", "refuse")
    play.answer("triangle", "senate.consent", answer)
    assert play.saw(ConsentGiven)[0].agreed == (answer == "consent")
    if answer == "consent":
        pass_motion(play)
        assert play.g.provinces[SICILIA].governor == FABIUS
    else:
        assert [one.fate for one in play.saw(MotionFell)] == ["refused"]
        assert FABIUS not in play.options("diamond", "senate.governors")[SICILIA]


@clause("RR-1.09.51")
def test_he_needs_not_consent_if_nobody_else_is_eligible(play: Play) -> None:
    session(play, STEP, province(SICILIA), only_two_are_eligible, returned(2, 4))
    nominate(play, sicilia=FABIUS)
    assert play.g.senate.motion
    assert [one.kind for one in play.awaited()] == ["senate.vote"]


# If the Presiding Magistrate is absent


def poor_stranger(g: Rome) -> None:
    """An unaligned Senator without INF lies in the Forum."""
    add_senator(g, 13, None).influence = 0


@clause("RR-1.09.5.1", "RR-DP43", "RR-0.6.5")
def test_unasked_the_lowest_influence_of_another_faction_is_named(play: Play) -> None:
    session(
        play, STEP, province(SICILIA), rated(5, influence=0), rated(8, influence=0), lambda g: add_senator(g, 13, None)
    )
    play.senator(13).influence = 0
    asked = play.decision("diamond", "senate.governors")
    assert asked.point == "RR-DP43"
    assert asked.lapse == {SICILIA: FURIUS}
    play.lapse("diamond", "senate.governors")
    assert play.g.senate.motion


@clause("RR-DP43", "RR-0.6.5")
def test_unasked_the_next_is_named_after_a_rejection(play: Play) -> None:
    session(play, STEP, province(SICILIA), rated(8, influence=0), rated(6, influence=1))
    play.lapse("diamond", "senate.governors")
    reject_motion(play)
    assert play.decision("diamond", "senate.governors").lapse == {SICILIA: MANLIUS}


# Replacement


@clause("RR-1.09.52")
def test_a_governor_is_replaced_by_another(play: Play) -> None:
    session(play, "senate.business", province(SICILIA, 2), lambda g: setattr(g.provinces[SICILIA], "term", 1))
    nominate(play, sicilia=FULVIUS)
    pass_motion(play)
    assert play.saw(GovernorRecalled) == [GovernorRecalled(FABIUS, SICILIA)]
    assert play.g.provinces[SICILIA].term == 3
    former = play.senator(2)
    assert (former.place, former.returned, former.back) == ("rome", True, 0)
    assert FABIUS not in play.g.provinces[SICILIA].governor


@clause("RR-1.09.52", "RR-1.15.1")
def test_who_is_recalled_with_a_corrupt_marker_keeps_it_and_may_be_fined(play: Play) -> None:
    session(play, "senate.business", province(SICILIA, 2), rated(2, corrupt=[SICILIA]))
    nominate(play, sicilia=FULVIUS)
    pass_motion(play)
    assert (play.senator(2).corrupt, play.senator(2).back) == ([SICILIA], 1)


@clause("RR-1.09.52")
def test_an_unaligned_governor_returns_to_the_forum(play: Play) -> None:
    def unaligned(g: Rome) -> None:
        add_senator(g, 13, None)
        add_province(g, SICILIA, 13)

    session(play, "senate.business", unaligned)
    nominate(play, sicilia=FULVIUS)
    pass_motion(play)
    assert play.senator(13) in play.g.in_forum()


@clause("RR-1.09.52")
@pytest.mark.parametrize("why", ["elected", "rebel", "himself"])
def test_who_cannot_be_replaced(play: Play, why: str) -> None:
    def change(g: Rome) -> None:
        if why == "elected":
            g.provinces[SICILIA].elected = g.turn
        numbered(g, 2).rebel = why == "rebel"

    session(play, "senate.business", province(SICILIA, 2), change)
    if why == "himself":
        assert FABIUS not in play.options("diamond", "senate.governors")[SICILIA]
    else:
        assert "senate.governors" not in offered(play, "diamond")


@clause("RR-1.09.5.1")
def test_a_recall_may_go_with_an_election(play: Play) -> None:
    session(play, STEP, province(SICILIA), province(AFRICA, 2))
    nominate(play, sicilia=VALERIUS, africa=FULVIUS)
    pass_motion(play)
    assert play.senator(2).place == "rome"
    assert [one.senator for one in play.saw(GovernorElected)] == [VALERIUS, FULVIUS]


# Legates


def legates(*changes: Any) -> tuple[Any, ...]:
    """The Vatinian Law is in effect."""
    return (law("law-vatinian"), *changes)


@clause("RR-1.13.1")
def test_after_the_law_office_holders_and_legate_governors_are_eligible(play: Play) -> None:
    def through_legate(g: Rome) -> None:
        add_province(g, AFRICA)
        g.provinces[AFRICA].governor, g.provinces[AFRICA].elected = VALERIUS, g.turn
        numbered(g, 3).legates.append(AFRICA)

    session(play, STEP, *legates(province(SICILIA), through_legate))
    able = play.options("diamond", "senate.governors")[SICILIA]
    assert {"fam-cornelius", VALERIUS, FABIUS} <= set(able)


@clause("RR-1.13.1", "RR-DP67")
@pytest.mark.parametrize("answer", ["go", "legate"])
def test_the_elected_chooses_to_go_or_to_send_a_legate(play: Play, answer: str) -> None:
    session(play, STEP, *legates(province(SICILIA)))
    nominate(play, sicilia=FABIUS)
    pass_motion(play)
    asked = play.decision("triangle", "senate.legate")
    assert (asked.clause, asked.point, asked.lapse) == ("RR-1.13.1", "RR-DP67", "go")
    play.answer("triangle", "senate.legate", answer)
    governor = play.senator(2)
    assert play.g.provinces[SICILIA].governor == FABIUS
    assert (governor.place, governor.legates) == (("province", []) if answer == "go" else ("rome", [SICILIA]))
    assert play.saw(GovernorElected)[0].legate == (answer == "legate")


@clause("RR-1.13.1")
def test_who_holds_a_major_office_governs_by_a_legate_and_keeps_it(play: Play) -> None:
    session(play, STEP, *legates(province(SICILIA)))
    nominate(play, sicilia="fam-cornelius")
    pass_motion(play)
    consul = play.senator(1)
    assert (consul.office, consul.place, consul.legates) == ("rome-consul", "rome", [SICILIA])


@clause("RR-1.13.1", "RR-DP67")
def test_one_may_govern_several(play: Play) -> None:
    session(play, STEP, *legates(province(SICILIA), province(AFRICA)))
    nominate(play, sicilia=FABIUS, africa=FABIUS)
    pass_motion(play)
    play.answer("triangle", "senate.legate", "legate", province=SICILIA)
    assert play.decision("triangle", "senate.legate").lapse == "legate", "he has another Province"
    play.answer("triangle", "senate.legate", "go", province=AFRICA)
    governor = play.senator(2)
    assert (governor.at, governor.legates) == (AFRICA, [SICILIA])
    invariants(play.g)


@clause("RR-1.13.1")
def test_who_has_gone_to_one_governs_the_other_by_a_legate(play: Play) -> None:
    session(play, STEP, *legates(province(SICILIA), province(AFRICA)))
    nominate(play, sicilia=FABIUS, africa=FABIUS)
    pass_motion(play)
    play.answer("triangle", "senate.legate", "go", province=SICILIA)
    assert (play.senator(2).at, play.senator(2).legates) == (SICILIA, [AFRICA])


@clause("RR-1.13.1")
def test_the_unaligned_have_no_legates_and_one_province(play: Play) -> None:
    session(play, STEP, *legates(province(SICILIA), province(AFRICA), lambda g: add_senator(g, 13, None)))
    with pytest.raises(IllegalAnswer) as refused:
        nominate(play, sicilia="fam-flaminius", africa="fam-flaminius")
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.twice", "RR-1.13.1")
    with pytest.raises(IllegalAnswer) as refused:
        nominate(play)
    assert refused.value.reason == "senate.nobody"
    nominate(play, sicilia="fam-flaminius", africa=FABIUS)
    pass_motion(play)
    assert play.senator(13).place == "province"


@clause("RR-1.13.1", "RR-1.09.52")
def test_who_governs_by_a_legate_and_is_replaced_stays_where_he_is(play: Play) -> None:
    def through_legate(g: Rome) -> None:
        add_province(g, SICILIA)
        g.provinces[SICILIA].governor = FABIUS
        numbered(g, 2).legates.append(SICILIA)
        numbered(g, 2).place = "force"

    session(play, "senate.business", *legates(through_legate))
    nominate(play, sicilia=FULVIUS)
    pass_motion(play)
    assert play.g.provinces[SICILIA].governor == FABIUS, "until his successor has said whether he goes"
    play.answer("circle", "senate.legate", "go")
    assert (play.senator(2).place, play.senator(2).legates) == ("force", [])
