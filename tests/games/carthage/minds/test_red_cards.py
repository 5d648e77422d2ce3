"""A sensible player and the red cards of others: what he cannot use goes where it is of use, if both gain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.minds.sensible.market.red import HABIT, Hand, spare
from games.carthage.minds.temper import tempers
from games.carthage.seen import see
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.pieces import Reign
from tests.clauses import clause
from tests.games.carthage.minds.chamber import influence
from tests.games.carthage.minds.saying import says
from tests.games.carthage.play import Play

DEAL = "diamond.triangle.1"
HANNO = "st-3a"
SHOWN = {"cards": [HANNO], "shown": "shown"}


def owned(seat: str) -> Callable[[Carthage], None]:
    """The Family of Hanno is in this faction."""

    def change(g: Carthage) -> None:
        hanno = g.senators["fam-hanno"]
        for one in g.senators.values():
            if one.number == hanno.number:
                one.statesman, one.faction = "", Seat(seat)

    return change


def floor(play: Play, *, owner: str = "triangle", **cards: Sequence[str]) -> Play:
    """Red cards are traded."""
    return play.at("revolution.deals", cards=cards, change=owned(owner))


def hand(play: Play, seat: str, *cards: str) -> Hand:
    view = play.table.view(Seat(seat))
    assert isinstance(view, CarthageView)
    return Hand(view, Seat(seat), cards)


def test_a_statesman_is_offered_to_the_faction_of_his_family_and_shown(play: Play) -> None:
    floor(play, diamond=[HANNO], triangle=["assassin.1"], circle=["assassin.2"])
    assert says(play, "diamond", "revolution.offer", to="triangle") == SHOWN
    assert says(play, "diamond", "revolution.offer", to="circle") is None


def test_one_who_can_be_played_is_kept(play: Play) -> None:
    floor(play, owner="diamond", diamond=[HANNO], triangle=["assassin.1"])
    assert says(play, "diamond", "revolution.offer", to="triangle") is None


def test_he_is_paid_for_with_what_serves_both(play: Play) -> None:
    floor(play, diamond=[HANNO], triangle=["public-outcry.1", "secret-bodyguard.1", "ligurian-band"])
    play.answer("diamond", "revolution.offer", SHOWN, to="triangle")
    answer = says(play, "triangle", "revolution.counter", deal=DEAL)
    assert answer == {"cards": ["secret-bodyguard.1"], "shown": "shown"}
    play.answer("triangle", "revolution.counter", answer, deal=DEAL)
    accepted = says(play, "diamond", "revolution.deal", deal=DEAL)
    play.answer("diamond", "revolution.deal", accepted, deal=DEAL)
    assert play.g.factions[Seat("triangle")].hand == ["public-outcry.1", "ligurian-band", HANNO]


@clause("RC-11.2f")
@pytest.mark.parametrize(("more", "given"), [(6, ["assassin.1"]), (4, None)])
def test_whose_hand_is_too_full_takes_less_for_a_better_card(more: int, given: list[str] | None, play: Play) -> None:
    """Of seven cards an Outcry was offered for any; who never used her knife would have taken it, but declined."""
    others = ["law-sumptuary", "law-court-of-104", "seduction", "blackmail", "secret-bodyguard.1", "secret-bodyguard.2"]
    floor(play, diamond=["public-outcry.1", *others[:more]], triangle=["assassin.1"])
    play.answer("diamond", "revolution.offer", {"cards": ["public-outcry.1"], "shown": "shown"}, to="triangle")
    answer = says(play, "triangle", "revolution.counter", deal=DEAL)
    assert (answer and answer["cards"]) == given


@clause("RC-9.8.1")
@pytest.mark.parametrize(("standing", "given"), [(0, ["assassin.1"]), (40, None)])
def test_who_leads_gives_nobody_a_knife(standing: int, given: list[str] | None, play: Play) -> None:
    """He paid for a Statesman with his Assassin, and it killed his nominee for life a turn later."""
    floor(play, diamond=[HANNO], triangle=["assassin.1"])
    influence(2, standing)(play.g)
    play.answer("diamond", "revolution.offer", SHOWN, to="triangle")
    answer = says(play, "triangle", "revolution.counter", deal=DEAL)
    assert (answer and answer["cards"]) == given


@clause("RC-9.8.5")
@pytest.mark.parametrize(("standing", "offered"), [(0, None), (40, "secret-bodyguard.1")])
def test_nor_his_guards(standing: int, offered: str | None, play: Play) -> None:
    """Of two Secret Bodyguards one was offered; a turn later both together saved the nominee for life."""
    held = ["public-outcry.1", "assassin.1", "seduction", "blackmail", "secret-bodyguard.1", "secret-bodyguard.2"]
    floor(play, diamond=held, triangle=["assassin.2"])
    influence(2, standing)(play.g)
    offer = says(play, "diamond", "revolution.offer", to="triangle")
    assert (offer and offer["cards"][0]) == offered


@pytest.mark.parametrize("shown", ["hidden", "shown"])
def test_what_is_of_no_use_is_declined(play: Play, shown: str) -> None:
    """What is hidden may be anything; whose Family is with others cannot be played."""
    floor(play, owner="circle", diamond=[HANNO], triangle=["assassin.1"])
    play.answer("diamond", "revolution.offer", {**SHOWN, "shown": shown}, to="triangle")
    assert says(play, "triangle", "revolution.counter", deal=DEAL) is None
    assert says(play, "triangle", "revolution.deal", deal=DEAL) == "withdraw"


def test_what_was_declined_is_not_offered_again(play: Play) -> None:
    floor(play, diamond=[HANNO, "ligurian-band"], triangle=["assassin.1"])
    play.answer("diamond", "revolution.offer", SHOWN, to="triangle")
    assert says(play, "diamond", "revolution.offer", to="triangle") is None, "one offer at a time"
    play.answer("triangle", "revolution.deal", "withdraw", deal=DEAL)
    assert says(play, "diamond", "revolution.offer", to="triangle") is None


def test_no_other_of_its_kind_is_offered_either(play: Play) -> None:
    """Who held three Outcries offered one after the other to whom none of them had been worth a card."""
    outcries = [f"public-outcry.{number}" for number in (1, 2, 3)]
    floor(play, diamond=[*outcries, "assassin.1", "seduction", "blackmail"], triangle=["assassin.2"])
    offer = says(play, "diamond", "revolution.offer", to="triangle")
    assert offer["cards"][0] in outcries
    play.answer("diamond", "revolution.offer", offer, to="triangle")
    play.answer("triangle", "revolution.deal", "withdraw", deal=DEAL)
    assert says(play, "diamond", "revolution.offer", to="triangle") is None


def test_nothing_is_offered_when_somebody_rules_for_life(play: Play) -> None:
    """RC-9.10.3: the game was won, and its winner was offered a Statesman."""
    floor(play, diamond=[HANNO], triangle=["assassin.1"])
    play.g.reigns.append(Reign(senator="fam-bomilcar", seat=Seat("diamond"), influence=24))
    assert says(play, "diamond", "revolution.offer", to="triangle") is None


def test_it_is_forgotten_when_the_floor_closes_and_nobody_else_knows_of_it(play: Play) -> None:
    floor(play, diamond=[HANNO], triangle=["assassin.1"], circle=["assassin.2"], square=["assassin.3"])
    play.answer("diamond", "revolution.offer", SHOWN, to="triangle")
    play.answer("triangle", "revolution.deal", "withdraw", deal=DEAL)
    known = {seat: see.view(play.g, seat).refused for seat in play.g.seats}
    assert {seat: len(one) for seat, one in known.items()} == {"diamond": 1, "triangle": 1, "circle": 0, "square": 0}
    (refused,) = known[Seat("triangle")]
    stated = refused.sides[Seat("diamond")]
    assert stated is not None
    assert (stated.cards, stated.total, stated.names) == (1, None, (HANNO,))
    for seat in play.g.seats:
        play.answer(seat, "revolution.done", "done")
    assert play.g.refused == []


def test_a_statesman_who_can_be_played_one_day_is_not_discarded(play: Play) -> None:
    """RC-8.9.2, 11.2f: Hannibal Barca was, before two Secret Bodyguards, for his Family governed Tunisia just then."""
    cards = ["secret-bodyguard.1", "secret-bodyguard.2", HANNO, "public-outcry.1", "assassin.1", "blackmail.1"]
    for owner, worst in (("diamond", "secret-bodyguard.2"), ("circle", HANNO)):
        play.at("revolution.cards", cards={"diamond": cards}, change=owned(owner))
        play.answer("diamond", "revolution.play", "none")
        assert says(play, "diamond", "revolution.discard") == [worst]


def test_what_would_be_discarded_is_worth_nothing(play: Play) -> None:
    five = ["public-outcry.1", "assassin.1", "seduction", "blackmail", "secret-bodyguard.1"]
    floor(play, diamond=five)
    full = hand(play, "diamond", *five)
    assert full.total([*five, "ligurian-band"]) == full.total(five)
    assert full.gain(["ligurian-band"], ()) == 0


def test_a_second_of_a_kind_is_worth_less(play: Play) -> None:
    floor(play, diamond=["assassin.1"])
    held = hand(play, "diamond", "assassin.1")
    assert 0 < held.gain(["assassin.2"], ()) < held.worth("assassin.2")


def test_who_lacks_the_habit_neither_offers_nor_answers(play: Play) -> None:
    floor(play, diamond=[HANNO], triangle=["secret-bodyguard.1"])
    odd = SensiblePlayer(tempers()["hard"].model_copy(update={"lacks": frozenset({HABIT})}))
    offer: Any = play.decision("diamond", "revolution.offer", to="triangle")
    assert odd.answer(offer, lambda: see.view(play.g, Seat("diamond"))) is None


def test_who_has_such_a_card_says_ahead_that_he_waits_for_the_floor(play: Play) -> None:
    for owner, waits in (("triangle", True), ("diamond", False)):
        floor(play, owner=owner, diamond=[HANNO], triangle=["assassin.1"])
        view = play.table.view(Seat("diamond"))
        assert isinstance(view, CarthageView)
        assert spare(view) is waits
