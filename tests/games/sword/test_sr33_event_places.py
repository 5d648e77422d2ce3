"""SR-33: events about support, loyalty and control."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.action.effects.places import area
from games.sword.action.events import Built, ColonyFounded, LoyaltyChanged
from games.sword.board import regions
from games.sword.components import Control
from games.sword.state import Alliance
from tests.clauses import clause
from tests.games.sword.acting import deck_of, playable, played, turn_of
from tests.games.sword.deck import plays
from tests.games.sword.scene import Scene, army, marked

ADDS: list[tuple[str, list[str], str]] = [
    ("ROM-26", ["caere", "praeneste"], ""),
    ("ROM-27", ["caere", "praeneste", "tarracina"], ""),
    ("GAU-20", ["comum", "ticinum", "cremona"], "ariminum"),
    ("GAU-21", ["ariminum", "spoletium"], "comum"),
    ("GAU-22", ["comum", "ticinum"], "ariminum"),
    ("ETS-25", ["rusellae", "vulci", "perusia"], ""),
    ("GRE-23", ["catina", "gela", "thurii"], ""),
    ("GRE-24", ["catina", "gela"], ""),
    ("GRE-33", ["locri", "thurii"], "gela"),
    ("CAR-31", ["himera", "selinus", "lilybaeum"], "tharros"),
    ("CAR-32", ["tharros", "caralis"], "himera"),
]
"""By card where all its points are spent, and a place it does not speak of."""
REMOVES = [("ROM-33", 2, "any"), ("GRE-26", 2, "any"), ("ETS-27", 2, "Campania")]


def spots(scene: Scene) -> set[str]:
    """Where the points of a card may be spent."""
    _, first, later = scene.asked("card.target").decision.choice.form()
    return {one.split(".")[2] for one in (*first, *later)}


@clause("SR-33.3")
def test_places_of_cards() -> None:
    """SR-33.3: regions, the Appian Way, what is next to a power's spaces."""
    g = turn_of("ROM")
    assert area(g, "Sardinia|Corsica") == ["olbia", "tharros", "ilienses", "caralis", "aleria"]
    assert {*area(g, "appian")} == {"roma", "velitrae", "tarracina", "capua"}
    assert {"roma", "tarracina", "capua"} <= {*area(g, "adjacent_VOL")}
    assert "clusium" not in area(g, "adjacent_VOL")
    assert area(g, "any") == [*g.places]


@plays()
@clause("SR-7.1.3", "SR-7.5.1")
@pytest.mark.parametrize(("card", "where", "outside"), ADDS)
def test_support_is_added_in_the_places_of_the_card(card: str, where: list[str], outside: str) -> None:
    """SR-7.1.3, 7.5.1: so many points of own support, no more, and only there."""
    player = deck_of(card)
    g = turn_of(player, card)
    power = g.hands[player].powers[0]
    marked(g, power, "iguvium" if power == "GAU" else "bovianum")
    lost = [one for one in (*where, outside) if one and g.places[one].normal]
    marked(g, "IND", *lost)
    for one in where:
        g.places[one].loyalty = int(g.places[one].walled)
    scene = played(g, card)
    assert outside not in spots(scene)
    points = [f"add.{power}.{one}" for one in where]
    with pytest.raises(IllegalAnswer):
        scene.say("card.target", [*points, points[0]])
    scene.say("card.target", points)
    assert scene.over
    assert [g.control(one) for one in where] == [power] * len(where)
    assert [g.places[one].loyalty for one in where] == [2 if g.places[one].walled else 0 for one in where]


@clause("SR-33.3")
@pytest.mark.parametrize("card", [one for one, _, _ in ADDS])
def test_support_that_cannot_be_added_makes_the_card_unplayable(card: str) -> None:
    """SR-33.3: no legal effect."""
    player = deck_of(card)
    g = turn_of(player, card)
    for place in g.places.values():
        if place.control in (*g.hands[player].powers, "IND"):
            place.control, place.loyalty = "VOL", 1
    assert not playable(g, card)


