"""GV-4.1 to 4.6, GV-12.2 to 12.4: a coupled war is drawn on one board and comes to the other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.carthage.basics.events import LegionsJoined
from games.carthage.basics.events import WarActivated as ActiveInCarthage
from games.grand.pieces import CARTHAGE, OTHER, ROME, Side
from games.grand.state import Grand
from games.grand.wars.events import CardVoid, WarSpread
from games.republic.combat.strength import land_strength
from games.republic.forum.events_cards import CardTurnedUp, PretenderRose, RedCardDrawn, WarAppeared
from games.rome.basics.events import WarActivated as ActiveInRome
from tests.clauses import clause
from tests.games.grand.laying import (
    Change,
    Play,
    board,
    deck,
    drawing,
    event,
    home,
    lay,
    leader,
    office,
    propose,
    rome_of,
    settled,
    war,
    without,
)

FACES = {CARTHAGE: "roman-war", ROME: "punic"}
BOTH = pytest.mark.parametrize("side", [CARTHAGE, ROME])


def draw(play: Play, side: Side, card: str, *changes: Change, then: tuple[str, ...] = ()) -> Play:
    """The first card of the deck is drawn in an initiative of diamond's."""
    play.at(f"{side}:forum.roll", drawing(side, card, *then), *changes, dice={f"{side}.initiative": [1, 1]})
    if side == CARTHAGE:
        play.lapse("diamond", "forum.roll")
    return play


@clause("GV-4.1", "GV-4.2", "GV-1.4", "GV-12.1")
@BOTH
def test_the_other_face_is_active_at_once(play: Play, side: Side) -> None:
    other = OTHER[side]
    draw(play, side, f"{FACES[side]}-2")
    assert play.statuses(other)[f"{FACES[other]}-2"] == "active"
    assert play.saw(WarSpread) == [WarSpread(2, f"{FACES[side]}-2", other, f"{FACES[other]}-2", "deck")]
    assert f"{FACES[other]}-2" not in board(play.g, other).deck


@clause("GV-4.2", "GV-12.3")
@BOTH
def test_the_pile_that_was_searched_is_shuffled(play: Play, side: Side) -> None:
    other = OTHER[side]
    g = lay()
    before = list(board(g, other).deck)
    draw(play, side, f"{FACES[side]}-2")
    after = board(play.g, other).deck
    before.remove(f"{FACES[other]}-2")
    assert Counter(after) == Counter(before)
    assert after != before


@clause("GV-4.2")
def test_the_third_punic_war_comes_from_the_middle_deck(play: Play) -> None:
    draw(play, CARTHAGE, "roman-war-3")
    assert play.saw(WarSpread) == [WarSpread(3, "roman-war-3", ROME, "punic-3", "next-deck")]
    middle = [card for card in play.rome.tables.copies("middle") if card != "punic-3"]
    assert Counter(play.rome.next_deck) == Counter(middle)
    assert (play.statuses(ROME)["punic-3"], play.rome.era) == ("active", "early")


@clause("GV-4.2")
def test_a_deck_not_yet_in_use_is_opened_for_it(play: Play) -> None:
    def unopened(g: Grand) -> None:
        rome_of(g).next_deck.clear()

    draw(play, CARTHAGE, "roman-war-3", unopened)
    assert play.statuses(ROME)["punic-3"] == "active"
    assert play.rome.next_deck
    assert "punic-3" not in play.rome.next_deck


@clause("GV-4.2")
def test_the_search_may_empty_a_draw_pile(play: Play) -> None:
    draw(play, CARTHAGE, "roman-war-2", deck(ROME, "punic-2"))
    assert (play.statuses(ROME)["punic-2"], play.rome.deck) == ("active", [])


