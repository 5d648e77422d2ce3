"""SR-5.10, 8.2.3, 8.3: mercenaries leave, the Greeks pay, CU and leaders come."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.kernel import IllegalAnswer, Script, save
from games.sword.components import Player, Power
from games.sword.events import LeaderReturned, Reinforced
from games.sword.reinforcing import levies, of_nobody
from games.sword.state import Delayed, Sword
from games.sword.turn.events import Departed, LoyaltyPaid, MercenariesLeft
from games.sword.turn.reinforcement import (
    delayed,
    leaders_return,
    loyalty,
    mercenaries_leave,
    place,
    reinforcement,
    turn_end,
)
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, gone, laid, marked


def placing(player: Player) -> Callable[[Sword], Script[None]]:
    """The reinforcements of one player."""

    async def script(g: Sword) -> None:
        await place(g, player)

    return script


def total(g: Sword, power: Power) -> int:
    """What is given to a power."""
    return sum(one.number for one in levies(g, power))


# How many


@clause("SR-5.10.1")
def test_the_numbers_of_the_map() -> None:
    """SR-5.10.1: Romans 6, Gauls 6, Etruscans 3, Samnites 1, Greeks 5; Carthage 3 and 2 mercenaries."""
    g = laid()
    powers: tuple[Power, ...] = ("ROM", "GAU", "ETR", "SAM", "GRE", "CAR")
    assert [total(g, one) for one in powers] == [6, 6, 3, 1, 5, 5]


@clause("SR-5.10.1")
def test_only_original_owners_profit_and_not_from_a_besieged_city() -> None:
    """SR-5.10.1: Capua taken by the Samnites gives nobody anything; Roma under siege nothing either."""
    g = laid()
    marked(g, "SAM", "capua", loyalty=1)
    assert (total(g, "ROM"), total(g, "SAM")) == (5, 1)
    army(g, "ETR", "roma", 1)
    assert total(g, "ROM") == 1


@clause("SR-5.10.1", "SR-5")
def test_carthage_without_carthago_and_with_an_insurrection() -> None:
    """SR-5.10.1 (5P): 2 mercenaries, or 1 while it lasts; the 3 of Carthago are those of its space, not added."""
    g = laid()
    marked(g, "GRE", "carthago", loyalty=1)
    g.insurrection = True
    assert [(one.kind, one.number) for one in levies(g, "CAR")] == [("mercenary", 1)]


@clause("SR-5.10.1", "SR-5.10.2")
def test_powers_that_nobody_plays() -> None:
    """SR-5.10.1, 5.10.2: Volsci 1 while they control a space, Transalpine Gauls 2, Carthage 2 with fewer players."""
    g = laid(4)
    assert of_nobody(g, "VOL") == {"antium": 1}
    assert of_nobody(g, "TRG") == {"transalpine_gaul": 2}
    assert of_nobody(g, "CAR") == {"carthago": 2}
    marked(g, "ROM", "antium", loyalty=1)
    assert of_nobody(g, "VOL") == {}
    marked(g, "GRE", "carthago", loyalty=1)
    assert of_nobody(g, "CAR") == {"lilybaeum": 2}
    assert of_nobody(laid(5), "CAR") == {}
    assert of_nobody(laid(3), "TRG") == {}


@clause("SR-5.10.2")
def test_powers_of_nobody_keep_to_ten_too() -> None:
    """SR-5.10.2: by the same limit; what finds no place is lost."""
    g = bare(4)
    army(g, "CAR", "carthago", 9)
    army(g, "CAR", "lilybaeum", 10)
    assert of_nobody(g, "CAR") == {"carthago": 1}


@clause("SR-5.10.1", "SR-5.10.2")
def test_revolting_mercenaries_come_where_their_leader_is() -> None:
    """SR-5.10.1, 5.10.2: one while they are active; without him with their largest stack."""
    g = bare()
    army(g, "MER", "kerkouane", 2)
    army(g, "MER", "carthago", 1, "mercenary_leader")
    assert of_nobody(g, "MER") == {}
    g.insurrection = True
    assert of_nobody(g, "MER") == {"carthago": 1}
    g.leaders["mercenary_leader"].where = "displaced"
    assert of_nobody(g, "MER") == {"kerkouane": 1}


# Where


@clause("SR-5.10.2", "SR-DP8")
def test_by_default_each_comes_where_it_is_given() -> None:
    """SR-5.10.2, SR-DP8."""
    g = bare()
    army(g, "ROM", "velitrae", 1, "camillus")
    scene = Scene(g, placing("ROM"))
    scene.lapse()
    assert {one.at: one.cu for one in g.stacks if one.power == "ROM"} == {
        "velitrae": 1,
        "roma": 4,
        "sutrium": 1,
        "capua": 1,
    }
    assert sum(sum(one.at.values()) for one in scene.events(Reinforced)) == 6


@clause("SR-5.10.2")
def test_they_may_join_any_leader_in_a_friendly_space_that_is_not_besieged() -> None:
    """SR-5.10.2: not one abroad, nor in a besieged city."""
    g = bare()
    army(g, "ROM", "velitrae", 1, "camillus")
    army(g, "ROM", "suessa", 1, "valerius")
    scene = Scene(g, placing("ROM"))
    said = {"ROM.roma": {"velitrae": 4}, "ROM.sutrium": {"velitrae": 1}, "ROM.capua": {"capua": 1}}
    with pytest.raises(IllegalAnswer):
        scene.say("reinforcement.place", said | {"ROM.capua": {"suessa": 1}})
    with pytest.raises(IllegalAnswer):
        scene.say("reinforcement.place", said | {"ROM.capua": {}})
    scene.say("reinforcement.place", said)
    assert g.cu("ROM", "velitrae") == 6


@clause("SR-5.10.2")
def test_ten_of_a_power_stand_in_a_space_at_most_and_the_rest_is_lost() -> None:
    """SR-5.10.2: Roma has 8 inside and outside: of its 4 two find room there, two elsewhere; nowhere: lost."""
    g = bare()
    army(g, "ROM", "roma", 5)
    army(g, "ROM", "roma", 3, inside=True)
    army(g, "ROM", "velitrae", 9, "camillus")
    scene = Scene(g, placing("ROM"))
    scene.lapse()
    assert (g.cu("ROM", "roma"), g.cu("ROM", "velitrae")) == (7, 10)
    assert sum(one.lost for one in scene.events(Reinforced)) == 1


@clause("SR-5.10.2")
def test_in_which_order_places_are_named_means_nothing() -> None:
    """SR-5.10.2: the same answer, written otherwise, comes to the same state."""
    saved: list[bytes] = []
    for there in (["velitrae", "roma"], ["roma", "velitrae"]):
        g = bare()
        army(g, "ROM", "velitrae", 1, "camillus")
        said = {"ROM.roma": dict.fromkeys(there, 2), "ROM.sutrium": {"sutrium": 1}, "ROM.capua": {"capua": 1}}
        saved.append(save(Scene(g, placing("ROM")).say("reinforcement.place", said).g))
    assert saved[0] == saved[1]


@clause("SR-5.10.2")
def test_who_has_no_choice_is_not_asked() -> None:
    """SR-5.10.2: without a leader in a friendly space each CU has one place."""
    g = bare()
    scene = Scene(g, placing("ROM"))
    assert scene.over
    assert g.cu("ROM", "roma") == 4


@clause("SR-5.10.2", "SR-19.2")
def test_carthage_may_place_all_in_the_box_which_has_no_limit() -> None:
    """SR-5.10.2, 19.2: by default in the highest reinforcement space, at last the box."""
    g = bare()
    army(g, "CAR", "garrison_box", 20)
    scene = Scene(g, placing("CAR"))
    scene.say("reinforcement.place", {"CAR.mercenary": {"garrison_box": 2}, "CAR.carthago": {"carthago": 3}})
    assert g.stack("CAR", "garrison_box").units == {"carthaginian": 20, "mercenary": 2}  # type: ignore[union-attr]
    g = bare()
    army(g, "CAR", "carthago", 10)
    Scene(g, placing("CAR")).lapse()
    assert g.cu("CAR", "garrison_box") == 5


# What leaves


@clause("SR-5.10", "SR-DP6")
def test_half_of_the_mercenaries_leave_rounded_up() -> None:
    """SR-5.10 a, SR-DP6: on the map and in the box; by default from the largest stack."""
    g = bare()
    army(g, "CAR", "lilybaeum", 5, kind="mercenary")
    army(g, "CAR", "garrison_box", 2, kind="mercenary")
    army(g, "CAR", "carthago", 4)
    scene = Scene(g, mercenaries_leave)
    assert scene.asked("reinforcement.leaving", "CAR").decision.lapse == {"lilybaeum": 4}
    scene.say("reinforcement.leaving", {"lilybaeum": 2, "garrison_box": 2})
    assert scene.events(MercenariesLeft) == [MercenariesLeft({"lilybaeum": 2, "garrison_box": 2})]
    assert (g.cu("CAR", "lilybaeum"), g.cu("CAR", "garrison_box"), g.cu("CAR", "carthago")) == (3, 0, 4)


@clause("SR-5.10")
def test_who_was_called_for_a_while_leaves() -> None:
    """SR-5.10 b with Gaesatae: two Gallic CU of the owner's choice, by default of the largest stack; then no more."""
    g = bare()
    army(g, "GAU", "luna", 4)
    army(g, "GAU", "placentia", 1)
    g.delayed.append(Delayed("GAU", 2))
    scene = Scene(g, delayed)
    scene.lapse()
    assert scene.events(Departed) == [Departed("GAU", {"luna": 2})]
    assert not g.delayed


