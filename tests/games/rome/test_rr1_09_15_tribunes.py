"""RR-1.09.15, RR-1.09.12.1: Tribunes veto and propose; RR-8: Statesmen who need none."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, NotOpen
from games.republic.senate.events import ClaimForgone, MotionFell, Proposed, Rebuked, VoteClosed
from games.republic.senate.pieces import Minor
from games.rome.senate.events_tribunes import TribunePlayed
from games.rome.senate.pieces import LandBill, Motion
from games.rome.senate.tribunes import fits, forces, vetoes
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import CIRCLE, SQUARE, TRIANGLE, holds
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_statesman, numbered
from tests.games.rome.senate import (
    BLAME,
    PRAISE,
    Change,
    away,
    motion,
    offered,
    office,
    opened,
    pass_motion,
    propose,
    rated,
    reject_motion,
    session,
    vote,
    vote_all,
)

CARD, OTHER = "tribune.1", "tribune.2"


def statesman(card: str, seat: str) -> Change:
    return lambda g: add_statesman(g, card, seat)


# Veto


@clause("RR-1.09.152", "RR-1.09.15", "RR-DP52")
def test_a_tribune_vetoes_and_is_discarded(play: Play) -> None:
    opened(play, holds("triangle", CARD))
    assert play.decision("triangle", "senate.veto").covert
    play.answer("triangle", "senate.veto", CARD)
    assert play.saw(TribunePlayed) == [TribunePlayed(TRIANGLE, CARD, "", "veto", 1, "minor")]
    assert play.saw(MotionFell) == [MotionFell(1, "minor", "vetoed")]
    assert (play.g.factions[TRIANGLE].hand, CARD in play.g.gone) == ([], True)
    assert ("diamond", "senate.floor") in play.asked()
    invariants(play.g)


@clause("RR-1.09.15")
def test_no_senator_in_rome_is_needed(play: Play) -> None:
    opened(play, holds("triangle", CARD), away(2, 6, 10))
    play.answer("triangle", "senate.veto", CARD)
    assert play.saw(MotionFell)


@clause("RR-1.09.152", "RR-1.09.142")
def test_who_has_voted_can_no_longer_veto(play: Play) -> None:
    opened(play, holds("triangle", CARD), holds("circle", OTHER))
    vote(play, "triangle", "for")
    assert "senate.veto" not in offered(play, "triangle")
    assert "senate.veto" in offered(play, "circle")


@clause("RR-1.09.152")
def test_in_his_own_turn_he_still_may(play: Play) -> None:
    opened(play, holds("circle", CARD))
    vote(play, "triangle", "for")
    play.answer("circle", "senate.veto", CARD)
    assert play.saw(MotionFell)


@clause("RR-1.09.152")
@pytest.mark.parametrize("raw", ["seduction", OTHER, None])
def test_only_a_tribune_one_holds_vetoes(play: Play, raw: Any) -> None:
    opened(play, holds("triangle", CARD, "seduction"))
    assert "senate.veto" not in offered(play, "circle")
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "senate.veto", raw)


@clause("RR-1.09.152", "RR-1.09.131")
def test_a_vetoed_proposal_does_not_come_again(play: Play) -> None:
    opened(play, holds("triangle", CARD))
    play.answer("triangle", "senate.veto", CARD)
    with pytest.raises(IllegalAnswer, match="again"):
        propose(play, "minor", PRAISE)


@clause("RR-1.09.152", "RR-1.09.2.1")
def test_a_vetoed_pair_is_not_nominated_again(play: Play) -> None:
    session(play, "senate.consuls", holds("triangle", CARD))
    propose(play, "consuls", {"first": "fam-valerius", "second": "fam-julius"})
    play.answer("triangle", "senate.veto", CARD)
    with pytest.raises(IllegalAnswer, match="again"):
        propose(play, "consuls", {"first": "fam-julius", "second": "fam-valerius"})


@clause("RR-1.09.152", "RR-1.09.43", "RR-1.09.422")
def test_a_vetoed_accused_is_not_prosecuted_again_on_the_same_charge(play: Play) -> None:
    """Also after the people have been asked."""
    marks = rated(2, major=True, corrupt=["sicilia"])
    change = (office(8, "censor"), marks, holds("triangle", CARD))
    session(play, "senate.prosecutions", *change, dice={"appeal": [3, 4]})
    play.answer("square", "senate.trial", {"accused": "fam-fabius", "charge": "sicilia", "prosecutor": "fam-acilius"})
    vote(play, "diamond", "abstain")
    play.answer("triangle", "senate.appeal", "appeal")
    play.answer("triangle", "senate.veto", CARD)
    assert play.saw(MotionFell) == [MotionFell(1, "trial", "vetoed")]
    assert play.options("square", "senate.trial")["charge"] == ["office"], "it counts against the number"


@clause("RR-1.09.152", "RR-1.09.33")
def test_proposals_of_a_dictator_cannot_be_vetoed_but_those_of_tribunes_while_he_rules_can(play: Play) -> None:
    opened(play, office(5, "dictator"), holds("triangle", CARD), holds("circle", OTHER))
    assert "senate.veto" not in offered(play, "triangle")
    pass_motion(play)
    play.answer("triangle", "senate.minor", BLAME, forced=1)
    assert "senate.veto" in offered(play, "circle")


@clause("RR-1.09.152", "RR-1.09.821")
def test_nor_a_consul_for_life(play: Play) -> None:
    session(play, "senate.business", holds("triangle", CARD), rated(1, influence=21))
    propose(play, "life", {"nominee": "fam-cornelius"})
    assert "senate.veto" not in offered(play, "triangle")


# Free Tribunes


@clause("RR-1.09.15", "RR-1.07.312.6")
@pytest.mark.parametrize("place", ["rome", "force"])
def test_a_statesmans_free_tribune_serves_once_a_turn_also_from_afar(play: Play, place: str) -> None:
    def far(g: Rome) -> None:
        numbered(g, 22).place = place  # type: ignore[assignment]

    opened(play, statesman("st-22a", "triangle"), far)
    play.answer("triangle", "senate.veto", "st-22a")
    assert play.saw(TribunePlayed) == [TribunePlayed(TRIANGLE, "", "st-22a", "veto", 1, "minor")]
    assert play.saw(MotionFell)
    propose(play, "minor", BLAME)
    assert "senate.veto" not in offered(play, "triangle")


@clause("RR-1.09.15")
def test_a_captives_serves_nobody(play: Play) -> None:
    opened(play, statesman("st-22a", "triangle"), lambda g: setattr(numbered(g, 22), "place", "captive"))
    assert "senate.veto" not in offered(play, "triangle")


@clause("RR-1.07.312.6")
def test_laenas_vetoes_land_bills_only(play: Play) -> None:
    opened(play, statesman("st-23a", "triangle"))
    assert "senate.veto" not in offered(play, "triangle")


# Proposals


@clause("RR-1.09.151", "RR-DP51")
def test_a_tribune_proposes_when_nothing_is_on_the_floor(play: Play) -> None:
    session(play, "senate.business", holds("triangle", CARD))
    assert play.decision("triangle", "senate.minor", forced=1).covert
    play.answer("triangle", "senate.minor", BLAME, forced=1)
    assert play.saw(TribunePlayed) == [TribunePlayed(TRIANGLE, CARD, "", "proposal")]
    (proposed,) = play.saw(Proposed)
    assert (proposed.seat, proposed.forced) == ("triangle", True)
    assert motion(play).order[-1] == "diamond", "the Presiding Magistrate calls"
    pass_motion(play)
    assert play.saw(VoteClosed)[0].passed
    assert CARD in play.g.gone


@clause("RR-1.09.151", "RR-1.09.144")
def test_its_unanimous_defeat_rebukes_nobody(play: Play) -> None:
    session(play, "senate.business", holds("triangle", CARD), lambda g: g.concessions.append("mining"))
    play.answer("triangle", "senate.concessions", {"mining": "fam-fabius"}, forced=1)
    vote_all(play, [], ["circle", "square", "diamond"])
    assert not play.saw(Rebuked)
    assert ("diamond", "senate.floor") in play.asked()


@clause("RR-1.09.151")
def test_only_what_is_lawful_at_this_step_and_no_prosecution_or_adjournment(play: Play) -> None:
    session(play, "senate.consuls", holds("triangle", CARD))
    assert {kind for kind in offered(play, "triangle") if kind.startswith("senate.")} == {
        "senate.consuls",
        "senate.assassinate",
    }
    session(play, "senate.prosecutions", office(8, "censor"), rated(3, major=True), holds("triangle", CARD))
    assert {kind for kind in offered(play, "triangle") if kind.startswith("senate.")} == {"senate.assassinate"}


@clause("RR-1.09.32", "RR-1.09.151")
def test_a_tribune_may_nominate_for_an_office(play: Play) -> None:
    session(play, "senate.censor", holds("triangle", CARD), rated(2, prior_consul=True), rated(3, prior_consul=True))
    play.until("senate.prosecutions")
    play.answer("triangle", "senate.censor", {"nominee": "fam-fabius"}, forced=1)
    pass_motion(play)
    assert play.senator(2).office == "censor"


@clause("RR-1.09.151", "RR-DP51")
def test_during_a_vote_the_next_place_is_reserved(play: Play) -> None:
    opened(play, holds("triangle", CARD))
    assert "senate.minor" not in offered(play, "triangle"), "a vote is not interrupted"
    play.answer("triangle", "senate.claim", CARD)
    assert play.saw(TribunePlayed) == [TribunePlayed(TRIANGLE, CARD, "", "claim")]
    reject_motion(play)
    assert play.asked() == [("triangle", "senate.forgo")]
    play.answer("triangle", "senate.minor", BLAME, forced=1)
    assert motion(play).seat == "triangle"


@clause("RR-1.09.151")
def test_who_has_reserved_it_may_forgo(play: Play) -> None:
    opened(play, holds("triangle", CARD))
    play.answer("triangle", "senate.claim", CARD)
    reject_motion(play)
    assert play.decision("triangle", "senate.forgo").lapse == "forgo"
    play.lapse("triangle", "senate.forgo")
    assert play.saw(ClaimForgone) == [ClaimForgone(TRIANGLE)]
    assert ("diamond", "senate.floor") in play.asked()


@clause("RR-0.6.7", "RR-1.09.151")
def test_two_who_reserve_come_in_the_order_of_receipt(play: Play) -> None:
    opened(play, holds("triangle", CARD), holds("square", OTHER))
    play.answer("square", "senate.claim", OTHER)
    play.answer("triangle", "senate.claim", CARD)
    reject_motion(play)
    assert play.asked() == [("square", "senate.forgo")]
    play.lapse("square", "senate.forgo")
    assert play.asked() == [("triangle", "senate.forgo")]


# After the adjournment


def adjourned(play: Play, *changes: Change) -> Play:
    session(play.until("combat.opening"), "senate.business", *changes)
    play.lapse("diamond", "senate.floor")
    return play


@clause("RR-1.09.12.1", "RR-DP54")
def test_after_the_adjournment_all_with_cards_are_asked_and_pass_by_default(play: Play) -> None:
    adjourned(play, holds("triangle", CARD), holds("circle", "seduction"))
    assert set(play.asked()) == {("triangle", "senate.last-word"), ("circle", "senate.last-word")}
    assert play.options("circle", "senate.last-word") == ["none"]
    play.lapse_all("senate.last-word")
    assert play.table.over


@clause("RR-1.09.12.1", "RR-1.09.151", "RR-DP54")
def test_a_tribune_reopens_it_for_one_proposal_until_all_have_passed(play: Play) -> None:
    adjourned(play, holds("triangle", CARD), holds("circle", OTHER))
    play.answer("triangle", "senate.last-word", "claim")
    play.answer("circle", "senate.last-word", "claim")
    assert play.asked() == [("triangle", "senate.forgo")], "clockwise from the HRAO"
    play.answer("triangle", "senate.minor", BLAME, forced=1)
    pass_motion(play)
    assert play.asked() == [("circle", "senate.forgo")]
    play.lapse("circle", "senate.forgo")
    assert play.table.over, "nobody holds a card any more"


@clause("RR-1.09.12.1")
def test_the_presiding_magistrate_proposes_no_more(play: Play) -> None:
    adjourned(play, holds("triangle", CARD))
    assert not {"senate.floor", "senate.minor"} & set(offered(play, "diamond"))


# Without a Tribune


@clause("RR-1.07.312.6")
def test_laenas_may_veto_a_land_bill_and_the_gracchi_propose_one(play: Play) -> None:
    session(play, "senate.business", statesman("st-23a", "circle"), statesman("st-25a", "square"))
    bill = Motion(number=1, proposal=LandBill(type=1, sponsor="", cosponsor=""), seat=SQUARE)
    praise = Motion(number=2, proposal=Minor(text=""), seat=SQUARE)
    assert (vetoes(play.g, bill, CIRCLE), vetoes(play.g, praise, CIRCLE)) == ({"st-23a": "senate.veto"}, {})
    assert forces(play.g, SQUARE) == ["st-25a"]
    assert (fits(play.g, "st-25a", "land-bill"), fits(play.g, "st-25a", "minor")) == (True, False)


@clause("RR-1.09.152")
def test_a_card_is_kept_if_the_vote_is_over(play: Play) -> None:
    opened(play, holds("triangle", CARD))
    key = play.decision("triangle", "senate.veto").key
    pass_motion(play)
    with pytest.raises(NotOpen):
        play.table.submit(TRIANGLE, key, CARD)
    assert play.g.factions[TRIANGLE].hand == [CARD]
