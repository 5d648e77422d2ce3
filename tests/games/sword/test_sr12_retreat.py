"""SR-12.4: retreat by land, into the city, by sea."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.kernel import IllegalAnswer
from games.sword.battle.events import Destroyed, Retreated, RetreatedBySea, RetreatedInside
from games.sword.components import Control
from games.sword.events import LeaderDisplaced, WentHome
from games.sword.sea_events import SailedBack
from games.sword.state import Alliance, Sword
from tests.clauses import clause
from tests.games.sword.battles import CARD, LOSSES, RETREAT, SUPPORT, battle
from tests.games.sword.scene import Scene, army, bare, held, marked

LOSES = (2, 2, 3)
WINS = (6, 3, 3)
"""Two losses."""
SHIPS = "movement.ships"
INTERDICT = "movement.interdict"


def alone(g: Sword, control: Control, *spaces: str) -> None:
    """Only these spaces are anybody's."""
    for place in g.places.values():
        place.control = "IND"
    marked(g, control, *spaces)


def beaten(*friendly: str, cu: int = 5) -> Sword:
    """Romans under Valerius in Velitrae, attacked by Greeks under Archidamus; Rome holds only these spaces."""
    g = bare()
    alone(g, "ROM", *friendly)
    army(g, "ROM", "velitrae", cu, "valerius")
    army(g, "GRE", "velitrae", 6, "archidamus")
    return g


def lost(g: Sword, came_from: str = "") -> Scene:
    """The battle in Velitrae; the Romans lose two."""
    return battle(g, "GRE", "ROM", "velitrae", (WINS, LOSES), came_from=came_from)


# By land


@clause("SR-12.4", "SR-12.4.1", "SR-DP19")
def test_it_goes_to_the_nearest_shelter() -> None:
    """SR-12.4, 12.4.1, SR-DP19: of several as near by choice, by default the first by name."""
    scene = lost(beaten("praeneste", "tarracina", "capua", "narnia"))
    posted = scene.asked(RETREAT, "ROM").decision
    assert posted.choice.form()[0] == ["praeneste", "tarracina"]
    assert posted.lapse == {"way": "praeneste"}
    g = scene.say(RETREAT, {"way": "tarracina"}).g
    assert (g.cu("ROM", "tarracina"), g.leaders["valerius"].at) == (3, "tarracina")
    assert scene.events(Retreated) == [Retreated(("ROM",), "velitrae", ("tarracina",), 0, 3)]


@clause("SR-12.4.1")
def test_the_only_path_is_taken_without_asking() -> None:
    """SR-12.4.1."""
    scene = lost(beaten("praeneste"))
    assert not scene.asks(RETREAT)
    assert scene.g.cu("ROM", "praeneste") == 3


@clause("SR-12.4.1")
def test_each_space_that_is_not_friendly_costs_one() -> None:
    """SR-12.4.1: entered on the way, independents too."""
    scene = lost(beaten("capua")).lapse(RETREAT)
    assert scene.events(Retreated) == [Retreated(("ROM",), "velitrae", ("tarracina", "capua"), 1, 2)]
    assert scene.g.cu("ROM", "capua") == 2


@clause("SR-12.4.1", "SR-15.2.2")
def test_an_ally_s_space_shelters_if_no_cu_of_his_are_there() -> None:
    """SR-12.4.1, 15.2.2."""
    g = beaten("capua")
    g.alliances.append(Alliance("ROM", "SAM"))
    marked(g, "SAM", "praeneste", "tarracina")
    army(g, "SAM", "praeneste", 1)
    scene = lost(g)
    assert scene.events(Retreated)[0].path == ("tarracina",)
    assert scene.g.cu("ROM", "tarracina") == 3


