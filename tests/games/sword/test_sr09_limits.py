"""SR-9.4, 13.4, 15.2.5, 16.3, 17, 18: where an army may not go, stay or attack."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, save
from games.sword.components import Player, Power
from games.sword.march import activate
from games.sword.march.events import Activated, ActivationCancelled, Marched, WentBack
from games.sword.march.moved import exhaust, unmoved
from games.sword.march.ways import may_stay, mover, steps
from games.sword.siege.events import SiegeRolled
from games.sword.state import Alliance, Sword
from games.sword.underway import Activation, Order
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, held, marked
from tests.games.sword.test_sr09_movement import go, marching


def next_of(g: Sword, by: Player, power: Power, at: str, cu: int = 3, halves: int = 8, **more: Any) -> list[str]:
    """The next steps of an army."""
    a = Activation(Order(by, power, at, 3, **more), "", [], {"normal": cu} if cu else {}, at, halves=halves)
    return [to for to, _ in steps(g, mover(a))]


def directed(by: Player, power: Power, at: str) -> Any:
    """A non-player army is activated by an NPA card (SR-16.4)."""
    return lambda g: activate(g, Order(by, power, at, 2, any_rating=True))


# Africa


@clause("SR-17.1", "SR-17.2")
def test_landing_in_africa() -> None:
    """SR-17.1, 17.2 (2-4 players): only by the event, only for its army; from there the normal rules apply."""
    g = bare(4)
    army(g, "GRE", "syracusae", 6, "agathocles")
    assert "sail:carthago" not in next_of(g, "GRE", "GRE", "syracusae")
    landing: dict[str, Any] = {"sail": 6, "sail_to": "Africa", "leader": "agathocles"}
    assert {"sail:carthago", "sail:kerkouane"} <= set(next_of(g, "GRE", "GRE", "syracusae", **landing))
    army(g, "GRE", "carthago", 3)
    assert "sail:carthago" not in next_of(g, "GRE", "GRE", "syracusae")
    assert "kerkouane" in next_of(g, "GRE", "GRE", "carthago")
    assert "sail:kerkouane" in next_of(g, "GRE", "GRE", "carthago")


@clause("SR-17.2")
def test_agathocles_lands_with_six() -> None:
    """SR-17.2: Agathocles sails to Carthago or Kerkouane with up to 6 CU; the rest stay."""
    g = bare(4)
    army(g, "GRE", "syracusae", 8, "agathocles")
    scene = Scene(g, marching("GRE", "syracusae", sail=6, sail_to="Africa", leader="agathocles"), {"naval": [1]})
    scene.say("movement.step", go("sail:kerkouane")).lapse()
    assert (g.cu("GRE", "kerkouane"), g.cu("GRE", "syracusae")) == (6, 2)


# Rome and Carthage


@clause("SR-18.1")
@pytest.mark.parametrize(("rhegium", "able"), [("GRE", False), ("ROM", True)])
def test_no_siege_of_carthaginians_before_the_straits_are_held(rhegium: str, able: bool) -> None:
    """SR-18.1 (2-4 players): CU inside a city are attacked by a siege too."""
    g = bare(4)
    marked(g, "ROM" if rhegium == "ROM" else "GRE", "rhegium", loyalty=1)
    army(g, "ROM", "lilybaeum", 5, "camillus")
    army(g, "CAR", "lilybaeum", 2, inside=True)
    scene = Scene(g, marching("ROM", "lilybaeum"))
    assert ("siege" in scene.asked("movement.step").decision.choice.form()["acts"]) is able


# Non-player armies


@clause("SR-16.3")
def test_a_non_player_army_keeps_to_its_range() -> None:
    """SR-16.3: Volsci: Latium and Campania."""
    g = bare()
    army(g, "VOL", "fregellae", 3, "vol_minor_a")
    assert "aesernia" not in next_of(g, "GAU", "VOL", "fregellae")
    assert "capua" in next_of(g, "GAU", "VOL", "fregellae")


@clause("SR-15.2.5")
def test_nobody_sends_it_against_his_allies() -> None:
    """SR-15.2.5: neither into an ally's space nor against an ally's CU elsewhere."""
    g = bare()
    army(g, "VOL", "tarracina", 5, "vol_minor_a")
    marked(g, "IND", "suessa")
    army(g, "ROM", "suessa", 2)
    assert {"capua", "suessa"} <= set(next_of(g, "GAU", "VOL", "tarracina"))
    g.alliances.append(Alliance("GAU", "ROM"))
    found = next_of(g, "GAU", "VOL", "tarracina")
    assert "capua" not in found  # Roman
    assert "suessa" not in found
    assert "antium" in found


@clause("SR-16.4")
def test_nor_besieges_his_own_city_with_it() -> None:
    """SR-16.4: it may not attack the playing player's own powers."""
    g = bare()
    army(g, "VOL", "capua", 5, "vol_minor_a")
    marked(g, "GAU", "capua", loyalty=1)
    scene = Scene(g, directed("GAU", "VOL", "capua"))
    assert scene.asked("movement.step").decision.choice.form()["acts"] == []
    marked(g, "ROM", "capua", loyalty=1)
    scene = Scene(g, directed("GAU", "VOL", "capua"))
    assert scene.asked("movement.step").decision.choice.form()["acts"] == ["siege"]