# The Greeks


@clause("SR-8.2.3", "SR-DP11")
def test_greek_leaders_cost_their_cities_loyalty() -> None:
    """SR-8.2.3, SR-DP11: Dionysius 2: by default the most loyal cities first."""
    g = bare()
    army(g, "GRE", "catina", 1, "dionysius")
    scene = Scene(g, loyalty)
    scene.lapse()
    assert (g.places["syracusae"].loyalty, g.places["tarentum"].loyalty) == (2, 2)
    assert scene.events(LoyaltyPaid) == [LoyaltyPaid(2, 0, {"syracusae": 1, "tarentum": 1})]


@clause("SR-8.2.3")
def test_one_point_a_city_before_any_second() -> None:
    """SR-8.2.3: not two of Syracusae while others can pay."""
    g = bare()
    army(g, "GRE", "catina", 1, "dionysius")
    scene = Scene(g, loyalty)
    with pytest.raises(IllegalAnswer):
        scene.say("reinforcement.loyalty", {"syracusae": 2})
    scene.say("reinforcement.loyalty", {"rhegium": 1, "croton": 1})
    assert (g.places["rhegium"].loyalty, g.places["croton"].loyalty) == (1, 1)


@clause("SR-8.2.3")
def test_never_below_one_nor_below_the_greek_cu_there() -> None:
    """SR-8.2.3: if no city can be lowered the rest is ignored; who has no choice is not asked."""
    g = bare()
    for place_ in g.places.values():
        if place_.control == "GRE" and place_.walled:
            place_.loyalty = 1
    g.places["tarentum"].loyalty, g.places["syracusae"].loyalty = 3, 3
    army(g, "GRE", "tarentum", 2, "pyrrhus")
    army(g, "GRE", "syracusae", 3)
    scene = Scene(g, loyalty)
    assert scene.over
    assert (g.places["tarentum"].loyalty, g.places["syracusae"].loyalty) == (2, 3)