@clause("SR-12.4.1")
def test_etruscans_and_samnites_shelter_one_another() -> None:
    """SR-12.4.1: CU of the other are no hindrance."""
    g = bare()
    alone(g, "SAM", "praeneste")
    army(g, "SAM", "praeneste", 1)
    army(g, "ETR", "velitrae", 5)
    army(g, "GRE", "velitrae", 6, "archidamus")
    battle(g, "GRE", "ETR", "velitrae", (WINS, LOSES))
    assert (g.cu("ETR", "praeneste"), g.cu("SAM", "praeneste")) == (3, 1)


@clause("SR-12.4.1")
def test_no_space_with_enemy_cu_is_entered() -> None:
    """SR-12.4.1: neither as shelter nor on the way."""
    g = beaten("praeneste", "capua")
    army(g, "SAM", "praeneste", 1)
    army(g, "ETR", "tarracina", 1)
    marked(g, "ROM", "fregellae", "roma")
    assert lost(g).lapse(RETREAT).events(Retreated)[0].path == ("roma",)


@clause("SR-12.4.1")
def test_four_connections_and_no_further() -> None:
    """SR-12.4.1: without a path the army is eliminated, its leaders displaced."""
    scene = lost(beaten("rhegium"))
    assert scene.events(Destroyed) == [Destroyed(("ROM",), "velitrae", 3)]
    assert scene.g.cu("ROM", "velitrae") == 0
    assert scene.events(LeaderDisplaced) == [LeaderDisplaced("valerius", "velitrae")]


@clause("SR-12.4.1")
def test_an_attacker_goes_back_where_it_came_from() -> None:
    """SR-12.4.1: his first step, whatever is nearer elsewhere."""
    g = bare()
    alone(g, "GRE", "praeneste", "capua")
    army(g, "ROM", "velitrae", 6, "camillus")
    army(g, "GRE", "velitrae", 5, "archidamus")
    scene = battle(g, "GRE", "ROM", "velitrae", (LOSES, WINS), came_from="tarracina")
    assert scene.events(Retreated)[0].path == ("tarracina", "capua")


@clause("SR-12.4.1")
def test_who_came_by_sea_looks_for_shelter_all_round() -> None:
    """SR-12.4.1: a port across the sea is no first step by land."""
    g = bare()
    alone(g, "GRE", "praeneste", "neapolis")
    army(g, "ROM", "roma", 6, "camillus")
    army(g, "GRE", "roma", 5, "archidamus")
    scene = battle(g, "GRE", "ROM", "roma", (LOSES, WINS), came_from="neapolis").lapse(RETREAT)
    assert scene.events(Retreated)[0].path == ("praeneste",)


@clause("SR-8.4")
def test_leaders_alone_make_room() -> None:
    """SR-8.4: where the army comes through."""
    g = beaten("capua")
    army(g, "SAM", "tarracina", 0, "pontius")
    scene = lost(g).lapse(RETREAT)
    assert LeaderDisplaced("pontius", "tarracina") in scene.events(LeaderDisplaced)


def test_a_treaty_closes_the_other_s_spaces() -> None:
    """SR-33 with Treaty with Rome: neither's armies enter spaces of the other."""
    g = beaten("capua")
    marked(g, "CAR", "tarracina")
    g.treaties.append(("ROM", "CAR"))
    ways = lost(g).lapse(RETREAT).events(Retreated)
    assert all("tarracina" not in one.path for one in ways)


@clause("SR-12.4.1", "SR-8.4")
def test_an_army_may_perish_on_the_way() -> None:
    """SR-12.4.1, 8.4."""
    g = beaten("capua", cu=3)
    army(g, "GRE", "velitrae", 5)
    g.stacks = [one for one in g.stacks if one.power != "ROM"]
    army(g, "ROM", "velitrae", 3)
    scene = lost(g).lapse(RETREAT)
    assert scene.g.cu("ROM", "capua") == 0
    assert scene.g.leaders["valerius"].where == "displaced"


# Of nobody


