"""SR-5.5 to 5.7: attrition, surrender, isolation."""

from __future__ import annotations

import pytest

from games.sword.components import Power
from games.sword.events import LeaderDisplaced
from games.sword.state import Alliance
from games.sword.turn.events import Isolated, SiegeTightened, Starved
from games.sword.turn.wear import attrition, connected, isolation, surrender
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, laid, marked

# Attrition


@clause("SR-5.5")
@pytest.mark.parametrize(("cu", "lost"), [(1, 1), (3, 1), (4, 2), (7, 3), (10, 4)])
def test_a_third_is_lost_abroad_rounded_up(cu: int, lost: int) -> None:
    """SR-5.5: in a space that is neither friendly nor allied, independents included."""
    g = bare()
    army(g, "ROM", "suessa", cu)
    Scene(g, attrition)
    assert g.cu("ROM", "suessa") == cu - lost


@clause("SR-5.5")
def test_nobody_starves_at_home_with_allies_or_in_a_box() -> None:
    """SR-5.5: friendly, allied, boxes: none."""
    g = bare()
    army(g, "ROM", "roma", 6)
    army(g, "ROM", "neapolis", 6)
    army(g, "TRG", "transalpine_gaul", 4)
    army(g, "CAR", "garrison_box", 9, kind="mercenary")
    g.alliances.append(Alliance("ROM", "GRE"))
    scene = Scene(g, attrition)
    assert not scene.events(Starved)


@clause("SR-5.5")
def test_inside_a_besieged_city_one_is_lost() -> None:
    """SR-5.5: whether 1 or 3 are inside; the besieger outside loses a third."""
    g = bare()
    army(g, "ROM", "roma", 3, "valerius", inside=True)
    army(g, "ETR", "roma", 5, "etr_minor_a")
    Scene(g, attrition)
    assert (g.cu("ROM", "roma", inside=True), g.cu("ETR", "roma")) == (2, 3)


@clause("SR-5.5", "SR-8.4")
def test_a_leader_left_alone_is_displaced_abroad_and_stays_at_home() -> None:
    """SR-5.5, 8.4."""
    g = bare()
    army(g, "ROM", "suessa", 1, "camillus")
    army(g, "ROM", "roma", 1, "valerius", inside=True)
    army(g, "ETR", "roma", 3)
    scene = Scene(g, attrition)
    assert g.leaders["camillus"].where == "displaced"
    assert (g.leaders["valerius"].where, g.leaders["valerius"].at) == ("map", "roma")
    assert scene.events(LeaderDisplaced) == [LeaderDisplaced("camillus", "suessa")]


@clause("SR-5.5", "SR-DP5")
def test_carthage_says_which_types_it_loses_of_all_stacks_at_once() -> None:
    """SR-5.5, SR-DP5: by default mercenaries first."""
    g = bare()
    army(g, "CAR", "henna", 2)
    army(g, "CAR", "henna", 2, kind="mercenary")
    army(g, "CAR", "gela", 3)
    army(g, "CAR", "gela", 3, kind="mercenary")
    army(g, "CAR", "catina", 3)
    scene = Scene(g, attrition)
    assert scene.asked("attrition.losses", "CAR").decision.lapse == {"henna": "mercenary-2", "gela": "mercenary-2"}
    scene.say("attrition.losses", {"henna": "carthaginian-1.mercenary-1", "gela": "carthaginian-2"})
    assert [(one.at, dict(one.units)) for one in g.stacks] == [
        ("henna", {"carthaginian": 1, "mercenary": 1}),
        ("gela", {"carthaginian": 1, "mercenary": 3}),
        ("catina", {"carthaginian": 2}),
    ]


@clause("SR-5.5")
def test_cards_spare_a_space_or_make_it_worse() -> None:
    """SR-5.5 with Living off the Land and Apennine Winter: only this turn."""
    g = bare()
    army(g, "GAU", "caere", 6)
    army(g, "GRE", "suessa", 6)
    army(g, "ROM", "reate", 6)
    army(g, "ROM", "capua", 3, inside=True)
    army(g, "SAM", "capua", 3)
    army(g, "ROM", "roma", 3)
    g.spared, g.harried = [("GAU", "caere")], [("GRE", "suessa"), ("ROM", "capua.inside"), ("ROM", "roma")]
    Scene(g, attrition)
    assert (g.cu("GAU", "caere"), g.cu("GRE", "suessa"), g.cu("ROM", "reate")) == (6, 3, 4)
    assert (g.cu("ROM", "capua", inside=True), g.cu("SAM", "capua"), g.cu("ROM", "roma")) == (1, 2, 2)
    assert (g.spared, g.harried) == ([], [])


