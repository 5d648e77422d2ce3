"""SR-20.3: Carthage attacks its unrest."""

from __future__ import annotations

from collections.abc import Mapping

from games.sword.battle import attack_unrest
from games.sword.battle.events import BattleDecided, LossesTaken, Overrun, SupportWon
from games.sword.components import GARRISON_BOX, UnitType
from games.sword.events import LeaderDisplaced, UnrestChanged
from games.sword.state import Sword
from games.sword.underway import Activation, Order
from tests.clauses import clause
from tests.games.sword.battles import CARD, LOSSES
from tests.games.sword.scene import Scene, army, bare, held


def box(unrest: int, leader: str, cu: int) -> Sword:
    """So much unrest; a leader and CU of Carthage in the box."""
    g = bare()
    g.actor = g.order.index("CAR")
    g.unrest = unrest
    army(g, "CAR", GARRISON_BOX, cu, leader)
    return g


def attack(g: Sword, leader: str, units: Mapping[UnitType, int], mine: list[int], its: list[int]) -> Scene:
    """He attacks with these units; what both sides roll."""
    g.activation = Activation(Order("CAR", "CAR", GARRISON_BOX, 3), leader, [leader], dict(units), GARRISON_BOX)

    async def script(state: Sword) -> None:
        if state.activation:
            await attack_unrest(state, state.activation)

    return Scene(g, script, {"combat.attacker": mine, "combat.defender": its})


def decided(scene: Scene) -> BattleDecided:
    (found,) = scene.events(BattleDecided)
    assert isinstance(found, BattleDecided)
    return found


@clause("SR-20.3")
def test_hasdrubal_and_the_sacred_band_end_the_unrest() -> None:
    """SR-20.3 vector a: +2 against +3; 26 beats 16; 8 inflicted, 4 points, unrest 0; 3 losses of which 2 applied."""
    g = box(4, "hasdrubal", 2)
    held(g, "CAR", "CAR-29")
    scene = attack(g, "hasdrubal", {"carthaginian": 2}, [6, 6, 6, 6], [4, 4, 5]).say(CARD, "CAR-29", "CAR")
    found = decided(scene)
    assert (found.attacker_modifiers, found.attacker_total) == ({"tactics": 2}, 26)
    assert (found.defender_modifiers, found.defender_total) == ({"size": 3}, 16)
    assert (found.defender_losses, found.attacker_losses) == (8, 3)
    assert (g.unrest, g.cu("CAR", GARRISON_BOX)) == (0, 0)
    assert scene.events(SupportWon) == [SupportWon(("CAR",), "CAR", 8, 4, 0, 4)]
    assert scene.events(LeaderDisplaced) == [LeaderDisplaced("hasdrubal", GARRISON_BOX)]


@clause("SR-20.3", "SR-20.3.4")
def test_had_he_lost_it_would_have_risen_by_one() -> None:
    """SR-20.3 vector a, 20.3.4: ceil(min(3, 2) / 2) is 1: unrest 5."""
    g = box(4, "hasdrubal", 2)
    scene = attack(g, "hasdrubal", {"carthaginian": 2}, [2, 2, 2], [4, 4, 5])
    assert decided(scene).attacker_losses == 3
    assert g.unrest == 5


@clause("SR-20.3")
def test_bomilcar_loses_against_the_smallest_unrest() -> None:
    """SR-20.3 vector b: +6; 15 loses to 16; 2 losses, for fives do not score for an army of 1. Unrest 1 to 2."""
    g = box(1, "bomilcar", 2)
    found = decided(attack(g, "bomilcar", {"carthaginian": 2}, [2, 2, 5], [6, 5, 5]))
    assert (found.attacker_modifiers, found.attacker_total) == ({"tactics": 3, "size": 3}, 15)
    assert (found.defender_modifiers, found.defender_total, found.attacker_losses) == ({}, 16, 2)
    assert g.unrest == 2


@clause("SR-20.3", "SR-20.1")
def test_the_limit_is_computed_after_losses() -> None:
    """SR-20.3 vector c, 20.1: +4; 8 loses to 14; 6 losses, 3 points; the box holds 6, maximum 4: it stays 4."""
    g = box(4, "bomilcar", 10)
    army(g, "CAR", GARRISON_BOX, 2, "car_minor_a")
    scene = attack(g, "bomilcar", {"carthaginian": 6}, [1, 1, 2], [6, 4, 4])
    found = decided(scene)
    assert (found.attacker_modifiers, found.attacker_total) == ({"tactics": 3, "size": 1}, 8)
    assert (found.defender_total, found.attacker_losses, found.ones) == (14, 6, 2)
    assert (g.cu("CAR", GARRISON_BOX), g.unrest) == (6, 4)
    assert scene.events(UnrestChanged) == [UnrestChanged(4, 4, 3, "defeat")]
    assert scene.events(LeaderDisplaced) == [LeaderDisplaced("bomilcar", GARRISON_BOX)]
    assert g.leaders["car_minor_a"].where == "map"