@clause("SR-16.7", "SR-16.3")
def test_a_non_player_army_keeps_to_its_range_or_goes_home_halved() -> None:
    """SR-16.7, 16.3: without a way back it loses half, rounded up; its leader returns later."""
    g = bare()
    alone(g, "VOL", "antium")
    army(g, "VOL", "suessa", 5, "vol_minor_a")
    army(g, "ROM", "suessa", 8, "camillus")
    for at in ("tarracina", "capua", "fregellae", "neapolis"):
        if not g.cu("ROM", at):
            army(g, "ROM", at, 1)
    scene = battle(g, "ROM", "VOL", "suessa", (WINS, LOSES)).lapse(RETREAT, SUPPORT)
    assert scene.events(WentHome) == [WentHome("VOL", "suessa", 2, 1, "antium")]
    assert scene.g.leaders["vol_minor_a"].where == "displaced"


@clause("SR-16.6")
def test_mercenaries_retreat_between_their_two_cities_whatever_the_control() -> None:
    """SR-16.6: if no enemy CU stand there; a space that is not theirs costs one (SR-12.4.1)."""
    g = bare()
    g.insurrection = True
    army(g, "MER", "carthago", 5, "mercenary_leader")
    army(g, "CAR", "carthago", 6, "hamilcar")
    scene = battle(g, "CAR", "MER", "carthago", (WINS, LOSES)).lapse(RETREAT)
    assert scene.events(Retreated) == [Retreated(("MER",), "carthago", ("kerkouane",), 1, 2)]


# Into the city


def city() -> Sword:
    """Romans under Valerius and Camillus before Roma, attacked by Greeks."""
    g = bare()
    alone(g, "ROM", "roma", "praeneste")
    army(g, "ROM", "roma", 6, "valerius", "camillus")
    army(g, "GRE", "roma", 8, "pyrrhus")
    return g


@clause("SR-12.4.2")
def test_a_defender_puts_three_inside_and_retreats_with_the_rest() -> None:
    """SR-12.4.2: CU and leaders."""
    scene = battle(city(), "GRE", "ROM", "roma", (WINS, LOSES)).lapse("movement.commander")
    assert scene.asked(RETREAT).decision.choice.form()[3] == {"normal": 3}
    scene.say(RETREAT, {"way": "praeneste", "inside": {"normal": 3}, "leaders": ["valerius"]})
    g = scene.g
    assert (g.cu("ROM", "roma", inside=True), g.cu("ROM", "praeneste"), g.cu("ROM", "roma")) == (3, 1, 0)
    assert (g.leaders["valerius"].inside, g.leaders["camillus"].at) == (True, "praeneste")
    assert scene.events(RetreatedInside) == [RetreatedInside(("ROM",), "roma", 3, ("valerius",))]


@clause("SR-12.4.1", "SR-12.4.2")
@pytest.mark.parametrize(
    "said",
    [
        {"way": "praeneste", "inside": {"normal": 4}},
        {"way": "velitrae"},
        {"way": "praeneste", "inside": {"mercenary": 1}},
        {"way": "praeneste", "inside": {"normal": -1}},
        {"way": "praeneste", "leaders": ["pyrrhus"]},
        {"way": "praeneste", "aboard": {"normal": 1}},
        {"inside": {"normal": 3}},
        ["praeneste"],
        "praeneste",
    ],
)
def test_what_is_no_retreat_cannot_be_said(said: object) -> None:
    """SR-12.4.1, 12.4.2."""
    scene = battle(city(), "GRE", "ROM", "roma", (WINS, LOSES)).lapse("movement.commander")
    with pytest.raises(IllegalAnswer):
        scene.say(RETREAT, said)


@clause("SR-2.11")
def test_room_inside_is_what_others_have_left() -> None:
    """SR-2.11: up to 3 CU in all."""
    g = city()
    army(g, "ROM", "roma", 2, inside=True)
    scene = battle(g, "GRE", "ROM", "roma", (WINS, LOSES)).lapse("movement.commander")
    assert scene.asked(RETREAT).decision.choice.form()[3] == {"normal": 1}


