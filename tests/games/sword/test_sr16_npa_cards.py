"""SR-16.4, 16.4.1, 20.0: each of the Neutral Power Activates cards, in each of its options."""

from __future__ import annotations

from typing import Final

import pytest

from games.sword.components import Player, Power, cards
from games.sword.march.events import Marched
from games.sword.unrest import ceiling
from tests.clauses import clause
from tests.games.sword.acting import deck_of
from tests.games.sword.deck import plays
from tests.games.sword.test_sr16_nonplayers import calling, neutral, options

CARDS: Final = [one.id for one in cards().values() if one.kind == "npa"]
REACHED: Final[dict[Player, list[Power]]] = {
    "ROM": ["CAR", "TRG"],
    "GAU": ["CAR", "VOL"],
    "ETS": ["CAR", "VOL", "TRG"],
    "GRE": ["VOL", "TRG"],
    "CAR": ["VOL", "TRG"],
}
"""SR-16.4: the powers on the cards of each deck."""
SPOT: Final[dict[Power, str]] = {"VOL": "antium", "TRG": "transalpine_gaul", "CAR": "lilybaeum"}
STEP: Final[dict[Power, str]] = {"VOL": "velitrae", "TRG": "mediolanum", "CAR": "panormus"}
GAINS: Final[dict[Power, tuple[str, str]]] = {
    "VOL": ("fregellae", "suessa"),
    "TRG": ("comum", "taurasia"),
    "CAR": ("selinus", "tharros"),
}


def reached(card: str) -> list[Power]:
    """With five players nobody calls Carthage (SR-16.5)."""
    return [one for one in REACHED[deck_of(card)] if one != "CAR"]


@plays()
@clause("SR-16.4")
@pytest.mark.parametrize("card", CARDS)
def test_it_brings_two_cu(card: str) -> None:
    """SR-16.4 b: to each power that it reaches, and to no other."""
    for power in reached(card):
        g = neutral(deck_of(card), card)
        before = g.cu(power, SPOT[power])
        calling(g).say("action.npa", f"cu.{power}.{SPOT[power]}")
        assert g.cu(power, SPOT[power]) == before + 2
        assert g.hands[deck_of(card)].discard == [card]
    named = {one.split(".")[1] for one in options(neutral(deck_of(card), card)) if "." in one}
    assert named == {*reached(card)}


@plays()
@clause("SR-16.4")
@pytest.mark.parametrize("card", CARDS)
def test_it_activates_an_army(card: str) -> None:
    """SR-16.4 c: four MP, or as the Transalpine Gauls roll; movement is its player's."""
    for power in reached(card):
        g = neutral(deck_of(card), card)
        scene = calling(g).say("action.npa", f"activate.{power}.{SPOT[power]}").lapse("card.counter")
        form = scene.asked("movement.step", deck_of(card)).decision.choice.form()
        assert form["halves"] == (8 if power == "VOL" else form["halves"])
        assert ("gallic-movement" in g.dice.drawn) is (power == "TRG")
        reach = [one[0] for one in form["reach"]]
        scene.say("movement.step", {"path": next(one[1] for one in form["reach"] if one[0] == reach[0])})
        assert scene.events(Marched)[0].power == power


@plays()
@clause("SR-16.4", "SR-7.1.3")
@pytest.mark.parametrize("card", CARDS)
def test_it_gives_support(card: str) -> None:
    """SR-16.4 a: added in the range of the power."""
    for power in reached(card):
        g = neutral(deck_of(card), card)
        g.places["velitrae"].control = "IND"
        g.places["fregellae"].loyalty = 1
        scene = calling(g).say("action.npa", f"support.{power}").lapse("card.counter")
        number, first, _ = scene.asked("card.target").decision.choice.form()
        assert number == 1
        adding = [one for one in first if one.startswith(f"add.{power}")]
        removing = [one for one in first if one.startswith(f"remove.{power}")]
        said = (adding or removing)[:1]
        control = {one: place.control for one, place in g.places.items()}
        loyalty = {one: place.loyalty for one, place in g.places.items()}
        scene.say("card.target", said)
        at = said[0].split(".")[2]
        assert (g.control(at), g.places[at].loyalty) != (control[at], loyalty[at])


@plays()
@clause("SR-16.4.1", "SR-20.0")
@pytest.mark.parametrize("card", [one for one in CARDS if not one.startswith("CAR")])
def test_it_stirs_the_unrest(card: str) -> None:
    """SR-16.4.1, 20.0: by 1, once in a round for all; within SR-20.1."""
    g = neutral(deck_of(card), card)
    calling(g).say("action.npa", "unrest")
    assert (g.unrest, g.raised) == (1, True)
    g = neutral(deck_of(card), card)
    g.raised = True
    assert "unrest" not in options(g)
    g = neutral(deck_of(card), card)
    g.unrest = ceiling(g)
    assert "unrest" not in options(g)


@clause("SR-16.4.1")
@pytest.mark.parametrize("card", ["CAR-07", "CAR-09"])
def test_carthage_stirs_nothing_at_home(card: str) -> None:
    """SR-16.4.1: neither the unrest nor the revolting mercenaries."""
    g = neutral("CAR", card)
    g.insurrection = True
    assert "unrest" not in options(g)
    assert not [one for one in options(g) if ".MER" in one]


@clause("SR-16.4.1")
@pytest.mark.parametrize("card", [one for one in CARDS if not one.startswith("CAR")])
def test_all_others_may_lead_the_mercenaries_while_they_revolt(card: str) -> None:
    """SR-16.4.1, 16.1: not before."""
    g = neutral(deck_of(card), card)
    assert not [one for one in options(g) if ".MER" in one]
    g.insurrection = True
    g.leaders["mercenary_leader"].where, g.leaders["mercenary_leader"].at = "map", "kerkouane"
    assert "cu.MER.kerkouane" in options(g)


@clause("SR-16.4", "SR-16.5")
@pytest.mark.parametrize("card", [one for one in CARDS if not one.startswith("CAR")])
def test_with_four_players_it_reaches_what_is_printed(card: str) -> None:
    """SR-16.4: Carthage among them where it is named."""
    found = options(neutral(deck_of(card), card, count=4))
    assert {one.split(".")[1] for one in found} == {*REACHED[deck_of(card)]}
