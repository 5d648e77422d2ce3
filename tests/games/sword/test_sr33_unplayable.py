"""SR-33.3, 6.9: an event without a legal effect is not played as event, nor a card whose condition does not hold."""

from __future__ import annotations

from typing import Final

import pytest

from games.sword.components import cards, leaders
from games.sword.state import Sword
from games.sword.underway import Played
from tests.clauses import clause
from tests.games.sword.acting import deck_of, offered, playable, played, turn_of
from tests.games.sword.scene import army, bare, marked
from tests.games.sword.test_sr12_cards import EVEN, dealt, met, reached
from tests.games.sword.test_sr33_event_dealings import DRAWS
from tests.games.sword.test_sr33_event_units import LEVIES
from tests.games.sword.test_sr33_responses import asked

LEADERS: Final = [(one.card, one.id) for one in leaders().values() if one.kind == "named" and one.card]
REMOVING: Final = ["ROM-33", "GRE-26", "ETS-27", "ETS-33", "GAU-37"]
PLACING: Final = ["ROM-03", "GRE-03", "GAU-03", "ETS-29", "ROM-25"]
ACTIVATING: Final = [
    one.id
    for one in cards().values()
    if one.kind != "response" and any(effect["op"] == "activate" for effect in one.effects)
]


def dispossessed(card: str) -> Sword:
    """His action; nothing on the map is his."""
    g = turn_of(deck_of(card), card, count=5 if 5 in cards()[card].players else 4)
    for power in g.hands[deck_of(card)].powers:
        for at in [one.id for one in g.places.values() if one.control == power and one.id != "garrison_box"]:
            marked(g, "VOL", at)
    return g


@clause("SR-33.3", "SR-5.10.2")
@pytest.mark.parametrize("card", [row[0] for row in LEVIES if row[1] != "CAR"])
def test_a_levy_needs_a_place(card: str) -> None:
    """SR-33.3, 5.10.2: a home reinforcement space of his own, or a friendly one with a leader; Carthage has its box."""
    assert not playable(dispossessed(card), card)
    assert playable(turn_of(deck_of(card), card), card)


@clause("SR-33.3")
@pytest.mark.parametrize("card", PLACING)
def test_who_has_nothing_places_nothing(card: str) -> None:
    """SR-33.3: no friendly space or port, no leader, no site of a colony."""
    assert not playable(dispossessed(card), card)


@clause("SR-33.3", "SR-8.3")
@pytest.mark.parametrize(("card", "name"), LEADERS)
def test_a_leader_comes_once_and_to_a_place_of_his_own(card: str, name: str) -> None:
    """SR-33.3, 8.3: neither while he is there, nor when he is gone, nor where there is nobody to meet him."""
    assert playable(turn_of(deck_of(card), card), card)
    for where in ("map", "displaced", "removed"):
        g = turn_of(deck_of(card), card)
        g.leaders[name].where = where  # type: ignore[assignment]
        assert not playable(g, card)
    assert not playable(dispossessed(card), card)


@clause("SR-33.3", "SR-5.2.2")
@pytest.mark.parametrize("card", [card for card, _ in DRAWS])
def test_who_can_draw_nothing_plays_no_card_for_it(card: str) -> None:
    """SR-33.3, 5.2.2: deck and discard pile are empty."""
    g = turn_of(deck_of(card), card)
    hand = g.hands[deck_of(card)]
    hand.removed += hand.deck
    hand.deck.clear()
    assert not playable(g, card)
    hand.discard.append(hand.removed.pop())
    assert playable(g, card)


@clause("SR-33.3")
def test_the_census_needs_one_of_its_two_effects() -> None:
    """SR-33.3: a city to be raised, or a card to be drawn."""
    g = turn_of("ROM", "ROM-28")
    g.hands["ROM"].removed += g.hands["ROM"].deck
    g.hands["ROM"].deck.clear()
    assert playable(g, "ROM-28")
    marked(g, "ROM", "roma", "capua", "sutrium", "narnia", loyalty=3)
    assert not playable(g, "ROM-28")
    g.hands["ROM"].discard.append(g.hands["ROM"].removed.pop())
    assert playable(g, "ROM-28")