@clause("SR-12.4.2", "SR-2.11")
def test_three_cu_of_whatever_types() -> None:
    """SR-12.4.2, 2.11: of two types together no more than 3; by default those that are lost last."""
    g = bare()
    alone(g, "CAR", "lilybaeum")
    army(g, "CAR", "lilybaeum", 4, "hamilcar")
    army(g, "CAR", "lilybaeum", 3, kind="mercenary")
    army(g, "GRE", "lilybaeum", 9, "pyrrhus")
    g.hands["CAR"].desperate = []
    scene = battle(g, "GRE", "CAR", "lilybaeum", (WINS, LOSES)).lapse(LOSSES)
    assert scene.asked(RETREAT).decision.lapse["inside"] == {"carthaginian": 3}
    with pytest.raises(IllegalAnswer):
        scene.say(RETREAT, {"way": "none", "inside": {"carthaginian": 3, "mercenary": 1}})
    scene.say(RETREAT, {"way": "none", "inside": {"carthaginian": 2, "mercenary": 1}})
    stack = g.stack("CAR", "lilybaeum", inside=True)
    assert stack is not None
    assert stack.units == {"carthaginian": 2, "mercenary": 1}
    assert g.leaders["hamilcar"].where == "displaced"


@clause("SR-13.3", "SR-2.11")
def test_a_siege_ends_where_the_besieger_is_beaten() -> None:
    """SR-13.3, 2.11: its points are gone, and who was inside comes out."""
    g = bare()
    alone(g, "ROM", "roma")
    marked(g, "GRE", "praeneste")
    army(g, "ROM", "roma", 2, inside=True)
    army(g, "ROM", "roma", 9, "camillus")
    army(g, "GRE", "roma", 6)
    g.places["roma"].siege, g.places["roma"].besieger = 1, "GRE"
    battle(g, "ROM", "GRE", "roma", ((6, 6, 6), LOSES)).lapse(RETREAT, SUPPORT)
    assert (g.places["roma"].siege, g.cu("ROM", "roma")) == (0, 11)


@clause("SR-16.6")
def test_the_revolt_is_over_with_the_last_mercenary() -> None:
    """SR-16.6: in battle too."""
    g = bare()
    g.insurrection = True
    marked(g, "MER", "kerkouane")
    army(g, "MER", "carthago", 2, "mercenary_leader")
    army(g, "CAR", "carthago", 5, "hamilcar")
    battle(g, "CAR", "MER", "carthago", ((6, 6, 6), LOSES)).lapse(RETREAT, SUPPORT)
    assert not g.insurrection
    assert g.control("kerkouane") == "IND"


@clause("SR-12.4.2")
def test_an_attacker_does_not_flee_into_a_city() -> None:
    """SR-12.4.2: a defender may; nor anybody into a city that is not his."""
    g = bare()
    alone(g, "ROM", "roma", "praeneste")
    army(g, "ROM", "roma", 6)
    army(g, "GRE", "roma", 8, "pyrrhus")
    scene = battle(g, "ROM", "GRE", "roma", (LOSES, WINS), came_from="praeneste")
    assert not scene.asks(RETREAT)
    assert g.cu("ROM", "praeneste") == 4


@clause("SR-12.4.2", "SR-DP19")
def test_without_a_path_the_default_saves_whom_the_city_holds() -> None:
    """SR-12.4.2, SR-DP19: the others are lost, all leaders are inside."""
    g = city()
    marked(g, "IND", "praeneste")
    scene = battle(g, "GRE", "ROM", "roma", (WINS, LOSES)).lapse("movement.commander", RETREAT)
    assert (g.cu("ROM", "roma", inside=True), g.cu("ROM", "roma")) == (3, 0)
    assert scene.events(Destroyed) == [Destroyed(("ROM",), "roma", 1)]
    assert g.leaders["valerius"].inside
    assert g.leaders["camillus"].inside


# By sea


