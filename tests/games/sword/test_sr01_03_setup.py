"""SR-1, 2, 3: the powers, the words of the map, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kernel import Setup, chairs
from games.sword.battle.events import BattleDecided
from games.sword.board import (
    allied,
    besieged,
    controlled,
    enemies_at,
    enemy,
    friendly,
    home,
    joined,
    neighbours,
    put,
    touching,
)
from games.sword.components import PLAYERS, POWERS_OF, Player, Power, cards, connections, leaders, spaces, tables
from games.sword.start import SwordOptions, setup
from games.sword.state import Alliance, Sword
from games.sword.turn.draw import size
from games.sword.turn.rounds import round_ends
from games.sword.turn.standing import rounds
from tests.clauses import clause
from tests.games.sword.battles import battle
from tests.games.sword.scene import army, bare, laid, marked

FORCES: list[tuple[str, Power, str, int]] = [
    ("velitrae", "ROM", "camillus", 5),
    ("roma", "ROM", "valerius", 7),
    ("sena_gallica", "GAU", "gau_minor_a", 4),
    ("luna", "GAU", "gau_minor_b", 5),
    ("placentia", "GAU", "gau_minor_c", 3),
    ("clusium", "ETR", "etr_minor_a", 5),
    ("pisae", "ETR", "etr_minor_b", 2),
    ("bovianum", "SAM", "sam_minor_a", 5),
    ("syracusae", "GRE", "dionysius", 7),
    ("tarentum", "GRE", "gre_minor_a", 5),
    ("antium", "VOL", "vol_minor_a", 4),
    ("transalpine_gaul", "TRG", "trg_minor_a", 4),
]
NEUTRAL_CARTHAGE: list[tuple[str, Power, str, int]] = [
    ("lilybaeum", "CAR", "car_minor_b", 7),
    ("carthago", "CAR", "car_minor_a", 5),
]


# SR-1


@clause("SR-1.1", "SR-5.4")
def test_nine_turns_or_six_of_five_rounds() -> None:
    """SR-1.1, 5.4: 386 to 272 BC; each player acts once in each of five rounds."""
    track = tables()["turn_track"]
    assert (len(track), track[0]["bc"][:3], track[-1]["bc"][-3:]) == (9, "386", "272")
    assert [laid_long(one).turns for one in ("full", "short")] == [9, 6]
    g = laid()
    ended = [round_ends(g) for _ in range(rounds())]
    assert ended == ["action.round"] * 4 + ["attrition"]


def laid_long(length: str) -> Sword:
    return setup(Setup(chairs(5), "long", SwordOptions.model_validate({"length": length})))


@clause("SR-1.2")
@pytest.mark.parametrize(("count", "nobodys"), [(5, {"VOL", "TRG"}), (4, {"VOL", "TRG", "CAR"}), (3, {"VOL", "CAR"})])
def test_who_plays_what(count: int, nobodys: set[str]) -> None:
    """SR-1.2: five powers of five players, the Etruscans and Samnites of one; the others are nobody's."""
    g = laid(count)
    assert {one.power for one in g.stacks if g.player(one.power) is None} == nobodys
    assert g.player("ETR") == g.player("SAM") == "ETS"
    assert not [one for one in g.stacks if one.power == "MER"]


# SR-2


@clause("SR-2.2")
def test_who_stands_there_controls_nothing() -> None:
    """SR-2.2: neither CU nor leaders change control; an independent space is nobody's."""
    g = bare()
    army(g, "ROM", "clusium", 9, "camillus")
    army(g, "ROM", "spoletium", 9, "valerius")
    assert (g.control("clusium"), g.control("spoletium")) == ("ETR", "IND")
    assert "spoletium" not in [at for power in POWERS_OF["ROM"] for at in controlled(g, power)]


@clause("SR-2.3", "SR-15.1")
def test_friend_ally_and_enemy() -> None:
    """SR-2.3: friendly: its own; allied: an ally's; all else is enemy, independents too."""
    g = bare()
    g.alliances.append(Alliance("ROM", "GRE"))
    seen = {
        at: (friendly(g, "ROM", at), allied(g, "ROM", at), enemy(g, "ROM", at))
        for at in ("roma", "tarentum", "clusium", "spoletium", "antium")
    }
    assert seen == {
        "roma": (True, False, False),
        "tarentum": (False, True, False),
        "clusium": (False, False, True),
        "spoletium": (False, False, True),
        "antium": (False, False, True),
    }


