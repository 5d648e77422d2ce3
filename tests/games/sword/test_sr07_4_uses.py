"""SR-7.4: Desperate Times in all that a card of value 3 can do (SR-7.4.6)."""

from __future__ import annotations

from typing import Final

import pytest

from games.sword.action import interrupts
from games.sword.action.events import Interrupted
from games.sword.battle.events import RetreatedBySea
from games.sword.components import Player, cards
from games.sword.march.events import Avoided, Bribed
from games.sword.sea import interdict, offered_ships
from games.sword.sea_events import Interdicted, ShipsGiven
from games.sword.siege.plunder import tribute
from games.sword.state import Alliance, Sword
from games.sword.underway import Voyage
from tests.clauses import clause
from tests.games.sword.acting import acting, deck_of, offered, turn_of
from tests.games.sword.battles import CARD, RETREAT, battle
from tests.games.sword.deck import plays
from tests.games.sword.scene import Scene, army, bare
from tests.games.sword.test_sr09_movement import go, marching

CARDS: Final = [one.id for one in cards().values() if one.kind == "desperate"]
LED: Final[dict[Player, tuple[str, str, str]]] = {
    "ROM": ("ROM", "roma", "rom_minor_a"),
    "GAU": ("GAU", "bononia", "gau_minor_a"),
    "ETS": ("SAM", "bovianum", "sam_minor_a"),
    "GRE": ("GRE", "croton", "gre_minor_a"),
    "CAR": ("CAR", "panormus", "bomilcar"),
}
"""An army of each player, under a leader whom 2 or 3 OP activate."""


def ready(card: str) -> Sword:
    """The owner's action; he has this card left, and one army."""
    g = turn_of(deck_of(card))
    g.hands[deck_of(card)].desperate = [card]
    power, at, leader = LED[deck_of(card)]
    army(g, power, at, 3, leader)  # type: ignore[arg-type]
    return g


def lost(g: Sword, card: str) -> bool:
    """SR-7.4.5: it has left the game."""
    hand = g.hands[deck_of(card)]
    return hand.removed == [card] and not hand.desperate and not hand.discard


@plays()
@clause("SR-7.4.3", "SR-7.4.4", "SR-7.4.5", "SR-7.4.6")
@pytest.mark.parametrize("card", CARDS)
def test_as_the_card_play_of_an_action(card: str) -> None:
    """SR-7.4.3 a, 7.4.4, 7.4.5, 7.4.6: an army of rating 3, a CU, three points; no event; it leaves the game."""
    power, at, _ = LED[deck_of(card)]
    uses = offered(ready(card))
    assert {f"activate.{card}.{power}.{at}", f"raise.{card}.{power}.{at}", f"support.{card}"} <= {*uses}
    assert not [one for one in uses if one.startswith("event")]
    g = ready(card)
    scene = acting(g).say("action.play", f"support.{card}")
    assert scene.asked("card.target").decision.choice.form()[0] == 3
    assert lost(g, card)
    g = ready(card)
    acting(g).say("action.play", f"raise.{card}.{power}.{at}")
    assert g.cu(power, at) == 4  # type: ignore[arg-type]
    assert lost(g, card)


@plays()
@clause("SR-7.4.3", "SR-5.4.3", "SR-DP31")
@pytest.mark.parametrize("card", CARDS)
def test_as_an_interrupt(card: str) -> None:
    """SR-7.4.3 b, 5.4.3: an extra action after anybody's; it leaves the game."""
    power, at, _ = LED[deck_of(card)]
    g = ready(card)
    g.actor = (g.actor + 1) % len(g.order)
    after = g.active
    for hand in g.hands.values():
        hand.desperate = [one for one in hand.desperate if one == card]
    scene = Scene(g, interrupts).say("action.interrupt", f"raise.{card}.{power}.{at}", deck_of(card))
    assert scene.events(Interrupted) == [Interrupted(deck_of(card), after)]
    assert g.cu(power, at) == 4  # type: ignore[arg-type]
    assert lost(g, card)
    assert g.interrupting is None


@clause("SR-7.4.6", "SR-7.2.3")
@pytest.mark.parametrize("card", ["ROM-38", "ROM-39"])
def test_a_colony(card: str) -> None:
    """SR-7.4.6, 7.2.3."""
    g = ready(card)
    army(g, "ROM", "velitrae", 1)
    acting(g).say("action.play", f"colony.{card}.ROM.velitrae")
    assert (g.places["velitrae"].walled, g.places["velitrae"].loyalty) == (True, 1)
    assert lost(g, card)


@clause("SR-7.4.6", "SR-7.2.4")
@pytest.mark.parametrize("card", ["CAR-38", "CAR-39"])
def test_three_mercenaries(card: str) -> None:
    """SR-7.4.6, 7.2.4: beside the card play."""
    g = ready(card)
    acting(g).say("action.hire", card).lapse("reinforcement.place")
    assert g.cu("CAR", "carthago") == 3
    assert lost(g, card)