def greeks(cu: int = 8) -> Sword:
    """Greeks under Pyrrhus in Roma, with ports at home; Romans beat them."""
    g = bare()
    alone(g, "GRE", "rhegium", "syracusae")
    army(g, "GRE", "roma", cu, "pyrrhus", "archidamus")
    army(g, "ROM", "roma", 9, "camillus")
    held(g, "GRE", "GRE-16")
    g.hands["CAR"].desperate = []
    return g


def beaten_greeks(g: Sword, naval: Sequence[int] = ()) -> Scene:
    g.dice.loaded["naval"] = [*naval]
    return battle(g, "ROM", "GRE", "roma", (WINS, LOSES)).lapse(CARD, "movement.commander")


@clause("SR-12.4.3", "SR-11.1.1")
def test_greeks_sail_by_a_three_card_three_cu_and_six_to_syracusae() -> None:
    """SR-12.4.3, 11.1.1: all leaders go along; those over the limit retreat by land or are lost."""
    g = greeks()
    scene = beaten_greeks(g)
    sea = scene.asked(RETREAT, "GRE").decision.choice.form()[1]
    assert sea["GRE-16:rhegium"] == 3
    assert sea["GRE-16:syracusae"] == 6
    scene.say(RETREAT, {"way": "GRE-16:rhegium"}).lapse(SUPPORT)
    assert (g.cu("GRE", "rhegium"), g.cu("GRE", "roma")) == (3, 0)
    assert g.leaders["pyrrhus"].at == g.leaders["archidamus"].at == "rhegium"
    assert g.hands["GRE"].discard == ["GRE-16"]
    assert scene.events(RetreatedBySea)[0].cu == 3
    assert scene.events(Destroyed) == [Destroyed(("GRE",), "roma", 3)]


@clause("SR-12.4.3", "SR-6.5")
def test_the_question_tells_nothing_about_the_hand() -> None:
    """SR-12.4.3, 6.5: who may hold such a card is asked, though he has none and one way only."""
    g = greeks()
    g.hands["GRE"].desperate = []
    held(g, "GRE", "GRE-32")
    decision = beaten_greeks(g).asked(RETREAT, "GRE").decision
    assert (decision.hidden, decision.personal, decision.choice.form()[1]) == (True, True, {})


@clause("SR-7.4.6")
def test_desperate_times_sail_too() -> None:
    """SR-7.4.6."""
    g = greeks()
    held(g, "GRE")
    beaten_greeks(g).say(RETREAT, {"way": "GRE-38:syracusae"}).lapse(SUPPORT)
    assert g.cu("GRE", "syracusae") == 6
    assert g.hands["GRE"].removed == ["GRE-38"]


@clause("SR-12.4.3", "SR-9.6.4", "SR-9.6.5")
def test_who_is_sent_back_tries_the_land() -> None:
    """SR-12.4.3, 9.6.4, 9.6.5: Carthage interdicts; the card is spent either way."""
    g = greeks()
    marked(g, "GRE", "praeneste")
    held(g, "CAR", "CAR-23")
    scene = beaten_greeks(g, [5])
    scene.say(RETREAT, {"way": "GRE-16:syracusae"}).say(INTERDICT, "CAR-23", "CAR").lapse(SUPPORT)
    assert scene.events(SailedBack)[0].result == "return"
    assert scene.events(Retreated) == [Retreated(("GRE",), "roma", ("praeneste",), 0, 6)]
    assert g.hands["GRE"].discard == ["GRE-16"]


@clause("SR-9.6.5", "SR-12.4.3")
def test_who_is_sunk_is_lost_the_others_go_by_land() -> None:
    """SR-9.6.5, 12.4.3: leaders at sea are displaced."""
    g = greeks()
    marked(g, "GRE", "praeneste")
    held(g, "CAR", "CAR-23", "CAR-24")
    scene = beaten_greeks(g, [6])
    scene.say(RETREAT, {"way": "GRE-16:rhegium", "rest": "praeneste"})
    scene.say(INTERDICT, "CAR-24", "CAR").lapse(SUPPORT)
    assert (g.cu("GRE", "roma"), g.cu("GRE", "rhegium"), g.cu("GRE", "praeneste")) == (0, 0, 3)
    assert g.leaders["pyrrhus"].where == g.leaders["archidamus"].where == "displaced"


