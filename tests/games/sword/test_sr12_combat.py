"""SR-12.1 to 12.3: the sides, the dice, modifiers, ties, losses, automatic victory."""

from __future__ import annotations

import pytest

from games.sword.battle import raid
from games.sword.battle.dice import size
from games.sword.battle.events import (
    BattleDecided,
    BattleJoined,
    LossesTaken,
    Overrun,
    RetreatedInside,
    SupportWon,
    WentOn,
)
from games.sword.events import LeaderDisplaced
from games.sword.state import Sword
from games.sword.underway import Activation, Order
from tests.clauses import clause
from tests.games.sword.battles import LOSSES, RETREAT, SUPPORT, battle
from tests.games.sword.scene import Scene, army, bare

WEAK = (1, 2, 3)
STRONG = (6, 6, 6)


def decided(scene: Scene) -> BattleDecided:
    (found,) = scene.events(BattleDecided)
    assert isinstance(found, BattleDecided)
    return found


def two(cu: int, its: int, *, at: str = "suessa") -> Sword:
    """Romans under Camillus (3) and Greeks under Archidamus (2) in independent Suessa."""
    g = bare()
    g.places[at].control = "IND"
    army(g, "ROM", at, cu, "camillus")
    army(g, "GRE", at, its, "archidamus")
    return g


# The sides


@clause("SR-12.1.1", "SR-DP10")
def test_etruscans_and_samnites_fight_as_one_army() -> None:
    """SR-12.1.1: under one commander, whom their player names (SR-DP10); by default the highest tactics."""
    g = bare()
    army(g, "ROM", "suessa", 6, "camillus")
    army(g, "ETR", "suessa", 2, "spurinna")
    army(g, "SAM", "suessa", 3, "pontius")
    scene = battle(g, "ROM", "ETR", "suessa", (STRONG, WEAK))
    assert scene.asked("movement.commander", "ETS").decision.lapse == "pontius"
    scene.say("movement.commander", "spurinna")
    joined = scene.events(BattleJoined)[0]
    assert (joined.defender, joined.defender_commander, joined.defender_cu) == (("ETR", "SAM"), "spurinna", 5)


@clause("SR-12.1.1")
def test_allies_do_not_fight_beside_one_another() -> None:
    """SR-12.1.1: only Etruscans and Samnites do."""
    g = two(4, 4)
    army(g, "SAM", "suessa", 3)
    scene = battle(g, "ROM", "GRE", "suessa", (STRONG, WEAK))
    assert scene.events(BattleJoined)[0].defender == ("GRE",)


@clause("SR-12.1.1")
def test_those_inside_do_not_fight() -> None:
    """SR-12.1.1: CU outside."""
    g = bare()
    army(g, "ROM", "roma", 2, "valerius", inside=True)
    army(g, "ROM", "roma", 3)
    army(g, "GRE", "roma", 4)
    joined = battle(g, "GRE", "ROM", "roma", (WEAK, WEAK)).events(BattleJoined)[0]
    assert (joined.defender_cu, joined.defender_commander) == (3, "")


@clause("SR-12.1.1", "SR-12.3.1")
def test_cu_without_a_leader_have_tactics_nought() -> None:
    """SR-12.1.1, 12.3.1: the difference of tactics goes to the better."""
    g = two(4, 4)
    army(g, "GRE", "suessa", 0)
    g.leaders["archidamus"].where = "displaced"
    assert decided(battle(g, "ROM", "GRE", "suessa", (WEAK, WEAK))).attacker_modifiers == {"tactics": 3}


@clause("SR-8.2.1", "SR-9.7.1")
def test_the_commander_of_the_activation_commands() -> None:
    """SR-8.2.1, 9.7.1: he was named as it was announced; a card may make him better (SR-33.3)."""
    g = two(4, 4)
    army(g, "ROM", "suessa", 0, "valerius")
    g.activation = Activation(Order("ROM", "ROM", "capua", 3, tactics=1), "valerius", ["valerius"], {}, "suessa")
    scene = battle(g, "ROM", "GRE", "suessa", (WEAK, WEAK))
    assert scene.events(BattleJoined)[0].attacker_commander == "valerius"
    assert decided(scene).attacker_modifiers == {"tactics": 1}