@clause("GV-4.3")
@BOTH
def test_the_drawn_card_is_placed_as_on_its_own_board(play: Play, side: Side) -> None:
    draw(play, side, f"{FACES[side]}-2")
    assert play.statuses(side)[f"{FACES[side]}-2"] == "imminent"
    assert play.statuses(OTHER[side])[f"{FACES[OTHER[side]]}-2"] == "active"


@clause("GV-4.3")
@BOTH
@pytest.mark.parametrize("status", ["inactive", "imminent"])
def test_from_inactive_or_imminent_it_becomes_active(play: Play, side: Side, status: str) -> None:
    other = OTHER[side]
    draw(play, side, f"{FACES[side]}-2", war(other, f"{FACES[other]}-2", status))
    assert play.statuses(other)[f"{FACES[other]}-2"] == "active"
    assert play.saw(WarSpread)[0].found == "board"


@clause("GV-4.3")
def test_what_its_card_does_on_activation_happens(play: Play) -> None:
    draw(play, ROME, "punic-2", without(CARTHAGE, "roman-war-1"))
    assert LegionsJoined("gallic-swordsmen", 3, "roman-war-2") in play.told


@clause("GV-4.3")
@BOTH
def test_nothing_changes_if_it_is_active_already(play: Play, side: Side) -> None:
    other = OTHER[side]
    first = war(other, f"{FACES[other]}-1", "active")
    draw(play, side, f"{FACES[side]}-2", war(other, f"{FACES[other]}-2"), first)
    assert not play.saw(WarSpread)
    assert not play.saw(ActiveInCarthage if other == CARTHAGE else ActiveInRome)


@clause("GV-4.4")
@BOTH
def test_it_is_no_appearance_and_calls_no_pretender(play: Play, side: Side) -> None:
    other = OTHER[side]
    draw(play, side, f"{FACES[side]}-2", event(other, "te-pretender-emerges"))
    assert "te-pretender-emerges" in board(play.g, other).table_events
    assert not play.saw(PretenderRose)
    assert [one.war for one in play.saw(WarAppeared)] == [f"{FACES[side]}-2"]
    assert len(play.saw(WarSpread)) == 1


@clause("GV-4.4")
@pytest.mark.parametrize(
    ("side", "card", "refugee"), [(ROME, "punic-2", "pyrrhus"), (CARTHAGE, "roman-war-2", "philip-v")]
)
def test_nobody_takes_refuge_in_it(play: Play, side: Side, card: str, refugee: str) -> None:
    other = OTHER[side]

    def waiting(g: Grand) -> None:
        leader(other, refugee)(g)
        board(g, other).leaders[refugee].refuge = "waiting"

    draw(play, side, card, waiting)
    found = board(play.g, other).leaders[refugee]
    assert (found.refuge, found.war) == ("waiting", "")


@clause("GV-4.4")
def test_a_war_that_a_leader_wakes_does_not_spread(play: Play) -> None:
    draw(play, ROME, "hannibal")
    assert play.statuses(ROME) == {"punic-1": "active"}
    assert play.statuses(CARTHAGE) == {"roman-war-1": "inactive"}
    draw(play, CARTHAGE, "scipio")
    assert play.statuses(CARTHAGE) == {"roman-war-1": "active"}
    assert play.statuses(ROME) == {"punic-1": "inactive"}


@clause("GV-4.4")
@BOTH
def test_nor_does_one_that_is_attacked(play: Play, side: Side) -> None:
    consul = [office(ROME, "field-consul", 2)] if side == ROME else []
    who = {CARTHAGE: "fam-mago", ROME: "fam-fabius"}[side]
    play.at(f"{side}:senate.business", home(side, 0, 15), *consul)
    order: dict[str, Any] = {"order": "send", "at": f"{FACES[side]}-1", "commanders": [who], "legions": {}}
    propose(play, "forces", {"movements": [{**order, "fleets": 12}]})
    assert play.statuses(side) == {f"{FACES[side]}-1": "active"}
    assert play.statuses(OTHER[side]) == {f"{FACES[OTHER[side]]}-1": "inactive"}


