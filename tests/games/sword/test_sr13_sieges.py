"""SR-13, 14.4, 2.11: sieges, subjugation, capture, razing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.kernel import Script
from games.sword.components import Player, Power
from games.sword.siege import besiegeable, capture, check_sieges, siege_roll
from games.sword.siege.events import CameOut, CityFell, SiegeCancelled, SiegeLifted, SiegeRolled
from games.sword.state import Alliance, Sword
from games.sword.turn.events import SiegeTightened
from games.sword.turn.wear import surrender
from tests.clauses import clause
from tests.games.sword.deck import plays
from tests.games.sword.scene import Scene, army, bare, held, marked


def rolling(by: Player, power: Power, at: str, drm: int = 0) -> Callable[[Sword], Script[None]]:
    """One siege roll."""
    return lambda g: siege_roll(g, by, power, at, drm=drm)


def falling(at: str) -> Callable[[Sword], Script[None]]:
    """Whether the city falls."""
    return lambda g: capture(g, at)


def besieging(power: Power, at: str, cu: int = 4) -> Sword:
    """An army before a city, no cards in any hand."""
    g = bare()
    army(g, power, at, cu)
    return g


# Who may


@clause("SR-13.1")
def test_two_cu_before_an_enemy_city_without_enemies_outside() -> None:
    """SR-13.1: one is not enough; independents count as enemies; nothing against a normal space."""
    g = bare()
    army(g, "ROM", "clusium", 2)
    army(g, "ROM", "arretium", 1)
    army(g, "ROM", "ancona", 2)
    army(g, "ROM", "spoletium", 4)
    army(g, "ROM", "perusia", 4)
    army(g, "ETR", "perusia", 1)
    can = [one for one in ("clusium", "arretium", "ancona", "spoletium", "perusia") if besiegeable(g, "ROM", one)]
    assert can == ["clusium", "ancona"]


@clause("SR-13.4")
def test_not_an_allied_city() -> None:
    """SR-13.4."""
    g = besieging("ROM", "neapolis")
    assert besiegeable(g, "ROM", "neapolis")
    g.alliances.append(Alliance("ROM", "GRE"))
    assert not besiegeable(g, "ROM", "neapolis")


# The roll


@clause("SR-13.2")
@pytest.mark.parametrize(("die", "points"), [(2, 0), (3, 0), (4, 0), (5, 1), (6, 2)])
def test_the_table(die: int, points: int) -> None:
    """SR-13.2: 5 gives a point, 6 two."""
    g = besieging("ROM", "clusium")
    scene = Scene(g, rolling("ROM", "ROM", "clusium"), {"siege": [die]})
    assert g.places["clusium"].siege == points
    assert scene.events(SiegeRolled) == [SiegeRolled("clusium", "ROM", die, {}, points, 0)]


@clause("SR-13.2")
def test_a_natural_one_costs_a_cu_whatever_is_added() -> None:
    """SR-13.2: with +5 it still gives points; a natural 1 always costs one."""
    g = besieging("ROM", "clusium")
    Scene(g, rolling("ROM", "ROM", "clusium", 5), {"siege": [1]})
    assert (g.cu("ROM", "clusium"), g.places["clusium"].siege) == (3, 2)


@clause("SR-13.2", "SR-7.2.5")
def test_greeks_are_better_against_walls_and_a_garrison_is_worth_one() -> None:
    """SR-13.2, 7.2.5: Greeks +1, CU inside -1; a leader alone inside gives nothing."""
    g = besieging("GRE", "capua")
    g.places["capua"].loyalty = 3
    Scene(g, rolling("GRE", "GRE", "capua"), {"siege": [4]})
    assert g.places["capua"].siege == 1
    g = besieging("ROM", "clusium")
    army(g, "ETR", "clusium", 1, inside=True)
    Scene(g, rolling("ROM", "ROM", "clusium"), {"siege": [6]})
    assert g.places["clusium"].siege == 1
    g = besieging("ROM", "clusium")
    army(g, "ETR", "clusium", 0, "etr_minor_a", inside=True)
    Scene(g, rolling("ROM", "ROM", "clusium"), {"siege": [6]})
    assert g.places["clusium"].siege == 2


@clause("SR-13.6")
def test_neither_counts_against_a_tribe() -> None:
    """SR-13.6: the Greek modifier does not apply; it is subjugated when the points reach its factor."""
    g = besieging("GRE", "compsa")
    Scene(g, rolling("GRE", "GRE", "compsa"), {"siege": [4]})
    assert g.places["compsa"].siege == 0
    Scene(g, rolling("GRE", "GRE", "compsa"), {"siege": [5]})
    assert (g.places["compsa"].siege, g.control("compsa")) == (1, "SAM")
    scene = Scene(g, rolling("GRE", "GRE", "compsa"), {"siege": [5]})
    assert (g.control("compsa"), g.places["compsa"].loyalty, g.places["compsa"].siege) == ("GRE", 0, 0)
    assert scene.events(CityFell)[0].how == "subjugated"


# Cards


@clause("SR-33.2")
def test_a_card_adds_before_the_roll() -> None:
    """SR-33.2 with Siege Ramp: +2 to one roll."""
    g = besieging("ROM", "clusium")
    held(g, "ROM", "ROM-36")
    scene = Scene(g, rolling("ROM", "ROM", "clusium"), {"siege": [4]})
    scene.say("card.counter", "ROM-36", "ROM")
    scene.lapse()
    assert g.places["clusium"].siege == 2


@plays("ROM-30")
@clause("SR-33.2")
def test_the_besieged_may_cancel_the_roll() -> None:
    """SR-33.2 with Sacred Geese: no die is thrown."""
    g = besieging("GAU", "roma")
    held(g, "ROM", "ROM-30")
    held(g, "GAU", "GAU-01")
    scene = Scene(g, rolling("GAU", "GAU", "roma"), {"siege": [6]})
    scene.lapse("plunder.tribute")
    while scene.asks("card.counter", "GAU"):
        scene.say("card.counter", "decline", "GAU")
    scene.say("card.counter", "ROM-30", "ROM")
    scene.lapse()
    assert scene.events(SiegeCancelled) == [SiegeCancelled("roma", "GAU")]
    assert not scene.events(SiegeRolled)
    assert g.places["roma"].siege == 0


@plays("GRE-21")
@clause("SR-33.2")
def test_fort_euryalus_stops_a_siege_roll() -> None:
    """SR-33.2 with Fort Euryalus: against a Greek city in Sicily."""
    g = besieging("CAR", "syracusae")
    held(g, "GRE", "GRE-21")
    scene = Scene(g, rolling("CAR", "CAR", "syracusae"), {"siege": [6]}).say("card.counter", "GRE-21", "GRE").lapse()
    assert scene.events(SiegeCancelled) == [SiegeCancelled("syracusae", "CAR")]
    assert g.places["syracusae"].siege == 0


@clause("SR-33.2")
def test_a_point_may_be_added_to_the_result() -> None:
    """SR-33.2 with Helepolis: after the die, even if it gave none."""
    g = besieging("GRE", "capua")
    g.places["capua"].loyalty = 3
    held(g, "GRE", "GRE-20")
    scene = Scene(g, rolling("GRE", "GRE", "capua"), {"siege": [2]})
    while scene.asks("card.counter", "GRE") and "GRE-20" not in scene.asked("card.counter").decision.choice.form():
        scene.say("card.counter", "decline", "GRE")
    scene.say("card.counter", "GRE-20", "GRE")
    scene.lapse()
    assert g.places["capua"].siege == 1


# Capture


@clause("SR-13.5")
def test_with_as_many_points_as_loyalty_it_falls() -> None:
    """SR-13.5: CU inside are lost, leaders displaced; it is taken at loyalty 1, and nobody besieges it any more."""
    g = besieging("ROM", "clusium")
    army(g, "ETR", "clusium", 2, "etr_minor_a", inside=True)
    place = g.places["clusium"]
    place.siege, place.besieger = 3, "ROM"
    scene = Scene(g, falling("clusium"))
    place = g.places["clusium"]
    assert scene.events(CityFell) == [CityFell("clusium", "ETR", "ROM", "taken", {"ETR": 2}, ("etr_minor_a",))]
    assert (place.control, place.loyalty, place.siege, place.besieger) == ("ROM", 1, 0, None)
    assert g.leaders["etr_minor_a"].where == "displaced"
    assert g.cu("ETR", "clusium", inside=True) == 0


@clause("SR-13.5")
def test_with_fewer_it_stands() -> None:
    """SR-13.5."""
    g = besieging("ROM", "clusium")
    g.places["clusium"].siege, g.places["clusium"].besieger = 2, "ROM"
    Scene(g, falling("clusium"))
    assert g.control("clusium") == "ETR"


@clause("SR-13.7")
def test_of_two_who_besiege_together_the_stronger_takes_it() -> None:
    """SR-13.7: with more CU; ties by SR-4.4."""
    for greeks, expected in ((3, "ROM"), (4, "GRE"), (5, "GRE")):
        g = besieging("ROM", "clusium")
        g.alliances.append(Alliance("ROM", "GRE"))
        army(g, "GRE", "clusium", greeks)
        g.places["clusium"].siege, g.places["clusium"].besieger = 3, "ROM"
        Scene(g, falling("clusium"))
        assert g.control("clusium") == expected


@clause("SR-14.4", "SR-DP21")
def test_gauls_raze_a_city_by_default() -> None:
    """SR-14.4, SR-DP21: +1 VP at once; independent at loyalty 1, and not to be razed again."""
    g = besieging("GAU", "sutrium")
    place = g.places["sutrium"]
    place.siege, place.besieger = 1, "GAU"
    scene = Scene(g, falling("sutrium"))
    scene.lapse()
    assert (place.control, place.loyalty, place.razed, g.hands["GAU"].vp) == ("IND", 1, True, 7)
    place.siege, place.besieger = 1, "GAU"
    scene = Scene(g, falling("sutrium"))
    assert scene.over
    assert (place.control, g.hands["GAU"].vp) == ("GAU", 7)


@clause("SR-14.4")
def test_or_keep_it() -> None:
    """SR-14.4: their choice; a tribe cannot be razed."""
    g = besieging("GAU", "sutrium")
    g.places["sutrium"].siege, g.places["sutrium"].besieger = 1, "GAU"
    scene = Scene(g, falling("sutrium"))
    scene.say("siege.raze", "keep", "GAU")
    assert (g.control("sutrium"), g.hands["GAU"].vp) == ("GAU", 6)
    g = besieging("GAU", "iguvium")
    g.places["iguvium"].siege, g.places["iguvium"].besieger = 1, "GAU"
    assert Scene(g, falling("iguvium")).over
    assert g.control("iguvium") == "GAU"


@clause("SR-7.2.3", "SR-14.4")
def test_a_razed_colony_is_a_normal_space_again() -> None:
    """SR-7.2.3, 14.4; taken by another power it stays walled."""
    for power, colony in (("GAU", False), ("ETR", True)):
        g = besieging(power, "velitrae")  # type: ignore[arg-type]
        place = g.places["velitrae"]
        place.colony, place.loyalty, place.siege, place.besieger = True, 1, 1, power  # type: ignore[assignment]
        Scene(g, falling("velitrae")).lapse("siege.raze")
        assert place.colony is colony
        assert place.loyalty == int(colony)


# The end of a siege


@clause("SR-13.3")
def test_points_go_with_the_last_besieger() -> None:
    """SR-13.3: an ally of the besieger keeps them; else they are removed at once, and who was inside comes out."""
    g = besieging("ROM", "clusium")
    army(g, "ETR", "clusium", 2, "etr_minor_a", inside=True)
    g.places["clusium"].siege, g.places["clusium"].besieger = 1, "ROM"
    check_sieges(g)
    assert g.places["clusium"].siege == 1
    g.stacks[:] = [one for one in g.stacks if one.inside]
    army(g, "GRE", "clusium", 1)
    g.alliances.append(Alliance("ROM", "GRE"))
    check_sieges(g)
    assert g.places["clusium"].siege == 1
    g.stacks[:] = [one for one in g.stacks if one.inside]
    scene = Scene(g, _checking)
    assert scene.told == [SiegeLifted("clusium"), CameOut("ETR", "clusium", {"normal": 2})]
    assert (g.places["clusium"].siege, g.cu("ETR", "clusium")) == (0, 2)
    assert not g.leaders["etr_minor_a"].inside


async def _checking(g: Sword) -> None:
    check_sieges(g)


@clause("SR-5.6", "SR-13.5")
def test_in_the_surrender_phase_the_point_more_may_take_the_city() -> None:
    """SR-5.6, 13.5."""
    g = besieging("ROM", "arretium")
    g.places["arretium"].siege, g.places["arretium"].besieger = 1, "ROM"
    scene = Scene(g, surrender)
    assert scene.events(SiegeTightened) == [SiegeTightened("arretium", "ROM", 2)]
    assert g.control("arretium") == "ROM"


@clause("SR-33.2")
def test_traitors_within_give_two_points_more() -> None:
    """SR-33.2 with Traitors Within: in the Surrender Phase, for a city that he besieges."""
    g = besieging("ROM", "clusium")
    held(g, "ROM", "ROM-31")
    scene = Scene(g, surrender)
    scene.say("card.counter", "ROM-31", "ROM")
    scene.lapse()
    assert g.control("clusium") == "ROM" if g.places["clusium"].loyalty == 1 else g.places["clusium"].siege >= 2


@clause("SR-13.6")
def test_a_tribe_of_the_romans_falls_to_transalpine_gauls() -> None:
    """SR-13.6, 16: non-player powers besiege like others; who directs them plays the cards."""
    g = besieging("TRG", "taurasia")
    Scene(g, rolling("ROM", "TRG", "taurasia"), {"siege": [5]})
    assert g.control("taurasia") == "TRG"


@clause("SR-14.3")
def test_what_is_taken_is_not_plundered_any_more() -> None:
    """SR-14.3: the marker stays until a player power controls the space again."""
    g = besieging("ROM", "clusium")
    marked(g, "IND", "clusium", loyalty=1)
    g.places["clusium"].siege, g.places["clusium"].besieger = 1, "ROM"
    Scene(g, falling("clusium"))
    assert not g.places["clusium"].plundered
