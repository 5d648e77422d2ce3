"""RC-9.0.16 to RC-9.0.18: Public Outcry: forced proposals, claims, and the last word."""

from __future__ import annotations

import pytest

from games.carthage.senate.events_outcry import OutcryRaised, OutcryTakenBack
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.events import TieRolled
from games.republic.senate.events import ClaimForgone, MotionFell, Proposed, VoteClosed
from tests.clauses import clause
from tests.games.carthage.forum import SQUARE, TRIANGLE, holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.outcries import BLAME, CARD, OTHER_CARD, PRAISE, late, motion, offered, open_vote
from tests.games.carthage.play import Play
from tests.games.carthage.senate import Change, pass_motion, propose, reject_motion, session, vote, vote_all


def forcible(play: Play, seat: str) -> list[str]:
    """What kinds of proposals a seat may force now."""
    found = [one.decision for one in play.table.open.values()]
    return [one.kind for one in found if one.seat == seat and one.about.get("forced")]


def force(play: Play, seat: str, raw: object, kind: str = "minor") -> None:
    """Play an Outcry with the proposal it forces."""
    play.answer(seat, f"senate.{kind}", raw, forced=1)


# Forced proposals between votes


@clause("RC-9.0.16")
def test_between_votes_an_outcry_forces_a_proposal(play: Play) -> None:
    session(play, "senate.business", holds("square", CARD))
    force(play, "square", PRAISE)
    (put,) = play.saw(Proposed)
    assert (put.seat, put.forced) == ("square", True)
    assert motion(play).magistrate == ""
    assert play.asked() == [("triangle", "senate.vote")], "called as always, from the left of him who presides"
    pass_motion(play)
    assert play.saw(VoteClosed)[0].passed
    assert ("diamond", "senate.floor") in play.asked(), "then the magistrate goes on"
    assert CARD in play.g.gone
    invariants(play.g)


@clause("RC-9.0.16")
def test_the_presiding_magistrate_calls_the_order_of_a_forced_vote(play: Play) -> None:
    session(play, "senate.business", holds("square", CARD))
    force(play, "square", PRAISE)
    play.answer("diamond", "senate.call", "square")
    assert play.asked() == [("square", "senate.vote")]


@clause("RC-9.0.16")
def test_what_is_forced_must_be_legal_at_that_point(play: Play) -> None:
    session(play, "senate.suffetes", holds("square", CARD))
    assert forcible(play, "square") == ["senate.suffetes"]
    force(play, "square", {"first": "fam-adherbal", "second": "fam-malchus"}, "suffetes")
    reject_motion(play)
    with pytest.raises(IllegalAnswer, match="again"):
        propose(play, "suffetes", {"first": "fam-adherbal", "second": "fam-malchus"})


@clause("RC-9.0.16", "RC-9.0.8")
def test_a_defeated_proposal_cannot_be_forced_again(play: Play) -> None:
    open_vote(play, holds("square", CARD))
    reject_motion(play)
    with pytest.raises(IllegalAnswer) as refused:
        force(play, "square", PRAISE)
    assert refused.value.reason == "senate.again"
    assert play.g.factions[SQUARE].hand == [CARD]


@clause("RC-9.0.16")
def test_neither_a_prosecution_nor_the_adjournment_can_be_forced(play: Play) -> None:
    session(play, "senate.business", holds("square", CARD))
    assert "senate.trial" not in forcible(play, "square")
    assert "senate.floor" not in forcible(play, "square")
    assert all(play.decision("square", kind, forced=1).covert for kind in forcible(play, "square"))


@clause("RC-9.0.18", "RC-9.10.1")
def test_a_forced_proposal_can_be_cancelled_and_is_then_not_made(play: Play) -> None:
    session(play, "senate.business", late, holds("square", CARD), holds("circle", "graft"))
    force(play, "square", PRAISE)
    play.answer("circle", "senate.silence", "graft")
    assert play.g.senate.motions == 0
    assert ("diamond", "senate.floor") in play.asked()


@clause("RC-9.0.16", "RC-9.0.13")
def test_a_forced_proposal_nobody_else_wants_costs_its_maker_nothing(play: Play) -> None:
    session(play, "senate.business", holds("diamond", CARD))
    force(play, "diamond", PRAISE)
    vote_all(play, (), ["triangle", "circle", "square"])
    assert ("diamond", "senate.rebuke") not in play.asked()
    assert ("diamond", "senate.floor") in play.asked()