@clause("SR-33.3", "SR-7.1.4")
@pytest.mark.parametrize("card", REMOVING)
def test_where_nobody_has_support_none_is_removed(card: str) -> None:
    """SR-33.3, 7.1.4: all is his own or nobody's."""
    assert playable(turn_of(deck_of(card), card), card)
    g = turn_of(deck_of(card), card)
    marked(g, "IND", *(one.id for one in g.places.values() if one.control not in g.hands[deck_of(card)].powers))
    assert not playable(g, card)


@clause("SR-33.3")
@pytest.mark.parametrize(("able", "asks"), [(1, False), (2, False), (3, True)])
def test_of_two_cities_there_is_nothing_to_choose(able: int, *, asks: bool) -> None:
    """SR-33.3: a card speaks of two cities: one or two that qualify are raised without a question."""
    g = turn_of("ROM", "ROM-35")
    marked(g, "ROM", "roma", "capua", "sutrium", "narnia", loyalty=3)
    for at in ("capua", "narnia", "sutrium")[:able]:
        g.places[at].loyalty = 1
    scene = played(g, "ROM-35")
    assert scene.asks("card.target") is asks
    scene.lapse()
    assert sum(g.places[at].loyalty == 2 for at in ("capua", "narnia", "sutrium")) == min(able, 2)


@clause("SR-33.3", "SR-21.4")
@pytest.mark.parametrize(("card", "key"), [("ROM-06", "duoviri_navales"), ("ROM-07", "appian_way")])
def test_what_is_built_is_not_built_again(card: str, key: str) -> None:
    """SR-21.4: a permanent event is in effect; with the road there is its support to be had no more, either."""
    g = turn_of("ROM", card)
    assert playable(g, card)
    g.built.append(key)
    assert not playable(g, card)


@clause("SR-33.3", "SR-2.8")
@pytest.mark.parametrize("card", ACTIVATING)
def test_without_an_army_nothing_is_activated(card: str) -> None:
    """SR-2.8: neither a leader alone nor CU alone are an army."""
    g = turn_of(deck_of(card), card, count=5 if 5 in cards()[card].players else 4)
    power = g.hands[deck_of(card)].powers[0]
    army(g, power, "gela", 0, next(one.id for one in g.leaders.values() if one.power == power))
    army(g, power, "catina", 3)
    army(g, power, "catina", 1, kind="mercenary" if power == "CAR" else None)
    assert not [one for one in offered(g) if one.startswith(f"event.{card}")]


@clause("SR-33.3", "SR-6.8")
@pytest.mark.parametrize("card", ["GAU-19", "ROM-29", "ETS-18", "GRE-22", "CAR-33"])
def test_nobody_cancels_his_own_event_or_one_cancelled_already(card: str) -> None:
    """SR-6.8: just played by another player."""
    g = bare()
    g.played = Played(deck_of(card), f"{deck_of(card)}-01")
    assert not asked(g, card)
    other = "ROM" if deck_of(card) != "ROM" else "GAU"
    g.played = Played(other, f"{other}-01")
    assert asked(g, card)
    g.played.cancelled = True
    assert not asked(g, card)


@clause("SR-6.9", "SR-33.3")
@pytest.mark.parametrize("card", ["CAR-22", "CAR-30"])
def test_who_has_no_mercenary_pays_with_none(card: str) -> None:
    """SR-6.9: from the army, whose last CU it may not be."""
    g = met("CAR", "GRE")
    assert not reached(dealt(g, "CAR", "GRE", card, EVEN), "CAR", card)
    g = met("CAR", "GRE")
    army(g, "CAR", "suessa", 1, kind="mercenary")
    assert reached(dealt(g, "CAR", "GRE", card, EVEN), "CAR", card)


@clause("SR-33.3", "SR-12.3.5")
@pytest.mark.parametrize("card", ["ROM-21", "GRE-36"])
def test_where_nothing_is_lost_nothing_is_ignored(card: str) -> None:
    """SR-12.3.5: only losses that were inflicted."""
    one, other = ("ROM", "GRE") if card == "ROM-21" else ("GRE", "ROM")
    harmless = dealt(met(one, other), one, other, card, ((3, 3, 3), (2, 2, 3)))  # type: ignore[arg-type]
    assert not reached(harmless, deck_of(card), card)
    bloody = dealt(met(one, other), one, other, card, ((6, 6, 6), (5, 5, 5)))  # type: ignore[arg-type]
    assert reached(bloody, deck_of(card), card)