@clause("GV-4.4")
def test_other_wars_do_not_spread(play: Play) -> None:
    draw(play, ROME, "gallic-1")
    assert not play.saw(WarSpread)


@clause("GV-4.6")
@BOTH
def test_it_matches_the_others_of_its_board(play: Play, side: Side) -> None:
    other = OTHER[side]
    draw(play, side, f"{FACES[side]}-2")
    assert play.statuses(other) == {f"{FACES[other]}-1": "active", f"{FACES[other]}-2": "active"}
    half = board(play.g, other)
    own = half.tables.wars[f"{FACES[other]}-2"].land_strength
    assert land_strength(half, half.wars[f"{FACES[other]}-2"]) == 2 * own


@clause("GV-4.6")
@BOTH
def test_strengths_are_those_of_each_board(play: Play, side: Side) -> None:
    draw(play, side, f"{FACES[side]}-2")
    half = board(play.g, side)
    drawn = half.wars[f"{FACES[side]}-2"]
    assert land_strength(half, drawn) == half.tables.wars[drawn.id].land_strength


@clause("GV-4.6", "GV-12.2")
@pytest.mark.parametrize(("side", "name"), [(CARTHAGE, "hannibal"), (ROME, "scipio")])
def test_a_leader_in_the_curia_comes_to_it(play: Play, side: Side, name: str) -> None:
    other = OTHER[side]
    draw(play, side, f"{FACES[side]}-2", leader(other, name))
    assert board(play.g, other).leaders[name].war == f"{FACES[other]}-2"


@clause("GV-12.2")
@BOTH
def test_the_drawn_card_comes_first_then_the_other(play: Play, side: Side) -> None:
    other = OTHER[side]
    draw(play, side, f"{FACES[side]}-2")
    kinds = [type(one) for one in play.told]
    active = ActiveInCarthage if side == CARTHAGE else ActiveInRome
    there = ActiveInCarthage if other == CARTHAGE else ActiveInRome
    assert kinds.index(WarAppeared) < kinds.index(active) < kinds.index(WarSpread) < kinds.index(there)
    told: list[Any] = [*play.saw(there)]
    assert [one.war for one in told] == [f"{FACES[other]}-2", f"{FACES[other]}-1"]


@clause("GV-12.2", "GV-4.4")
def test_a_pretender_of_the_drawn_card_comes_after_both(play: Play) -> None:
    draw(play, CARTHAGE, "roman-war-2", without(CARTHAGE, "roman-war-1"), event(CARTHAGE, "te-pretender-emerges"))
    kinds = [type(one) for one in play.told]
    assert kinds.index(WarSpread) < kinds.index(PretenderRose)


# GV-4.5


@clause("GV-4.5", "GV-12.4", "GV-1.3")
@BOTH
@pytest.mark.parametrize("winner", [ROME, CARTHAGE, ""])
def test_a_draw_of_a_settled_war_is_replaced(play: Play, side: Side, winner: str) -> None:
    card, next_card = f"{FACES[side]}-2", {CARTHAGE: "seduction", ROME: "fam-aelius"}[side]
    draw(play, side, card, settled(2, winner), drawing(side, card, next_card))
    half = board(play.g, side)
    assert play.saw(CardVoid) == [CardVoid(side, card, "settled")]
    assert (card in half.gone, half.forum.number) == (True, 1)
    assert not play.saw(WarAppeared)
    assert len(play.saw(RedCardDrawn)) + len(play.saw(CardTurnedUp)) == 1


@clause("GV-4.5")
def test_a_void_card_may_be_the_last(play: Play) -> None:
    draw(play, ROME, "punic-2", settled(2), deck(ROME, "punic-2"))
    assert play.saw(CardVoid) == [CardVoid(ROME, "punic-2", "settled")]
    assert "punic-2" not in play.rome.wars