# Allies


@clause("SR-13.4", "SR-9.4")
def test_no_army_stays_at_an_allied_city() -> None:
    """SR-13.4, 9.4 c: it may pass, not end there; in other allied spaces without CU it may; brothers may anywhere."""
    g = bare()
    g.alliances.append(Alliance("ROM", "ETR"))
    army(g, "ROM", "caere", 5, "camillus")
    assert [may_stay(g, "ROM", one) for one in ("tarquinii", "vulci", "roma")] == [False, True, True]
    assert may_stay(g, "SAM", "tarquinii")
    scene = Scene(g, marching("ROM", "caere"))
    with pytest.raises(IllegalAnswer):
        scene.say("movement.step", go("tarquinii"))
    scene.say("movement.step", go("tarquinii", "vulci")).lapse()
    assert g.cu("ROM", "vulci") == 5


@clause("SR-9.4", "SR-9.7.8", "SR-13.4")
def test_who_was_stopped_at_an_ally_goes_back() -> None:
    """SR-9.4 c, 9.7.8, 13.4: intercepted at an allied city it wins, and may not stay: back along its path."""
    g = bare()
    g.alliances.append(Alliance("ROM", "ETR"))
    army(g, "ROM", "caere", 5, "camillus")
    army(g, "GAU", "vulci", 2, "brennus")
    dice = {"intercept": [1], "combat.attacker": [6, 6, 6], "combat.defender": [1, 2, 2]}
    scene = Scene(g, marching("ROM", "caere"), dice).say("movement.step", go("tarquinii", "vulci"))
    scene.say("movement.intercept", "vulci", "GAU").lapse()
    assert scene.events(WentBack) == [WentBack("ROM", "tarquinii", "caere")]
    assert g.cu("ROM", "caere") > 0


# Leaders alone


@clause("SR-8.5", "SR-8.4")
def test_a_leader_alone_enters_no_city_with_enemies_inside_and_drives_nobody_out() -> None:
    """SR-8.5, 8.4: no space with enemy CU, inside either; only CU displace a leader alone."""
    g = bare()
    army(g, "ROM", "caere", 0, "camillus")
    army(g, "ETR", "tarquinii", 1, inside=True)
    assert "tarquinii" not in next_of(g, "ROM", "ROM", "caere", cu=0)
    assert "tarquinii" in next_of(g, "ROM", "ROM", "caere", cu=1)
    army(g, "GAU", "roma", 0, "brennus")
    scene = Scene(g, marching("ROM", "caere")).say("movement.step", go("roma"))
    scene.lapse()
    assert g.leaders["brennus"].at == "roma"
    assert g.leaders["camillus"].at == "roma"


# The answer


