"""RR-1.09 asked ahead: a programme, what all say to it, and how it is carried out motion by motion."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.senate.events import MotionFell, Proposed, SenateAdjourned, VoteClosed, VotesDeclared
from games.rome.senate.events import OfficeTaken
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.ahead.senate_helpers import (
    DOCKET,
    PROGRAMME,
    SHEETS,
    all_on,
    asked,
    composed,
    item,
    meeting,
    on,
    pair,
    play_on,
    say,
)
from tests.games.rome.play import Play, appoint, numbered
from tests.games.rome.senate import PRAISE

A, B = item("minor", text="Praise for Cornelius"), item("minor", text="Praise for Fabius")
OTHERS = ("triangle", "circle", "square")
FABIUS_VALERIUS = pair("fam-fabius", "fam-valerius")
JULIUS_FABIUS = pair("fam-julius", "fam-fabius")


def elected(g: Rome) -> None:
    """RR-1.09.2: the Consuls are in office."""
    g.senate.elected = True


def consuls(*motions: object, **how: object) -> Play:
    """Diamond nominates pairs for Consuls."""
    return composed([list(one) if isinstance(one, tuple) else [one] for one in motions], step="senate.consuls", **how)


@clause("RR-1.09.12")
def test_who_presides_is_asked_what_he_will_propose_before_anything_else() -> None:
    assert asked(meeting()) == {"diamond": [PROGRAMME]}


@clause("RR-1.09.14")
def test_all_others_are_asked_at_once_and_nothing_is_put_before_they_have_answered() -> None:
    play = composed([[A], [B]])
    assert asked(play) == {seat: [DOCKET] for seat in OTHERS}
    on(play, "triangle", "for", "against")
    assert play_on(play) == []
    all_on(play, "for", "against")
    play_on(play)
    assert [(one.number, one.passed) for one in play.saw(VoteClosed)] == [(1, True), (2, False)]


@clause("RR-1.09.14", "RR-0.6.5")
def test_sheets_are_declared_in_the_order_of_calling_whoever_has_answered_first() -> None:
    play = composed([[A]])
    for seat in reversed(OTHERS):
        on(play, seat, "for")
    play_on(play)
    assert [one.seat for one in play.saw(VotesDeclared)] == [*OTHERS, "diamond"]


@clause("RR-1.09.6.1")
def test_when_all_has_been_voted_on_it_is_adjourned_as_he_said() -> None:
    play = composed([[A]])
    all_on(play, "for")
    play_on(play)
    assert [one.cause for one in play.saw(SenateAdjourned)] == ["magistrate"]


def test_who_wishes_to_be_asked_at_the_end_says_anew_what_he_proposes() -> None:
    play = meeting()
    say(play, "diamond", PROGRAMME, motions=[[A]], end="ask")
    all_on(play, "for")
    play_on(play)
    assert asked(play)["diamond"] == [PROGRAMME]


@clause("RR-0.6.5")
def test_who_says_nothing_of_other_business_adjourns() -> None:
    play = meeting()
    say(play, "diamond", PROGRAMME)
    play_on(play)
    assert play.saw(SenateAdjourned)
    assert not play.saw(Proposed)


@clause("RR-1.09.2.1")
def test_a_pair_is_tried_after_the_other_until_one_is_elected() -> None:
    play = consuls((FABIUS_VALERIUS, JULIUS_FABIUS))
    all_on(play, "against", "for")
    play_on(play)
    assert [one.passed for one in play.saw(VoteClosed)] == [False, True]
    assert {one.senator for one in play.saw(OfficeTaken)} >= {"fam-julius", "fam-fabius"}


@clause("RR-1.09.22")
def test_which_consul_one_would_be_is_said_before_the_pair_is_known() -> None:
    play = consuls(FABIUS_VALERIUS)
    on(play, "triangle", "for", home="rome")
    on(play, "circle", "for", home="field")
    on(play, "square", "for")
    play_on(play)
    offices = {one.senator: one.office for one in play.saw(OfficeTaken)}
    assert offices["fam-fabius"] == "rome-consul"
    assert offices["fam-valerius"] == "field-consul"


@clause("RR-0.6.5")
def test_with_nothing_left_to_propose_the_rules_name_the_pair() -> None:
    play = consuls(FABIUS_VALERIUS)
    all_on(play, "against")
    play_on(play)
    kinds = {one.kind for one in play.saw(Proposed)}
    assert kinds == {"consuls"}
    assert len(play.saw(Proposed)) == 2  # the second is that of the rules, on which all are called at once
    assert set(asked(play)) == {"triangle", "circle", "square", "diamond"}
    assert {kind for kinds in asked(play).values() for kind in kinds} == {SHEETS}


@clause("RR-1.09.4.1", "RR-2.01.2")
def test_pontifex_and_censor_stand_on_one_programme() -> None:
    def prior(g: Rome) -> None:
        elected(g)
        for number in (2, 3, 4):
            numbered(g, number).prior_consul = True

    priest, censor = item("pontifex", nominee="fam-julius"), item("censor", nominee="fam-fabius")
    play = composed([[priest], [censor]], prior, step="senate.pontifex", options={"pontifex": True})
    all_on(play, "for", "for")
    play_on(play)
    taken = {one.office: one.senator for one in play.saw(OfficeTaken)}
    assert taken == {"pontifex-maximus": "fam-julius", "censor": "fam-fabius"}


@clause("RR-1.09")
def test_offices_stand_in_the_order_of_business() -> None:
    play = meeting("senate.pontifex", elected, options={"pontifex": True})
    priest, censor = item("pontifex", nominee="fam-julius"), item("censor", nominee="fam-fabius")
    with pytest.raises(IllegalAnswer, match=r"senate\.governors-first"):
        say(play, "diamond", PROGRAMME, motions=[[censor], [priest]])


@clause("RR-1.09.152")
def test_a_tribune_is_played_as_he_said_if_those_before_him_carry_it() -> None:
    play = composed([[A]], cards={"circle": ["tribune.1"]})
    on(play, "triangle", "against")
    on(play, "circle", "for", veto="carried")
    on(play, "square", "for")
    play_on(play)
    assert not play.saw(MotionFell)  # the one before him voted against it
    play = composed([[A]], cards={"circle": ["tribune.1"]})
    on(play, "triangle", "for")
    on(play, "circle", "against", veto="carried")
    on(play, "square", "for")
    play_on(play)
    assert [one.fate for one in play.saw(MotionFell)] == ["vetoed"]


@clause("RR-1.09.152", "RR-1.09.33")
def test_of_a_dictators_proposals_no_veto_is_asked() -> None:
    play = composed([[A]], lambda g: appoint(g, "dictator", 1))
    sheets = play.decision("triangle", DOCKET).lapse["sheets"]
    assert all("veto" not in one for one in sheets.values())


@clause("RR-1.09.141")
def test_votes_are_bought_only_if_they_decide_it() -> None:
    play = composed([[A]], lambda g: setattr(numbered(g, 2), "talents", 9))
    on(play, "triangle", "for", most=9, payers=["fam-fabius"])
    on(play, "circle", "for")
    on(play, "square", "for")
    play_on(play)
    assert play.senator(2).talents == 9  # the others may still turn it whatever he buys


@clause("RR-1.09.621", "RR-1.09.14")
def test_a_sponsor_who_must_vote_for_a_repeal_does_though_his_faction_votes_against_it() -> None:
    def in_effect(g: Rome) -> None:
        g.land_bills.append(2)
        numbered(g, 2).popularity = 5

    play = composed([[item("repeal", type="2", sponsor="fam-fabius")]], in_effect)
    on(play, "triangle", "against", consents={"fam-fabius": "consent"})
    on(play, "circle", "against")
    on(play, "square", "against")
    play_on(play)
    voices = next(one.voices for one in play.saw(VotesDeclared) if one.seat == "triangle")
    assert voices["fam-fabius"] == "for"
    assert set(voices.values()) == {"for", "against"}


@clause("RR-1.09.62")
def test_a_sponsor_who_does_not_consent_is_not_asked_again() -> None:
    bill = item("land-bill", type="1", sponsor="fam-cornelius", cosponsor="fam-fabius")
    play = composed([[bill]])
    all_on(play, "for")
    play_on(play)
    assert [one.fate for one in play.saw(MotionFell)] == ["refused"]


@clause("RR-0.6.3")
def test_who_says_nothing_votes_for_a_land_bill_and_against_its_repeal() -> None:
    bill = item("land-bill", type="1", sponsor="fam-cornelius", cosponsor="fam-claudius")
    play = composed([[bill]])
    assert {sheet["voice"] for sheet in play.decision("circle", DOCKET).lapse["sheets"].values()} == {"for"}


def test_a_pause_is_made_where_somebody_wished_it() -> None:
    play = composed([[A], [B]])
    mark = next(iter(play.decision("triangle", DOCKET).lapse["sheets"]))
    on(play, "triangle", "for", "for", hold=mark)
    on(play, "circle", "for", "for")
    on(play, "square", "for", "for")
    play_on(play)
    assert [one.number for one in play.saw(VoteClosed)] == [1]
    assert {kind for kinds in asked(play).values() for kind in kinds} == {"senate.pause"}


def test_what_no_programme_has_is_voted_on_by_a_sheet_each() -> None:
    play = meeting()
    say(play, "diamond", PROGRAMME, end="ask")
    play_on(play)
    play.answer("diamond", "senate.minor", PRAISE)
    assert asked(play) == {seat: [SHEETS] for seat in (*OTHERS, "diamond")}
