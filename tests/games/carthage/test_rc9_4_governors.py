"""RC-9.4: the election and the recall of Governors."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.pieces import Province
from games.carthage.senate.events_elections import GovernorElected, GovernorRecalled
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.events import GovernorReturned
from games.republic.pieces import RAIDERS
from games.republic.senate.events import MotionFell, SenateAdjourned, SenatorJoined, Unopposed
from games.republic.senators import kill
from tests.clauses import clause, points
from tests.games.carthage.forum import holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province, add_senator, numbered
from tests.games.carthage.senate import Change, away, office, only, pass_motion, propose, reject_motion, session

SPAIN, SARDINIA, TUNISIA = "coastal-spain", "sardinia-corsica", "tunisia"
FREE = {"fam-himilco", "fam-bomilcar", "fam-adherbal", "fam-carthalo", "fam-malchus"}


def vacant(*names: str) -> Change:
    """These Provinces lie in the Forum; who governed one of them is a Captive now."""

    def change(g: Carthage) -> None:
        for name in names:
            province = g.provinces.setdefault(name, Province(id=name))
            if province.governor:
                governor = g.senators[province.governor]
                governor.place, governor.at = "captive", RAIDERS
            province.governor, province.term = "", 0

    return change


def elected_now(*names: str) -> Change:
    """The Governors of these Provinces cannot be recalled, for they were elected this turn."""

    def change(g: Carthage) -> None:
        for name in names:
            g.provinces[name].elected = g.turn

    return change


def election(play: Play, *changes: Change, **how: Any) -> Play:
    """Tunisia lies in the Forum; Barca governs Coastal Spain, Hanno Sardinia."""
    return session(play, "senate.governors", vacant(TUNISIA), *changes, **how)


def governors(**chosen: str) -> dict[str, str]:
    """All Provinces, with these Governors named."""
    named = {SPAIN: "none", SARDINIA: "none", TUNISIA: "none"}
    return named | {name.replace("_", "-"): f"fam-{senator}" for name, senator in chosen.items()}


# Candidates


@clause("RC-9.4", "RC-9.4.1")
def test_those_without_an_office_and_the_unaligned_may_be_named(play: Play) -> None:
    election(play, lambda g: add_senator(g, 13, None), office(12, "general"))
    able = set(play.options("diamond", "senate.governors")[TUNISIA]) - {"none"}
    assert able == (FREE | {"fam-eshmun"}) - {"fam-malchus"}


@clause("RC-9.4")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (governors(tunisia="carthalo", coastal_spain="carthalo"), "senate.twice"),
        (governors(), "senate.nobody"),
        (governors(tunisia="mago"), "choice.unknown"),
        ({TUNISIA: "fam-carthalo"}, "choice.fields"),
    ],
)
def test_nobody_governs_two_provinces(play: Play, raw: Any, reason: str) -> None:
    election(play)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "governors", raw)
    assert refused.value.reason == reason
    assert refused.value.about.get("clause", "RC-9.4") == "RC-9.4"
    assert play.g.senate.motion is None


# Going out


@clause("RC-9.4.2")
def test_the_governor_leaves_at_once_for_three_turns(play: Play) -> None:
    before = election(play).senator(11).influence
    propose(play, "governors", governors(tunisia="carthalo"))
    pass_motion(play)
    assert play.saw(GovernorElected) == [GovernorElected("circle", "fam-carthalo", TUNISIA, 3)]  # type: ignore[arg-type]
    province, governor = play.g.provinces[TUNISIA], play.senator(11)
    assert (province.governor, province.term, province.elected) == ("fam-carthalo", 3, 1)
    assert (governor.place, governor.at, governor.in_carthage) == ("province", TUNISIA, False)
    assert governor.influence == before
    invariants(play.g)


@clause("RC-9.4.1", "RC-9.4.2")
def test_an_unaligned_senator_may_govern(play: Play) -> None:
    election(play, lambda g: add_senator(g, 13, None))
    propose(play, "governors", governors(tunisia="eshmun"))
    pass_motion(play)
    assert play.g.provinces[TUNISIA].governor == "fam-eshmun"
    assert play.senator(13) not in play.g.in_forum()
    assert play.saw(GovernorElected)[0].seat is None
    invariants(play.g)


@clause("RC-9.4")
def test_it_must_be_done_before_other_business(play: Play) -> None:
    election(play)
    assert {one.decision.kind for one in play.table.open.values()} >= {"senate.floor", "senate.governors"}
    assert play.options("diamond", "senate.floor") == ["yield"], "nor may the Senate be adjourned"
    assert not [one for one in play.table.open.values() if one.decision.kind == "senate.minor"]
    reject(play, "carthalo")
    assert play.g.step == "senate.governors"


@clause("RC-9.4.1")
def test_several_may_be_voted_together(play: Play) -> None:
    election(play, vacant(SPAIN))
    propose(play, "governors", governors(tunisia="carthalo", coastal_spain="himilco"))
    pass_motion(play)
    assert [one.province for one in play.saw(GovernorElected)] == [SPAIN, TUNISIA]


@clause("RC-9.5.1")
def test_an_hrao_without_office_may_leave_as_governor(play: Play) -> None:
    """The exception: the next HRAO goes on."""
    no_officials = [away(number) for number in (1, 4, 5, 6, 7)]
    election(play, vacant(SPAIN), *no_officials, *(lambda g, n=n: add_senator(g, n, "square") for n in range(13, 19)))
    hrao = play.g.hrao()
    assert hrao
    assert hrao.number == 13
    propose(play, "governors", governors(tunisia="eshmun"), play.g.owner(hrao))
    pass_motion(play)
    assert not hrao.in_carthage
    assert not play.g.senate.adjourned
    assert play.asked("senate.floor")


# The last candidate


def reject(play: Play, name: str) -> None:
    propose(play, "governors", governors(tunisia=name))
    reject_motion(play)


@clause("RC-9.4.1")
def test_the_last_candidate_is_appointed_without_a_vote(play: Play) -> None:
    election(play, only(9))
    assert [(one.senator, one.way) for one in play.saw(GovernorElected)] == [("fam-bomilcar", "last")]
    assert play.g.provinces[TUNISIA].governor == "fam-bomilcar"
    assert play.g.senate.motions == 0


@clause("RC-9.2d", "RC-9.4.1")
def test_who_is_voted_down_alone_cannot_be_named_for_that_province_again(play: Play) -> None:
    election(play, vacant(SPAIN))
    reject(play, "carthalo")
    form = play.options("diamond", "senate.governors")
    assert "fam-carthalo" not in form[TUNISIA]
    assert "fam-carthalo" in form[SPAIN]


@clause("RC-9.2d", "RC-9.4.1")
def test_the_last_who_has_not_been_voted_down_is_appointed(play: Play) -> None:
    election(play, vacant(SPAIN), only(8, 9))
    reject(play, "himilco")
    assert [(one.senator, one.province) for one in play.saw(GovernorElected)] == [
        ("fam-bomilcar", TUNISIA),
        ("fam-himilco", SPAIN),
    ]


@clause("RC-9.4.1", "RC-9.0.15")
def test_one_candidate_and_two_provinces_the_proposal_needs_no_vote(play: Play) -> None:
    """Nor can it be vetoed."""
    election(play, vacant(SPAIN), only(9), holds("triangle", "public-outcry.1"))
    propose(play, "governors", governors(tunisia="bomilcar"))
    assert play.saw(Unopposed) == [Unopposed(1, "governors")]
    assert play.g.provinces[TUNISIA].governor == "fam-bomilcar"
    assert play.g.provinces[SPAIN].governor == ""


@clause("RC-9.4.1")
def test_without_a_candidate_the_province_stays_vacant(play: Play) -> None:
    election(play, only())
    assert play.g.provinces[TUNISIA].governor == ""
    assert play.g.step == "senate.business"


# Recall


@clause("RC-9.4.3")
def test_a_governor_is_recalled_by_electing_a_successor(play: Play) -> None:
    election(play)
    propose(play, "governors", governors(coastal_spain="carthalo"))
    pass_motion(play)
    assert play.saw(GovernorRecalled) == [GovernorRecalled("fam-barca", SPAIN)]
    barca = play.senator(2)
    assert (barca.place, barca.at, barca.returned) == ("carthage", "", True)
    assert play.g.provinces[SPAIN].governor == "fam-carthalo"
    invariants(play.g)


@clause("RC-9.4.3")
def test_an_unaligned_governor_comes_home_to_the_forum(play: Play) -> None:
    election(play, lambda g: setattr(numbered(g, 2), "faction", None))
    propose(play, "governors", governors(coastal_spain="carthalo"))
    pass_motion(play)
    assert play.senator(2) in play.g.in_forum()


@clause("RC-9.4.3")
@pytest.mark.parametrize("why", ["elected this turn", "a Rebel", "neither"])
def test_not_a_rebel_nor_in_the_turn_of_his_election(play: Play, why: str) -> None:
    def change(g: Carthage) -> None:
        g.provinces[SPAIN].elected = g.turn if why == "elected this turn" else 0
        numbered(g, 2).rebel = why == "a Rebel"

    election(play, change)
    form = play.options("diamond", "senate.governors")
    assert (SPAIN in form) == (why == "neither")


@clause("RC-9.4.3")
def test_the_only_candidate_needs_a_vote_to_replace_a_governor(play: Play) -> None:
    election(play, vacant(SPAIN), only(9))
    propose(play, "governors", governors(sardinia_corsica="bomilcar"))
    assert not play.saw(Unopposed)
    assert play.g.senate.motion


@clause("RC-9.4.3", "RC-9.4")
def test_with_no_province_in_the_forum_only_the_magistrate_is_asked(play: Play) -> None:
    session(play, "senate.governors")
    assert play.asked() == [("diamond", "senate.floor")]
    play.lapse("diamond", "senate.floor")
    assert play.g.step == "senate.business"
    assert play.asked() == [("diamond", "senate.floor")], "the floor is his again"


@clause("RC-9.4.3")
def test_with_nobody_to_recall_or_send_other_business_begins(play: Play) -> None:
    session(play, "senate.governors", elected_now(SPAIN, SARDINIA))
    assert play.g.step == "senate.business"


# Those who have just come back


def back(*numbers: int) -> Change:
    def change(g: Carthage) -> None:
        for number in numbers:
            numbered(g, number).returned = True

    return change


@clause("RC-9.4.4")
@pytest.mark.parametrize("said", ["consent", "refuse"])
def test_who_came_back_this_turn_is_asked(play: Play, said: str) -> None:
    election(play, back(11))
    propose(play, "governors", governors(tunisia="carthalo"))
    assert play.asked() == [("circle", "senate.consent")]
    play.answer("circle", "senate.consent", said)
    assert bool(play.g.senate.motion) == (said == "consent")
    assert play.saw(MotionFell) == ([] if said == "consent" else [MotionFell(1, "governors", "refused")])


@clause("RC-9.4.4", "RC-1.5f", "RC-DP36")
def test_d_36_by_default_he_refuses(play: Play) -> None:
    election(play, back(11))
    propose(play, "governors", governors(tunisia="carthalo"))
    decision = play.decision("circle", "senate.consent")
    assert (decision.point, decision.clause, decision.lapse) == ("RC-DP36", "RC-9.4.4", "refuse")
    assert points("republic-of-carthage")["RC-DP36"] == ("RC-9.4.4", "refuse")


@clause("RC-9.4.4")
def test_one_recalled_a_moment_ago_is_asked_too(play: Play) -> None:
    election(play)
    propose(play, "governors", governors(coastal_spain="carthalo"))
    pass_motion(play)
    propose(play, "governors", {TUNISIA: "fam-barca", SARDINIA: "none"})
    assert play.asked() == [("triangle", "senate.consent")]


@clause("RC-9.4.4", "RC-6.12")
def test_a_term_that_has_run_out_marks_him(play: Play) -> None:
    def last_year(g: Carthage) -> None:
        g.provinces[SPAIN].term = 1
        g.turn = 0

    play.at("mortality", change=last_year)
    told = list(play.told)
    while play.g.step != "senate.suffetes":
        one = play.awaited()[0]
        play.lapse(one.seat, one.kind, **one.about)
        told += play.told
    assert any(isinstance(one, GovernorReturned) for one in told)
    assert play.senator(2).returned


@clause("RC-9.4.4")
def test_not_if_nobody_else_is_eligible(play: Play) -> None:
    """Two Provinces, two Senators: each who did not come back is sent too, so nobody else is left."""
    election(play, vacant(SPAIN), only(9, 11), back(11))
    propose(play, "governors", governors(tunisia="carthalo"))
    assert play.asked() == [("circle", "senate.consent")], "Bomilcar could go"
    play.answer("circle", "senate.consent", "refuse")
    propose(play, "governors", governors(coastal_spain="carthalo", tunisia="bomilcar"))
    assert {kind for _, kind in play.asked()} == {"senate.vote"}


# A Governor who dies


@clause("RC-9.4.5")
async def test_if_a_governor_dies_later_a_new_one_is_elected_at_once(play: Play) -> None:
    session(play, "senate.governors", elected_now(SPAIN))
    play.lapse("diamond", "senate.floor")
    await kill(play.g, play.senator(2), "test", "RC-5.1")
    propose(play, "minor", {"text": "In memory of Barca"})
    pass_motion(play)
    assert play.g.step == "senate.governors"
    assert SPAIN in play.options("diamond", "senate.governors")
    propose(play, "governors", {SPAIN: "fam-carthalo", SARDINIA: "none"})
    pass_motion(play)
    play.lapse("diamond", "senate.floor")
    assert play.g.step == "senate.business"


@clause("RC-9.4.5")
async def test_a_province_nobody_could_govern_before_waits(play: Play) -> None:
    election(play, only())
    assert play.g.step == "senate.business"
    play.senator(9).place = "carthage"
    propose(play, "minor", {"text": "Bomilcar is back"})
    pass_motion(play)
    assert play.g.step == "senate.business"


# Nobody proposes


@clause("RC-9.0.21", "RC-9.0.20")
def test_if_nobody_proposes_the_best_speakers_go_in_the_order_of_the_provinces(play: Play) -> None:
    """Carthalo speaks best but has just come back, and Eshmun is unaligned: they go when nobody else is left."""

    def more(g: Carthage) -> None:
        add_senator(g, 13, None)
        for name in ("numidia", "tripolitania", "balearic-isles", "sicily"):
            add_province(g, name)

    election(play, more, vacant(SPAIN), only(9, 10, 11), back(11))
    play.lapse_all("senate.floor")
    assert play.saw(SenateAdjourned) == [SenateAdjourned("silence")]
    order = [name for name in play.g.tables.provinces if name in play.g.provinces and name != SARDINIA]
    sent = {one.province: one.senator for one in play.saw(GovernorElected)}
    assert [sent.get(name, "") for name in order] == [
        "fam-bomilcar", "fam-adherbal", "fam-eshmun", "fam-carthalo", "", "",
    ]  # fmt: skip
    assert all(one.term == 3 for one in play.saw(GovernorElected))
    invariants(play.g)


@clause("RC-9.9.1")
def test_a_departure_may_leave_too_few(play: Play) -> None:
    election(play, only(9, 11, 12), lambda g: g.curia.families.append("fam-eshmun") or g.deck.remove("fam-eshmun"))
    assert len(play.g.in_carthage()) == 8
    propose(play, "governors", governors(tunisia="carthalo"))
    pass_motion(play)
    assert [one.senator for one in play.saw(SenatorJoined)] == ["fam-eshmun"]
