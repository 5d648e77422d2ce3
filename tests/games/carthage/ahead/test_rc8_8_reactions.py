"""What events bring, decided beforehand: Tophet Sacrifice (RC-8.8.2), Traders (RC-8.8.9), lost Warehouses (RC-5.1b)."""

from __future__ import annotations

import pytest

from games.carthage.state import Carthage
from games.carthage.wars.events_cards import EventCancelled, TraderGained
from games.kernel import Window
from games.republic.bench import numbered
from games.republic.forum.events_cards import EventEntered
from tests.clauses import clause
from tests.games.carthage.ahead.reactions_helpers import REACTING, asked_about, decide, play_on
from tests.games.carthage.forum import CIRCLE, SEATS, SQUARE, befallen, drawn, holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.mortality import STORED
from tests.games.carthage.play import Play

OMENS = "te-evil-omens"
CARD = "tophet-sacrifice"
TYRE = "ev-refugees-from-tyre"


@pytest.fixture
def play() -> Play:
    return Play(REACTING)


def omens(play: Play, *hands: tuple[str, str]) -> Play:
    """Evil Omens are rolled by diamond."""
    return befallen(play, 10, *(holds(*hand) for hand in hands), scenario="late")


@clause("RC-8.8.2")
def test_a_sacrifice_is_played_against_an_event_that_is_named(play: Play) -> None:
    omens(play, ("square", CARD))
    played = decide(play, square={"sacrifice": [OMENS]})
    assert played == [(seat, "forum.sacrifice", "none") for seat in SEATS[:3]] + [(SQUARE, "forum.sacrifice", CARD)]
    assert play.saw(EventCancelled) == [EventCancelled(SQUARE, OMENS, CARD)]
    assert play.asked() == [("diamond", "forum.persuade")]
    invariants(play.g)


@clause("RC-8.8.2")
def test_who_would_play_a_sacrifice_and_holds_none_passes(play: Play) -> None:
    omens(play, ("square", CARD))
    played = decide(play, diamond={"sacrifice": [OMENS]}, circle={"sacrifice": [OMENS]})
    assert played == [(seat, "forum.sacrifice", "none") for seat in SEATS]
    assert play.saw(EventEntered)


@clause("RC-8.8.2")
def test_an_event_that_is_not_named_happens(play: Play) -> None:
    omens(play, ("square", CARD))
    decide(play, square={"sacrifice": ["te-drought", "te-epidemic"]})
    assert play.g.factions[SQUARE].hand == [CARD]
    assert OMENS in play.g.table_events


@clause("RC-8.8.2")
@pytest.mark.parametrize("holder", ["square", "circle"])
def test_who_wishes_to_be_asked_is_asked_whether_he_holds_one_or_not(play: Play, holder: str) -> None:
    omens(play, (holder, CARD))
    played = decide(play, square={"events": "ask"})
    assert [seat for seat, _, _ in played] == list(SEATS[:3])
    assert play.asked() == [("square", "forum.sacrifice")]
    question = play.decision("square", "forum.sacrifice")
    assert (question.window, question.hidden) == (Window.AGAIN, True)
    play.answer("square", "forum.sacrifice", "none")
    assert OMENS in play.g.table_events


@clause("RC-8.8.2")
def test_of_two_who_would_cancel_an_event_the_first_from_the_hrao_does(play: Play) -> None:
    """The rules ask all at once; there are two cards only here."""
    omens(play, ("circle", CARD), ("square", CARD))
    decide(play, circle={"sacrifice": [OMENS]}, square={"sacrifice": [OMENS]})
    assert play.saw(EventCancelled) == [EventCancelled(CIRCLE, OMENS, CARD)]
    assert play.g.factions[SQUARE].hand == [CARD]


# Traders (RC-8.8.9)


def gifts(play: Play) -> list[tuple[str, str]]:
    return [(one.seat, one.senator) for one in play.saw(TraderGained)]


def wealthy(g: Carthage) -> None:
    """Of circle's three Gisco has the most Influence, Carthalo the most Traders."""
    numbered(g, 7).influence = 30
    numbered(g, 11).traders = 4


@clause("RC-8.8.9")
@pytest.mark.parametrize(
    ("said", "senator"),
    [
        ("leader", "fam-hanno"),
        ("influence", "fam-gisco"),
        ("traders", "fam-carthalo"),
        ("oratory", "fam-hanno"),
        ("fam-carthalo", "fam-carthalo"),
    ],
)
def test_a_trader_goes_where_it_was_said(play: Play, said: str, senator: str) -> None:
    drawn(play, TYRE, wealthy)
    decide(play, circle={"trader": said})
    assert ("circle", senator) in gifts(play)


@clause("RC-8.8.9")
def test_if_the_senator_named_cannot_have_it_his_player_is_asked(play: Play) -> None:
    def captured(g: Carthage) -> None:
        gisco = numbered(g, 7)
        gisco.place, gisco.at = "captive", "conquest-of-tunisia"

    drawn(play, TYRE, captured)
    decide(play, circle={"trader": "fam-gisco"})
    assert play.asked() == [("circle", "forum.gift")]
    play.answer("circle", "forum.gift", "fam-hanno")
    assert {seat for seat, _ in gifts(play)} == set(SEATS)


@clause("RC-8.8.9")
def test_who_wishes_to_choose_is_asked(play: Play) -> None:
    drawn(play, TYRE)
    decide(play, diamond={"trader": "ask"})
    assert play.asked() == [("diamond", "forum.gift")]


# Warehouses (RC-5.1b)


def stored(g: Carthage) -> None:
    g.turn = 2
    numbered(g, 6).traders = 3


@clause("RC-5.1b")
@pytest.mark.parametrize(
    ("said", "hand", "left"),
    [
        ("lowest", STORED["triangle"], ["gold.1"]),
        ("singles", ["ochre.1", "ochre.2", "salt.1", "gold.1"], ["ochre.2"]),
        ("singles", ["wine.1", "wine.2", "gold.1", "ochre.1"], ["wine.2"]),
    ],
)
def test_warehouses_are_lost_as_was_said(play: Play, said: str, hand: list[str], left: list[str]) -> None:
    play.at("mortality", chits=["6"], hands={"triangle": hand}, change=stored)
    assert asked_about(play, "mortality.warehouse") == ["triangle"]
    decide(play, triangle={"warehouses": said})
    assert [card.id for card in play.g.factions[play.g.seats[1]].trade_cards] == left


@clause("RC-5.1b")
def test_who_wishes_to_choose_what_he_loses_is_asked(play: Play) -> None:
    play.at("mortality", chits=["6"], hands=STORED, change=stored)
    decide(play, triangle={"warehouses": "ask"})
    assert asked_about(play, "mortality.warehouse") == ["triangle"]
    play.lapse("triangle", "mortality.warehouse")
    play_on(play)
    assert [card.id for card in play.g.factions[play.g.seats[1]].trade_cards] == ["gold.1"]