@clause("SR-12.4.3")
def test_the_fleet_of_syracuse_carries_three_more() -> None:
    """SR-12.4.3 with Syracusan Fleet: more of those left behind go along."""
    g = greeks()
    held(g, "GRE", "GRE-16", "GRE-28")
    scene = beaten_greeks(g).say(RETREAT, {"way": "GRE-16:rhegium"})
    scene.say("card.counter", "GRE-28", "GRE").lapse(SUPPORT)
    assert g.cu("GRE", "rhegium") == 6


@clause("SR-12.4.3")
def test_an_ally_flees_on_ships_of_carthage() -> None:
    """SR-12.4.3: Camillus, 10 CU, beaten in Tarentum in the Greek action; a 2 OP card takes 6 CU to Roma."""
    g = bare()
    alone(g, "ROM", "roma")
    marked(g, "GRE", "tarentum")
    g.actor = g.order.index("GRE")
    g.alliances.append(Alliance("ROM", "CAR"))
    army(g, "ROM", "tarentum", 10, "camillus")
    army(g, "GRE", "tarentum", 14, "pyrrhus")
    held(g, "CAR", "CAR-07")
    assert g.hands["CAR"].holds[0].op == 2
    scene = battle(g, "GRE", "ROM", "tarentum", (WINS, LOSES))
    scene.say(SHIPS, "CAR-07", "CAR")
    scene.say(RETREAT, {"way": "ships:roma"}, "ROM").lapse(SUPPORT)
    assert (g.cu("ROM", "roma"), g.leaders["camillus"].at) == (6, "roma")
    assert scene.events(Destroyed) == [Destroyed(("ROM",), "tarentum", 2)]
    assert g.hands["CAR"].discard == ["CAR-07"]


@clause("SR-12.4.3")
def test_carthage_chooses_who_sails() -> None:
    """SR-12.4.3: by a 1 OP card 3 CU; its own moves are never interdicted."""
    g = bare()
    alone(g, "CAR", "lilybaeum")
    army(g, "CAR", "neapolis", 4, "bomilcar")
    army(g, "CAR", "neapolis", 3, kind="mercenary")
    army(g, "GRE", "neapolis", 9, "pyrrhus")
    held(g, "CAR", "CAR-23")
    scene = battle(g, "GRE", "CAR", "neapolis", (WINS, LOSES)).lapse(CARD, LOSSES)
    scene.say(RETREAT, {"way": "CAR-23:lilybaeum", "aboard": {"carthaginian": 2, "mercenary": 1}}).lapse(SUPPORT)
    stack = g.stack("CAR", "lilybaeum")
    assert stack is not None
    assert stack.units == {"carthaginian": 2, "mercenary": 1}


@clause("SR-11.1.1", "SR-12.4.3")
def test_etruscans_flee_by_naval_transports() -> None:
    """SR-11.1.1, 12.4.3: 3 CU by that card, by no other."""
    g = bare()
    alone(g, "ETR", "pisae")
    army(g, "ETR", "roma", 7, "spurinna")
    army(g, "ROM", "roma", 9, "camillus")
    held(g, "ETS", "ETS-11", "ETS-25")
    scene = battle(g, "ROM", "ETR", "roma", (WINS, LOSES)).lapse(CARD)
    assert scene.asked(RETREAT).decision.choice.form()[1] == {"ETS-11:pisae": 3}
    scene.say(RETREAT, {"way": "ETS-11:pisae"}).lapse(INTERDICT, SUPPORT)
    assert g.cu("ETR", "pisae") == 3
