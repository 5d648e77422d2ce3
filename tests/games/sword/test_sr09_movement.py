"""SR-9: activation and movement by land, and by sea within an activation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.kernel import IllegalAnswer, Script
from games.sword.components import Power
from games.sword.march import activatable, activate
from games.sword.march.events import Activated, ActivationCancelled, GaulsRolled, LeaderCaught, LeftBehind, Marched
from games.sword.march.ways import mover, steps
from games.sword.state import Alliance, Sword
from games.sword.underway import Activation, Order
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, held, marked


def order(power: Power, at: str, op: int = 3, **more: Any) -> Order:
    """By its own player, of Etruscans and Samnites by theirs."""
    by = {"ETR": "ETS", "SAM": "ETS", "TRG": "ROM", "VOL": "GAU", "MER": "ROM"}.get(power, power)
    return Order(by, power, at, op, **more)  # type: ignore[arg-type]


def marching(power: Power, at: str, op: int = 3, **more: Any) -> Callable[[Sword], Script[object]]:
    """An activation."""
    return lambda g: activate(g, order(power, at, op, **more))


def go(*path: str, **more: Any) -> dict[str, Any]:
    """The answer to go that way."""
    return {"path": list(path), **more}


def costs(g: Sword, power: Power, at: str, halves: int = 8, **more: Any) -> dict[str, float]:
    """What the next steps cost, in movement points."""
    a = Activation(order(power, at, **more), "", [], {"normal": 3}, at, halves=halves)
    return {to: cost / 2 for to, cost in steps(g, mover(a))}


# Who


@clause("SR-7.1.1", "SR-8.1")
def test_leaders_are_activated_by_cards_of_their_rating_or_more() -> None:
    """SR-7.1.1, 8.1: Camillus by any card, Valerius by 2 OP; a general placed in this action waits."""
    g = bare()
    army(g, "ROM", "velitrae", 3, "camillus")
    army(g, "ROM", "roma", 3, "valerius")
    assert activatable(g, "ROM", 1) == [("ROM", "velitrae", False)]
    assert activatable(g, "ROM", 2) == [("ROM", "velitrae", False), ("ROM", "roma", False)]
    assert activatable(g, "ROM", 0, any_rating=True) == activatable(g, "ROM", 2)
    g.leaders["camillus"].since = g.moment
    assert activatable(g, "ROM", 1) == []


@clause("SR-8.2.1", "SR-DP10")
def test_the_player_names_the_commander() -> None:
    """SR-8.2.1, SR-DP10: any leader whom the card activates; by default the highest tactics, then the setup order."""
    g = bare()
    army(g, "ROM", "roma", 5, "valerius", "camillus", "manlius")
    scene = Scene(g, marching("ROM", "roma"))
    asked = scene.asked("movement.commander", "ROM").decision
    assert asked.lapse == "camillus"
    assert sorted(asked.choice.form()) == ["camillus", "manlius", "valerius"]
    scene.say("movement.commander", "valerius").lapse()
    assert scene.events(Activated) == [Activated("ROM", "ROM", "roma", "valerius", "", 5)]
    assert not Scene(bare(), marching("ROM", "roma")).told  # nobody is there


@clause("SR-8.2.1")
def test_nobody_is_asked_which_of_equal_minor_leaders_commands() -> None:
    """SR-8.2.1: they have the same tactics; beside a named leader it is asked."""
    g = bare()
    army(g, "ETR", "clusium", 5, "etr_minor_a", "etr_minor_b")
    asked = Scene(g, marching("ETR", "clusium"))
    assert asked.asked("movement.step", "ETS")
    army(g, "ETR", "pisae", 5, "etr_minor_c", "spurinna")
    assert Scene(g, marching("ETR", "pisae")).asked("movement.commander", "ETS")


# What it costs


@clause("SR-9.2")
def test_costs_of_clear_difficult_and_strait() -> None:
    """SR-9.2: 1, 2, 2."""
    g = bare()
    assert costs(g, "ROM", "velitrae")["tarracina"] == 1
    assert costs(g, "GRE", "rhegium")["messana"] == 2
    found = costs(g, "ROM", "reate")
    assert {found[to] for to in found} <= {1, 2}


@clause("SR-7.2.6", "SR-9.2")
def test_samnites_are_at_home_in_the_mountains() -> None:
    """SR-7.2.6, 9.2: difficult connections cost them 1; so for whoever has guides."""
    g = bare()
    hard = {to for to, cost in costs(g, "ROM", "bovianum").items() if cost == 2}
    assert hard
    assert {costs(g, "SAM", "bovianum")[to] for to in hard} == {1}
    a = Activation(order("GAU", "bovianum"), "", [], {"normal": 3}, "bovianum", easy=True)
    assert {cost for to, cost in steps(g, mover(a)) if to in hard} == {2}


@clause("SR-9.2.4")
def test_on_the_appian_way_romans_pay_half() -> None:
    """SR-9.2.4: before its event the connections are clear; then 1 MP for two steps, for others 1 each."""
    g = bare()
    assert costs(g, "ROM", "roma")["velitrae"] == 1
    g.built.append("appian_way")
    assert costs(g, "ROM", "roma")["velitrae"] == 0.5
    assert costs(g, "SAM", "roma")["velitrae"] == 1


@clause("SR-9.1.1")
def test_four_movement_points() -> None:
    """SR-9.1.1: and no step that costs more than is left."""
    g = bare()
    army(g, "ROM", "roma", 3, "valerius")
    scene = Scene(g, marching("ROM", "roma"))
    scene.say("movement.step", go("velitrae", "tarracina", "capua"))
    assert g.cu("ROM", "capua") == 3
    assert [one.mp_left for one in scene.events(Marched)] == [3, 2, 1]
    with pytest.raises(IllegalAnswer):
        scene.say("movement.step", go("tarracina", "velitrae"))


@clause("SR-9.1.2")
@pytest.mark.parametrize(("die", "mp"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5)])
def test_gauls_roll_for_movement(die: int, mp: int) -> None:
    """SR-9.1.2: before moving."""
    g = bare()
    army(g, "GAU", "placentia", 3, "gau_minor_a")
    scene = Scene(g, marching("GAU", "placentia"), {"gallic-movement": [die]})
    assert scene.events(GaulsRolled) == [GaulsRolled("GAU", die, mp)]
    assert scene.asked("movement.step").decision.choice.form()["halves"] == 2 * mp


@clause("SR-9.7.2")
def test_swift_riders_come_after_the_roll_and_a_great_raid_needs_none() -> None:
    """SR-9.7.2 with Swift Riders (+2) and Great Raid (6 MP)."""
    g = bare()
    army(g, "GAU", "placentia", 3, "gau_minor_a")
    held(g, "GAU", "GAU-23")
    scene = Scene(g, marching("GAU", "placentia"), {"gallic-movement": [1]})
    while "GAU-23" not in scene.asked("card.counter", "GAU").decision.choice.form():
        scene.say("card.counter", "decline")
    scene.say("card.counter", "GAU-23")
    assert scene.asked("movement.step").decision.choice.form()["halves"] == 10
    g = bare()
    army(g, "GAU", "placentia", 3, "gau_minor_a")
    scene = Scene(g, marching("GAU", "placentia", mp_fixed=6))
    assert not scene.events(GaulsRolled)
    assert scene.asked("movement.step").decision.choice.form()["halves"] == 12


# Who goes


@clause("SR-9.3")
def test_ten_cu_march_at_most() -> None:
    """SR-9.3: the others stay; leaders all go."""
    g = bare()
    army(g, "ROM", "roma", 13, "valerius", "camillus")
    scene = Scene(g, marching("ROM", "roma"))
    scene.lapse("movement.commander").say("movement.step", go("velitrae"))
    assert (g.cu("ROM", "roma"), g.cu("ROM", "velitrae")) == (3, 10)
    assert [one.id for one in g.leaders_at("ROM", "velitrae")] == ["camillus", "valerius"]


@clause("SR-8.2.2")
def test_units_are_dropped_and_picked_up_on_the_way() -> None:
    """SR-8.2.2: of his own power; what has moved in this action is not picked up again."""
    g = bare()
    army(g, "ROM", "roma", 5, "valerius", "camillus")
    army(g, "ROM", "tarracina", 2, "manlius")
    scene = Scene(g, marching("ROM", "roma"))
    scene.say("movement.commander", "valerius")
    scene.say("movement.step", go("velitrae", leave={"normal": 1}, stay=["camillus"]))
    assert (g.cu("ROM", "roma"), g.leaders["camillus"].at) == (1, "roma")
    scene.say("movement.step", go("tarracina", leave={"normal": 2}))
    assert scene.asked("movement.step").decision.choice.form()["free"] == {"normal": 2}
    scene.say("movement.step", go("velitrae", take={"normal": 2}, join=["manlius"]))
    form = scene.asked("movement.step").decision.choice.form()
    assert (form["units"], form["free"], form["leaders"]) == ({"normal": 4}, {}, ["manlius"])
    assert [one.how for one in scene.events(LeftBehind)] == ["dropped", "dropped", "picked-up"]


@clause("SR-9.7.5")
@pytest.mark.parametrize(
    "answer",
    [
        go("capua"),
        go("velitrae", leave={"normal": 6}),
        go("velitrae", leave={"mercenary": 1}),
        go("velitrae", stay=["valerius"]),
        go("velitrae", take={"normal": 1}),
        go("velitrae", then="sortie"),
        {"path": "velitrae"},
        {"way": ["velitrae"]},
        ["velitrae"],
        7,
    ],
)
def test_what_cannot_be_is_refused(answer: Any) -> None:
    """SR-9.7.5: steps, units and leaders that are not there; nothing is changed by it."""
    g = bare()
    army(g, "ROM", "roma", 5, "valerius")
    scene = Scene(g, marching("ROM", "roma"))
    with pytest.raises(IllegalAnswer):
        scene.say("movement.step", answer)
    assert g.cu("ROM", "roma") == 5


@clause("SR-DP39")
def test_by_default_it_stops() -> None:
    """SR-DP39."""
    g = bare()
    army(g, "ROM", "roma", 5, "valerius")
    scene = Scene(g, marching("ROM", "roma"))
    scene.lapse()
    assert scene.over
    assert g.activation is None


@clause("SR-7.3.1")
def test_no_cu_march_twice_in_an_action() -> None:
    """SR-7.3.1: no CU may move in both activations of a campaign."""
    g = bare()
    army(g, "ROM", "roma", 4, "valerius")
    army(g, "ROM", "velitrae", 3, "camillus")
    Scene(g, marching("ROM", "roma")).say("movement.step", go("velitrae", then="")).lapse()
    scene = Scene(g, marching("ROM", "velitrae"))
    scene.say("movement.commander", "camillus")
    assert scene.asked("movement.step").decision.choice.form()["units"] == {"normal": 3}
    g.round += 1
    scene.lapse()
    assert Scene(g, marching("ROM", "velitrae")).events(Activated)[0:0] == []


# Where


@clause("SR-2.6")
def test_nothing_moves_into_the_transalpine_box() -> None:
    """SR-2.6: the connection leads one way."""
    g = bare()
    assert "transalpine_gaul" not in costs(g, "GAU", "mediolanum")
    assert costs(g, "TRG", "transalpine_gaul") == {"mediolanum": 2}


@clause("SR-8.5")
def test_a_leader_alone_moves_but_not_upon_an_enemy() -> None:
    """SR-8.5."""
    g = bare()
    army(g, "ROM", "roma", 0, "valerius")
    army(g, "ETR", "caere", 2)
    scene = Scene(g, marching("ROM", "roma"))
    reach = [one[0] for one in scene.asked("movement.step").decision.choice.form()["reach"]]
    assert "velitrae" in reach
    assert "caere" not in reach
    scene.say("movement.step", go("velitrae"))
    assert g.leaders["valerius"].at == "velitrae"


@clause("SR-9.4", "SR-15.2.2")
def test_allies_may_be_passed_but_not_joined() -> None:
    """SR-9.4 c, 15.2.2; Etruscans and Samnites may stay together."""
    g = bare()
    g.alliances.append(Alliance("ROM", "VOL"))
    army(g, "ROM", "velitrae", 3, "camillus")
    army(g, "VOL", "tarracina", 2)
    scene = Scene(g, marching("ROM", "velitrae"))
    with pytest.raises(IllegalAnswer):
        scene.say("movement.step", go("tarracina"))
    scene.say("movement.step", go("tarracina", "capua"))
    assert g.cu("ROM", "capua") == 3
    g = bare()
    army(g, "SAM", "bovianum", 3, "sam_minor_a")
    army(g, "ETR", "aesernia", 2)
    scene = Scene(g, marching("SAM", "bovianum"))
    scene.say("movement.step", go("aesernia"))
    assert g.cu("SAM", "aesernia") == 3


@clause("SR-8.4", "SR-9.4")
def test_lone_enemy_leaders_are_displaced_or_go_inside() -> None:
    """SR-8.4, 9.4 d."""
    g = bare()
    army(g, "ROM", "roma", 3, "valerius")
    army(g, "ETR", "caere", 0, "etr_minor_a")
    army(g, "ETR", "tarquinii", 0, "spurinna")
    scene = Scene(g, marching("ROM", "roma"))
    scene.say("movement.step", go("caere", "tarquinii"))
    scene.lapse("movement.bribe", "card.counter")
    assert g.leaders["etr_minor_a"].where == "displaced"
    assert g.leaders["spurinna"].inside
    assert LeaderCaught("etr_minor_a", "caere", "displaced") in scene.told


def test_a_treaty_closes_the_borders() -> None:
    """Treaty with Rome: until the end of the turn neither enters a space controlled by the other."""
    g = bare()
    marked(g, "CAR", "velitrae")
    assert "velitrae" in costs(g, "ROM", "roma")
    g.treaties.append(("ROM", "CAR"))
    assert "velitrae" not in costs(g, "ROM", "roma")


@clause("SR-18.1")
def test_rome_and_carthage_spare_each_other_before_the_straits() -> None:
    """SR-18.1 (2-4 players): until Rome controls Rhegium, Messana or Tarentum."""
    g = bare(4)
    army(g, "CAR", "consentia", 2)
    assert "consentia" not in costs(g, "ROM", "thurii")
    marked(g, "ROM", "tarentum", loyalty=1)
    assert "consentia" in costs(g, "ROM", "thurii")


# By sea


@clause("SR-9.6.1")
def test_a_naval_move_costs_three_and_leaves_one() -> None:
    """SR-9.6.1, vector: Gisgo with 10 CU in Lilybaeum: a 1 OP card ships 3 to Messana and on to Catina (3 + 1 MP)."""
    g = bare()
    army(g, "CAR", "lilybaeum", 10, "gisgo")
    marked(g, "CAR", "messana", loyalty=1)
    scene = Scene(g, marching("CAR", "lilybaeum", 1))
    scene.say("movement.step", go("sail:messana", "catina")).lapse("movement.intercept")
    assert (g.cu("CAR", "lilybaeum"), g.cu("CAR", "catina")) == (7, 3)
    assert scene.events(Marched)[-1].mp_left == 0


@clause("SR-9.6.3")
def test_a_three_op_card_ships_all_ten() -> None:
    """SR-9.6.3, the same vector."""
    g = bare()
    army(g, "CAR", "lilybaeum", 10, "gisgo")
    marked(g, "CAR", "messana", loyalty=1)
    Scene(g, marching("CAR", "lilybaeum", 3)).say("movement.step", go("sail:messana"))
    assert g.cu("CAR", "messana") == 10


@clause("SR-9.6.3.1")
def test_gauls_on_carthaginian_ships() -> None:
    """SR-9.6.3.1, vector: 8 CU at Pisae, 5 MP, a 2 OP card: 6 CU reach Roma, 2 stay, 2 MP remain."""
    g = bare()
    g.alliances.append(Alliance("GAU", "CAR"))
    marked(g, "GAU", "roma", "pisae", loyalty=1)
    army(g, "GAU", "pisae", 8, "gau_minor_a")
    held(g, "CAR", "CAR-02")
    scene = Scene(g, marching("GAU", "pisae", 2), {"gallic-movement": [6]})
    scene.say("movement.ships", "CAR-02", "CAR")
    scene.say("movement.step", go("sail:roma"))
    assert (g.cu("GAU", "pisae"), g.cu("GAU", "roma")) == (2, 6)
    assert scene.events(Marched)[-1].mp_left == 2


@clause("SR-19.1")
def test_from_the_box_to_carthago() -> None:
    """SR-19.1, vector: 5 CU, Hanno and Minor A in the box; 1 OP: Hanno and 3 CU to Carthago, 1 MP left."""
    g = bare()
    army(g, "CAR", "garrison_box", 5, "hanno", "car_minor_a")
    scene = Scene(g, marching("CAR", "garrison_box", 1))
    scene.say("movement.step", go("sail:carthago", stay=["car_minor_a"]))
    assert (g.cu("CAR", "garrison_box"), g.cu("CAR", "carthago")) == (2, 3)
    assert (g.leaders["hanno"].at, g.leaders["car_minor_a"].at) == ("carthago", "garrison_box")
    assert scene.events(Marched)[-1].mp_left == 1


@clause("SR-9.6.5")
@pytest.mark.parametrize(("die", "where", "cu"), [(3, "neapolis", 3), (6, "", 0)])
def test_a_fleet_returns_or_is_sunk(die: int, where: str, cu: int) -> None:
    """SR-9.6.5: back at the origin, or all CU at sea lost and the leaders displaced; the activation ends."""
    g = bare()
    marked(g, "IND", "paestum")
    army(g, "GRE", "neapolis", 3, "timoleon")
    held(g, "CAR", "CAR-20")
    scene = Scene(g, marching("GRE", "neapolis"), {"naval": [die]})
    scene.say("movement.step", go("sail:paestum")).say("movement.interdict", "CAR-20", "CAR").lapse("card.counter")
    assert scene.over
    assert g.leaders["timoleon"].at == where
    assert g.cu("GRE", "neapolis") == cu


@clause("SR-9.6.1", "SR-12.6")
def test_out_of_a_besieged_city_nobody_sails() -> None:
    """SR-9.6.1, 12.6: inside there is only the sortie."""
    g = bare()
    army(g, "GRE", "neapolis", 3, "timoleon", inside=True)
    army(g, "SAM", "neapolis", 4)
    scene = Scene(g, marching("GRE", "neapolis", inside=True))
    form = scene.asked("movement.step").decision.choice.form()
    assert (form["reach"], form["acts"]) == ([], ["sortie"])


# Cancelled


@clause("SR-9.7.1", "SR-6.8")
def test_a_cancelled_activation_moves_nobody() -> None:
    """SR-9.7.1, 6.8 with Rival Consuls: before any movement; the card that gave it is spent (by its player)."""
    g = bare()
    army(g, "ROM", "roma", 3, "valerius")
    held(g, "ETS", "ETS-31")
    scene = Scene(g, marching("ROM", "roma"))
    scene.say("card.counter", "ETS-31", "ETS").lapse()
    assert scene.events(ActivationCancelled) == [ActivationCancelled("ROM", "roma")]
    assert not scene.asks("movement.step")
    assert g.activation is None


@clause("SR-9.7.1", "SR-33.2")
def test_carthage_is_mistrusted() -> None:
    """SR-9.7.1, 33.2 with Carthaginian Mistrust."""
    g = bare()
    army(g, "CAR", "carthago", 3, "hanno")
    held(g, "GRE", "GRE-29")
    scene = Scene(g, marching("CAR", "carthago"))
    scene.say("card.counter", "GRE-29", "GRE").lapse()
    assert scene.events(ActivationCancelled)