# Claims


@clause("RC-9.0.16")
def test_during_a_vote_the_next_proposal_may_be_claimed(play: Play) -> None:
    open_vote(play, holds("square", CARD))
    assert forcible(play, "square") == [], "this vote sends nobody away"
    play.answer("square", "senate.claim", CARD)
    assert play.saw(OutcryRaised) == [OutcryRaised(SQUARE, CARD, "claim")]
    assert [one.number for one in play.saw(OutcryRaised)] == [0], "it hits no motion"
    assert motion(play)
    pass_motion(play)
    assert play.asked() == [("square", "senate.forgo")], "the next proposal is his, before the magistrate's"
    force(play, "square", BLAME)
    assert motion(play).forced
    pass_motion(play)
    assert ("diamond", "senate.floor") in play.asked()


@clause("RC-9.0.16")
def test_who_claimed_may_forgo_and_the_card_is_spent(play: Play) -> None:
    open_vote(play, holds("square", CARD))
    play.answer("square", "senate.claim", CARD)
    pass_motion(play)
    play.lapse("square", "senate.forgo")
    assert play.saw(ClaimForgone) == [ClaimForgone(SQUARE)]
    assert CARD in play.g.gone
    assert ("diamond", "senate.floor") in play.asked()


@clause("RC-9.0.16")
def test_a_player_claims_once_and_may_have_voted_already(play: Play) -> None:
    open_vote(play, holds("triangle", CARD, OTHER_CARD))
    vote(play, "triangle", "for")
    play.answer("triangle", "senate.claim", CARD)
    assert not offered(play, "triangle", "senate.claim")


@clause("RC-9.0.17")
def test_of_two_claims_the_higher_roll_acts_and_the_other_card_is_taken_back(play: Play) -> None:
    open_vote(play, holds("triangle", CARD), holds("square", OTHER_CARD), dice={"tie.outcry": [1, 2, 3, 3]})
    play.answer("triangle", "senate.claim", CARD)
    play.answer("square", "senate.claim", OTHER_CARD)
    pass_motion(play)
    assert play.saw(TieRolled)[0].rolls == (3, 6)
    assert play.saw(OutcryTakenBack) == [OutcryTakenBack(TRIANGLE)]
    assert play.g.factions[TRIANGLE].hand == [CARD]
    assert play.asked() == [("square", "senate.forgo")]
    invariants(play.g)


@clause("RC-9.0.16")
def test_a_claim_waits_until_something_can_be_proposed(play: Play) -> None:
    """Claimed in the last vote on Suffetes, it is made good when the next step knows proposals."""
    session(play, "senate.suffetes", holds("square", CARD))
    propose(play, "suffetes", {"first": "fam-adherbal", "second": "fam-malchus"})
    play.answer("square", "senate.claim", CARD)
    pass_motion(play)
    for seat in [one.seat for one in play.awaited() if one.kind == "senate.home"]:
        play.lapse(seat, "senate.home")
    play.lapse_all("senate.home-choice")
    assert ("square", "senate.forgo") in play.asked()


@clause("RC-9.0.17")
def test_a_forced_vote_may_be_vetoed_and_is_not_interrupted_by_another(play: Play) -> None:
    session(play, "senate.business", holds("square", CARD), holds("triangle", OTHER_CARD))
    force(play, "square", PRAISE)
    assert forcible(play, "triangle") == []
    play.answer("triangle", "senate.veto", OTHER_CARD)
    assert play.saw(MotionFell)


# Suspending a vote