@clause("SR-2.4")
def test_what_spaces_are_printed_with() -> None:
    """SR-2.4: home is what a power controls at the start; VP spaces name a player; numbers and ports."""
    for one in spaces().values():
        assert one.home == (one.control if one.control != "IND" else None), one.id
        assert one.vp_owner in (None, *PLAYERS), one.id
        assert one.vp_owner is None or one.home in POWERS_OF[one.vp_owner], one.id
    assert Counter(one.vp_owner for one in spaces().values() if one.vp_owner) == {
        "ROM": 6,
        "GAU": 6,
        "ETS": 6,
        "GRE": 6,
        "CAR": 6,
    }
    assert "garrison_box" not in home("CAR")


@clause("SR-2.5")
def test_carthage_scores_for_its_six_ports() -> None:
    """SR-2.5: exactly the ports that it holds at the start."""
    wanted = {"carthago", "kerkouane", "panormus", "lilybaeum", "caralis", "olbia"}
    assert {one.id for one in spaces().values() if one.vp_owner == "CAR"} == wanted
    ports = {one for one in controlled(laid(), "CAR") if spaces()[one].port and spaces()[one].kind != "box"}
    assert ports == wanted


@clause("SR-2.7", "SR-2.12")
def test_both_types_of_carthage_fight_alike_and_cu_are_unlimited() -> None:
    """SR-2.7, 2.12: mercenaries score by the same dice; nothing bounds how many CU there are."""
    lost: list[list[BattleDecided]] = []
    for kind in ("carthaginian", "mercenary"):
        g = bare()
        army(g, "CAR", "gela", 4, kind=kind)  # type: ignore[arg-type]
        army(g, "GRE", "gela", 4)
        scene = battle(g, "CAR", "GRE", "gela", ((4, 5, 6), (3, 3, 2))).lapse()
        lost.append(scene.events(BattleDecided))
    assert lost[0] == lost[1]
    assert len(lost[0]) == 1
    g = bare()
    put(g, "CAR", "carthago", {"mercenary": 500})
    put(g, "CAR", "carthago", {"carthaginian": 500})
    assert g.cu("CAR", "carthago") == 1000


@clause("SR-2.9")
def test_adjacent_is_joined_by_a_connection_of_any_kind() -> None:
    """SR-2.9: clear, difficult or strait; on the way out of Gaul one may go one way only."""
    for one in connections():
        assert one.b in touching(laid(), one.a)
        assert one.a in touching(laid(), one.b)
        assert (one.a in neighbours(laid(), one.b)) is not one.one_way
    assert joined("rhegium", "messana") == "strait"
    assert "messana" in touching(laid(), "rhegium")
    assert "capua" not in touching(laid(), "roma")


@clause("SR-2.10")
@pytest.mark.parametrize(
    ("at", "power", "besieges"),
    [
        ("clusium", "ROM", True),
        ("bovianum", "ROM", True),
        ("volsinii", "ROM", False),  # neither walled nor tribal
        ("clusium", "SAM", False),  # an ally
        ("clusium", "ETR", False),
        ("ancona", "ROM", True),  # an independent city is everybody's enemy
    ],
)
def test_besieged_is_a_strong_place_with_an_enemy_outside(at: str, power: Power, *, besieges: bool) -> None:
    """SR-2.10: walled or tribal; CU inside besiege nobody, a leader alone neither."""
    g = bare()
    army(g, power, at, 1)
    assert besieged(g, at) is besieges
    g = bare()
    g.leaders["camillus"].where, g.leaders["camillus"].at = "map", at
    assert not besieged(g, at)
    assert not enemies_at(g, "ETR", at)


@clause("SR-2.12")
def test_markers_are_unlimited() -> None:
    """SR-2.12: a power may control whatever there is."""
    g = laid()
    marked(g, "ROM", *g.places)
    assert len(controlled(g, "ROM")) == len(g.places)


# SR-3


@clause("SR-3.1")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_each_space_has_its_marker(count: int) -> None:
    """SR-3.1: one marker a space, cities at their loyalty; Lilybaeum and Carthago at 2."""
    g = laid(count)
    for place in g.places.values():
        printed = spaces()[place.id]
        assert place.control == printed.control
        assert place.loyalty == {"lilybaeum": 2, "carthago": 2}.get(place.id, printed.loyalty)
    assert sum(one.siege for one in g.places.values()) == 0