@clause("SR-5.5")
def test_losses_come_in_turn_order_and_non_player_powers_last() -> None:
    """SR-5.5: order: turn order."""
    g = bare()
    g.order = ["GRE", "CAR", "ROM", "GAU", "ETS"]
    powers: tuple[Power, ...] = ("ROM", "GRE", "VOL", "GAU")
    for power, at in zip(powers, ("suessa", "nola", "velitrae", "caere"), strict=True):
        army(g, power, at, 2)
    scene = Scene(g, attrition)
    assert [one.power for one in scene.events(Starved)] == ["GRE", "ROM", "GAU", "VOL"]


# Surrender


@clause("SR-5.6")
def test_a_siege_gains_a_point_and_a_city_without_enough_stands() -> None:
    """SR-5.6: only where there is a point already and a besieging CU."""
    g = bare()
    army(g, "ETR", "roma", 4)
    army(g, "GAU", "capua", 4)
    for at, power, points in (("roma", "ETR", 1), ("neapolis", "ROM", 1)):
        g.places[at].siege, g.places[at].besieger = points, power  # type: ignore[assignment]
    scene = Scene(g, surrender)
    assert (g.places["roma"].siege, g.places["capua"].siege) == (2, 0)
    assert scene.events(SiegeTightened) == [SiegeTightened("roma", "ETR", 2)]


# Isolation


@clause("SR-5.7")
def test_a_space_leads_to_a_city_of_its_own_over_friendly_spaces() -> None:
    """SR-5.7: at the start nobody is isolated."""
    g = laid()
    assert not Scene(g, isolation).events(Isolated)


@clause("SR-5.7")
def test_spaces_cut_off_become_independent_all_at_once() -> None:
    """SR-5.7: Roman Ticinum and Comum, next to each other but to no city of Rome; a besieged one is no way out."""
    g = bare()
    marked(g, "ROM", "ticinum", "comum", "mutina")
    army(g, "ROM", "mutina", 1)
    scene = Scene(g, isolation)
    assert scene.events(Isolated) == [Isolated("ROM", ("ticinum", "comum"))]
    assert [g.control(one) for one in ("ticinum", "comum", "mutina")] == ["IND", "IND", "ROM"]


@clause("SR-5.7")
@pytest.mark.parametrize(
    ("enemies", "expected"), [((), True), (("roma",), True), (("roma", "antium"), True), (("praeneste",), False)]
)
def test_enemies_outside_break_the_chain(enemies: tuple[str, ...], expected: bool) -> None:
    """SR-5.7: an enemy army in the space itself cuts it off; one before a city only where no other is near."""
    g = bare()
    for at in enemies:
        army(g, "SAM", at, 4)
    assert connected(g, "ROM", "praeneste") is expected


@clause("SR-5.7")
def test_an_own_port_will_do_and_an_ally_is_no_goal_but_a_way() -> None:
    """SR-5.7: chains lead over allied spaces, but to a friendly city or port."""
    g = bare()
    marked(g, "ROM", "elea")
    assert connected(g, "ROM", "elea")
    marked(g, "ROM", "metapontum")
    assert not connected(g, "ROM", "metapontum")
    g.alliances.append(Alliance("ROM", "GRE"))
    marked(g, "ROM", "thurii", loyalty=1)
    marked(g, "ROM", "grumentum")
    assert connected(g, "ROM", "grumentum")
    assert connected(g, "ROM", "metapontum")


@clause("SR-5.7")
def test_cities_and_tribes_are_never_isolated() -> None:
    """SR-5.7: a normal space only."""
    g = bare()
    marked(g, "GRE", "mediolanum", "patavium", loyalty=1)
    assert not Scene(g, isolation).events(Isolated)
