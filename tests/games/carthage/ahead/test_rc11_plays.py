"""RC-4.13 and RC-11.2 said at once: red cards that are played in order, and what is discarded first."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.revolution.events import BodyguardPosted
from games.carthage.scramble import scramble
from games.kernel import Dice, IllegalAnswer, Window
from games.republic.forum.events import ConcessionPlayed, Peddled, StatesmanPlayed
from games.republic.revolution.events import CardsDiscarded
from tests.clauses import clause
from tests.games.carthage.ahead.packages_helpers import CIRCLE, DIAMOND, SEATS, TRIANGLE, Ahead, open_to_circle
from tests.games.carthage.invariants import invariants

PLAYS, SETUP = "revolution.plays", "setup.plays"
OUTCRY, SALT, GRAIN, LAW = "public-outcry.1", "tc-salt-works", "tc-grain-estates", "law-sumptuary"
PEDDLING = "influence-peddling.1"
SEVEN = [OUTCRY, "public-outcry.2", "public-outcry.3", SALT, LAW, "law-court-of-104", "assassin.1"]


def dealing(ahead: Ahead, **cards: list[str]) -> Ahead:
    """Red cards are traded."""
    ahead.at("revolution.deals", cards=cards)
    return ahead


def playing(ahead: Ahead, **cards: list[str]) -> Ahead:
    """Red cards are played; diamond is first."""
    ahead.at("revolution.cards", cards=cards)
    return ahead


def close(ahead: Ahead) -> list[tuple[str, str, Any]]:
    """All others say the default of everything; what follows."""
    for kind in (PLAYS, "revenue.package", "revolution.done"):
        ahead.rest(kind)
    return [one for one in ahead.play_on() if one[1].startswith("revolution.")]


@clause("RC-11.2")
def test_it_is_asked_beside_done_and_does_not_hold_the_floor(ahead: Ahead) -> None:
    dealing(ahead, diamond=[SALT], triangle=[OUTCRY])
    assert ("diamond", PLAYS) in ahead.asked()
    assert ahead.decision("diamond", PLAYS).window is Window.SIMULTANEOUS
    assert ahead.decision("diamond", PLAYS).hidden
    ahead.rest("revolution.done")
    assert ahead.g.step == "revolution.cards"
    assert ahead.table.planned() is None, "it is waited for"
    ahead.lapse("diamond", PLAYS)
    ahead.play_on()
    assert ahead.g.step != "revolution.cards"


@clause("RC-11.2", "RC-1.5a")
def test_cards_are_played_in_the_order_named_faction_by_faction(ahead: Ahead) -> None:
    playing(ahead, triangle=[SALT, GRAIN])
    ahead.package("triangle", PLAYS, plays=[f"{GRAIN}@fam-milko", f"{SALT}@fam-barca"])
    played = [(seat, raw) for seat, kind, raw in close(ahead) if kind == "revolution.play"]
    assert [one for one in played if one[0] == "triangle"] == [
        ("triangle", f"{GRAIN}@fam-milko"),
        ("triangle", f"{SALT}@fam-barca"),
        ("triangle", "none"),
    ]
    assert list(dict.fromkeys(seat for seat, _ in played)) == list(SEATS)
    assert len(ahead.saw(ConcessionPlayed)) == 2
    invariants(ahead.g)


@clause("RC-11.2", "RC-8.9.4")
def test_the_first_that_is_possible_is_played_and_the_others_are_passed_over(ahead: Ahead) -> None:
    playing(ahead, diamond=[SALT])
    ahead.package("diamond", PLAYS, plays=[f"{SALT}@fam-mangi", f"{SALT}@fam-mago"])
    close(ahead)
    assert [one.senator for one in ahead.saw(ConcessionPlayed)] == ["fam-mangi"]


@clause("RC-8.9.2", "RC-11.2.2")
def test_a_statesman_who_cannot_be_played_any_more_is_passed_over(ahead: Ahead) -> None:
    ahead.at("revolution.cards", cards={"circle": ["st-3a", "st-3b", SALT]}, scenario="campaign")
    ahead.package("circle", PLAYS, plays=["st-3b", "st-3a", f"{SALT}@fam-hanno"])
    played = [raw for seat, kind, raw in close(ahead) if (seat, kind) == ("circle", "revolution.play")]
    assert played == ["st-3b", f"{SALT}@fam-hanno", "none"]
    assert ahead.g.factions[CIRCLE].hand == ["st-3a"]


@clause("RC-11.2", "RC-8.9.16")
def test_a_stolen_card_is_passed_over_and_the_thief_is_asked_at_the_end(ahead: Ahead) -> None:
    playing(ahead, diamond=[PEDDLING], triangle=[SALT])
    ahead.package("diamond", PLAYS, plays=[f"{PEDDLING}@triangle"])
    ahead.package("triangle", PLAYS, plays=[f"{SALT}@fam-barca"])
    ahead.rest(PLAYS)
    ahead.rest("revenue.package")
    assert [raw for _, kind, raw in ahead.play_on() if kind == "revolution.play"] == [f"{PEDDLING}@triangle"]
    assert len(ahead.saw(Peddled)) == 1
    assert ahead.asked("revolution.play") == [("diamond", "revolution.play")]
    ahead.answer("diamond", "revolution.play", f"{SALT}@fam-mago")
    ahead.answer("diamond", "revolution.play", "none")
    played = ahead.play_on()
    assert ("triangle", "revolution.play", "none") in played
    invariants(ahead.g)


@clause("RC-11.2")
def test_an_open_bodyguard_is_posted(ahead: Ahead) -> None:
    ahead.at("revolution.cards", cards={"diamond": ["open-bodyguard.1"]}, scenario="late")
    guard = next(one for one in ahead.options("diamond", PLAYS)["plays"][0])
    ahead.package("diamond", PLAYS, plays=[guard])
    close(ahead)
    assert [one.card for one in ahead.saw(BodyguardPosted)] == ["open-bodyguard.1"]


@clause("RC-11.2f")
def test_what_was_named_is_discarded_first_then_as_the_rules_say(ahead: Ahead) -> None:
    playing(ahead, diamond=SEVEN)
    ahead.package("diamond", PLAYS, discard=[LAW])
    close(ahead)
    (cards,) = [one.cards for one in ahead.saw(CardsDiscarded)]
    assert cards[0] == LAW
    assert cards[1] not in (LAW, "law-court-of-104"), "Laws last"
    assert len(ahead.g.factions[DIAMOND].hand) == 5


@clause("RC-11.2", "RC-11.2f")
@pytest.mark.parametrize("kind", ["revolution.play", "revolution.discard"])
def test_who_wishes_it_is_asked_at_his_turn(ahead: Ahead, kind: str) -> None:
    playing(ahead, diamond=SEVEN)
    ahead.package("diamond", PLAYS, when="ask")
    close(ahead)
    if kind == "revolution.discard":
        ahead.answer("diamond", "revolution.play", "none")
        ahead.play_on()
    assert ahead.asked(kind) == [("diamond", kind)]
    assert ahead.decision("diamond", kind).window is Window.AGAIN


@clause("RC-11.2")
def test_who_was_given_cards_since_he_said_it_is_asked(ahead: Ahead) -> None:
    dealing(ahead, diamond=[SALT], triangle=[OUTCRY])
    ahead.package("diamond", PLAYS, plays=[f"{SALT}@fam-mago"])
    ahead.answer("triangle", "revolution.give", {"to": "diamond", "cards": [OUTCRY]})
    close(ahead)
    assert ahead.asked("revolution.play") == [("diamond", "revolution.play")], "all have seen the gift"


@clause("RC-11.2")
@pytest.mark.parametrize(
    "said",
    [
        {"plays": [f"{GRAIN}@fam-mago"]},
        {"plays": [f"{SALT}@fam-barca"]},
        {"plays": [f"{SALT}@fam-mago", f"{SALT}@fam-mago"]},
        {"plays": [OUTCRY]},
        {"discard": [LAW]},
        {"when": "later"},
    ],
)
def test_a_card_he_does_not_hold_and_another_s_senator_are_refused(ahead: Ahead, said: dict[str, Any]) -> None:
    playing(ahead, diamond=[SALT, OUTCRY])
    with pytest.raises(IllegalAnswer):
        ahead.package("diamond", PLAYS, **said)
    assert ahead.table.plans == ()


@clause("RC-1.5e", "RC-11.2")
def test_others_see_the_same_whatever_is_held_and_said(ahead: Ahead) -> None:
    hands = {"diamond": [SALT, PEDDLING], "triangle": [LAW, GRAIN]}
    ahead.at("revolution.deals", cards=hands)
    other = Ahead().at("revolution.deals", cards=hands, change=lambda g: scramble(g, CIRCLE, Dice("other")))
    assert other.g.factions[TRIANGLE].hand != ahead.g.factions[TRIANGLE].hand
    ahead.package("triangle", PLAYS, plays=[f"{GRAIN}@fam-barca"])
    ahead.package("diamond", PLAYS, when="ask")
    assert open_to_circle(ahead) == open_to_circle(other)
    assert ahead.table.view(CIRCLE).model_dump() == other.table.view(CIRCLE).model_dump()
    assert ahead.posted("circle", PLAYS).ref == other.posted("circle", PLAYS).ref


@clause("RC-11.2")
def test_who_can_play_nothing_is_not_called_but_may_say_something(ahead: Ahead) -> None:
    playing(ahead, diamond=[SALT], triangle=[OUTCRY])
    assert ahead.asked(PLAYS) == [("diamond", PLAYS)]
    assert not ahead.decision("triangle", PLAYS).awaited
    ahead.package("triangle", PLAYS, when="ask")
    close(ahead)
    assert ahead.asked("revolution.play") == [("triangle", "revolution.play")]


@clause("RC-11.2")
def test_a_window_in_which_nobody_can_play_stands_sometimes(ahead: Ahead) -> None:
    stood = 0
    for n in range(24):
        table = Ahead()
        table.at("revolution.cards", cards={"diamond": [OUTCRY]}, change=lambda g, n=n: setattr(g, "turn", n + 1))
        stood += bool(table.asked(PLAYS))
        for seat, kind in table.asked(PLAYS):
            table.lapse(seat, kind)
        table.rest("revenue.package")
        assert table.play_on()
    assert 1 <= stood <= 14


@clause("RC-4.13")
def test_before_the_first_turn_all_say_it_together(ahead: Ahead) -> None:
    ahead.at("setup.cards", cards={"diamond": [SALT], "circle": [GRAIN, "st-3a"]})
    assert set(ahead.asked()) == {("diamond", SETUP), ("circle", SETUP)}
    ahead.package("circle", SETUP, plays=["st-3a", f"{GRAIN}@fam-hanno"])
    assert ahead.table.planned() is None
    ahead.package("diamond", SETUP, plays=[f"{SALT}@fam-mago"])
    played = [(seat, raw) for seat, kind, raw in ahead.play_on() if kind == "setup.play"]
    assert [one for one in played if one[1] != "none"] == [
        ("circle", "st-3a"),
        ("circle", f"{GRAIN}@fam-hanno"),
        ("diamond", f"{SALT}@fam-mago"),
    ], "in order, whoever has said it first"
    assert [one.seat for one in ahead.saw(StatesmanPlayed)] == [CIRCLE]


@clause("RC-11.2")
def test_what_a_sensible_player_would_play_is_proposed(ahead: Ahead) -> None:
    """And what is discarded first, if there are more than may be kept."""
    playing(ahead, diamond=[SALT, OUTCRY])
    assert ahead.proposed("diamond", PLAYS) == {"when": "plan", "plays": [f"{SALT}@fam-mago"], "discard": []}
    playing(ahead, diamond=SEVEN)
    assert set(ahead.proposed("diamond", PLAYS)["discard"]) == set(SEVEN)
