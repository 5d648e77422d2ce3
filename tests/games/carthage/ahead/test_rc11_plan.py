"""RC-11 said with the last docket: who has no red card to trade is through with the phase before it comes."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.scramble import scramble
from games.kernel import Dice, IllegalAnswer, Window
from games.republic.forum.events import ConcessionPlayed
from games.republic.revolution.events import CommandLaidDown, RedCardsTraded
from tests.clauses import clause
from tests.games.carthage.ahead.packages_helpers import CIRCLE, SEATS, open_to_circle
from tests.games.carthage.ahead.revolution_helpers import (
    DOCKET,
    DONE,
    GRAIN,
    HANDS,
    OUTCRY,
    PACKAGE,
    PLAN,
    PLAYS,
    PROGRAMME,
    SALT,
    Closing,
    closing,
)
from tests.games.carthage.revolution import victorious
from tests.games.carthage.senate import session
from tests.games.carthage.test_rc9_4_governors import TUNISIA, vacant


@clause("RC-11.2", "RC-9.0.2")
def test_it_is_asked_of_all_with_the_last_docket_and_holds_nothing() -> None:
    play = closing()
    assert {(seat, PLAN) for seat in SEATS} | {(seat, PACKAGE) for seat in SEATS} < set(play.asked())
    one = play.decision("circle", PLAN)
    assert (one.window, one.hidden, one.lapse["when"]) == (Window.AHEAD, True, "ask")
    play.rest(DOCKET)
    play.adjourned()
    assert play.g.step == "revolution.deals"


@clause("RC-9.0.2")
def test_it_is_not_asked_before_the_last_programme() -> None:
    play = session(Closing(), "senate.business", cards=HANDS)
    assert play.asked() == [("diamond", PROGRAMME)]


@clause("RC-11.2")
def test_when_all_are_done_the_floor_opens_and_closes_of_itself() -> None:
    play = closing()
    play.plan("diamond", plays=[f"{SALT}@fam-mangi"])
    for seat in SEATS[1:]:
        play.plan(seat)
    play.to_the_floor()
    assert play.g.turn == 2
    assert [one.senator for one in play.saw(ConcessionPlayed)] == ["fam-mangi"]


@clause("RC-11.2")
def test_who_wished_to_be_asked_is_asked_on_the_floor_alone() -> None:
    play = closing()
    for seat in SEATS[1:]:
        play.plan(seat)
    play.to_the_floor()
    assert play.g.step == "revolution.deals"
    assert set(play.asked()) == {("diamond", DONE), ("diamond", PLAYS)}


@clause("RC-11.2")
def test_who_said_nothing_in_time_is_asked_on_the_floor() -> None:
    play = closing()
    for seat in SEATS[1:]:
        play.plan(seat)
    play.rest(DOCKET)
    play.rest(PACKAGE)
    play.adjourned()
    assert set(play.asked()) == {("diamond", DONE), ("diamond", PLAYS)}, "the plan is not waited for any more"


@clause("RC-11.2")
def test_a_deal_cancels_done_and_the_plays_are_asked_with_it() -> None:
    play = closing(cards={"diamond": [SALT], "triangle": [OUTCRY, GRAIN]})
    for seat in SEATS[1:]:
        play.plan(seat, plays=[f"{GRAIN}@fam-barca"] if seat == "triangle" else [])
    play.to_the_floor()
    play.answer("diamond", "revolution.offer", {"cards": [SALT], "shown": "shown"}, to="triangle")
    assert {("triangle", DONE), ("triangle", PLAYS)} <= set(play.asked())
    assert ("circle", DONE) not in play.asked()
    assert play.proposed("triangle", PLAYS)["plays"] == [f"{GRAIN}@fam-barca"]
    deal = next(iter(play.g.floor.deals))
    play.answer("triangle", "revolution.counter", {"cards": [OUTCRY], "shown": "shown"}, deal=deal)
    play.answer("diamond", "revolution.deal", "accept.2", deal=deal)
    assert len(play.saw(RedCardsTraded)) == 1
    play.package("triangle", PLAYS, plays=[f"{SALT}@fam-milko"])
    play.rest(DONE)
    play.rest(PLAYS)
    play.play_on()
    assert [one.senator for one in play.saw(ConcessionPlayed)] == ["fam-milko"], "what was said last"


@clause("RC-11.2")
def test_who_was_given_a_card_since_is_asked_what_he_plays() -> None:
    play = closing()
    for seat in SEATS[1:]:
        play.plan(seat)
    play.to_the_floor()
    play.answer("diamond", "revolution.give", {"to": "triangle", "cards": [SALT]})
    play.rest(PLAYS)
    play.rest(DONE)
    play.play_on()
    assert play.asked("revolution.play") == [("triangle", "revolution.play")], "all have seen the gift"


@clause("RC-11.3")
@pytest.mark.parametrize("wished", ["lay-down", "ask"])
def test_a_victorious_commander_lays_down_as_was_said(wished: str) -> None:
    play = closing()
    for seat in SEATS[1:]:
        play.plan(seat, revolts=wished)
    play.to_the_floor()
    barca = play.g.senators["fam-barca"]
    victorious(barca.number, legions=2)(play.g)
    play.rest(PLAYS)
    play.rest(DONE)
    play.play_on()
    assert [one.commanders for one in play.saw(CommandLaidDown)] == [("fam-barca",)] * (wished == "lay-down")
    assert play.asked("revolution.revolt") == [("triangle", "revolution.revolt")] * (wished == "ask")


@clause("RC-11.3")
def test_what_was_said_of_a_revolt_holds_though_nobody_has_a_card_any_more() -> None:
    play = closing()
    for seat in SEATS[1:]:
        play.plan(seat)
    play.to_the_floor()
    for one in play.g.factions.values():
        one.hand.clear()
    victorious(play.g.senators["fam-barca"].number, legions=2)(play.g)
    play.rest(PLAYS)
    play.rest(DONE)
    play.play_on()
    assert [one.commanders for one in play.saw(CommandLaidDown)] == [("fam-barca",)]


@clause("RC-11.2")
def test_nobody_is_asked_while_nobody_holds_a_card() -> None:
    assert not closing(cards={}).asked(PLAN)


@clause("RC-1.5e", "RC-11.2")
def test_others_see_the_same_whatever_is_held_and_said() -> None:
    play, other = closing(), closing(lambda g: scramble(g, CIRCLE, Dice("other")))
    play.plan("diamond", plays=[f"{SALT}@fam-mago"])
    play.package("triangle", PLAN, when="ask")
    assert open_to_circle(play) == open_to_circle(other)
    assert play.table.view(CIRCLE).model_dump() == other.table.view(CIRCLE).model_dump()


@clause("RC-11.2")
@pytest.mark.parametrize(
    "said",
    [{"plays": [f"{GRAIN}@fam-mago"]}, {"plays": [f"{SALT}@fam-barca"]}, {"discard": [OUTCRY]}, {"when": "plan"}],
)
def test_a_card_he_does_not_hold_is_refused(said: dict[str, Any]) -> None:
    play = closing()
    before = play.table.plans
    with pytest.raises(IllegalAnswer):
        play.plan("diamond", **said)
    assert play.table.plans == before


@clause("RC-6.0", "RC-12.1d")
def test_the_package_of_the_next_turn_is_asked_with_it_and_not_in_the_last() -> None:
    play = closing()
    assert play.decision("circle", PACKAGE).about == {"turn": 2}
    assert not closing(lambda g: setattr(g, "last_turn", g.turn)).asked(PACKAGE)


@clause("RC-6.8.2", "RC-9.4")
def test_spoils_of_a_province_that_is_to_be_given_out_may_be_said() -> None:
    offered = session(Closing(), "senate.governors", vacant(TUNISIA), cards=HANDS)
    able = offered.options("diamond", PROGRAMME)["motions"]["governors"]
    named = next(one for one in able[TUNISIA] if one != "none")
    terms = {**dict.fromkeys(able, "none"), TUNISIA: named}
    play = closing(vacant(TUNISIA), step="senate.governors", motions=[[{"kind": "governors", "terms": terms}]])
    offers = {seat: TUNISIA in play.options(seat, PACKAGE)["spoils"][0] for seat in SEATS}
    assert offers == {seat: seat == play.g.senators[named].faction for seat in SEATS}
