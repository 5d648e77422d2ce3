"""SR-9.6, 17, 18.2: naval movement: who may sail with how many, interdiction, the rolls."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.kernel import Script
from games.sword.components import Power
from games.sword.march import activate
from games.sword.sea import Landing, capacity, harbours, interdict, offered_ships, sail, table
from games.sword.sea_events import Interdicted, SailedBack, SeaRolled, ShipsGiven
from games.sword.state import Alliance, Sword
from games.sword.underway import Order, Voyage
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, held, marked


def voyage(power: Power, origin: str, to: str, cu: int = 3) -> Voyage:
    """A naval move."""
    return Voyage(power, None, origin, to, cu, cu)


def sailing(one: Voyage) -> Callable[[Sword], Script[Landing]]:
    """It is made."""
    return lambda g: sail(g, one)


# Who


@clause("SR-9.6.3")
@pytest.mark.parametrize(
    ("op", "origin", "to", "cu"),
    [
        (3, "tarentum", "neapolis", 3),
        (3, "tarentum", "syracusae", 6),
        (3, "syracusae", "messana", 6),
        (2, "syracusae", "messana", 0),
    ],
)
def test_greeks(op: int, origin: str, to: str, cu: int) -> None:
    """SR-9.6.3: 3 CU by a 3 OP card, 6 to or from Syracusae."""
    assert capacity(bare(), "GRE", op, origin, to) == cu


@clause("SR-9.6.3", "SR-5")
def test_greeks_with_lilybaeum() -> None:
    """SR-9.6.3 (5P): 10 to or from Syracusae or Lilybaeum, if they control Lilybaeum."""
    g = bare()
    marked(g, "GRE", "lilybaeum", loyalty=1)
    assert capacity(g, "GRE", 3, "lilybaeum", "tarentum") == 10
    assert capacity(g, "GRE", 3, "tarentum", "syracusae") == 10
    assert capacity(g, "GRE", 3, "tarentum", "neapolis") == 3
    four = bare(4)
    marked(four, "GRE", "lilybaeum", loyalty=1)
    assert capacity(four, "GRE", 3, "syracusae", "tarentum") == 6


@clause("SR-9.6.3")
def test_romans_need_duoviri_navales() -> None:
    """SR-9.6.3: 3 CU by a 3 OP card once the event is in effect."""
    g = bare()
    assert capacity(g, "ROM", 3, "roma", "neapolis") == 0
    g.built.append("duoviri_navales")
    assert [capacity(g, "ROM", op, "roma", "neapolis") for op in (2, 3)] == [0, 3]


@clause("SR-9.6.3", "SR-5")
def test_carthage_by_the_value_of_the_card() -> None:
    """SR-9.6.3 (5P): 3, 6, 10; with fewer players it has no fleet of its own."""
    assert [capacity(bare(), "CAR", op, "lilybaeum", "messana") for op in (1, 2, 3)] == [3, 6, 10]
    assert capacity(bare(4), "CAR", 3, "lilybaeum", "panormus") == 0


@clause("SR-9.6.3")
@pytest.mark.parametrize("power", ["ETR", "SAM", "GAU", "VOL"])
def test_others_have_no_ships(power: Power) -> None:
    """SR-9.6.3: Etruscans and Samnites only by Naval Transports, Gauls by Carthage's."""
    assert capacity(bare(), power, 3, "pisae", "luna") == 0


@clause("SR-9.6.1", "SR-17.1", "SR-19.1")
def test_where_one_may_sail() -> None:
    """SR-9.6.1, 17.1, 19.1: any port; the box is Carthage's; Africa is closed with fewer players."""
    g = bare()
    assert "carthago" in harbours(g, "GRE", "syracusae")
    assert "garrison_box" not in harbours(g, "GRE", "syracusae")
    assert "garrison_box" in harbours(g, "CAR", "carthago")
    assert harbours(g, "GRE", "catina") == []  # no port
    four = bare(4)
    assert "carthago" not in harbours(four, "GRE", "syracusae")
    assert "panormus" in harbours(four, "GRE", "syracusae")