@clause("SR-7.4.6", "SR-9.6.4", "SR-DP13")
@pytest.mark.parametrize("card", ["CAR-38", "CAR-39"])
def test_interdiction_of_three_points(card: str) -> None:
    """SR-7.4.6, 9.6.4, SR-DP13: by default none; two more than the first OP."""
    g = ready(card)
    move = Voyage("GRE", "GRE", "tarentum", "lilybaeum", 3, 3)
    g.voyage = move
    scene = Scene(g, lambda state: interdict(state, move))
    assert scene.asked("movement.interdict", "CAR").decision.lapse == "none"
    scene.say("movement.interdict", card, "CAR")
    assert scene.events(Interdicted) == [Interdicted("GRE", "tarentum", "lilybaeum", card)]
    assert move.interdicted == 3
    assert lost(g, card)


@clause("SR-7.4.6", "SR-9.6.3.1")
@pytest.mark.parametrize("card", ["CAR-38", "CAR-39"])
def test_ships_for_ten(card: str) -> None:
    """SR-7.4.6, 9.6.3.1: lent to an ally."""
    g = ready(card)
    g.alliances.append(Alliance("GRE", "CAR"))
    scene = Scene(g, lambda state: offered_ships(state, "GRE", "tarentum")).say("movement.ships", card)
    assert scene.events(ShipsGiven) == [ShipsGiven("GRE", "tarentum", card, 10)]
    assert lost(g, card)


@clause("SR-7.4.6", "SR-7.2.1", "SR-DP9")
@pytest.mark.parametrize("card", ["ETS-38", "ETS-39"])
def test_a_bribe(card: str) -> None:
    """SR-7.4.6, 7.2.1, SR-DP9."""
    g = ready(card)
    army(g, "ROM", "roma", 4, "camillus")
    scene = Scene(g, marching("ROM", "roma")).say("movement.step", go("sutrium", "volsinii"))
    scene.say("movement.bribe", card, "ETS")
    assert scene.events(Bribed) == [Bribed("ROM", "volsinii", card, "")]
    assert lost(g, card)


@clause("SR-7.4.6", "SR-9.6.3")
@pytest.mark.parametrize("card", ["GRE-38", "GRE-39"])
def test_a_greek_voyage(card: str) -> None:
    """SR-7.4.6, 9.6.3: as by any 3 OP card."""
    g = ready(card)
    for hand in g.hands.values():
        hand.desperate = [one for one in hand.desperate if one == card]
    scene = acting(g).say("action.play", f"activate.{card}.GRE.croton")
    scene.say("movement.step", go("sail:tarentum")).lapse()
    assert g.cu("GRE", "tarentum") == 3
    assert lost(g, card)


@clause("SR-7.4.6", "SR-11.1.1")
@pytest.mark.parametrize("card", ["GRE-38", "GRE-39"])
def test_a_flight_by_sea_before_battle(card: str) -> None:
    """SR-7.4.6, 11.1.1: the card is spent, the army is gone."""
    g = ready(card)
    for hand in g.hands.values():
        hand.desperate = [one for one in hand.desperate if one == card]
    army(g, "SAM", "thurii", 5, "pontius")
    scene = Scene(g, marching("SAM", "thurii"), {"avoid": [1]}).say("movement.step", go("croton"))
    scene.lapse("movement.withdraw", "card.counter")
    scene.say("movement.avoid", f"sail.tarentum.{card}", "GRE").lapse()
    assert scene.events(Avoided)[0].at == "tarentum"
    assert lost(g, card)


@clause("SR-7.4.6", "SR-12.4.3")
@pytest.mark.parametrize("card", ["CAR-38", "CAR-39"])
def test_a_retreat_by_sea(card: str) -> None:
    """SR-7.4.6, 12.4.3: up to ten CU."""
    g = ready(card)
    army(g, "GRE", "panormus", 3, "pyrrhus")
    army(g, "CAR", "panormus", 3)
    scene = battle(g, "GRE", "CAR", "panormus", ((6, 3, 3), (2, 2, 3))).lapse(CARD)
    scene.say(RETREAT, {"way": f"{card}:carthago"}).lapse()
    assert scene.events(RetreatedBySea)[0].to == "carthago"
    assert g.cu("CAR", "carthago") == 4
    assert lost(g, card)


@clause("SR-7.4.2", "SR-5.2.3")
def test_it_is_no_part_of_the_hand() -> None:
    """SR-7.4.2, 5.2.3: neither offered as tribute nor as the price of an alliance."""
    g = bare()
    army(g, "GAU", "caere", 3, "brennus")
    assert Scene(g, lambda state: tribute(state, "caere")).over
    g = turn_of("ROM")
    g.alliances.append(Alliance("ROM", "GRE"))
    scene = acting(g)
    paid = scene.asked("alliance.break").decision.choice.form()
    assert "ROM-38" not in str(paid)
    assert "point" in str(paid)