@clause("SR-3.1", "SR-3.6", "SR-3.5")
@pytest.mark.parametrize("count", [2, 4, 5])
def test_the_forces_of_all_set_ups(count: int) -> None:
    """SR-3.6, 3.5: as printed; with fewer than five Carthage is nobody's and stands under minor leaders."""
    g = laid(count)
    neutral = NEUTRAL_CARTHAGE if count != 5 else []
    for at, power, leader, cu in (*FORCES, *neutral):
        assert (g.leaders[leader].where, g.leaders[leader].at) == ("map", at)
        assert g.cu(power, at) == cu
    extra = [("lilybaeum", 7), ("carthago", 5)] if count == 5 else []
    assert sum(one.cu for one in g.stacks) == sum(one[3] for one in (*FORCES, *neutral)) + sum(n for _, n in extra)


@clause("SR-3.6", "SR-22.2")
def test_with_three_no_gauls_stand_anywhere() -> None:
    """SR-3.6, 22.2: all the others do."""
    g = laid(3)
    wanted = [one for one in FORCES if one[1] not in ("GAU", "TRG")]
    assert {(one.at, one.power, one.cu) for one in g.stacks} == {
        (at, power, cu) for at, power, _, cu in (*wanted, *NEUTRAL_CARTHAGE)
    }


@clause("SR-3.5")
def test_carthage_of_five_players() -> None:
    """SR-3.5: Hamilcar, 2 Carthaginians and 5 mercenaries in Lilybaeum, Minor A and 5 Carthaginians in Carthago."""
    g = laid()
    first, second = g.stack("CAR", "lilybaeum"), g.stack("CAR", "carthago")
    assert first is not None
    assert second is not None
    assert (first.units, second.units) == ({"carthaginian": 2, "mercenary": 5}, {"carthaginian": 5})
    assert (g.leaders["hamilcar"].at, g.leaders["car_minor_a"].at) == ("lilybaeum", "carthago")
    named = {one.id for one in leaders().values() if one.power == "CAR" and one.kind == "named"}
    assert named <= {*g.leaders}
    assert not named & {*laid(4).leaders}


@clause("SR-3.4")
def test_the_order_round_the_table() -> None:
    """SR-3.4: Romans, Gauls, Etruscans and Samnites, Greeks, Carthaginians, and round again."""
    g = laid()
    assert g.players == ["ROM", "GAU", "ETS", "GRE", "CAR"]
    g.order = ["GRE", "CAR", "ROM", "GAU", "ETS"]
    g.actor = 1
    assert g.from_active() == ["CAR", "ROM", "GAU", "ETS", "GRE"]


@clause("SR-6.1", "SR-6.2")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_deck_has_37_numbers_and_two_desperate_times(count: int) -> None:
    """SR-6.1, 6.2: whatever the number of players; what replaces a card has its number."""
    for player, hand in laid(count).hands.items():
        all_of_it = [cards()[one] for one in (*hand.deck, *hand.hand, *hand.desperate)]
        assert sorted(one.number for one in all_of_it) == [*range(1, 40)], player
        assert [one.number for one in all_of_it if one.kind == "desperate"] == [38, 39]


@clause("SR-6.2")
def test_what_replaces_what() -> None:
    """SR-6.2: Roman 14, Greek 8, Etruscan/Samnite 12 with five players; 39 Carthaginian cards."""
    replacing = {one.id: one.replaces for one in cards().values() if one.replaces}
    assert replacing == {"ROM-14x": "ROM-14", "GRE-08x": "GRE-08", "ETS-12x": "ETS-12"}
    for new, old in replacing.items():
        assert (cards()[new].players, cards()[old].players) == ((5,), (2, 3, 4))
    assert sum(one.deck == "CAR" for one in cards().values()) == 39


@clause("SR-3.3", "SR-5.2")
@pytest.mark.parametrize(("player", "number"), [("ROM", 8), ("GAU", 7), ("ETS", 7), ("GRE", 7), ("CAR", 7)])
def test_first_hands(player: Player, number: int) -> None:
    """SR-3.3: Romans 8, all others 7, Carthage too, as its hand size is then (SR-5.2.1)."""
    g = laid()
    assert len(g.hands[player].hand) == number == size(g, player)
    assert len(g.hands[player].desperate) == 2
