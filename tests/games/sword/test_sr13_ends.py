"""SR-13.3 to 13.5, 16.6: what ends of itself: cities whose loyalty sinks, sieges of allies, revolts that starve."""

from __future__ import annotations

from games.sword.battle.events import Retreated
from games.sword.components import Power
from games.sword.events import RevoltEnded
from games.sword.march.events import LeaderCaught
from games.sword.nonplayers.revolt import revolt
from games.sword.siege import check_sieges
from games.sword.siege.events import CityFell, SiegeLifted
from games.sword.state import Alliance, Sword
from games.sword.turn.events import SiegeTightened
from games.sword.turn.gallic import gallic_event
from games.sword.turn.reinforcement import loyalty
from games.sword.turn.wear import attrition, surrender
from tests.clauses import clause
from tests.games.sword.acting import acting, played, turn_of
from tests.games.sword.battles import SUPPORT, battle
from tests.games.sword.scene import Scene, army, bare, marked


def besieged(g: Sword, by: Power, at: str, points: int, cu: int = 3) -> None:
    """This power lies before the city, which has suffered so many points."""
    army(g, by, at, cu)
    g.places[at].siege, g.places[at].besieger = points, by


@clause("SR-13.5", "SR-7.1.4")
def test_support_removed_by_operations_lets_a_city_fall() -> None:
    """SR-13.5, 7.1.4: two points against a loyalty of 3, then of 2."""
    g = turn_of("ROM", "ROM-26")
    besieged(g, "ROM", "clusium", 2)
    scene = acting(g).say("action.play", "support.ROM-26").say("card.target", ["remove.ROM.clusium"])
    assert [(one.at, one.by, one.how) for one in scene.events(CityFell)] == [("clusium", "ROM", "taken")]
    assert (g.control("clusium"), g.places["clusium"].loyalty, g.places["clusium"].siege) == ("ROM", 1, 0)


@clause("SR-13.5", "SR-12.5.2")
def test_so_does_a_victory_elsewhere() -> None:
    """SR-13.5, 12.5.2: the Etruscans are beaten in Umbria, and Clusium falls."""
    g = bare()
    besieged(g, "ROM", "clusium", 2)
    army(g, "ROM", "spoletium", 6)
    army(g, "ETR", "spoletium", 3)
    scene = battle(g, "ROM", "ETR", "spoletium", ((6, 6, 6), (1, 1, 2)))
    scene.lapse("combat.card", "card.counter", "combat.retreat").say(SUPPORT, ["remove.ROM.clusium"])
    assert scene.events(CityFell)[0].at == "clusium"


@clause("SR-13.5", "SR-14.4")
def test_an_event_does_it_too_and_gauls_may_raze_what_falls() -> None:
    """SR-13.5, 14.4 with Panic: the Gauls before Clusium are asked whether they keep it."""
    g = turn_of("GAU", "GAU-37")
    besieged(g, "GAU", "clusium", 2)
    scene = played(g, "GAU-37").say("card.target", ["clusium", "roma"])
    scene.say("siege.raze", "keep")
    assert (g.control("clusium"), g.places["roma"].loyalty) == ("GAU", 2)


@clause("SR-13.5", "SR-8.2.3")
def test_the_greek_penalty_may_cost_a_city() -> None:
    """SR-13.5, 8.2.3: Syracusae at 3 with two points against it."""
    g = bare()
    army(g, "GRE", "tarentum", 3, "archidamus")
    besieged(g, "CAR", "syracusae", 2)
    scene = Scene(g, loyalty).say("reinforcement.loyalty", {"syracusae": 1})
    assert scene.events(CityFell)[0].by == "CAR"


@clause("SR-13.5", "SR-22.2.1")
def test_a_gallic_event_may_cost_a_city() -> None:
    """SR-13.5, 22.2.1: row 3 takes support in Latium."""
    g = bare(3)
    besieged(g, "ETR", "roma", 2)
    scene = Scene(g, gallic_event, {"gallic-event": [1, 2]}).say("gallic.support", "roma")
    assert scene.events(CityFell)[0].by == "ETR"


@clause("SR-13.5")
def test_points_of_a_besieger_who_has_gone_take_nothing() -> None:
    """SR-13.3, 13.5: and fewer points than loyalty take nothing either."""
    g = turn_of("GAU", "GAU-37")
    besieged(g, "ROM", "clusium", 1)
    marked(g, "ETR", "arretium")
    g.places["arretium"].siege, g.places["arretium"].besieger = 2, "ROM"
    scene = played(g, "GAU-37").say("card.target", ["arretium", "clusium"])
    assert not scene.events(CityFell)
    assert (g.control("clusium"), g.control("arretium")) == ("ETR", "ETR")