# Modifiers


@clause("SR-12.3.2")
@pytest.mark.parametrize(
    ("own", "its", "adds"),
    [(4, 3, 0), (3, 2, 1), (7, 4, 1), (4, 2, 3), (8, 3, 3), (9, 3, 5), (11, 3, 5), (4, 1, 7), (19, 4, 7), (2, 3, 0)],
)
def test_the_larger_army_adds_by_ratio(own: int, its: int, adds: int) -> None:
    """SR-12.3.2: 1 at 3:2, 3 at 2:1, 5 at 3:1, 7 at 4:1."""
    assert size(own, its) == adds


@clause("SR-12.3", "SR-12.3.1", "SR-12.3.2", "SR-12.3.3")
def test_modifiers_are_cumulative() -> None:
    """SR-12.3, 12.3.1, 12.3.2, 12.3.3: tactics, size, and friendly territory, for each side what is its own."""
    g = two(8, 4)
    g.places["suessa"].control = "GRE"
    found = decided(battle(g, "ROM", "GRE", "suessa", ((2, 2, 2), (3, 3, 3))))
    assert (found.attacker_modifiers, found.attacker_total) == ({"tactics": 1, "size": 3}, 10)
    assert (found.defender_modifiers, found.defender_total) == ({"territory": 1}, 10)
    assert (found.winner, found.tie) == ("defender", True)


@clause("SR-12.3.3")
def test_an_ally_s_territory_gives_nothing() -> None:
    """SR-12.3.3: a space its own power controls."""
    g = bare()
    g.places["suessa"].control = "SAM"
    army(g, "ROM", "suessa", 3)
    army(g, "ETR", "suessa", 3)
    assert decided(battle(g, "ROM", "ETR", "suessa", (WEAK, WEAK))).defender_modifiers == {}


@clause("SR-12.1.2", "SR-4.4")
@pytest.mark.parametrize(("attacker", "defender", "winner"), [("ROM", "GRE", "defender"), ("GRE", "ROM", "attacker")])
def test_ties_go_by_power_not_by_side(attacker: str, defender: str, winner: str) -> None:
    """SR-12.1.2, 4.4: Greeks before Romans."""
    g = two(4, 4)
    g.leaders["camillus"].where = g.leaders["archidamus"].where = "displaced"
    found = decided(battle(g, attacker, defender, "suessa", ((2, 2, 2), (1, 2, 3))))  # type: ignore[arg-type]
    assert (found.winner, found.tie) == (winner, True)


# Losses


@clause("SR-12.3.4")
@pytest.mark.parametrize(
    ("cu", "rolled", "inflicted"),
    [(1, (6, 5, 4), 2), (2, (6, 5, 4), 3), (3, (6, 5, 4), 4), (3, (3, 2, 2), 0), (3, (6, 6, 6), 6)],
)
def test_losses_by_dice_and_own_size(cu: int, rolled: tuple[int, int, int], inflicted: int) -> None:
    """SR-12.3.4: 6: 2; 5: 1 with 2 CU; 4: 1 with 3 CU."""
    g = two(4, cu)
    found = decided(battle(g, "ROM", "GRE", "suessa", ((2, 2, 2), rolled)))
    assert found.attacker_losses == inflicted


@clause("SR-12.3.4")
def test_the_winner_inflicts_one_more_for_each_one_of_the_loser() -> None:
    """SR-12.3.4: and the loser none for those of the winner."""
    g = two(9, 9)
    found = decided(battle(g, "ROM", "GRE", "suessa", ((6, 6, 1), (1, 1, 5))))
    assert (found.winner, found.ones) == ("attacker", 2)
    assert (found.attacker_losses, found.defender_losses) == (1, 6)