@plays()
@clause("SR-7.1.4", "SR-7.5.1")
@pytest.mark.parametrize(("card", "number", "where"), REMOVES)
def test_support_of_others_is_removed(card: str, number: int, where: str) -> None:
    """SR-7.1.4, 7.5.1: of other powers, allies too (SR-15.2.3), and only there; never an own or independent one."""
    player = deck_of(card)
    g = turn_of(player, card)
    g.alliances.append(Alliance(g.hands[player].powers[0], "VOL" if where == "any" else "ROM", "1.0.0"))
    scene = played(g, card)
    able = spots(scene)
    assert able <= {*(regions(where) if where != "any" else g.places)}
    assert not {one for one in able if g.control(one) in (*g.hands[player].powers, "IND")}
    assert ("antium" if where == "any" else "capua") in able
    power = g.hands[player].powers[0]
    with pytest.raises(IllegalAnswer):
        scene.say("card.target", [f"remove.{power}.neapolis"] * (number + 1))
    target = "neapolis" if player != "GRE" else "maleventum"
    scene.say("card.target", [f"remove.{power}.{target}"])
    assert g.places[target].loyalty == 1
    assert g.control(target) == ("GRE" if player != "GRE" else "SAM")


@plays("ETS-33")
def test_the_sabellian_raid() -> None:
    """ETS-33: 1 support in each of two different enemy-controlled spaces next to Samnite ones; allies are none."""
    g = turn_of("ETS", "ETS-33")
    g.alliances.append(Alliance("SAM", "GRE", "1.0.0"))
    marked(g, "ROM", "canusium", "arpi")
    g.places["capua"].loyalty = 3
    scene = played(g, "ETS-33")
    assert spots(scene) == {"capua", "arpi", "fregellae"}
    with pytest.raises(IllegalAnswer):
        scene.say("card.target", ["remove.SAM.capua", "remove.SAM.capua"])
    scene.say("card.target", ["remove.SAM.capua", "remove.SAM.arpi"])
    assert g.places["capua"].loyalty == 2
    assert g.control("arpi") == "SAM"  # SR-7.1.4: it fell, and Luceria is next to it


@plays()
@pytest.mark.parametrize("card", ["ROM-32", "GRE-35"])
def test_of_powers_that_have_parted_one_loses_support(card: str) -> None:
    """ROM-32, GRE-35: then 1 support is removed from one of them."""
    g = turn_of(deck_of(card), card)
    g.alliances.append(Alliance("GAU", "CAR", "1.0.0"))
    scene = played(g, card)
    assert {g.control(one) for one in spots(scene)} == {"GAU", "CAR"}
    scene.say("card.target", [f"remove.{deck_of(card)}.ticinum"])
    assert g.control("ticinum") == "IND"


# Loyalty


@plays()
@pytest.mark.parametrize("card", ["ROM-35", "ETS-24", "CAR-34"])
def test_two_friendly_cities_are_raised(card: str) -> None:
    """ROM-35, ETS-24, CAR-34: two different friendly walled cities that are not besieged, to at most 3."""
    player = deck_of(card)
    g = turn_of(player, card)
    cities = [one for one in g.places.values() if one.walled and one.control in g.hands[player].powers]
    for one in cities:
        one.loyalty = 3
    assert not playable(g, card)
    first, second, besieged, third = cities[:4]
    for one in (first, second, besieged, third):
        one.loyalty = 1
    army(g, "VOL", besieged.id, 1)
    assert besieged.control != "VOL"
    scene = played(g, card)
    able, low, high = scene.asked("card.target").decision.choice.form()
    assert {*able} == {first.id, second.id, third.id}
    assert (low, high) == (2, 2)
    with pytest.raises(IllegalAnswer):
        scene.say("card.target", [first.id, first.id])
    scene.say("card.target", [first.id, third.id])
    assert [one.loyalty for one in (first, second, besieged, third)] == [2, 1, 1, 2]
    assert scene.events(LoyaltyChanged) == [LoyaltyChanged(first.id, 1, 2), LoyaltyChanged(third.id, 1, 2)]


