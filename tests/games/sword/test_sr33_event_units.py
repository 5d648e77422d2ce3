"""SR-33: events that bring CU or take them away, and those about leaders."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.action.events import CUPlaced, CURemoved, LeaderEntered, LeaderRecalled
from games.sword.cards.events import LeaderFell
from games.sword.components import Power, UnitType, leaders
from games.sword.events import Reinforced
from games.sword.state import Delayed
from tests.clauses import clause
from tests.games.sword.acting import acting, deck_of, offered, playable, played, turn_of
from tests.games.sword.deck import plays
from tests.games.sword.scene import army, marked

LEVIES: list[tuple[str, Power, UnitType, int, str]] = [
    ("ROM-01", "ROM", "normal", 3, "roma"),
    ("ROM-02", "ROM", "normal", 2, "roma"),
    ("GAU-01", "GAU", "normal", 3, "bononia"),
    ("GAU-02", "GAU", "normal", 2, "bononia"),
    ("ETS-01", "ETR", "normal", 3, "arretium"),
    ("ETS-02", "ETR", "normal", 2, "arretium"),
    ("ETS-03", "SAM", "normal", 3, "bovianum"),
    ("ETS-04", "SAM", "normal", 2, "bovianum"),
    ("GRE-01", "GRE", "normal", 2, "syracusae"),
    ("GRE-02", "GRE", "normal", 3, "syracusae"),
    ("CAR-01", "CAR", "carthaginian", 3, "carthago"),
    ("CAR-02", "CAR", "carthaginian", 2, "carthago"),
    ("CAR-03", "CAR", "mercenary", 3, "carthago"),
    ("CAR-04", "CAR", "mercenary", 2, "carthago"),
]


@plays()
@clause("SR-5.10.2", "SR-DP8")
@pytest.mark.parametrize(("card", "power", "kind", "number", "at"), LEVIES)
def test_levies_are_placed_as_reinforcements(card: str, power: Power, kind: UnitType, number: int, at: str) -> None:
    """SR-5.10.2, SR-DP8: by default in the space of the highest number, then by name."""
    g = turn_of(deck_of(card), card)
    army(g, "SAM", "larinum", 1, "sam_minor_a")  # without a leader elsewhere Samnites have one place only
    scene = played(g, card).lapse("reinforcement.place")
    stack = g.stack(power, at)
    assert stack is not None
    assert stack.units == {kind: number}
    assert scene.events(Reinforced) == [Reinforced(power, {at: number})]
    assert g.hands[deck_of(card)].discard == [card]


@clause("SR-5.10.2")
def test_a_levy_may_be_shared_out_among_all_its_places() -> None:
    """SR-5.10.2: home reinforcement spaces, or a friendly space with a leader; not a besieged one; ten at most."""
    g = turn_of("ROM", "ROM-01")
    army(g, "ROM", "praeneste", 9, "camillus")
    army(g, "SAM", "capua", 1)
    scene = played(g, "ROM-01")
    with pytest.raises(IllegalAnswer):
        scene.say("reinforcement.place", {"ROM.normal": {"capua": 3}})
    with pytest.raises(IllegalAnswer):
        scene.say("reinforcement.place", {"ROM.normal": {"praeneste": 2, "roma": 1}})
    scene.say("reinforcement.place", {"ROM.normal": {"praeneste": 1, "sutrium": 2}})
    assert (g.cu("ROM", "praeneste"), g.cu("ROM", "sutrium")) == (10, 2)


@clause("SR-33.3")
def test_a_levy_without_a_place_is_not_playable() -> None:
    """SR-33.3: an event with no legal effect."""
    g = turn_of("ROM", "ROM-01")
    marked(g, "SAM", "roma", "sutrium", "capua")
    assert not playable(g, "ROM-01")
    army(g, "ROM", "praeneste", 1, "camillus")
    assert playable(g, "ROM-01")


@plays("ROM-03")
def test_latin_allies() -> None:
    """ROM-03: 2 Roman CU in one friendly space that is not besieged and holds no enemy CU."""
    g = turn_of("ROM", "ROM-03")
    army(g, "VOL", "roma", 1)
    army(g, "SAM", "caere", 1)
    scene = played(g, "ROM-03")
    able = scene.asked("card.target").decision.choice.form()
    assert {"praeneste", "capua"} <= {*able}
    assert not {"roma", "caere", "antium"} & {*able}
    scene.say("card.target", "praeneste")
    assert g.cu("ROM", "praeneste") == 2
    assert scene.events(CUPlaced) == [CUPlaced("ROM", "normal", {"praeneste": 2})]
    scene = played(turn_of("ROM", "ROM-03"), "ROM-03").lapse("card.target")
    assert scene.g.cu("ROM", "caere") == 2  # SR-DP34: the first in alphabetical order


@plays("GAU-03")
def test_gaesatae() -> None:
    """GAU-03: 4 Gallic CU with one Gallic leader; 2 go in the next Reinforcement Phase."""
    g = turn_of("GAU", "GAU-03")
    assert not playable(g, "GAU-03")
    army(g, "GAU", "luna", 0, "gau_minor_a")
    army(g, "GAU", "bononia", 2, "gau_minor_b")
    played(g, "GAU-03").say("card.target", "luna")
    assert g.cu("GAU", "luna") == 4
    assert g.delayed == [Delayed("GAU", 2)]


@plays("ETS-29")
def test_gallic_mercenaries() -> None:
    """ETS-29: 2 Etruscan CU with one Etruscan leader in a space that is not besieged."""
    g = turn_of("ETS", "ETS-29")
    army(g, "SAM", "bovianum", 2, "sam_minor_a")
    assert not playable(g, "ETS-29")
    army(g, "ETR", "roma", 2, "etr_minor_a")  # he besieges it
    assert not playable(g, "ETS-29")
    army(g, "ETR", "caere", 1, "etr_minor_b")
    played(g, "ETS-29")
    assert g.cu("ETR", "caere") == 3


@plays("GRE-03")
def test_peloponnesian_hoplites() -> None:
    """GRE-03: 3 Greek CU in one friendly port that is not besieged."""
    g = turn_of("GRE", "GRE-03")
    army(g, "SAM", "neapolis", 1)
    scene = played(g, "GRE-03")
    able = scene.asked("card.target").decision.choice.form()
    assert able[0] == "croton"
    assert {*able} == {"croton", "elea", "messana", "rhegium", "syracusae", "tarentum"}
    scene.say("card.target", "elea")
    assert g.cu("GRE", "elea") == 3


@plays("ETS-20")
def test_iron_of_populonium() -> None:
    """ETS-20: only if Populonium is Etruscan: 2 Etruscan CU, and one Etruscan, not Samnite, city rises by 1."""
    g = turn_of("ETS", "ETS-20")
    marked(g, "IND", "populonium")
    assert not playable(g, "ETS-20")
    marked(g, "ETR", "populonium")
    scene = played(g, "ETS-20").say("reinforcement.place", {"ETR.normal": {"tarquinii": 2}})
    able = scene.asked("card.target").decision.choice.form()[0]
    assert "perusia" in able
    assert not {"maleventum", "luceria", "clusium"} & {*able}
    scene.say("card.target", ["perusia"])
    assert g.places["perusia"].loyalty == 2
    assert g.cu("ETR", "tarquinii") == 2


@plays("ETS-28")
def test_lucanian_allies() -> None:
    """ETS-28: 2 Samnite CU with a Samnite leader, or one independent space without CU next to a Samnite one."""
    g = turn_of("ETS", "ETS-28")
    marked(g, "GRE", "paestum", "potentia")
    assert not playable(g, "ETS-28")
    marked(g, "IND", "paestum", "potentia")
    marked(g, "SAM", "compsa")
    army(g, "GRE", "paestum", 1)
    army(g, "SAM", "nola", 1, "sam_minor_a")
    scene = played(g, "ETS-28")
    assert scene.asked("card.target").decision.choice.form() == ["add_cu.nola", "take_control.potentia"]
    scene.say("card.target", "take_control.potentia")
    assert g.control("potentia") == "SAM"
    g = turn_of("ETS", "ETS-28")
    army(g, "SAM", "nola", 1, "sam_minor_a")
    marked(g, "SAM", "paestum", "compsa")
    played(g, "ETS-28").say("card.target", "add_cu.nola")
    assert g.cu("SAM", "nola") == 3


@plays("GRE-08x")
def test_ophellas() -> None:
    """GRE-08x: 4 CU in Carthago or Kerkouane if Greeks stand in or control one of them; else 2 in Sicily."""
    g = turn_of("GRE", "GRE-08x")
    scene = played(g, "GRE-08x")
    assert {*scene.asked("card.target").decision.choice.form()} == {"add_cu.messana", "add_cu.syracusae"}
    scene.lapse("card.target")
    assert g.cu("GRE", "messana") == 2
    assert g.hands["GRE"].removed == ["GRE-08x"]
    g = turn_of("GRE", "GRE-08x")
    army(g, "GRE", "carthago", 1)
    played(g, "GRE-08x")
    assert g.cu("GRE", "carthago") == 5
    g = turn_of("GRE", "GRE-08x")
    marked(g, "GRE", "kerkouane")
    played(g, "GRE-08x")
    assert g.cu("GRE", "kerkouane") == 4
    g = turn_of("GRE", "GRE-08x")
    marked(g, "CAR", "messana", "syracusae")
    assert not playable(g, "GRE-08x")


def test_ophellas_comes_to_africa_or_not_at_all_while_greeks_have_a_foot_there() -> None:
    """GRE-08x: "otherwise" is where they are not there; none are placed before an enemy army (SR-33.3)."""
    g = turn_of("GRE", "GRE-08x")
    marked(g, "GRE", "carthago", loyalty=1)
    army(g, "CAR", "carthago", 2)
    assert not playable(g, "GRE-08x")
    marked(g, "GRE", "kerkouane", loyalty=1)
    played(g, "GRE-08x")
    assert g.cu("GRE", "kerkouane") == 4


@plays("GAU-29")
def test_umbrian_allies() -> None:
    """GAU-29: one independent space without CU in Umbria next to a Gallic one, and 1 Gallic CU there."""
    g = turn_of("GAU", "GAU-29")
    scene = played(g, "GAU-29")
    assert scene.asked("card.target").decision.choice.form() == ["camerinum", "iguvium"]
    scene.say("card.target", "iguvium")
    assert g.control("iguvium") == "GAU"
    assert g.cu("GAU", "iguvium") == 1
    g = turn_of("GAU", "GAU-29")
    army(g, "ETR", "iguvium", 1)
    army(g, "ROM", "camerinum", 1)
    assert not playable(g, "GAU-29")


@plays("ROM-14")
def test_mercenary_revolt() -> None:
    """ROM-14 (2-4 players): 2 Carthaginian CU from one space in Africa or Sicily; a leader goes with the last."""
    g = turn_of("ROM", "ROM-14", count=4)
    army(g, "CAR", "caralis", 5)
    assert not playable(g, "ROM-14")
    army(g, "CAR", "carthago", 5, "car_minor_a")
    army(g, "CAR", "lilybaeum", 1, "car_minor_b")
    army(g, "CAR", "lilybaeum", 1, inside=True)
    scene = played(g, "ROM-14").say("card.target", "carthago")
    assert scene.events(CURemoved) == [CURemoved("CAR", "carthago", 2, 3)]
    assert g.leaders["car_minor_a"].where == "map"
    g.actor, g.hands["ROM"].hand = 0, ["ROM-14"]
    scene = played(g, "ROM-14").say("card.target", "lilybaeum")
    assert not g.stack("CAR", "lilybaeum")
    assert not g.stack("CAR", "lilybaeum", inside=True)
    assert g.leaders["car_minor_b"].where == "displaced"
    assert scene.events(LeaderFell) == [LeaderFell("car_minor_b", "displaced", "ROM-14")]


# Leaders


@plays()
@clause("SR-8.3")
@pytest.mark.parametrize("card", [one.card for one in leaders().values() if one.kind == "named" and one.card])
def test_a_named_leader_enters_by_his_card(card: str) -> None:
    """SR-8.3: with any CU of his power or in a friendly reinforcement space; he acts from the next action on."""
    leader = next(one for one in leaders().values() if one.card == card)
    name = leader.id
    g = turn_of(deck_of(card), card)
    army(g, leader.power, "venusia", 2)
    scene = played(g, card)
    assert "venusia" in scene.asked("card.target").decision.choice.form()
    scene.say("card.target", "venusia")
    assert scene.events(LeaderEntered) == [LeaderEntered(name, "venusia")]
    assert (g.leaders[name].where, g.leaders[name].at, g.leaders[name].since) == ("map", "venusia", g.moment)
    assert g.hands[deck_of(card)].removed == [card]
    assert not [one for one in offered(g) if one.endswith(".venusia")]
    g.round += 1
    assert [one for one in offered(g) if one.endswith(".venusia")]


@clause("SR-8.3")
def test_a_leader_enters_inside_with_those_inside_and_not_in_a_besieged_space() -> None:
    """SR-8.3: the CU may be in a city; a reinforcement space must not be besieged."""
    g = turn_of("ROM", "ROM-12")
    army(g, "ROM", "capua", 1, inside=True)
    army(g, "SAM", "capua", 2)
    scene = played(g, "ROM-12")
    assert scene.asked("card.target").decision.choice.form() == ["capua.inside", "roma", "sutrium"]
    scene.say("card.target", "capua.inside")
    assert g.leaders["manlius"].inside


@clause("SR-33.3", "SR-21.5")
def test_a_leader_without_a_place_or_already_there_is_not_playable() -> None:
    """SR-33.3, 21.5: by operations he stays available."""
    g = turn_of("ROM", "ROM-12")
    marked(g, "SAM", "roma", "sutrium", "capua")
    assert not playable(g, "ROM-12")
    g = turn_of("ROM", "ROM-12")
    acting(g).say("action.play", "support.ROM-12")
    assert g.leaders["manlius"].where == "card"
    g.hands["ROM"].hand = ["ROM-12"]
    g.leaders["manlius"].where = "removed"
    assert not playable(g, "ROM-12")


@plays("CAR-21")
def test_the_council_of_one_hundred_and_four() -> None:
    """CAR-21: a named leader is displaced; any displaced one, he too, returns to a friendly port; 1 card is drawn."""
    g = turn_of("CAR", "CAR-21")
    army(g, "CAR", "carthago", 2, "car_minor_a")
    assert not playable(g, "CAR-21")
    army(g, "CAR", "lilybaeum", 2, "hamilcar")
    g.leaders["hanno"].where = "displaced"
    scene = played(g, "CAR-21")
    with pytest.raises(IllegalAnswer):
        scene.say("card.target", {"goes": "car_minor_a", "comes": "hanno", "at": "panormus"})
    with pytest.raises(IllegalAnswer):
        scene.say("card.target", {"goes": "hamilcar", "comes": "hanno", "at": "messana"})
    scene.say("card.target", {"goes": "hamilcar", "comes": "hanno", "at": "panormus"})
    assert scene.events(LeaderRecalled) == [LeaderRecalled("hamilcar", "lilybaeum")]
    assert g.leaders["hamilcar"].where == "displaced"
    assert (g.leaders["hanno"].where, g.leaders["hanno"].at) == ("map", "panormus")
    assert len(g.hands["CAR"].hand) == 1


@clause("SR-DP34")
def test_by_default_the_leader_recalled_returns_himself() -> None:
    """CAR-21, SR-DP34: the first named leader, to the first port by name."""
    g = turn_of("CAR", "CAR-21")
    army(g, "CAR", "lilybaeum", 2, "hamilcar")
    played(g, "CAR-21").lapse("card.target")
    assert (g.leaders["hamilcar"].where, g.leaders["hamilcar"].at) == ("map", "caralis")


def test_without_a_friendly_port_nobody_returns() -> None:
    """CAR-21: as far as it is possible (SR-33.3)."""
    g = turn_of("CAR", "CAR-21")
    marked(g, "GRE", "panormus", "lilybaeum", "olbia", "caralis", "carthago", "kerkouane")
    army(g, "CAR", "himera", 2, "hamilcar")
    assert played(g, "CAR-21").over
    assert g.leaders["hamilcar"].where == "displaced"