def may_go_away(play: Play, *changes: Change) -> dict[str, str]:
    """Mago presides without an office; what proposes him for Governor, so that he would leave Carthage."""

    def private(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.office = ""
        for seat in g.committee.values():
            seat.member = ""
        g.numbered(1)[0].influence = 20
        g.provinces["sardinia-corsica"].governor = ""
        for senator in g.numbered(3):
            senator.place, senator.at = "carthage", ""

    session(play, "senate.governors", private, *changes)
    options = play.options("diamond", "senate.governors")
    return {name: "fam-mago" if name == "sardinia-corsica" else "none" for name in options}


def going_away(play: Play, *changes: Change) -> Play:
    """Mago is proposed for Governor."""
    propose(play, "governors", may_go_away(play, *changes))
    return play


@clause("RC-9.0.17")
def test_not_even_if_a_forced_proposal_sends_the_magistrate_away(play: Play) -> None:
    force(play, "square", may_go_away(play, holds("square", CARD), holds("triangle", OTHER_CARD)), "governors")
    assert motion(play).forced
    assert forcible(play, "triangle") == []
    assert offered(play, "triangle", "senate.veto")


@clause("RC-9.0.16")
def test_a_vote_that_sends_the_magistrate_away_waits_for_a_forced_proposal(play: Play) -> None:
    going_away(play, holds("square", CARD))
    first = motion(play)
    vote(play, "triangle", "for")
    (kind,) = [one for one in forcible(play, "square") if one == "senate.governors"]
    options = play.options("square", kind, forced=1)
    raw = {name: "fam-milko" if name == "sardinia-corsica" else "none" for name in options}
    force(play, "square", raw, "governors")
    assert play.g.senate.suspended == [first]
    assert motion(play).forced
    assert forcible(play, "triangle") == []
    for seat in ("triangle", "circle", "square", "diamond"):
        vote(play, seat, "against" if seat == "square" else "abstain")
    assert motion(play) is first
    assert list(first.votes) == ["triangle"], "what was voted stands"
    assert play.asked() == [("circle", "senate.vote")]


@clause("RC-9.0.16")
def test_a_suspended_vote_that_has_become_impossible_fails(play: Play) -> None:
    going_away(play, holds("square", CARD))
    options = play.options("square", "senate.governors", forced=1)
    force(
        play, "square", {name: "fam-milko" if name == "sardinia-corsica" else "none" for name in options}, "governors"
    )
    pass_motion(play)
    assert play.senator(6).at == "sardinia-corsica"
    assert [one.fate for one in play.saw(MotionFell)] == ["impossible"]
    assert play.g.senate.suspended == []


# After the adjournment


def adjourned(play: Play, *changes: Change, **how: object) -> Play:
    session(play, "senate.business", *changes, **how)
    play.answer("diamond", "senate.floor", "adjourn")
    return play


@clause("RC-9.0.16", "RC-9.0.20")
def test_after_the_adjournment_one_proposal_may_still_be_forced(play: Play) -> None:
    adjourned(play, holds("square", CARD), holds("circle", "seduction.1"))
    assert play.asked() == [("circle", "senate.last-word"), ("square", "senate.last-word")]
    assert play.decision("circle", "senate.last-word").hidden
    assert play.options("circle", "senate.last-word") == ["none"]
    play.lapse("circle", "senate.last-word")
    play.answer("square", "senate.last-word", "claim")
    force(play, "square", PRAISE)
    assert not offered(play, "square", "senate.claim")
    pass_motion(play)
    assert play.g.step not in ("senate.business", "senate.adjournment")


@clause("RC-9.0.16")
def test_nobody_need_have_the_last_word_and_who_has_no_red_card_is_not_asked(play: Play) -> None:
    adjourned(play, holds("square", CARD))
    assert play.asked() == [("square", "senate.last-word")]
    play.lapse("square", "senate.last-word")
    assert play.g.factions[SQUARE].hand == [CARD]
    assert play.g.step != "senate.adjournment"


@clause("RC-9.0.17")
def test_of_two_last_words_the_higher_roll_acts_and_the_other_card_stays(play: Play) -> None:
    adjourned(play, holds("triangle", CARD), holds("square", OTHER_CARD), dice={"tie.outcry": [6, 6, 3, 3]})
    play.answer("triangle", "senate.last-word", "claim")
    play.answer("square", "senate.last-word", "claim")
    assert play.asked() == [("triangle", "senate.forgo")]
    assert play.g.factions[SQUARE].hand == [OTHER_CARD]


@clause("RC-9.0.18")
def test_when_the_last_word_is_silenced_all_are_asked_again(play: Play) -> None:
    adjourned(play, late, holds("triangle", CARD, OTHER_CARD), holds("square", "graft"))
    play.answer("triangle", "senate.last-word", "claim")
    play.lapse("square", "senate.last-word")
    play.answer("square", "senate.silence", "graft")
    assert play.asked() == [("triangle", "senate.last-word")]


@clause("RC-9.0.16")
def test_a_claim_made_in_the_last_vote_comes_before_the_last_word(play: Play) -> None:
    open_vote(play, holds("square", CARD))
    play.answer("square", "senate.claim", CARD)
    play.g.senate.adjourned = True
    pass_motion(play)
    assert play.asked() == [("square", "senate.forgo")]
