"""SR-12.5, 16.8, 14.7: what the winner of a battle gets."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.battle.events import SupportWon
from games.sword.components import GARRISON_BOX
from games.sword.events import ShareTaken
from games.sword.state import Sword
from games.sword.underway import Activation, Order
from tests.clauses import clause
from tests.games.sword.battles import CARD, RETREAT, SUPPORT, UNREST, battle
from tests.games.sword.deck import plays
from tests.games.sword.scene import Scene, army, bare, held, marked

LOSES = (2, 2, 3)


def valerius() -> tuple[Sword, Scene]:
    """SR-12.5, the vector: Etruscans from Clusium beat Valerius in Roma, inflicting 4; he retreats to Velitrae."""
    g = bare()
    for at in ("roma", "capua", "narnia"):
        assert g.control(at) == "ROM"
    g.places["roma"].loyalty, g.places["capua"].loyalty = 3, 1
    army(g, "ETR", "roma", 9, "spurinna")
    army(g, "ROM", "roma", 7, "valerius")
    army(g, "ROM", "narnia", 1)
    scene = battle(g, "ETR", "ROM", "roma", ((6, 6, 3), LOSES), came_from="clusium")
    return g, scene.say(RETREAT, {"way": "velitrae"})


@clause("SR-12.5")
def test_the_winner_gets_half_the_losses_inflicted() -> None:
    """SR-12.5: 4 CU: 2 points."""
    _, scene = valerius()
    assert scene.events(SupportWon) == [SupportWon(("ETR",), "ETS", 4, 7, 0, 2)]
    assert scene.asked(SUPPORT, "ETS").decision.choice.form()[0] == 2


@clause("SR-12.5", "SR-12.5.2", "SR-7.1.4")
def test_what_the_winner_can_remove() -> None:
    """SR-12.5, 12.5.2, 7.1.4: Praeneste, Tarracina, Roma, Capua; not Velitrae nor Narnia, where Roman CU stand."""
    _, scene = valerius()
    offered = scene.asked(SUPPORT).decision.choice.form()[1]
    removable = {one.split(".")[2] for one in offered if one.startswith("remove.ETR")}
    assert {"praeneste", "tarracina", "roma", "capua"} <= removable
    assert not {"velitrae", "narnia"} & removable
    assert all(scene.g.control(one) == "ROM" for one in removable)


@clause("SR-12.5", "SR-7.1.4")
def test_capua_falls_to_nobody_for_the_etruscans_have_won() -> None:
    """SR-12.5, 7.1.4: although Samnite spaces are adjacent."""
    g, scene = valerius()
    marked(g, "SAM", "nola")
    scene.say(SUPPORT, ["remove.ETR.capua", "remove.ETR.roma"])
    assert (g.control("capua"), g.places["capua"].loyalty) == ("IND", 1)
    assert g.places["roma"].loyalty == 2


@clause("SR-12.5.1")
def test_points_may_be_added_too() -> None:
    """SR-12.5.1: in any mix."""
    g, scene = valerius()
    g.places["volsinii"].control = "IND"
    assert any(one.startswith("add.ETR") for one in scene.asked(SUPPORT).decision.choice.form()[1])
    with pytest.raises(IllegalAnswer):
        scene.say(SUPPORT, ["remove.ETR.roma"] * 3)


@clause("SR-DP20")
def test_the_default_removes_there_then_beside_then_adds() -> None:
    """SR-DP20."""
    g, scene = valerius()
    assert scene.asked(SUPPORT).decision.lapse == ["remove.ETR.roma", "remove.ETR.roma"]
    scene.lapse(SUPPORT)
    assert g.places["roma"].loyalty == 1


@clause("SR-12.5")
def test_at_most_the_loser_s_cu_count() -> None:
    """SR-12.5: ceil(min(6, 3) / 2)."""
    g = bare()
    army(g, "ETR", "suessa", 9, "spurinna")
    army(g, "ROM", "suessa", 3)
    scene = battle(g, "ETR", "ROM", "suessa", ((6, 6, 6), LOSES))
    assert scene.events(SupportWon) == [SupportWon(("ETR",), "ETS", 3, 3, 0, 2)]


@clause("SR-12.1.1", "SR-12.5")
def test_etruscans_and_samnites_together_spend_for_both() -> None:
    """SR-12.1.1, 12.5: each power its own support."""
    g = bare()
    army(g, "ETR", "suessa", 4, "spurinna")
    army(g, "SAM", "suessa", 4)
    army(g, "ROM", "suessa", 3)
    offered = battle(g, "ETR", "ROM", "suessa", ((6, 6, 6), LOSES)).asked(SUPPORT).decision.choice.form()[1]
    assert {one.split(".")[1] for one in offered} == {"ETR", "SAM"}


# Carthage


def hamilcar(unrest: int, *, wins: bool) -> Scene:
    """Carthage against the Greeks in Gela; 4 CU are inflicted on the loser."""
    g = bare()
    g.unrest = unrest
    army(g, "CAR", "gela", 9, "hamilcar")
    army(g, "GRE", "gela", 7, "dionysius")
    dice = ((6, 6, 3), LOSES) if wins else ((1, 1, 2), (6, 5, 5))
    return battle(g, "CAR", "GRE", "gela", dice).lapse(RETREAT)


@clause("SR-12.5.3", "SR-DP30")
def test_carthage_may_lower_its_unrest_instead() -> None:
    """SR-12.5.3, SR-DP30: each point by 1, at most all of it; by default first if it is 2 or more."""
    scene = hamilcar(3, wins=True)
    assert scene.asked(UNREST, "CAR").decision.choice.form() == [0, 2]
    assert scene.asked(UNREST, "CAR").decision.lapse == 2
    scene.say(UNREST, 1)
    assert scene.g.unrest == 2
    assert scene.asked(SUPPORT, "CAR").decision.choice.form()[0] == 1
    small = hamilcar(1, wins=True)
    assert small.asked(UNREST).decision.choice.form() == [0, 1]
    assert small.asked(UNREST).decision.lapse == 0
    assert not hamilcar(0, wins=True).asks(UNREST)


@clause("SR-12.5.3", "SR-20.1")
def test_who_beats_carthage_may_raise_it() -> None:
    """SR-12.5.3, 20.1: within its limit, which the CU in the box set."""
    g = bare()
    g.unrest = 3
    army(g, "CAR", GARRISON_BOX, 6)
    army(g, "CAR", "gela", 9, "hamilcar")
    army(g, "GRE", "gela", 9, "dionysius")
    scene = battle(g, "CAR", "GRE", "gela", ((1, 1, 2), (6, 5, 2))).lapse(RETREAT)
    assert scene.events(SupportWon)[0].points == 3
    assert scene.asked(UNREST, "GRE").decision.choice.form() == [0, 1]
    scene.say(UNREST, 1)
    assert g.unrest == 4
    assert scene.asked(SUPPORT, "GRE").decision.choice.form()[0] == 2


@clause("SR-20.1")
def test_five_losses_raise_it_by_one_only() -> None:
    """SR-20.1: unrest 3, 6 CU in the box, Greeks win 5 losses: only 1 point may raise it (max 4)."""
    g = bare()
    g.unrest = 3
    army(g, "CAR", GARRISON_BOX, 6)
    army(g, "CAR", "gela", 9, "hamilcar")
    army(g, "GRE", "gela", 9, "dionysius")
    scene = battle(g, "CAR", "GRE", "gela", ((1, 2, 2), (6, 5, 5))).lapse(RETREAT)
    assert (scene.events(SupportWon)[0].inflicted, scene.events(SupportWon)[0].points) == (5, 3)
    assert scene.asked(UNREST).decision.choice.form() == [0, 1]


@plays("CAR-37")
@clause("SR-33.2")
def test_prisoners_and_hostages_are_worth_a_point() -> None:
    """SR-33.2 own_battle_won: before spending support."""
    g = bare()
    army(g, "CAR", "gela", 9, "hamilcar")
    army(g, "GRE", "gela", 7, "dionysius")
    held(g, "CAR", "CAR-37")
    scene = battle(g, "CAR", "GRE", "gela", ((6, 6, 3), LOSES)).lapse(CARD, RETREAT)
    scene.say("card.counter", "CAR-37", "CAR")
    assert scene.events(SupportWon) == [SupportWon(("CAR",), "CAR", 4, 7, 1, 3)]


@clause("SR-12.5.3", "SR-5", "SR-22.1")
def test_without_five_players_there_is_no_unrest() -> None:
    """SR-12.5.3 (5P), 22.1."""
    g = bare(4)
    army(g, "CAR", "gela", 9, "car_minor_a")
    army(g, "GRE", "gela", 9, "dionysius")
    assert not battle(g, "GRE", "CAR", "gela", ((6, 6, 6), LOSES)).lapse(RETREAT).asks(UNREST)


# Non-player powers


@clause("SR-16.8", "SR-16.1")
def test_who_directs_a_non_player_army_spends_its_support() -> None:
    """SR-16.8, 16.1: for that power, within its range (SR-16.3)."""
    g = bare()
    marked(g, "IND", "suessa")
    army(g, "VOL", "suessa", 6, "vol_minor_a")
    army(g, "ROM", "suessa", 5)
    g.activation = Activation(Order("GAU", "VOL", "antium", 2), "vol_minor_a", ["vol_minor_a"], {}, "suessa")
    scene = battle(g, "VOL", "ROM", "suessa", ((6, 6, 3), LOSES)).lapse(RETREAT)
    offered = scene.asked(SUPPORT, "GAU").decision.choice.form()[1]
    assert offered
    assert {one.split(".")[1] for one in offered} == {"VOL"}
    assert "remove.VOL.narnia" not in offered


@clause("SR-16.8")
def test_in_its_defence_one_who_is_not_involved_spends_it() -> None:
    """SR-16.8: of those who may direct it, the one with fewest victory points."""
    g = bare()
    army(g, "VOL", "antium", 6, "vol_minor_a")
    army(g, "ROM", "antium", 5)
    for player, hand in g.hands.items():
        hand.vp = 3 if player == "GRE" else 6
    scene = battle(g, "ROM", "VOL", "antium", (LOSES, (6, 6, 3))).lapse(RETREAT)
    assert scene.asks(SUPPORT, "GRE")


@clause("SR-12.5.2")
def test_a_victory_over_a_non_player_power_removes_its_support() -> None:
    """SR-12.5.2."""
    g = bare()
    army(g, "ROM", "fregellae", 9, "camillus")
    army(g, "VOL", "fregellae", 5)
    scene = battle(g, "ROM", "VOL", "fregellae", ((6, 6, 3), LOSES)).lapse(RETREAT)
    removable = [one for one in scene.asked(SUPPORT, "ROM").decision.choice.form()[1] if one.startswith("remove")]
    assert removable
    assert all(g.control(one.split(".")[2]) == "VOL" for one in removable)


@clause("SR-14.7")
def test_transalpine_gauls_take_their_share() -> None:
    """SR-14.7: if they beat a Gallic army it costs the Gauls a plunder point."""
    g = bare()
    g.hands["GAU"].plunder = 2
    army(g, "TRG", "mediolanum", 9, "trg_minor_a")
    army(g, "GAU", "mediolanum", 5)
    scene = battle(g, "TRG", "GAU", "mediolanum", ((6, 6, 3), LOSES)).lapse(RETREAT)
    assert g.hands["GAU"].plunder == 1
    assert scene.events(ShareTaken) == [ShareTaken(1)]