@clause("SR-12.3.5", "SR-12.1.2")
def test_both_sides_lose_at_most_all_they_have() -> None:
    """SR-12.3.5, 12.1.2 step 7: leaders whose army is lost are displaced."""
    g = two(9, 3)
    scene = battle(g, "ROM", "GRE", "suessa", ((6, 6, 6), (5, 5, 2))).lapse()
    assert [(one.powers, dict(one.units), one.inflicted, one.left) for one in scene.events(LossesTaken)] == [
        (("ROM",), {"normal": 2}, 2, 7),
        (("GRE",), {"normal": 3}, 6, 0),
    ]
    assert scene.events(LeaderDisplaced) == [LeaderDisplaced("archidamus", "suessa")]


@clause("SR-12.3.5", "SR-DP18")
def test_carthage_says_which_types_are_lost() -> None:
    """SR-12.3.5, SR-DP18: by default mercenaries first; who has one type or loses all is not asked."""
    g = bare()
    army(g, "CAR", "gela", 4, "hamilcar")
    army(g, "CAR", "gela", 3, kind="mercenary")
    army(g, "GRE", "gela", 6, "archidamus")
    scene = battle(g, "CAR", "GRE", "gela", (STRONG, (6, 6, 2)))
    assert scene.asked(LOSSES, "CAR").decision.lapse == {"mercenary": 3, "carthaginian": 1}
    scene.say(LOSSES, {"carthaginian": 4})
    stack = g.stack("CAR", "gela")
    assert stack is not None
    assert stack.units == {"mercenary": 3}
    assert not scene.asks(LOSSES)


@clause("SR-12.3.5", "SR-DP18", "SR-12.1.1")
def test_of_two_powers_their_player_says_whose_cu_are_lost() -> None:
    """SR-12.3.5, SR-DP18, 12.1.1: by default of the larger stack."""
    g = bare()
    army(g, "ETR", "suessa", 2)
    army(g, "SAM", "suessa", 4, "pontius")
    army(g, "ROM", "suessa", 6)
    scene = battle(g, "ROM", "ETR", "suessa", ((6, 5, 2), STRONG))
    assert scene.asked(LOSSES, "ETS").decision.lapse == {"SAM": 3}
    scene.say(LOSSES, {"ETR": 2, "SAM": 1})
    assert (g.cu("ETR", "suessa"), g.cu("SAM", "suessa")) == (0, 3)


# Automatic victory


def overrun(halves: int = 4) -> Sword:
    g = two(10, 2)
    g.activation = Activation(
        Order("ROM", "ROM", "capua", 3), "camillus", ["camillus"], {"normal": 10}, "suessa", halves=halves
    )
    return g


@clause("SR-12.1.3")
def test_five_to_one_wins_without_a_roll() -> None:
    """SR-12.1.3: the smaller side loses all, its leaders are displaced, the larger loses nothing; support as if."""
    g = overrun()
    total = g.dice.total
    scene = battle(g, "ROM", "GRE", "suessa")
    scene.say(SUPPORT, [])
    assert scene.events(Overrun) == [Overrun("suessa", "attacker")]
    assert (g.cu("ROM", "suessa"), g.cu("GRE", "suessa"), g.dice.total) == (10, 0, total)
    assert g.leaders["archidamus"].where == "displaced"
    assert scene.events(SupportWon) == [SupportWon(("ROM",), "ROM", 2, 2, 0, 1)]


@clause("SR-12.1.3", "SR-DP27")
def test_after_it_the_army_may_go_on_or_stops() -> None:
    """SR-12.1.3, SR-DP27: by default it stops."""
    for said, on in (("go-on", True), ("stop", False)):
        scene = battle(overrun(), "ROM", "GRE", "suessa").say(SUPPORT, [])
        assert scene.asked("combat.continue", "ROM").decision.lapse == "stop"
        scene.say("combat.continue", said)
        assert (scene.result.automatic, scene.result.on) == (True, on)
        assert scene.events(WentOn) == [WentOn("suessa", on)]


@clause("SR-12.1.3")
def test_without_movement_points_nobody_is_asked() -> None:
    """SR-12.1.3."""
    scene = battle(overrun(0), "ROM", "GRE", "suessa").say(SUPPORT, [])
    assert scene.over
    assert not scene.result.on