@clause("SR-18.2")
def test_romans_sail_on_carthaginian_ships_while_pyrrhus_is_there() -> None:
    """SR-18.2: with fewer than five, 3 CU by a 3 OP card, without any roll."""
    g = bare(4)
    army(g, "GRE", "tarentum", 3, "pyrrhus")
    assert capacity(g, "ROM", 3, "roma", "panormus") == 3
    scene = Scene(g, sailing(voyage("ROM", "roma", "panormus")))
    assert scene.result == "success"
    assert not scene.events(SeaRolled)
    five = bare()
    army(five, "GRE", "tarentum", 3, "pyrrhus")
    assert capacity(five, "ROM", 3, "roma", "neapolis") == 0


# Interdiction


@clause("SR-9.6.4")
@pytest.mark.parametrize(
    ("result", "landing"), [(-1, "success"), (2, "success"), (3, "return"), (4, "return"), (5, "sunk")]
)
def test_the_table(result: int, landing: Landing) -> None:
    """SR-9.6.4: up to 2, 3 and 4, 5 and more."""
    assert table(result) == landing


@clause("SR-9.6.4")
def test_without_interdiction_it_succeeds() -> None:
    """SR-9.6.4: every naval move succeeds unless Carthage plays a card; by default none."""
    g = bare()
    held(g, "CAR", "CAR-01")
    scene = Scene(g, sailing(voyage("GRE", "neapolis", "syracusae")))
    scene.lapse()
    assert scene.result == "success"
    assert not scene.events(SeaRolled)


@clause("SR-9.6.4")
def test_two_points_against_a_move_to_a_friendly_port() -> None:
    """SR-9.6.4, vector: Greeks Neapolis to Syracusae, 2 OP against them, natural 3: 3 + 1 - 2 = 2, success."""
    g = bare()
    held(g, "CAR", "CAR-02")
    scene = Scene(g, sailing(voyage("GRE", "neapolis", "syracusae")), {"naval": [3]})
    scene.say("movement.interdict", "CAR-02", "CAR").lapse()
    assert scene.events(Interdicted) == [Interdicted("GRE", "neapolis", "syracusae", "CAR-02")]
    assert scene.events(SeaRolled) == [SeaRolled("GRE", "neapolis", "syracusae", 3, 1, -2, 0, "success")]
    assert scene.result == "success"
    assert g.hands["CAR"].discard == ["CAR-02"]


@clause("SR-9.6.4", "SR-7.4.6")
def test_to_a_hostile_port_nothing_is_taken_off_and_desperate_times_count_three() -> None:
    """SR-9.6.4, 7.4.6: natural 2 + 2 = 4: back to port."""
    g = bare()
    held(g, "CAR", "CAR-02")
    scene = Scene(g, sailing(voyage("GRE", "neapolis", "lilybaeum")), {"naval": [2]})
    scene.say("movement.interdict", "CAR-38", "CAR").lapse()
    assert scene.result == "return"
    assert g.hands["CAR"].removed == ["CAR-38"]


@clause("SR-9.6.4", "SR-15.2.4", "SR-19.1")
def test_neither_carthage_nor_its_allies_are_interdicted() -> None:
    """SR-9.6.4, 15.2.4, 19.1: nor what sails under its ships, nor anything to the box."""
    for one in (voyage("CAR", "carthago", "messana"), voyage("GRE", "syracusae", "messana")):
        g = bare()
        g.alliances.append(Alliance("GRE", "CAR"))
        held(g, "CAR", "CAR-01")
        scene = Scene(g, lambda state, one=one: interdict(state, one))  # type: ignore[misc]
        assert scene.over
    g = bare()
    held(g, "CAR", "CAR-01")
    safe = voyage("GAU", "pisae", "roma")
    safe.safe = True
    assert Scene(g, sailing(safe)).result == "success"


@clause("SR-9.6.5", "SR-33.2")
def test_pirates_make_a_roll_of_their_own() -> None:
    """SR-9.6.5, 33.2 with Ionian Corsairs: at +0, in addition to any other; the worse counts."""
    g = bare()
    held(g, "CAR", "CAR-01")
    held(g, "GRE", "GRE-30")
    scene = Scene(g, sailing(voyage("ROM", "roma", "luna")), {"naval": [1, 5]})
    scene.say("movement.interdict", "CAR-04" if "CAR-04" in g.hands["CAR"].hand else "CAR-01", "CAR")
    while scene.asks("card.counter", "CAR"):
        scene.say("card.counter", "decline", "CAR")
    scene.say("card.counter", "GRE-30", "GRE").lapse()
    assert [one.roll for one in scene.events(SeaRolled)] == [1, 5]
    assert scene.result == "sunk"


