"""SR-6.5 to 6.8: response windows: who is asked, in which order, how often."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pytest

from games.kernel import IllegalAnswer
from games.sword.cards.events import CardPlayed
from games.sword.cards.windows import respond
from games.sword.components import Player
from games.sword.state import Sword
from games.sword.underway import Played
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, held

KIND = "card.counter"
EVENT = "enemy_event_played"
CANCELS: Mapping[Player, str] = {"ETS": "ETS-18", "GRE": "GRE-22", "CAR": "CAR-33", "ROM": "ROM-29"}


def announced(count: int = 5) -> Sword:
    """The Gauls have announced Great Feast; it is their action."""
    g = bare(count)
    g.actor = g.order.index("GAU")
    g.played = Played("GAU", "GAU-26")
    return g


def window(g: Sword, trigger: str = EVENT) -> Scene:
    """The window, for all but the Gauls."""
    return Scene(g, lambda state: respond(state, trigger, [one for one in state.players if one != "GAU"]))


@clause("SR-6.5")
def test_the_active_player_is_asked_first_then_the_others_in_turn_order() -> None:
    """SR-6.5: those named, from the active player on."""
    g = announced()
    for player, card in CANCELS.items():
        held(g, player, card)
    scene = window(g)
    for player in CANCELS:
        scene.asked(KIND, player)
        scene.say(KIND, "decline", player)
    assert scene.over
    assert scene.result == []


@clause("SR-6.5")
def test_who_holds_other_cards_only_is_asked_too() -> None:
    """SR-6.5: a window tells nothing about hands: it is hidden, and nobody answers for him at once."""
    g = announced()
    held(g, "ETS", "ETS-34")
    scene = window(g)
    decision = scene.asked(KIND, "ETS").decision
    assert (decision.hidden, decision.personal, decision.choice.form()) == (True, True, ["decline"])
    assert decision.lapse == "decline"


@clause("SR-6.5")
def test_who_has_no_cards_is_not_asked() -> None:
    """SR-6.5: an empty hand is seen by all; Desperate Times have no event (SR-7.4.4)."""
    assert window(announced()).over


@clause("SR-6.5", "SR-6.3")
def test_who_has_laid_his_card_on_the_discard_pile_is_not_asked() -> None:
    """SR-6.5, 6.3: discard piles are open: everybody sees that he can have none."""
    g = announced()
    held(g, "ETS", "ETS-34")
    g.hands["ETS"].deck.remove("ETS-18")
    g.hands["ETS"].discard.append("ETS-18")
    assert window(g).over


@clause("SR-6.5")
def test_whose_deck_has_no_such_card_is_not_asked() -> None:
    """SR-6.5: of this number of players: Tyrrhenian Pirates is not used with five."""
    g = announced(5)
    held(g, "ETS", "ETS-34")
    assert window(g, "enemy_naval_move").over


@clause("SR-6.7", "SR-6.8")
def test_one_card_for_one_trigger_then_nobody_can_do_more() -> None:
    """SR-6.7, 6.8: the event is cancelled once; what is cancelled is not cancelled again."""
    g = announced()
    held(g, "ETS", "ETS-18", "ETS-34")
    held(g, "CAR", "CAR-33")
    scene = window(g).say(KIND, "ETS-18", "ETS")
    assert scene.over
    assert scene.result == ["ETS-18"]
    assert g.played is not None
    assert g.played.cancelled
    assert g.hands["ETS"].discard == ["ETS-18"]
    assert scene.events(CardPlayed) == [CardPlayed("ETS", "ETS-18", EVENT)]


@clause("SR-6.5", "SR-6.7")
def test_asking_goes_round_until_all_have_declined_in_succession() -> None:
    """SR-6.5, 6.7: who declined is asked again after another has played; who played is not."""
    g = bare()
    held(g, "GAU", "GAU-36")
    held(g, "GRE", "GRE-37")
    army(g, "GAU", "caere", 3)
    army(g, "GRE", "suessa", 3)
    scene = Scene(g, lambda state: respond(state, "attrition_phase", state.order))
    scene.say(KIND, "decline", "GAU").say(KIND, "GRE-37", "GRE")
    scene.say(KIND, "GAU-36", "GAU")
    assert scene.over
    assert scene.result == ["GRE-37", "GAU-36"]
    assert ("GRE", "suessa") in g.spared
    assert ("GAU", "caere") in g.spared


@clause("SR-33.2")
def test_a_card_that_does_not_fit_cannot_be_played() -> None:
    """SR-33.2: another trigger."""
    g = announced()
    held(g, "ETS", "ETS-31", "ETS-18")
    scene = window(g)
    with pytest.raises(IllegalAnswer):
        scene.say(KIND, "ETS-31", "ETS")


@clause("SR-22.3")
def test_a_player_with_two_hands_is_asked_once() -> None:
    """SR-22.3: one question for both hands of a side; each may play one card (SR-6.7)."""
    g = announced(2)
    held(g, "ROM", "ROM-29")
    held(g, "GRE", "GRE-22")
    scene = window(g)
    assert scene.asked(KIND).decision.choice.form() == ["decline", "GRE-22", "ROM-29"]
    scene.say(KIND, "ROM-29")
    assert scene.over


@clause("SR-33.2")
def test_the_side_of_who_announced_does_not_cancel_its_own_event() -> None:
    """SR-33.2: another player's; with two players both hands of a side are one player's."""
    g = announced(2)
    held(g, "ETS", "ETS-18")
    assert Scene(g, partial(respond, trigger=EVENT, among=["ETS"])).over