@plays("ROM-28")
def test_the_census() -> None:
    """ROM-28: one Roman city rises by 1 and a card is drawn; the card is drawn even where no city can rise."""
    g = turn_of("ROM", "ROM-28")
    played(g, "ROM-28").say("card.target", ["capua"])
    assert g.places["capua"].loyalty == 2
    assert len(g.hands["ROM"].hand) == 1
    g = turn_of("ROM", "ROM-28")
    for one in g.places.values():
        one.loyalty = 3 if one.control == "ROM" and one.walled else one.loyalty
    assert played(g, "ROM-28").over
    assert len(g.hands["ROM"].hand) == 1


@plays("GAU-37")
def test_panic() -> None:
    """GAU-37: two different Roman or Etruscan walled cities fall by 1, not below their CU (SR-7.1.4); allies too."""
    g = turn_of("GAU", "GAU-37")
    g.alliances.append(Alliance("GAU", "ETR", "1.0.0"))
    army(g, "ROM", "capua", 1)
    scene = played(g, "GAU-37")
    able = scene.asked("card.target").decision.choice.form()[0]
    assert {"roma", "clusium", "narnia"} <= {*able}
    assert not {"capua", "neapolis", "luceria", "ticinum"} & {*able}
    scene.say("card.target", ["clusium", "narnia"])
    assert g.places["clusium"].loyalty == 2
    assert (g.control("narnia"), g.places["narnia"].loyalty) == ("IND", 1)


def test_a_city_that_falls_by_panic_is_gallic_where_gauls_are_near() -> None:
    """GAU-37, SR-7.1.4."""
    g = turn_of("GAU", "GAU-37")
    marked(g, "GAU", "faesulae")
    played(g, "GAU-37").say("card.target", ["volaterrae", "roma"])
    assert (g.control("volaterrae"), g.places["volaterrae"].loyalty) == ("GAU", 1)


# What is built


@plays("ROM-06")
def test_duoviri_navales() -> None:
    """ROM-06: permanent; only once."""
    g = turn_of("ROM", "ROM-06")
    scene = played(g, "ROM-06")
    assert g.built == ["duoviri_navales"]
    assert scene.events(Built) == [Built("duoviri_navales")]
    g.hands["ROM"].hand = ["ROM-06"]
    assert not playable(g, "ROM-06")


@plays("ROM-07")
def test_the_appian_way() -> None:
    """ROM-07: road from now on, and 1 Roman support along it."""
    g = turn_of("ROM", "ROM-07")
    marked(g, "IND", "tarracina", "caere")
    scene = played(g, "ROM-07")
    assert g.built == ["appian_way"]
    assert spots(scene) == {"tarracina", "capua"}
    scene.say("card.target", ["add.ROM.tarracina"])
    assert g.control("tarracina") == "ROM"
    assert g.hands["ROM"].removed == ["ROM-07"]
    g = turn_of("ROM", "ROM-07")
    marked(g, "SAM", "tarracina", "capua")
    assert played(g, "ROM-07").over  # nothing can be added, but it is built


@plays("ROM-25")
def test_a_colony_by_card() -> None:
    """ROM-25: as SR-7.2.3, at loyalty 2."""
    g = turn_of("ROM", "ROM-25")
    scene = played(g, "ROM-25")
    assert scene.asked("card.target").decision.choice.form() == ["praeneste", "tarracina", "velitrae"]
    scene.say("card.target", "velitrae")
    assert scene.events(ColonyFounded) == [ColonyFounded("velitrae", 2, 1)]
    assert g.places["velitrae"].walled


# Messana


@plays("ETS-30")
def test_mamertines() -> None:
    """ETS-30: Messana loses 1, to no less than 1; at 1 without CU of its controller it becomes independent."""
    g = turn_of("ETS", "ETS-30", "ETS-26")
    g.places["messana"].loyalty = 3
    played(g, "ETS-30")
    assert (g.control("messana"), g.places["messana"].loyalty) == ("GRE", 2)
    g.places["messana"].loyalty = 1
    g.hands["ETS"].hand = ["ETS-30"]
    army(g, "GRE", "messana", 0, "gre_minor_a", inside=True)
    army(g, "CAR", "messana", 2)
    played(g, "ETS-30")
    assert (g.control("messana"), g.places["messana"].loyalty) == ("IND", 1)
    assert g.leaders["gre_minor_a"].where == "displaced"  # SR-7.1.4: alone inside


