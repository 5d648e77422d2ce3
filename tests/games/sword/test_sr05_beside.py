"""SR-5.4.2, 7.2.4, 21.1: what is played beside the card play."""

from __future__ import annotations

from games.sword.action.events import CardUsed
from games.sword.nonplayers.events import NeutralCalled
from tests.clauses import clause
from tests.games.sword.acting import acting, turn_of
from tests.games.sword.deck import plays
from tests.games.sword.scene import army, marked


@clause("SR-5.4.2", "SR-DP38")
def test_an_npa_card_is_played_before_and_he_still_has_his_card_play() -> None:
    """SR-5.4.2, SR-DP38: nobody waits for it, and nobody else learns that he could."""
    g = turn_of("ROM", "ROM-08", "ROM-09", "ROM-26")
    scene = acting(g)
    posted = scene.asked("action.bonus").decision
    assert not posted.awaited
    assert posted.covert
    scene.say("action.bonus", "ROM-08").say("action.npa", "cu.TRG.transalpine_gaul")
    assert scene.events(NeutralCalled)
    assert not scene.asks("action.bonus")  # SR-5.4.2: at most one
    scene.say("action.play", "support.ROM-26").lapse()
    assert g.hands["ROM"].discard == ["ROM-08", "ROM-26"]


@clause("SR-5.4.2")
def test_or_after_the_card_play() -> None:
    """SR-5.4.2: he says beforehand that he will, and may still not; at most one."""
    g = turn_of("ROM", "ROM-08", "ROM-09")
    scene = acting(g).say("action.bonus", "after")
    assert not scene.asks("action.bonus")
    scene.say("action.play", "pass")
    scene.say("action.bonus", "ROM-09").say("action.npa", "unrest")
    assert scene.over
    assert g.unrest == 1
    scene = acting(turn_of("ROM", "ROM-08")).say("action.bonus", "after").say("action.play", "pass")
    scene.lapse("action.bonus")
    assert scene.over
    assert scene.g.hands["ROM"].hand == ["ROM-08"]


@clause("SR-5.4.2")
def test_who_holds_no_npa_card_is_not_asked() -> None:
    """SR-5.4.2."""
    assert not acting(turn_of("ROM", "ROM-26")).asks("action.bonus")


@clause("SR-7.2.4", "SR-7.4.6", "SR-DP32")
def test_carthage_hires_with_a_card_beside_its_card_play() -> None:
    """SR-7.2.4, 7.4.6, SR-DP32: mercenaries equal to its value, as reinforcements; once in an action."""
    g = turn_of("CAR", "CAR-03", "CAR-04")
    scene = acting(g).say("action.hire", "CAR-03")
    scene.say("reinforcement.place", {"CAR.mercenary": {"carthago": 1, "garrison_box": 1}})
    assert g.cu("CAR", "carthago") == g.cu("CAR", "garrison_box") == 1
    assert g.stack("CAR", "carthago").units == {"mercenary": 1}  # type: ignore[union-attr]
    assert CardUsed("CAR", "CAR-03", "hire") in scene.told
    assert not scene.asks("action.hire")
    scene.say("action.play", "support.CAR-04").lapse()
    assert g.hands["CAR"].discard == ["CAR-03", "CAR-04"]


@clause("SR-5.10.2", "SR-DP8")
def test_by_default_the_hired_stand_where_most_are_produced() -> None:
    """SR-5.10.2, SR-DP8: mercenaries count as produced by every home reinforcement space, and by the box."""
    g = turn_of("CAR")
    acting(g).say("action.hire", "CAR-38").lapse("reinforcement.place")
    assert g.cu("CAR", "carthago") == 3  # SR-7.4.6: worth 3
    assert g.hands["CAR"].removed == ["CAR-38"]


@clause("SR-5.4.2")
def test_hiring_after_the_card_play() -> None:
    """SR-5.4.2: before or after; without a friendly space the box takes them."""
    g = turn_of("CAR", "CAR-04")
    marked(g, "GRE", "carthago")
    scene = acting(g).say("action.hire", "after").say("action.play", "pass").say("action.hire", "CAR-04")
    assert scene.over
    assert g.cu("CAR", "garrison_box") == 1


@clause("SR-7.2.4")
def test_nobody_else_hires() -> None:
    """SR-7.2.4: a special ability of Carthage."""
    assert not acting(turn_of("GRE", "GRE-02")).asks("action.hire")


@plays("CAR-15")
@clause("SR-21.1")
def test_a_blockade_is_an_activation_beside_the_card_play() -> None:
    """SR-21.1, CAR-15: an army already in an enemy or independent walled port makes a siege roll at +1."""
    g = turn_of("CAR", "CAR-15", "CAR-16", "CAR-02")
    army(g, "CAR", "messana", 4, "hamilcar")
    army(g, "CAR", "catina", 4, "hanno")
    army(g, "CAR", "lilybaeum", 4, "gisgo")
    scene = acting(g)
    offered = scene.asked("card.counter").decision.choice.form()
    assert offered == ["CAR-15.CAR.messana", "CAR-16.CAR.messana", "after"]
    scene.say("card.counter", "CAR-15.CAR.messana")
    order = g.activation.order if g.activation else None
    assert order is not None
    assert (order.siege_only, order.port_only, order.siege_drm, order.free) == (True, True, 1, True)
    assert g.hands["CAR"].discard == ["CAR-15"]


def test_a_blockade_in_an_independent_port() -> None:
    """CAR-15: independent ports too; not allied ones, nor for an army without CU."""
    g = turn_of("CAR", "CAR-15")
    army(g, "CAR", "ancona", 2, "hamilcar")
    army(g, "CAR", "messana", 0, "hanno")
    army(g, "CAR", "neapolis", 1, "gisgo")  # SR-13.1: too few
    army(g, "CAR", "rhegium", 5, "bomilcar")
    army(g, "GRE", "rhegium", 2)  # SR-13.1: before the city
    assert acting(g).asked("card.counter").decision.choice.form() == ["CAR-15.CAR.ancona", "after"]


@plays("CAR-16")
@clause("SR-33.2")
def test_a_blockade_may_be_played_after_the_card_play() -> None:
    """SR-33.2: at any time in the own action; the army may have come there just now."""
    g = turn_of("CAR", "CAR-15", "CAR-16", "CAR-02")
    army(g, "CAR", "himera", 4, "hamilcar")
    scene = acting(g, {"siege": [4]})
    assert scene.asked("card.counter").decision.choice.form() == ["after"]
    scene.say("card.counter", "after").say("action.play", "activate.CAR-02.CAR.himera")
    scene.say("movement.step", {"path": ["messana"]}).lapse("movement.step")
    assert scene.asked("card.counter").decision.choice.form() == ["none", "CAR-15.CAR.messana", "CAR-16.CAR.messana"]
    scene.say("card.counter", "CAR-16.CAR.messana")
    assert g.activation
    assert (g.activation.order.card, g.activation.cu) == ("CAR-16", 4)  # though they have marched
    scene.lapse()
    assert (g.control("messana"), g.places["messana"].loyalty) == ("CAR", 1)  # 4 + 1, against a loyalty of 1


@clause("SR-5.4.1")
def test_alliances_come_before_all_else() -> None:
    """SR-5.4.1: at the start of the action; not after a bonus card."""
    scene = acting(turn_of("ROM", "ROM-08"))
    assert scene.asks("alliance.propose")
    scene.say("action.bonus", "ROM-08").say("action.npa", "unrest")
    assert not scene.asks("alliance.propose")
    assert scene.asks("action.play")
