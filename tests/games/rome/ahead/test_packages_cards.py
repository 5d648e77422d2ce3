"""RR-3.01.9 and RR-1.11.1 said at once: red cards in their order, of everybody the same."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.rome.ahead.packages_helpers import Ahead

PLAYS = "revolution.plays"


@pytest.fixture
def ahead() -> Ahead:
    """A table that asks the packages."""
    return Ahead()


@clause("RR-3.01.9")
def test_cards_are_played_in_the_order_in_which_they_were_named(ahead: Ahead) -> None:
    hands = {"diamond": ["harbor-fees", "mining"], "triangle": ["tribune.1"]}
    ahead.until("mortality").at("setup.cards", cards=hands)
    assert {kind for _, kind in ahead.asked()} == {"setup.plays"}
    ahead.package("diamond", "setup.plays", plays=["mining@fam-cornelius", "harbor-fees@fam-claudius"])
    ahead.rest("setup.plays")
    done = [raw for seat, kind, raw in ahead.play_on() if (seat, kind) == ("diamond", "setup.play")]
    assert done == ["mining@fam-cornelius", "harbor-fees@fam-claudius", "none"]


@clause("RR-1.11.1", "RR-1.11.2")
def test_red_cards_are_played_and_discarded_as_was_said(ahead: Ahead) -> None:
    hand = ["harbor-fees", "tribune.1", "tribune.2", "assassin.1", "graft.1", "mob-incited-to-violence.1", "assassin.2"]
    ahead.until("revolution.revolt").at("revolution.deals", cards={"diamond": hand})
    ahead.package("diamond", PLAYS, plays=["harbor-fees@fam-cornelius"], discard=["tribune.2"])
    ahead.rest(PLAYS)
    for seat, kind in ahead.asked("revolution.done"):
        ahead.lapse(seat, kind)
    ahead.play_on()
    assert ahead.senator(1).concessions == ["harbor-fees"]
    left = ahead.g.factions[ahead.g.seats[0]].hand
    assert "tribune.2" not in left
    assert len(left) == 5


@clause("RR-0.4.1")
def test_all_are_asked_the_same_whatever_they_hold(ahead: Ahead) -> None:
    ahead.at("revolution.deals", cards={"diamond": ["harbor-fees"], "triangle": ["tribune.1"]})
    asked = [ahead.decision(seat, PLAYS) for seat, kind in ahead.asked(PLAYS)]
    assert all(one.hidden for one in asked)
    assert {one.lapse["when"] for one in asked} == {"plan"}


@clause("RR-1.11.1")
def test_who_has_been_given_a_card_is_asked_after_all(ahead: Ahead) -> None:
    ahead.until("revolution.hands").at("revolution.deals", cards={"diamond": ["harbor-fees"], "triangle": ["mining"]})
    ahead.package("triangle", PLAYS, plays=[])
    ahead.answer("diamond", "revolution.give", {"to": "triangle", "cards": ["harbor-fees"]})
    ahead.rest(PLAYS)
    for seat, kind in ahead.asked("revolution.done"):
        ahead.lapse(seat, kind)
    ahead.play_on()
    assert ("triangle", "revolution.play") in ahead.asked()