def test_when_mamertines_is_not_playable() -> None:
    """ETS-30: independent or his own; and with loyalty 1 behind a garrison nothing would happen (SR-33.3)."""
    g = turn_of("ETS", "ETS-30")
    controls: tuple[Control, ...] = ("IND", "ETR", "SAM")
    for own in controls:
        marked(g, own, "messana")
        assert not playable(g, "ETS-30")
    marked(g, "CAR", "messana")
    assert playable(g, "ETS-30")
    army(g, "CAR", "messana", 1, inside=True)
    assert not playable(g, "ETS-30")


@plays("CAR-25")
def test_mamertines_request_aid() -> None:
    """CAR-25: 2 mercenaries: Messana, independent and without CU, is Carthage's."""
    g = turn_of("CAR", "CAR-25")
    marked(g, "IND", "messana")
    army(g, "CAR", "lilybaeum", 1, kind="mercenary")
    assert not playable(g, "CAR-25")  # SR-6.9: the price must be paid in full
    army(g, "CAR", "garrison_box", 3, kind="mercenary")
    scene = played(g, "CAR-25")
    scene.say("card.target", {"garrison_box": 1, "lilybaeum": 1})
    assert (g.control("messana"), g.places["messana"].loyalty) == ("CAR", 1)
    assert g.cu("CAR", "lilybaeum") == 0
    assert g.cu("CAR", "garrison_box") == 2


@plays("CAR-25")
def test_otherwise_messana_loses_two_whatever_its_garrison() -> None:
    """CAR-25, SR-7.1.4: at 0 it is Carthage's if a space of Carthage is next to it; its garrison stands outside."""
    g = turn_of("CAR", "CAR-25")
    army(g, "CAR", "lilybaeum", 2, kind="mercenary")
    g.places["messana"].loyalty = 3
    army(g, "GRE", "messana", 3)
    played(g, "CAR-25")
    assert (g.control("messana"), g.places["messana"].loyalty) == ("GRE", 1)
    g.hands["CAR"].hand = ["CAR-25"]
    army(g, "CAR", "lilybaeum", 4, kind="mercenary")
    army(g, "GRE", "messana", 2, "gre_minor_a", inside=True)
    played(g, "CAR-25")
    assert (g.control("messana"), g.places["messana"].loyalty) == ("CAR", 1)  # Himera is next to it
    assert g.cu("GRE", "messana", inside=True) == 0
    g.hands["CAR"].hand = ["CAR-25"]
    assert not playable(g, "CAR-25")  # Carthage controls it


def test_at_nothing_without_a_neighbour_messana_is_independent() -> None:
    """CAR-25, SR-7.1.4."""
    g = turn_of("CAR", "CAR-25")
    army(g, "CAR", "lilybaeum", 2, kind="mercenary")
    marked(g, "GRE", "himera")
    played(g, "CAR-25")
    assert (g.control("messana"), g.places["messana"].loyalty) == ("IND", 1)


@plays("CAR-08")
def test_the_fires_of_baal_hammon() -> None:
    """CAR-08: every walled city of Carthage with a siege point or below its printed loyalty rises and is relieved."""
    g = turn_of("CAR", "CAR-08")
    assert not playable(g, "CAR-08")
    army(g, "GRE", "panormus", 2)
    g.places["panormus"].loyalty, g.places["panormus"].siege, g.places["panormus"].besieger = 3, 2, "GRE"
    army(g, "GRE", "lilybaeum", 2)
    g.places["lilybaeum"].siege, g.places["lilybaeum"].besieger = 1, "GRE"
    g.places["olbia"].loyalty = 1
    before = g.places["caralis"].loyalty
    marked(g, "CAR", "messana", loyalty=1)
    played(g, "CAR-08")
    assert (g.places["panormus"].loyalty, g.places["panormus"].siege) == (3, 1)  # at most 3
    assert (g.places["lilybaeum"].loyalty, g.places["lilybaeum"].siege) == (3, 0)
    assert g.places["olbia"].loyalty == 2
    assert (g.places["caralis"].loyalty, g.places["messana"].loyalty) == (before, 1)
