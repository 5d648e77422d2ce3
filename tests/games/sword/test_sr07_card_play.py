"""SR-5.4.1, 6, 7.1 to 7.2.3: what a card may be played for."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.action import take_action
from games.sword.action.events import CardUsed, ColonyFounded, CUPlaced, EventCancelled, Passed
from games.sword.action.play import playing
from tests.clauses import clause
from tests.games.sword.acting import acting, announced, offered, ordered, played, turn_of
from tests.games.sword.scene import Scene, army, held, laid, marked


@clause("SR-5.4.1", "SR-DP4")
def test_he_passes_by_default() -> None:
    """SR-5.4.1, SR-DP4: passing costs nothing."""
    g = turn_of("ROM", "ROM-01")
    scene = acting(g).lapse("action.play")
    assert scene.over
    assert scene.told == [Passed("ROM")]
    assert g.hands["ROM"].hand == ["ROM-01"]


@clause("SR-5.4.1", "SR-7.4.3")
def test_without_cards_he_passes_or_plays_desperate_times() -> None:
    """SR-5.4.1, 7.4.3 a: they are a card play of the own action too; without them he can only pass."""
    g = laid()
    held(g, "ROM")
    assert {one.split(".")[1] for one in offered(g) if one != "pass"} == {"ROM-38"}  # of two equal ones the first
    g = turn_of("ROM")
    g.hands["ROM"].desperate.clear()
    assert offered(g) == ["pass"]


@clause("SR-32.1")
def test_who_can_only_pass_is_asked_all_the_same() -> None:
    """SR-32.1: an answer at once would tell that his cards are of no use now; who holds none can hide nothing."""
    g = turn_of("ROM")
    g.stacks.clear()
    g.hands["ROM"].desperate.clear()
    for leader in g.leaders.values():
        leader.where, leader.at = "pool", ""
    held(g, "ROM", "ROM-29")
    for place in g.places.values():
        place.loyalty = 3 if place.walled else 0
        place.control = "ROM"
    assert offered(g) == ["pass"]
    assert playing(g).personal
    held(g, "ROM")
    assert not playing(g).personal


@clause("SR-7.1.1", "SR-6.3", "SR-6.4")
def test_an_army_is_activated_by_a_card_of_its_rating() -> None:
    """SR-7.1.1, 6.3, 6.4: Camillus (1) by any card, Valerius (2) by 2; the card is discarded."""
    g = turn_of("ROM", "ROM-26", "ROM-02")
    army(g, "ROM", "velitrae", 5, "camillus")
    army(g, "ROM", "roma", 7, "valerius")
    able = [one for one in offered(g) if one.startswith("activate")]
    assert [one for one in able if "ROM-26" in one] == ["activate.ROM-26.ROM.velitrae"]
    assert "activate.ROM-02.ROM.roma" in able
    scene = acting(g).say("action.play", "activate.ROM-02.ROM.roma")
    order = ordered(scene)
    assert (order.by, order.power, order.at, order.op, order.card) == ("ROM", "ROM", "roma", 2, "ROM-02")
    assert g.hands["ROM"].discard == ["ROM-02"]
    assert scene.lapse().over


@clause("SR-7.1.2")
def test_only_three_raise_a_unit() -> None:
    """SR-7.1.2: one CU in a friendly home walled city or tribal space that is not besieged."""
    g = turn_of("ROM", "ROM-01", "ROM-02")
    marked(g, "ROM", "reate", "ancona", loyalty=0)
    marked(g, "SAM", "narnia")
    army(g, "SAM", "capua", 1)
    assert [one for one in offered(g) if one.startswith("raise")] == [
        f"raise.{card}.ROM.{at}" for card in ("ROM-01", "ROM-38") for at in ("sutrium", "roma")
    ]
    scene = acting(g).say("action.play", "raise.ROM-01.ROM.sutrium")
    assert g.cu("ROM", "sutrium") == 1
    assert CUPlaced("ROM", "normal", {"sutrium": 1}) in scene.told


@clause("SR-7.1.2")
def test_gauls_raise_units_in_normal_spaces_too() -> None:
    """SR-7.1.2: (Gauls) a friendly home normal space."""
    g = turn_of("GAU", "GAU-01")
    able = [one for one in offered(g) if one.startswith("raise.GAU-01")]
    assert {"raise.GAU-01.GAU.ticinum", "raise.GAU-01.GAU.bononia"} <= {*able}
    army(g, "ROM", "ticinum", 1)
    assert "raise.GAU-01.GAU.ticinum" not in offered(g)


@clause("SR-7.1.2")
def test_each_power_of_the_etruscans_and_samnites_raises_at_home() -> None:
    """SR-7.1.2: by a card of their one deck."""
    g = turn_of("ETS", "ETS-01")
    able = [one for one in offered(g) if one.startswith("raise.ETS-01")]
    assert {"raise.ETS-01.ETR.clusium", "raise.ETS-01.SAM.bovianum"} <= {*able}
    assert "raise.ETS-01.ETR.bovianum" not in able
    assert "raise.ETS-01.SAM.larinum" not in able  # a normal space


@clause("SR-7.1.2", "SR-7.2.4")
def test_carthage_raises_units_of_its_own() -> None:
    """SR-7.1.2, 7.2.4: mercenaries are only hired."""
    g = turn_of("CAR", "CAR-01")
    acting(g).say("action.play", "raise.CAR-01.CAR.panormus")
    stack = g.stack("CAR", "panormus")
    assert stack is not None
    assert stack.units == {"carthaginian": 1}


@clause("SR-7.2.3")
def test_a_colony_is_founded_with_three() -> None:
    """SR-7.2.3: in a Roman normal space with a Roman CU or two Roman neighbours: a walled city of loyalty 1."""
    g = turn_of("ROM", "ROM-01", "ROM-02")
    marked(g, "IND", "roma", "velitrae", "tarracina", "capua", "sutrium", "narnia")
    marked(g, "ROM", "hatria")
    able = [one for one in offered(g) if one.startswith("colony")]
    assert not able  # caere, praeneste and hatria have no two Roman neighbours
    army(g, "ROM", "hatria", 1)
    assert [one for one in offered(g) if one.startswith("colony.ROM-0")] == ["colony.ROM-01.ROM.hatria"]
    marked(g, "ROM", "roma", "velitrae")
    army(g, "VOL", "praeneste", 1)
    able = [one for one in offered(g) if one.startswith("colony.ROM-01")]
    assert able == ["colony.ROM-01.ROM.hatria", "colony.ROM-01.ROM.velitrae"]  # an enemy stands in praeneste
    scene = acting(g).say("action.play", "colony.ROM-01.ROM.hatria")
    place = g.places["hatria"]
    assert (place.walled, place.normal, place.loyalty) == (True, False, 1)
    assert scene.events(ColonyFounded) == [ColonyFounded("hatria", 1, 1)]


@clause("SR-7.2.3")
def test_at_most_six_colonies() -> None:
    """SR-7.2.3."""
    g = turn_of("ROM", "ROM-01", "ROM-25")
    for at in ("mutina", "ariminum", "luna", "atria", "hatria", "suessa"):
        g.places[at].colony = True
    assert not [one for one in offered(g) if one.startswith(("colony", "event.ROM-25"))]
    g.places["suessa"].colony = False
    assert "colony.ROM-01.ROM.velitrae" in offered(g)


@clause("SR-7.2.3")
def test_only_romans_found_colonies() -> None:
    """SR-7.2.3."""
    g = turn_of("GRE", "GRE-02")
    assert not [one for one in offered(g) if one.startswith("colony")]


@clause("SR-6.3")
def test_an_event_is_discarded_and_one_marked_leaves_the_game() -> None:
    """SR-6.3: as event; operations never remove a card (SR-6.4)."""
    g = turn_of("ROM", "ROM-06", "ROM-12")
    army(g, "ROM", "roma", 2)
    played(g, "ROM-06")
    assert g.hands["ROM"].removed == ["ROM-06"]
    scene = acting(g).say("action.play", "support.ROM-12")
    assert g.hands["ROM"].discard == ["ROM-12"]
    assert CardUsed("ROM", "ROM-12", "support") in scene.told


@clause("SR-6.8", "SR-6.9", "SR-33.2")
def test_another_may_cancel_an_event_before_its_price_is_paid() -> None:
    """SR-6.8, 6.9, 33.2: it is discarded, even one marked; it counts as played; no price is paid."""
    g = turn_of("CAR", "CAR-18")
    army(g, "CAR", "carthago", 3, "hamilcar", kind="mercenary")
    held(g, "ROM", "ROM-29")
    scene = announced(g, "CAR-18", "CAR.carthago")
    scene.say("card.counter", "ROM-29", "ROM").lapse("card.counter")
    assert scene.over
    assert EventCancelled("CAR", "CAR-18") in scene.told
    assert g.hands["CAR"].discard == ["CAR-18"]
    assert g.hands["ROM"].discard == ["ROM-29"]
    assert g.cu("CAR", "carthago") == 3
    assert g.played is None


@clause("SR-6.8")
def test_a_cancelled_card_that_would_leave_the_game_is_discarded() -> None:
    """SR-6.8."""
    g = turn_of("ROM", "ROM-12")
    army(g, "ROM", "roma", 2)
    held(g, "GRE", "GRE-22")
    announced(g, "ROM-12").say("card.counter", "GRE-22", "GRE").lapse("card.counter")
    assert g.hands["ROM"].discard == ["ROM-12"]
    assert g.leaders["manlius"].where == "card"


@clause("SR-33.2")
def test_the_player_himself_and_operations_open_no_window() -> None:
    """SR-33.2: another player's event only; no operations use, no Desperate Times."""
    g = turn_of("ROM", "ROM-26", "ROM-29")
    held(g, "GRE", "GRE-22")
    scene = acting(g).say("action.play", "support.ROM-26")
    assert not scene.asks("card.counter")
    scene = announced(turn_of("ROM", "ROM-06", "ROM-29"), "ROM-06")
    assert not scene.asks("card.counter", "ROM")


@clause("SR-33.1", "SR-6.6")
def test_a_response_is_no_event_of_the_card_play() -> None:
    """SR-33.1, 6.6: responses, combat cards and NPA cards are played for operations only."""
    g = turn_of("ROM", "ROM-29", "ROM-08", "ROM-30")
    assert not [one for one in offered(g) if one.startswith("event")]
    assert "support.ROM-08" in offered(g)


@clause("SR-5.4.1")
def test_alliances_are_offered_until_he_has_played() -> None:
    """SR-5.4.1: at the start of his action."""
    g = turn_of("ROM", "ROM-26")
    scene = acting(g)
    assert scene.asks("alliance.propose")
    with pytest.raises(IllegalAnswer):
        scene.say("action.play", "event.ROM-01")
    scene.say("alliance.propose", ["ROM-GRE"]).lapse("alliance.answer")
    assert scene.asks("action.play")
    scene.say("action.play", "pass")
    assert scene.over
    assert Scene(g, take_action).asks("action.play")