@clause("SR-13.4", "SR-13.3", "SR-5.6")
def test_who_has_become_an_ally_besieges_no_more() -> None:
    """SR-13.3, 13.4, 5.6: his points tighten nothing in the Surrender Phase, and are removed; his CU may stay."""
    g = bare()
    besieged(g, "ROM", "tarentum", 2)
    g.alliances.append(Alliance("ROM", "GRE"))
    scene = Scene(g, surrender).lapse()
    assert not scene.events(SiegeTightened)
    assert (g.control("tarentum"), g.cu("ROM", "tarentum")) == ("GRE", 3)
    scene = Scene(g, lifted)
    assert scene.events(SiegeLifted) == [SiegeLifted("tarentum")]
    assert (g.places["tarentum"].siege, g.places["tarentum"].besieger) == (0, None)


async def lifted(g: Sword) -> None:
    """The end of an action."""
    check_sieges(g)


@clause("SR-16.6", "SR-5.5")
def test_a_revolt_that_starves_is_over() -> None:
    """SR-16.6, 5.5: with the last of their CU, before anything is scored or placed."""
    g = bare()
    g.insurrection = True
    army(g, "MER", "carthago", 1, "mercenary_leader")
    marked(g, "MER", "kerkouane", loyalty=2)
    scene = Scene(g, attrition).lapse()
    assert scene.events(RevoltEnded) == [RevoltEnded(("kerkouane",))]
    assert (g.insurrection, g.control("kerkouane"), g.places["kerkouane"].loyalty) == (False, "IND", 1)
    assert g.leaders["mercenary_leader"].where == "card"


@clause("SR-16.6", "SR-5.6")
def test_a_revolt_that_surrenders_is_over() -> None:
    """SR-16.6, 5.6: inside a city that falls."""
    g = bare()
    g.insurrection = True
    marked(g, "MER", "carthago", loyalty=1)
    army(g, "MER", "carthago", 2, "mercenary_leader", inside=True)
    besieged(g, "CAR", "carthago", 1)
    scene = Scene(g, surrender).lapse()
    assert scene.events(RevoltEnded) == [RevoltEnded(())]
    assert (g.insurrection, g.control("carthago")) == (False, "CAR")


@clause("SR-16.6", "SR-8.4")
def test_a_leader_alone_goes_inside_as_mercenaries_rise() -> None:
    """SR-16.6, 8.4: he is alone when enemy CU come to his space, which is a city of his own."""
    g = bare()
    army(g, "CAR", "carthago", 0, "hanno")
    army(g, "GRE", "carthago", 0, "archidamus")
    scene = Scene(g, lambda state: revolt(state, "carthago", 5))
    assert scene.events(LeaderCaught) == [
        LeaderCaught("archidamus", "carthago", "displaced"),
        LeaderCaught("hanno", "carthago", "inside"),
    ]
    assert (g.leaders["hanno"].inside, g.leaders["archidamus"].where) == (True, "displaced")


@clause("SR-13.3", "SR-5.5")
def test_a_siege_whose_besiegers_starve_is_lifted() -> None:
    """SR-13.3, 5.5: the last CU before the city is lost to attrition; who was inside comes out."""
    g = bare()
    besieged(g, "ROM", "clusium", 1, cu=1)
    army(g, "ETR", "clusium", 2, inside=True)
    scene = Scene(g, attrition).lapse()
    assert scene.events(SiegeLifted) == [SiegeLifted("clusium")]
    assert (g.cu("ETR", "clusium"), g.cu("ETR", "clusium", inside=True)) == (2, 0)


@clause("SR-16.3", "SR-16.7")
def test_the_volsci_flee_nowhere_out_of_their_range() -> None:
    """SR-16.3, 16.7: Aesernia is theirs, but lies in Samnium; without another way or a home they are lost."""
    g = bare()
    marked(g, "VOL", "aesernia")
    marked(g, "ROM", "antium", "fregellae", loyalty=1)
    army(g, "VOL", "fregellae", 4, "vol_minor_a")
    army(g, "ROM", "fregellae", 8, "camillus")
    scene = battle(g, "ROM", "VOL", "fregellae", ((6, 4, 3), (2, 2, 3))).lapse()
    assert not scene.events(Retreated)
    assert not [one for one in g.stacks if one.power == "VOL"]