@clause("SR-12.1.3")
def test_the_defender_can_win_so_too() -> None:
    """SR-12.1.3."""
    g = two(1, 5)
    scene = battle(g, "ROM", "GRE", "suessa").lapse(SUPPORT)
    assert (scene.result.winner, scene.result.automatic, g.cu("ROM", "suessa")) == ("defender", True, 0)


@clause("SR-12.1.3")
def test_no_card_is_played_before_it() -> None:
    """SR-12.1.3: it is checked before cards."""
    g = overrun()
    g.hands["ROM"].hand, g.hands["GRE"].hand = ["ROM-22"], ["GRE-16"]
    assert not battle(g, "ROM", "GRE", "suessa").asks("combat.card")


# A sortie


@clause("SR-12.6")
def test_a_beaten_sortie_is_inside_again() -> None:
    """SR-12.6: up to 3 CU; only those inside fight."""
    g = bare()
    army(g, "ROM", "roma", 3, "valerius", inside=True)
    army(g, "GRE", "roma", 5, "archidamus")
    scene = battle(g, "ROM", "GRE", "roma", ((2, 2, 3), (6, 3, 3)), inside=True)
    scene.say(SUPPORT, [])
    assert scene.events(BattleJoined)[0].sortie
    assert (g.cu("ROM", "roma", inside=True), g.cu("ROM", "roma"), g.cu("GRE", "roma")) == (1, 0, 5)
    assert (g.leaders["valerius"].where, g.leaders["valerius"].inside) == ("map", True)
    assert scene.events(RetreatedInside) == [RetreatedInside(("ROM",), "roma", 1, ("valerius",))]


@clause("SR-12.6", "SR-2.11")
def test_a_sortie_that_wins_drives_the_besieger_off() -> None:
    """SR-12.6, 2.11: and comes out."""
    g = bare()
    army(g, "ROM", "roma", 3, "valerius", inside=True)
    army(g, "ETR", "roma", 5, "etr_minor_a")
    scene = battle(g, "ROM", "ETR", "roma", ((6, 6, 2), (2, 2, 2)), inside=True).lapse(RETREAT, SUPPORT)
    assert scene.result.winner == "attacker"
    assert (g.cu("ETR", "roma"), g.cu("ROM", "roma")) == (0, 3)


# Raids


def raided(cu: int) -> Sword:
    """Three players; Romans in Narnia."""
    g = bare(3)
    army(g, "ROM", "narnia", cu, *(["valerius"] if cu else []))
    return g


@clause("SR-22.2")
def test_raiders_come_fight_and_vanish() -> None:
    """SR-22.2, table `gallic_events`: tactics 1; the Gauls win ties and stay nowhere."""
    g = raided(3)
    dice = {"combat.attacker": [6, 6, 6], "combat.defender": [2, 2, 2]}
    scene = Scene(g, lambda state: raid(state, "narnia", 5), dice).lapse()
    assert scene.result is True
    assert decided(scene).defender_modifiers == {"tactics": 1, "territory": 1}
    assert (g.cu("GAU", "narnia"), g.cu("ROM", "narnia")) == (0, 0)
    assert scene.events(SupportWon)[0].by is None


@clause("SR-22.2", "SR-12.5.1")
def test_beaten_raiders_vanish_too() -> None:
    """SR-22.2, 12.5.1: the winner may add support; of Gauls there is none to remove."""
    g = raided(5)
    dice = {"combat.attacker": [2, 2, 2], "combat.defender": [6, 6, 2]}
    scene = Scene(g, lambda state: raid(state, "narnia", 5), dice)
    offered = scene.asked(SUPPORT, "ROM").decision.choice.form()[1]
    assert all(one.startswith("add.ROM") for one in offered)
    scene.lapse()
    assert (scene.result, g.cu("GAU", "narnia"), g.cu("ROM", "narnia")) == (False, 0, 5)


@clause("SR-22.2")
def test_raiders_find_nobody() -> None:
    """SR-22.2: then there is no battle, and they have their way."""
    g = raided(0)
    scene = Scene(g, lambda state: raid(state, "narnia", 5))
    assert scene.result is True
    assert not scene.events(BattleJoined)
    assert g.cu("GAU", "narnia") == 0