@clause("SR-33.2")
def test_the_syracusan_fleet_helps() -> None:
    """SR-33.2 with Syracusan Fleet: -2 to the roll."""
    g = bare()
    held(g, "CAR", "CAR-20")
    held(g, "GRE", "GRE-28")
    scene = Scene(g, sailing(voyage("GRE", "tarentum", "lilybaeum")), {"naval": [4]})
    scene.say("card.counter", "GRE-28", "GRE").say("movement.interdict", "CAR-20", "CAR").lapse()
    assert scene.result == "success"


@clause("SR-9.6.6")
@pytest.mark.parametrize(
    ("origin", "to", "rolls"), [("roma", "neapolis", 0), ("roma", "panormus", 1), ("panormus", "roma", 1)]
)
def test_non_player_carthage_watches_its_own_ports(origin: str, to: str, rolls: int) -> None:
    """SR-9.6.6: with fewer than five a roll at +0 only for a port it controls."""
    g = bare(4)
    scene = Scene(g, sailing(voyage("ROM", origin, to)), {"naval": [1]})
    scene.lapse()
    assert len(scene.events(SeaRolled)) == rolls


@clause("SR-9.6.6")
def test_and_pursues_who_gets_away_from_its_army() -> None:
    """SR-9.6.6: avoiding or retreating by sea before a Carthaginian army."""
    g = bare(4)
    one = voyage("GRE", "messana", "syracusae")
    one.pursued = True
    scene = Scene(g, sailing(one), {"naval": [6]})
    assert scene.result == "return"  # 6 - 2 to a friendly port


# Ships for allies


@clause("SR-9.6.3.1", "SR-DP12")
def test_carthage_lends_ships_to_an_ally() -> None:
    """SR-9.6.3.1, SR-DP12: 3, 6 or 10 CU by the value of the card; by default none."""
    g = bare()
    g.alliances.append(Alliance("GAU", "CAR"))
    held(g, "CAR", "CAR-02")
    scene = Scene(g, lambda state: offered_ships(state, "GAU", "pisae"))
    scene.say("movement.ships", "CAR-02", "CAR")
    assert scene.result == (6, "CAR-02")
    assert scene.events(ShipsGiven) == [ShipsGiven("GAU", "pisae", "CAR-02", 6)]
    held(g, "CAR", "CAR-02")
    scene = Scene(g, lambda state: offered_ships(state, "GAU", "pisae"))
    scene.lapse()
    assert scene.result == (0, "")


@clause("SR-9.6.3.1")
def test_but_to_no_other() -> None:
    """SR-9.6.3.1: neither to a stranger nor away from the sea."""
    g = bare()
    held(g, "CAR", "CAR-02")
    assert Scene(g, lambda state: offered_ships(state, "GAU", "pisae")).over
    g.alliances.append(Alliance("GAU", "CAR"))
    assert Scene(g, lambda state: offered_ships(state, "GAU", "mutina")).over


@clause("SR-9.6.5", "SR-21.2")
@pytest.mark.parametrize(("die", "sunk"), [(6, 6), (3, 0)])
def test_what_the_syracusan_fleet_takes_along_is_lost_with_it(die: int, sunk: int) -> None:
    """SR-9.6.5 with Syracusan Fleet: three CU more sail, so three more go down; that is what is told."""
    g = bare()
    army(g, "GRE", "tarentum", 9, "dionysius")
    held(g, "CAR", "CAR-19")
    held(g, "GRE", "GRE-28")
    scene = Scene(g, lambda state: activate(state, Order("GRE", "GRE", "tarentum", 3)), {"naval": [die]})
    scene.say("movement.step", {"path": ["sail:lilybaeum"]}).say("card.counter", "GRE-28", "GRE")
    scene.say("movement.interdict", "CAR-19", "CAR").lapse()
    assert g.cu("GRE", "tarentum") == 9 - sunk
    result = "sunk" if sunk else "return"
    assert [(one.cu, one.result) for one in scene.events(SailedBack)] == [(6, result)]
    assert (g.leaders["dionysius"].where == "displaced") is bool(sunk)
