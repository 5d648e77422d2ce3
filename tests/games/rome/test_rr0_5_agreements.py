"""RR-0.5: public agreements, what is enforced, and who judges the rest."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, NotOpen, Seat
from games.republic.events_agreements import (
    Agreed,
    AgreementCancelled,
    AgreementDeclined,
    AgreementProposed,
    PromisePaid,
    Redistributed,
)
from games.republic.pieces import Agreement, Promise
from games.rome.basics.events import BreachClaimed, BreachJudged
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import all_of, rich
from tests.games.rome.play import Play, run

DIAMOND, TRIANGLE = Seat("diamond"), Seat("triangle")


@pytest.fixture
def play(play: Play) -> Play:
    return play.until("revenue.state")


def proposal(**fields: Any) -> dict[str, Any]:
    nothing: dict[str, Any] = {
        "partner": "triangle", "text": "", "talents": 0, "cards": [], "votes": "",
        "asked_talents": 0, "asked_cards": [], "asked_votes": "",
    }  # fmt: skip
    return {**nothing, **fields}


def agreed(*promises: Promise, text: str = ""):
    """Diamond and triangle have entered an agreement this turn."""

    def change(g: Rome) -> None:
        parties = [DIAMOND, TRIANGLE]
        g.agreements.append(
            Agreement(id="a1", text=text, parties=parties, promises=[*promises], turn=g.turn, entered=parties)
        )

    return change


def promise(giver: Seat = DIAMOND, **what: Any) -> Promise:
    return Promise(giver=giver, taker=TRIANGLE if giver == DIAMOND else DIAMOND, **what)


@clause("RR-0.5.1", "RR-0.5.2", "RR-DP92")
def test_an_agreement_is_proposed_and_entered_at_any_time(play: Play) -> None:
    play.at("revenue.redistribution")
    play.answer("diamond", "agreement.propose", proposal(talents=5, asked_votes="for my Consuls"))
    assert play.audience(AgreementProposed) == [None]
    play.answer("triangle", "agreement.answer", "enter")
    (event,) = play.saw(Agreed)
    assert (event.seats, event.talents) == ((DIAMOND, TRIANGLE), {DIAMOND: 5, TRIANGLE: 0})
    assert event.votes == {DIAMOND: "", TRIANGLE: "for my Consuls"}


@clause("RR-0.5.2", "RR-DP92")
def test_it_may_be_declined_and_must_promise_something(play: Play) -> None:
    play.at("revenue.redistribution")
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "agreement.propose", proposal())
    play.answer("diamond", "agreement.propose", proposal(text="You keep the peace."))
    play.answer("triangle", "agreement.answer", "decline")
    assert play.saw(AgreementDeclined) == [AgreementDeclined("a1", TRIANGLE, DIAMOND)]


@clause("RR-0.5.3", "RR-1.06.3")
def test_promised_talents_are_paid_at_the_next_redistribution(play: Play) -> None:
    change = all_of(agreed(promise(talents=7)), rich({1: 4}, diamond=5))
    play.at("revenue.redistribution", change=change)
    assert play.saw(PromisePaid) == [PromisePaid("a1", DIAMOND, TRIANGLE, 7, 0)]
    assert play.saw(Redistributed) == [Redistributed(DIAMOND, {"fam-cornelius": -2})]
    assert (play.g.factions[TRIANGLE].treasury, play.senator(1).talents) == (7, 2)
    invariants(play.g)


@clause("RR-0.5.4", "RR-DP93")
def test_who_was_paid_too_little_may_take_back_what_he_still_holds(play: Play) -> None:
    change = all_of(agreed(promise(talents=7), promise(TRIANGLE, votes="for you")), rich({1: 4}))
    play.at("revenue.redistribution", change=change)
    assert play.saw(PromisePaid) == [PromisePaid("a1", DIAMOND, TRIANGLE, 4, 3)]
    play.answer("triangle", "agreement.cancel", "cancel")
    assert play.saw(AgreementCancelled) == [AgreementCancelled("a1", TRIANGLE, DIAMOND)]
    assert play.g.agreements[0].promises[1].state == "cancelled"


@clause("RR-0.5.4")
def test_a_bad_bargain_is_no_breach(play: Play) -> None:
    change = all_of(agreed(promise(talents=4), promise(TRIANGLE, cards=["tribune"])), rich({1: 4}))
    play.at("revenue.redistribution", change=change)
    with pytest.raises(NotOpen):
        play.submit("agreement.cancel/agreement=a1@triangle", "cancel")


@clause("RR-0.5.3", "RR-DP93", "RR-DP94")
def test_the_other_players_judge_whether_votes_were_given(play: Play) -> None:
    change = agreed(promise(cards=["tribune"]), promise(TRIANGLE, votes="for you"))
    play.at("revenue.redistribution", change=change)
    play.answer("diamond", "agreement.cancel", "claim", claim=1)
    assert play.saw(BreachClaimed) == [BreachClaimed("a1", DIAMOND, TRIANGLE)]
    with pytest.raises(IllegalAnswer):
        play.answer("circle", "agreement.breach", "perhaps")
    play.answer("circle", "agreement.breach", "breach")
    assert play.told == []
    play.answer("square", "agreement.breach", "breach")
    assert play.saw(BreachJudged) == [BreachJudged("a1", DIAMOND, 2, 0, breach=True)]
    assert [one.state for one in play.g.agreements[0].promises] == ["cancelled", "owed"]


@clause("RR-0.5.3", "RR-DP94")
def test_a_tie_is_no_breach_and_the_claim_is_not_made_again(play: Play) -> None:
    play.at("revenue.redistribution", change=agreed(promise(cards=["tribune"]), text="You shall not revolt."))
    play.answer("diamond", "agreement.cancel", "claim", claim=1)
    play.answer("square", "agreement.breach", "none")
    assert play.saw(BreachJudged) == [BreachJudged("a1", DIAMOND, 0, 1, breach=False)]
    assert [one.state for one in play.g.agreements[0].promises] == ["owed"]
    for key in ("agreement.breach/agreement=a1@circle", "agreement.cancel/agreement=a1/claim=1@diamond"):
        with pytest.raises(NotOpen):
            play.submit(key, "claim")


@clause("RR-0.5.3", "RR-DP94")
def test_nobody_waits_for_judges_and_who_is_silent_sees_no_breach(play: Play) -> None:
    play.at("revenue.redistribution", change=agreed(promise(cards=["tribune"]), text="You shall not revolt."))
    play.answer("diamond", "agreement.cancel", "claim", claim=1)
    assert {kind for _, kind in play.asked()} == {"revenue.redistribute"}
    play.answer("circle", "agreement.breach", "breach")
    run(play.g, "mortality")
    assert play.g.claims == {}
    assert [one.state for one in play.g.agreements[0].promises] == ["owed"]
