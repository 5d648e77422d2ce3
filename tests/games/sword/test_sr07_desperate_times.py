"""SR-7.4: Desperate Times, as a card play and as interrupts."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.action import interrupts
from games.sword.action.events import Interrupted
from games.sword.state import Sword
from tests.clauses import clause
from tests.games.sword.acting import acting, ordered, turn_of
from tests.games.sword.scene import Scene, army, laid


def gap(*armed: str) -> Sword:
    """After the Greek action only these have Desperate Times left."""
    g = laid()
    g.actor = g.order.index("GRE")
    for hand in g.hands.values():
        if hand.player not in armed:
            hand.desperate.clear()
    return g


@clause("SR-7.4.3", "SR-7.4.4", "SR-7.4.5")
def test_as_a_card_play_it_leaves_the_game() -> None:
    """SR-7.4.3 a, 7.4.4, 7.4.5: a card of value 3 without event."""
    g = turn_of("ROM")
    army(g, "ROM", "roma", 3, "valerius")
    scene = acting(g)
    assert not [one for one in scene.asked("action.play").decision.choice.form() if one.startswith("event")]
    scene.say("action.play", "activate.ROM-38.ROM.roma")
    assert ordered(scene).op == 3
    assert g.hands["ROM"].desperate == ["ROM-39"]
    assert g.hands["ROM"].removed == ["ROM-38"]


@clause("SR-7.4.3", "SR-DP31")
def test_between_two_actions_all_who_have_one_are_asked_at_once() -> None:
    """SR-7.4.3 b, SR-DP31: by default none is played."""
    g = gap("ROM", "CAR")
    scene = Scene(g, interrupts)
    assert scene.asks("action.interrupt", "ROM")
    assert scene.asks("action.interrupt", "CAR")
    assert len(scene.table.open) == 2
    scene.lapse("action.interrupt")
    assert scene.over
    assert scene.told == []
    assert len(g.hands["ROM"].desperate) == 2


@clause("SR-7.4.3")
def test_the_first_in_order_from_the_active_player_interrupts_and_nobody_else() -> None:
    """SR-7.4.3: one interrupt a gap; turn order counting from who has just acted; it is his extra action."""
    g = gap("ROM", "CAR", "GAU")
    scene = Scene(g, interrupts)
    scene.say("action.interrupt", "raise.ROM-38.ROM.capua", "ROM")
    scene.say("action.interrupt", "raise.GAU-38.GAU.bononia", "GAU")
    assert not scene.events(Interrupted)
    scene.say("action.interrupt", "activate.CAR-38.CAR.lilybaeum", "CAR")
    assert scene.events(Interrupted) == [Interrupted("CAR", "GRE")]
    assert ordered(scene).op == 3
    assert g.active == "CAR"
    assert g.moment == "1.1.3.CAR"
    scene.lapse()
    assert scene.over
    assert g.from_active()[0] == "GRE"
    assert g.hands["CAR"].desperate == ["CAR-39"]
    assert len(g.hands["ROM"].desperate) == 2
    assert g.cu("ROM", "capua") == 0


@clause("SR-7.4.3")
def test_who_has_just_acted_may_interrupt_first() -> None:
    """SR-7.4.3: any player; counting begins with who has just acted."""
    g = gap("GRE", "CAR")
    scene = Scene(g, interrupts)
    scene.say("action.interrupt", "raise.CAR-38.CAR.panormus", "CAR")
    scene.say("action.interrupt", "raise.GRE-38.GRE.croton", "GRE")
    assert g.cu("GRE", "croton") == 1
    assert g.cu("CAR", "panormus") == 0


@clause("SR-7.4.3", "SR-7.4.4")
def test_an_interrupt_is_one_operations_use() -> None:
    """SR-7.4.3 b, 7.4.4: no event, no cards of the hand."""
    scene = Scene(gap("ROM"), interrupts)
    offered = scene.asked("action.interrupt").decision.choice.form()
    assert offered[0] == "no"
    assert {one.split(".")[1] for one in offered[1:]} == {"ROM-38"}  # one of two equal cards is enough
    with pytest.raises(IllegalAnswer):
        scene.say("action.interrupt", "event.ROM-38")
    assert {one.split(".")[0] for one in offered[1:]} == {"activate", "raise", "support", "colony"}


@clause("SR-7.4.1")
def test_whose_cards_are_played_is_not_asked() -> None:
    """SR-7.4.1: they lie face up, so all know who has none."""
    assert Scene(gap(), interrupts).over


@clause("SR-22.3")
def test_with_two_players_a_side_interrupts_with_either_hand() -> None:
    """SR-22.3: one question to its player."""
    g = laid(2)
    scene = Scene(g, interrupts)
    offered = scene.asked("action.interrupt", "ROM").decision.choice.form()
    assert {one.split(".")[1] for one in offered[1:]} == {"ROM-38", "GRE-38"}
    scene.say("action.interrupt", "raise.GRE-38.GRE.croton", "ROM").lapse()
    assert g.hands["GRE"].removed == ["GRE-38"]
    assert g.cu("GRE", "croton") == 1