@clause("SR-8.2.3", "SR-5")
def test_conquests_in_sicily_spare_a_leader_there() -> None:
    """SR-8.2.3 (5P), vector: Timoleon in Syracusae, Selinus and Panormus Greek: penalty 0, the second gives nothing."""
    g = bare()
    army(g, "GRE", "syracusae", 1, "timoleon")
    marked(g, "GRE", "selinus")
    marked(g, "GRE", "panormus", loyalty=1)
    scene = Scene(g, loyalty)
    scene.lapse()
    assert scene.events(LoyaltyPaid) == [LoyaltyPaid(0, 1, {})]


@clause("SR-8.2.3", "SR-5")
@pytest.mark.parametrize(
    ("count", "lost", "at"), [(4, (), "syracusae"), (5, ("gela",), "syracusae"), (5, (), "tarentum")]
)
def test_but_only_with_five_all_home_spaces_and_a_leader_in_sicily(count: int, lost: tuple[str, ...], at: str) -> None:
    """SR-8.2.3 (5P)."""
    g = bare(count)
    army(g, "GRE", at, 1, "timoleon")
    marked(g, "GRE", "selinus")
    marked(g, "IND", *lost)
    scene = Scene(g, loyalty)
    scene.lapse()
    assert scene.events(LoyaltyPaid)[0].penalty == 1


@clause("SR-8.2.3", "SR-DP29")
def test_he_says_which_leader_is_spared() -> None:
    """SR-8.2.3, SR-DP29: by default the one with the highest penalty."""
    g = bare()
    army(g, "GRE", "syracusae", 1, "timoleon", "agathocles")
    marked(g, "GRE", "selinus", "himera")
    scene = Scene(g, loyalty)
    assert scene.asked("reinforcement.sicily", "GRE").decision.lapse == "agathocles"
    scene.say("reinforcement.sicily", "timoleon")
    scene.lapse()
    assert scene.events(LoyaltyPaid)[0].penalty == 2