@clause("SR-DP39", "SR-9.7.5")
def test_stop_at_the_end_of_the_path() -> None:
    """SR-DP39, 9.7.5: with "stop" nothing more is asked where nothing has come between."""
    g = bare()
    army(g, "ROM", "velitrae", 3, "camillus")
    scene = Scene(g, marching("ROM", "velitrae")).say("movement.step", go("tarracina", then="stop"))
    assert scene.over
    assert [one.at for one in scene.events(Marched)] == ["tarracina"]


@clause("SR-9.7.1", "SR-33.2")
def test_a_cancelled_activation_costs_its_player_no_card_more() -> None:
    """SR-9.7.1, 33.2: others cancel it before its own player is asked what he adds to it."""
    g = bare()
    army(g, "CAR", "lilybaeum", 5, "gisgo")
    held(g, "GRE", "GRE-29")
    held(g, "CAR", "CAR-01")
    scene = Scene(g, marching("CAR", "lilybaeum")).say("card.counter", "GRE-29", "GRE").lapse()
    assert scene.events(ActivationCancelled)
    assert len(scene.events(Activated)) == 1


@clause("SR-9.6.1", "SR-9.6.3.1", "SR-12.6")
@pytest.mark.parametrize("inside", [False, True])
def test_carthage_lends_no_ships_to_who_is_shut_in(inside: bool) -> None:
    """SR-9.6.1, 9.6.3.1, 12.6: out of a besieged port nobody sails, so nobody is asked for ships."""
    g = bare()
    g.alliances.append(Alliance("ETR", "CAR"))
    army(g, "ETR", "pisae", 3, "etr_minor_a", inside=inside)
    if inside:
        army(g, "ROM", "pisae", 3)
    scene = Scene(g, marching("ETR", "pisae", inside=inside))
    assert scene.asks("movement.ships", "CAR") is not inside


# The unrest


@clause("SR-20.3")
def test_bomilcar_arrives_with_ten_and_attacks_with_six() -> None:
    """SR-20.3, vector (c): Bomilcar sails to the box with 10 and attacks with 6; the others only stay there."""
    g = bare()
    g.unrest = 4
    army(g, "CAR", "lilybaeum", 10, "bomilcar")
    army(g, "CAR", "garrison_box", 2, "car_minor_a")
    dice = {"combat.attacker": [1, 1, 2], "combat.defender": [6, 4, 4]}
    scene = Scene(g, marching("CAR", "lilybaeum"), dice).say("movement.step", go("sail:garrison_box"))
    scene.say("movement.step", {"leave": {"carthaginian": 4}, "then": "unrest"}).lapse()
    assert (g.cu("CAR", "garrison_box"), g.unrest) == (6, 4)
    assert g.leaders["bomilcar"].where == "displaced"


# Blockade


@clause("SR-21.1")
def test_a_blockade_leaves_the_army_its_activation() -> None:
    """SR-21.1: the free activation does not count as the card play; its army may be activated after it."""
    g = bare()
    g.order = ["CAR", *[one for one in g.order if one != "CAR"]]
    army(g, "CAR", "messana", 5, "gisgo")
    free = Order("CAR", "CAR", "messana", 3, siege_only=True, free=True, siege_drm=1)
    scene = Scene(g, lambda state: activate(state, free), {"siege": [2]})
    scene.lapse()
    assert scene.events(SiegeRolled)[0].drm == {"cards": 1}
    scene = Scene(g, marching("CAR", "messana"))
    assert scene.asked("movement.step").decision.choice.form()["units"] == {"carthaginian": 5}


@clause("SR-7.3.1")
def test_who_looks_for_rested_cu_changes_nothing() -> None:
    """SR-7.3.1: in the next action all have rested, but the look itself writes nothing into the state."""
    g = bare()
    army(g, "ROM", "roma", 4, "valerius")
    exhaust(g, "ROM", "roma", 3)
    g.round += 1
    before = save(g)
    assert unmoved(g, "ROM", "roma") == {"normal": 4}
    assert save(g) == before
    exhaust(g, "ROM", "roma", 1)
    assert unmoved(g, "ROM", "roma") == {"normal": 3}
