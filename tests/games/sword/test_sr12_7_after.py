"""SR-12.7, 12.4.1, 9.7.7: what an army may do when it has fought, and where it came from."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.battle.events import BattleDecided, Retreated
from games.sword.march.events import LeaderCaught
from games.sword.siege.events import SiegeRolled
from games.sword.state import Alliance, Sword
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, marked
from tests.games.sword.test_sr09_movement import go, marching

WON = {"combat.attacker": [6, 6, 6], "combat.defender": [2, 2, 3]}


def stormed(g: Sword, cu: int = 8, **dice: list[int]) -> Scene:
    """Romans march from Volsinii upon 3 Etruscan CU before Clusium, who stand; they win unless it is said."""
    army(g, "ROM", "volsinii", cu, "camillus")
    army(g, "ETR", "clusium", 3)
    scene = Scene(g, marching("ROM", "volsinii"), {**WON, **dice}).say("movement.step", go("clusium", then="stop"))
    scene.lapse("movement.bribe", "card.counter").say("movement.withdraw", "none", "ETS")
    return scene.lapse("card.counter", "combat.card", "combat.support", "movement.bribe", "combat.retreat")


@clause("SR-12.7", "SR-9.7.7", "SR-DP40")
def test_after_a_battle_it_may_act_but_move_no_more() -> None:
    """SR-12.7, 9.7.7, SR-DP40: a siege roll for 1 MP, or by default nothing; no step, whatever MP are left."""
    scene = stormed(bare())
    posted = scene.asked("movement.act", "ROM").decision
    assert posted.choice.form()["acts"] == ["siege"]
    assert posted.choice.form()["reach"] == []
    assert posted.lapse == "stop"
    for wrong in (go("perusia"), go("volsinii", then="stop"), {"then": "plunder"}):
        with pytest.raises(IllegalAnswer):
            scene.say("movement.act", wrong)
    scene.say("movement.act", {"then": "siege"}).lapse()
    assert len(scene.events(SiegeRolled)) == 1
    assert scene.g.cu("ROM", "clusium") > 0
    silent = stormed(bare()).lapse()
    assert not silent.events(SiegeRolled)


@clause("SR-12.7", "SR-14.1")
def test_gauls_plunder_where_they_have_won_and_go_no_further() -> None:
    """SR-12.7, 14.1: left movement points are for plunder; after it the army stands still."""
    g = bare()
    army(g, "GAU", "luna", 8, "brennus")
    army(g, "ETR", "faesulae", 3)
    army(g, "GAU", "bononia", 8, "britomaris")
    dice = {"gallic-movement": [6], "plunder": [6], **WON}
    scene = Scene(g, marching("GAU", "bononia"), dice).say("movement.step", go("faesulae"))
    scene.lapse("card.counter", "combat.card", "movement.bribe", "combat.retreat").say("combat.support", [])
    assert scene.asked("movement.act").decision.choice.form()["acts"] == ["plunder"]
    scene.say("movement.act", {"then": "plunder"}).lapse("card.counter")
    assert g.places["faesulae"].plundered
    assert not scene.asks("movement.step")
    assert not scene.asks("movement.act")


@clause("SR-9.4", "SR-12.7")
def test_a_path_is_not_walked_through_a_battle() -> None:
    """SR-9.4 a, 12.7: enemy CU outside end the movement, so nothing beyond them can be said."""
    g = bare()
    army(g, "ROM", "volsinii", 8, "camillus")
    army(g, "ETR", "clusium", 3)
    scene = Scene(g, marching("ROM", "volsinii"))
    with pytest.raises(IllegalAnswer):
        scene.say("movement.step", go("clusium", "perusia"))


@clause("SR-12.4.1")
def test_who_landed_and_is_beaten_looks_all_round_though_his_port_is_near() -> None:
    """SR-12.4.1: an attacker who came by sea retreats like a defender: from Messana not only over the strait."""
    g = bare()
    marked(g, "CAR", "rhegium", loyalty=1)
    army(g, "CAR", "rhegium", 5, "hamilcar")
    army(g, "GRE", "messana", 5)
    beaten = {"combat.attacker": [1, 2, 2], "combat.defender": [5, 3, 3]}
    scene = Scene(g, marching("CAR", "rhegium"), beaten).say("movement.step", go("sail:messana"))
    scene.lapse("card.counter", "movement.interdict", "movement.withdraw", "combat.card", "combat.losses")
    assert scene.events(BattleDecided)[0].winner == "defender"
    assert scene.asked("combat.retreat", "CAR").decision.choice.form()[0] == ["himera", "rhegium"]


@clause("SR-12.4.1")
def test_over_the_strait_it_goes_back_over_the_strait() -> None:
    """SR-12.4.1: by land its first step is the space it came from."""
    g = bare()
    marked(g, "CAR", "rhegium", loyalty=1)
    army(g, "CAR", "rhegium", 5, "hamilcar")
    army(g, "GRE", "messana", 5)
    beaten = {"combat.attacker": [1, 2, 2], "combat.defender": [5, 3, 3]}
    scene = Scene(g, marching("CAR", "rhegium"), beaten).say("movement.step", go("messana")).lapse()
    assert scene.events(Retreated)[0].path == ("rhegium",)


@clause("SR-9.7", "SR-10.3")
def test_what_was_to_be_done_at_the_end_is_not_done_on_the_way() -> None:
    """SR-9.7.7, 10.3: intercepted before Clusium on the way to Perusia, it has said nothing of a siege of Clusium."""
    g = bare()
    army(g, "ROM", "volsinii", 8, "camillus")
    army(g, "GRE", "arretium", 3, "archidamus")
    dice = {**WON, "intercept": [1], "siege": [6]}
    scene = Scene(g, marching("ROM", "volsinii"), dice).say("movement.step", go("clusium", "perusia", then="siege"))
    scene.lapse("movement.bribe", "card.counter").say("movement.intercept", "arretium", "GRE")
    scene.lapse("card.counter", "movement.go-back", "combat.card", "combat.retreat", "combat.support")
    assert not scene.events(SiegeRolled)
    assert scene.asked("movement.act", "ROM").decision.choice.form()["acts"] == ["siege"]


@clause("SR-9.7", "SR-12.7")
def test_what_was_to_be_done_at_the_end_is_done_there_after_the_battle() -> None:
    """SR-9.7.7, 12.7: the battle before the city itself has come between, and is won."""
    g = bare()
    army(g, "ROM", "volsinii", 8, "camillus")
    army(g, "ETR", "clusium", 3)
    scene = Scene(g, marching("ROM", "volsinii"), {**WON, "siege": [5]})
    scene.say("movement.step", go("clusium", then="siege")).lapse("movement.bribe", "card.counter")
    scene.say("movement.withdraw", "none", "ETS").lapse()
    assert [one.at for one in scene.events(SiegeRolled)] == ["clusium"]


@clause("SR-8.4", "SR-10.3")
def test_leaders_alone_make_room_for_an_interceptor() -> None:
    """SR-8.4, 10.3: friends of the mover too, where enemy CU come."""
    g = bare()
    g.alliances.append(Alliance("ROM", "GRE"))
    army(g, "ROM", "tarracina", 6, "valerius")
    army(g, "SAM", "capua", 5, "pontius")
    army(g, "GRE", "suessa", 0, "archidamus")
    scene = Scene(g, marching("ROM", "tarracina"), {"intercept": [1]}).say("movement.step", go("suessa"))
    scene.say("movement.intercept", "capua", "ETS")
    assert scene.events(LeaderCaught) == [LeaderCaught("archidamus", "suessa", "displaced")]
    assert g.leaders["archidamus"].where == "displaced"