@clause("SR-8.2.3")
def test_a_leader_ignored_by_a_card_costs_nothing_this_turn() -> None:
    """SR-8.2.3 with Tyrant's Guard."""
    g = bare()
    army(g, "GRE", "tarentum", 1, "pyrrhus", "timoleon")
    g.penalty_ignored = ["pyrrhus"]
    scene = Scene(g, loyalty)
    scene.lapse()
    assert scene.events(LoyaltyPaid)[0].penalty == 1
    assert g.penalty_ignored == []


# Leaders


@clause("SR-5.10", "SR-DP7")
def test_displaced_leaders_return_where_their_power_stands() -> None:
    """SR-5.10 d, SR-DP7: with any CU of his power, or in a friendly reinforcement space; by default the largest."""
    g = bare()
    army(g, "ROM", "suessa", 4)
    g.leaders["camillus"].where = "displaced"
    scene = Scene(g, leaders_return)
    asked = scene.asked("reinforcement.displaced", "ROM").decision
    assert asked.choice.form()["camillus"] == ["suessa", "capua", "roma", "sutrium", "stay"]
    scene.lapse()
    assert (g.leaders["camillus"].where, g.leaders["camillus"].at) == ("map", "suessa")
    assert LeaderReturned("camillus", "suessa", "returned") in scene.events(LeaderReturned)


@clause("SR-5.10")
def test_he_may_stay_away_and_nowhere_that_is_besieged() -> None:
    """SR-5.10 d."""
    g = bare()
    army(g, "ROM", "roma", 3, inside=True)
    army(g, "ETR", "roma", 4)
    g.leaders["camillus"].where = "displaced"
    scene = Scene(g, leaders_return)
    assert "roma" not in scene.asked("reinforcement.displaced", "ROM").decision.choice.form()["camillus"]
    scene.say("reinforcement.displaced", {"camillus": "stay", "rom_minor_a": "capua"}, "ROM")
    scene.lapse()
    assert g.leaders["camillus"].where == "displaced"
    assert g.leaders["rom_minor_a"].at == "capua"


@clause("SR-8.3", "SR-DP42")
def test_one_minor_leader_a_power_enters_each_time() -> None:
    """SR-8.3, SR-DP42: the first in setup order, with the largest stack, else in its highest reinforcement space."""
    g = laid()
    gone(g, "ETR", "pisae")
    scene = Scene(g, leaders_return)
    scene.lapse()
    entered = {one.leader: one.at for one in scene.events(LeaderReturned)}
    assert entered == {
        "rom_minor_a": "roma",
        "gau_minor_d": "luna",
        "etr_minor_b": "clusium",
        "sam_minor_b": "bovianum",
        "gre_minor_b": "syracusae",
        "car_minor_b": "lilybaeum",
    }


@clause("SR-16.7")
def test_leaders_of_nobody_return_by_themselves() -> None:
    """SR-16.7: in the next Reinforcement Phase; with the largest stack, else home."""
    g = bare(4)
    army(g, "VOL", "fregellae", 2)
    g.leaders["vol_minor_a"].where = g.leaders["trg_minor_a"].where = "displaced"
    scene = Scene(g, leaders_return)
    scene.lapse()
    assert (g.leaders["vol_minor_a"].at, g.leaders["trg_minor_a"].at) == ("fregellae", "transalpine_gaul")


# The whole


@clause("SR-5.10")
def test_who_has_fewest_points_places_first() -> None:
    """SR-5.10 c: of equals who loses ties; so Rome before Carthage, and the Gauls last."""
    g = laid()
    g.hands["GAU"].vp = 2
    scene = Scene(g, reinforcement)
    scene.lapse("card.counter", "reinforcement.leaving", "reinforcement.loyalty", "reinforcement.sicily")
    order: list[Player] = []
    while scene.asks("reinforcement.place"):
        posted = scene.asked("reinforcement.place")
        order.append(posted.decision.about["player"])  # type: ignore[arg-type]
        scene.say("reinforcement.place", posted.decision.lapse)
    assert order == ["GAU", "ROM", "CAR", "GRE", "ETS"]


@clause("SR-5.11")
def test_the_turn_ends() -> None:
    """SR-5.11: the marker goes on; a treaty was for this turn only."""
    g = laid()
    g.treaties = [("ROM", "CAR")]
    assert Scene(g, turn_end).result == "turn.begin"
    assert (g.turn, g.treaties) == (2, [])