@clause("SR-20.3.3", "SR-DP18")
def test_only_those_attacking_are_lost() -> None:
    """SR-20.3.3: Carthage says which types (SR-DP18), of those that attack; Carthage does not retreat (20.3.4)."""
    g = box(4, "bomilcar", 4)
    army(g, "CAR", GARRISON_BOX, 5, kind="mercenary")
    units: Mapping[UnitType, int] = {"carthaginian": 3, "mercenary": 2}
    scene = attack(g, "bomilcar", units, [2, 2, 2], [6, 5, 2])
    assert scene.asked(LOSSES, "CAR").decision.choice.form() == [3, [["mercenary", 2], ["carthaginian", 3]]]
    scene.lapse(LOSSES)
    stack = g.stack("CAR", GARRISON_BOX)
    assert stack is not None
    assert stack.units == {"carthaginian": 3, "mercenary": 3}
    assert g.leaders["bomilcar"].at == GARRISON_BOX
    assert scene.events(LossesTaken)[0].left == 2


@clause("SR-20.3.1")
def test_the_unrest_wins_no_ties_and_plays_no_cards() -> None:
    """SR-20.3.1: and there is no friendly territory in the box (SR-12.3.3)."""
    g = box(2, "hanno", 2)
    for player in g.players:
        held(g, player, {"ROM": "ROM-22", "GAU": "GAU-14", "ETS": "ETS-14", "GRE": "GRE-18", "CAR": "CAR-23"}[player])
    scene = attack(g, "hanno", {"carthaginian": 2}, [2, 2, 2], [3, 3, 1])
    assert [one.decision.seat for one in scene.table.open.values()] == [g.hands["CAR"].seat]
    found = decided(scene.lapse())
    assert (found.attacker_modifiers, found.winner, found.tie) == ({"tactics": 1}, "attacker", True)


@clause("SR-20.3.1")
def test_cards_against_a_commander_do_nothing_to_it() -> None:
    """SR-20.3.1: Balearic Slingers cannot be played; War Chariots add 1 in the box (not in Africa or Sicily)."""
    g = box(2, "hanno", 1)
    army(g, "CAR", GARRISON_BOX, 2, kind="mercenary")
    held(g, "CAR", "CAR-30", "CAR-23")
    scene = attack(g, "hanno", {"carthaginian": 1, "mercenary": 2}, [2, 2, 2], [3, 3, 1])
    assert scene.asked(CARD, "CAR").decision.choice.form() == ["decline", "CAR-23"]
    scene.say(CARD, "CAR-23").lapse()
    assert decided(scene).attacker_modifiers == {"tactics": 1, "size": 1, "cards": 1}


@clause("SR-20.3.2")
def test_five_to_one_ends_it_without_a_roll() -> None:
    """SR-20.3.2."""
    g = box(2, "hanno", 10)
    scene = attack(g, "hanno", {"carthaginian": 10}, [], [])
    assert (g.unrest, g.cu("CAR", GARRISON_BOX)) == (0, 10)
    assert scene.events(Overrun) == [Overrun(GARRISON_BOX, "attacker")]
    assert not scene.events(BattleDecided)


@clause("SR-20.3.2")
def test_the_unrest_may_have_five_to_one() -> None:
    """SR-20.3.2: all that attack are lost, the leader displaced; it rises by half, within SR-20.1."""
    g = box(6, "hanno", 1)
    attack(g, "hanno", {"carthaginian": 1}, [], [])
    assert (g.unrest, g.cu("CAR", GARRISON_BOX), g.leaders["hanno"].where) == (7, 0, "displaced")


@clause("SR-20.3.4")
def test_prisoners_count_against_the_unrest_too() -> None:
    """SR-20.3.4 with Prisoners and Hostages: all points must lower it."""
    g = box(4, "hasdrubal", 3)
    held(g, "CAR", "CAR-37")
    scene = attack(g, "hasdrubal", {"carthaginian": 3}, [6, 5, 3], [2, 2, 2]).lapse(CARD)
    scene.say("card.counter", "CAR-37", "CAR")
    assert scene.over
    assert g.unrest == 4 - 2 - 1


def test_crucifixion_follows_a_lost_attack() -> None:
    """SR-33 with Crucifixion: attacks on the unrest count as battles."""
    g = box(4, "hasdrubal", 3)
    held(g, "ETS", "ETS-12x")
    g.dice.loaded["fate"] = [3]
    scene = attack(g, "hasdrubal", {"carthaginian": 3}, [2, 2, 2], [5, 5, 5])
    scene.say("card.counter", "ETS-12x", "ETS")
    assert g.leaders["hasdrubal"].where == "removed"
