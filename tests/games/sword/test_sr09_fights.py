"""SR-9.7.6, 10, 11.6, 12.6, 7.3.1: what comes between an army and its way, and who has fought by then."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.battle.events import BattleJoined, Overrun
from games.sword.march.events import Attempted, Avoided, BattleRefused, Intercepted
from games.sword.march.moved import unmoved
from games.sword.sea_events import SailedBack
from games.sword.siege.events import SiegeRolled
from games.sword.state import Sword
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, held, marked
from tests.games.sword.test_sr09_movement import go, marching
from tests.games.sword.test_sr10_interception import passing, to_suessa

# Interception in part


@clause("SR-10.3", "SR-10.4")
def test_a_part_of_an_army_intercepts() -> None:
    """SR-10.3, 10.4: up to ten CU with leaders, of his choice; the others stay where they are."""
    g = passing()
    army(g, "SAM", "capua", 0, "statius")
    scene = to_suessa(g, intercept=[3])
    answer = {"way": "capua", "units": {"normal": 3}, "leaders": ["pontius"]}
    scene.say("movement.intercept", answer, "ETS")
    assert scene.events(Intercepted) == [Intercepted("SAM", "capua", "suessa", {"normal": 3}, ("pontius",))]
    assert g.cu("SAM", "capua") == 2
    assert g.leaders["statius"].at == "capua"


@clause("SR-8.2.1")
def test_who_commands_is_his_choice() -> None:
    """SR-8.2.1, SR-DP10: the commander is named when it intercepts; he must go with it, and so must CU."""
    g = passing()
    army(g, "SAM", "capua", 0, "statius")
    scene = to_suessa(g, intercept=[3])
    for wrong in (
        {"way": "capua", "units": {"normal": 0}},
        {"way": "capua", "units": {"normal": 6}},
        {"way": "capua", "commander": "statius", "leaders": ["pontius"]},
        {"way": "roma"},
    ):
        with pytest.raises(IllegalAnswer):
            scene.say("movement.intercept", wrong, "ETS")
    scene.say("movement.intercept", {"way": "capua", "commander": "statius"}, "ETS")
    assert scene.events(Attempted)[0].leader == "statius"
    assert not scene.events(Attempted)[0].success  # 3 is more than 2.


@clause("SR-9.4", "SR-10.3")
def test_nobody_joins_an_ally_who_is_none_of_his_side() -> None:
    """SR-9.4 c, 10.3: an interceptor would have to stay where CU of an ally stand."""
    g = passing()
    assert to_suessa(g).asks("movement.intercept", "ETS")
    g = passing()
    army(g, "GRE", "suessa", 2)
    for other in ("ROM", "SAM"):
        g.alliances.append(type(g.alliances[0])("GRE", other))
    army(g, "ROM", "antium", 3, "camillus")
    scene = Scene(g, marching("ROM", "tarracina")).say("movement.step", go("suessa", "capua"))
    assert not scene.events(Intercepted)


@clause("SR-10.3", "SR-12.1.3", "SR-DP27")
def test_after_an_automatic_victory_over_the_interceptor_it_goes_on() -> None:
    """SR-10.3, 12.1.3, SR-DP27: five to one; the way is open."""
    g = passing()
    army(g, "ROM", "tarracina", 4)
    scene = to_suessa(g, intercept=[1])
    scene.say("movement.intercept", {"way": "capua", "units": {"normal": 2}}, "ETS")
    scene.lapse("movement.go-back", "combat.support", "card.counter", "combat.card")
    assert scene.events(Overrun)
    scene.say("combat.continue", "go-on").say("movement.step", go("tarracina"))
    scene.lapse()
    assert g.cu("ROM", "tarracina") == 10


@clause("SR-10.5.1", "SR-2.6")
def test_no_way_back_into_the_transalpine_box() -> None:
    """SR-10.5.1, 2.6: who came out of the box cannot refuse battle."""
    g = bare()
    army(g, "TRG", "transalpine_gaul", 4, "trg_minor_a")
    marked(g, "IND", "mediolanum")
    army(g, "GAU", "ticinum", 4, "brennus")
    dice = {"gallic-movement": [3], "intercept": [1]}
    scene = Scene(g, marching("TRG", "transalpine_gaul", 2, any_rating=True), dice)
    scene.lapse("card.counter").say("movement.step", go("mediolanum"))
    scene.say("movement.intercept", "ticinum", "GAU")
    assert not scene.asks("movement.go-back")
    assert scene.events(BattleJoined)


@clause("SR-10.5.1", "SR-9.6.4", "SR-9.6.5")
def test_a_refusal_by_sea_that_sinks_is_the_end() -> None:
    """SR-10.5.1, 9.6.4, 9.6.5: it counts as naval movement; all CU at sea are lost, and nobody is left to fight."""
    g = bare()
    army(g, "GRE", "syracusae", 6, "dionysius")
    army(g, "ROM", "caere", 5, "camillus")
    marked(g, "IND", "tarquinii", loyalty=1)
    scene = Scene(g, marching("GRE", "syracusae"), {"intercept": [1], "refuse": [1], "naval": [6]})
    scene.say("movement.step", go("sail:tarquinii")).say("movement.interdict", "none", "CAR")
    held(g, "CAR", "CAR-01")
    scene.say("movement.intercept", "caere", "ROM").say("movement.go-back", "go-back", "GRE")
    scene.lapse("movement.let-go").say("movement.interdict", "CAR-01", "CAR").lapse()
    assert [one.result for one in scene.events(SailedBack)] == ["sunk"]
    assert not scene.events(BattleJoined)
    assert g.cu("GRE", "tarquinii") == 0
    assert g.leaders["dionysius"].where == "displaced"
    assert scene.over


@clause("SR-9.6.5", "SR-10.5.1")
def test_a_refusal_by_sea_that_returns_is_a_battle() -> None:
    """SR-9.6.5, 10.5.1: sent back to where it has landed it fights there."""
    g = bare()
    army(g, "GRE", "syracusae", 6, "dionysius")
    army(g, "ROM", "caere", 5, "camillus")
    marked(g, "IND", "tarquinii", loyalty=1)
    scene = Scene(g, marching("GRE", "syracusae"), {"intercept": [1], "refuse": [1], "naval": [4]})
    scene.say("movement.step", go("sail:tarquinii")).say("movement.interdict", "none", "CAR")
    held(g, "CAR", "CAR-01")
    scene.say("movement.intercept", "caere", "ROM").say("movement.go-back", "go-back", "GRE")
    scene.lapse("movement.let-go").say("movement.interdict", "CAR-01", "CAR").lapse("card.counter")
    assert not scene.events(BattleRefused)
    assert scene.events(BattleJoined)


# Avoiding in part


@clause("SR-11.1")
def test_a_rear_guard_stays() -> None:
    """SR-11.1: up to ten CU and leaders go, of his choice; the others fight."""
    g = bare()
    army(g, "GAU", "luna", 10, "brennus")
    army(g, "ETR", "pisae", 6, "etr_minor_a")
    scene = Scene(g, marching("GAU", "luna"), {"gallic-movement": [3], "avoid": [1]})
    scene.say("movement.step", go("pisae")).lapse("movement.bribe", "movement.withdraw", "card.counter")
    scene.say("movement.avoid", {"way": "to.populonium", "units": {"normal": 4}}, "ETS")
    assert scene.events(Avoided) == [Avoided("ETR", "pisae", "populonium", {"normal": 4}, ("etr_minor_a",), False, 2)]
    assert scene.events(BattleJoined)[0].defender_cu == 2


# Sorties


@clause("SR-12.6", "SR-12.1.1")
def test_a_sortie_ends_with_the_first_defeat() -> None:
    """SR-12.6, 12.1.1: besiegers of two powers are fought one after the other; who is beaten attacks no more."""
    g = bare()
    army(g, "ETR", "pisae", 3, "etr_minor_a", inside=True)
    army(g, "ROM", "pisae", 6, "camillus")
    army(g, "GAU", "pisae", 6, "brennus")
    g.alliances.append(type(g.alliances[0])("ROM", "GAU"))
    scene = Scene(
        g, marching("ETR", "pisae", inside=True), {"combat.attacker": [1, 1, 1], "combat.defender": [4, 4, 4]}
    )
    scene.say("movement.step", {"then": "sortie"}).lapse()
    assert len(scene.events(BattleJoined)) == 1
    assert scene.over


# No CU twice


@clause("SR-7.3.1")
def test_who_was_beaten_has_fought() -> None:
    """SR-7.3.1: the beaten army may not be activated again by the same card, wherever it has gone."""
    g = bare()
    army(g, "ROM", "caere", 5, "camillus")
    army(g, "ETR", "tarquinii", 6, "spurinna")
    dice = {"combat.attacker": [2, 2, 2], "combat.defender": [4, 4, 4]}
    Scene(g, marching("ROM", "caere"), dice).say("movement.step", go("tarquinii")).lapse()
    stack = next(one for one in g.stacks if one.power == "ROM")
    assert stack.at != "tarquinii"
    assert unmoved(g, "ROM", stack.at) == {}


@clause("SR-7.3.1", "SR-12.1.1")
def test_who_fought_beside_the_army_too() -> None:
    """SR-7.3.1, 12.1.1: CU that stood there when it was attacked from where they stand have fought."""
    g = bare()
    army(g, "ROM", "tarquinii", 12, "camillus")
    army(g, "ETR", "tarquinii", 2)
    dice = {"combat.attacker": [6, 6, 6], "combat.defender": [1, 2, 2]}
    scene = Scene(g, marching("ROM", "tarquinii"), dice)
    assert scene.asked("movement.step").decision.choice.form()["units"] == {"normal": 10}
    scene.say("movement.step", {"then": "attack"}).lapse()
    assert scene.events(BattleJoined)[0].attacker_cu == 12
    assert unmoved(g, "ROM", "tarquinii") == {}


@clause("SR-12.7")
def test_after_a_battle_it_may_still_besiege() -> None:
    """SR-12.7: the movement points that are left serve for a siege roll, said with the march."""
    g: Sword = bare()
    army(g, "ROM", "caere", 8, "camillus")
    army(g, "ETR", "tarquinii", 3)
    marked(g, "ETR", "tarquinii", loyalty=3)
    dice = {"combat.attacker": [6, 6, 6], "combat.defender": [1, 2, 2], "siege": [5]}
    scene = Scene(g, marching("ROM", "caere"), dice).say("movement.step", go("tarquinii", then="siege"))
    scene.lapse("movement.bribe").say("movement.withdraw", "none", "ETS").lapse()
    assert [one.roll for one in scene.events(SiegeRolled)] == [5]
