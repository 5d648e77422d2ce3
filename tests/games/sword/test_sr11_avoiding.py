"""SR-11, 7.2.1: withdrawing inside, avoiding battle, and the Etruscan bribe."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.march.events import Attempted, Avoided, Bribed, Withdrew
from games.sword.state import Alliance, Sword
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, held, marked
from tests.games.sword.test_sr09_movement import go, marching


def against(power: str = "ROM", cu: int = 4) -> Sword:
    """Gauls march from Luna upon Pisae."""
    g = bare()
    army(g, "GAU", "luna", 10, "brennus")
    return g


def upon(g: Sword, **dice: list[int]) -> Scene:
    """They go there."""
    return Scene(g, marching("GAU", "luna"), {"gallic-movement": [3], **dice}).say("movement.step", go("pisae"))


# Withdrawing


@clause("SR-11.5")
def test_the_example_of_the_book() -> None:
    """SR-11.5, vector: of 14 CU and two leaders in Pisae 3 and one go inside, 10 and the other avoid, 1 stays."""
    g = against()
    army(g, "ETR", "pisae", 14, "etr_minor_a", "etr_minor_b")
    scene = upon(g, avoid=[1])
    scene.lapse("movement.bribe", "card.counter")
    scene.say("movement.withdraw", {"units": {"normal": 3}, "leaders": ["etr_minor_b"]}, "ETS")
    scene.lapse("card.counter")
    scene.say("movement.avoid", "to.populonium", "ETS")
    assert scene.events(Withdrew) == [Withdrew("ETR", "pisae", {"normal": 3}, ("etr_minor_b",))]
    assert scene.events(Avoided)[0].left == 1
    assert (g.cu("ETR", "pisae", inside=True), g.cu("ETR", "populonium")) == (3, 10)


@clause("SR-DP16")
def test_by_default_all_go_inside_only_if_all_fit_and_the_odds_are_bad() -> None:
    """SR-DP16: everything if all of it fits and the attacker is at least 2:1, else none."""
    for cu, goes in ((3, True), (4, False), (1, True)):
        g = against()
        army(g, "ETR", "pisae", cu, "etr_minor_a")
        scene = upon(g)
        scene.lapse("movement.bribe", "card.counter")
        lapse = scene.asked("movement.withdraw", "ETS").decision.lapse
        assert (lapse != "none") is goes


@clause("SR-2.11")
def test_no_more_than_three_fit() -> None:
    """SR-2.11: with those who are inside already."""
    g = against()
    army(g, "ETR", "pisae", 4, "etr_minor_a")
    army(g, "ETR", "pisae", 2, inside=True)
    scene = upon(g)
    scene.lapse("movement.bribe", "card.counter")
    with pytest.raises(IllegalAnswer):
        scene.say("movement.withdraw", {"units": {"normal": 2}, "leaders": []}, "ETS")
    scene.say("movement.withdraw", {"units": {"normal": 1}, "leaders": []}, "ETS")
    assert g.cu("ETR", "pisae", inside=True) == 3


@clause("SR-9.4", "SR-11.3")
def test_who_is_all_inside_is_not_fought_and_the_army_goes_on() -> None:
    """SR-9.4 b, 11.3: enemy CU only inside: no stop."""
    g = against()
    army(g, "ETR", "pisae", 2, "etr_minor_a")
    scene = upon(g)
    scene.lapse("movement.bribe", "card.counter", "movement.withdraw")
    assert scene.asked("movement.step", "GAU").decision.choice.form()["acts"] == ["siege"]


# Avoiding


@clause("SR-11.1")
@pytest.mark.parametrize(("die", "success"), [(1, True), (2, False), (6, False)])
def test_the_roll(die: int, success: bool) -> None:
    """SR-11.1: at most the tactics, 1; natural 1 succeeds, 6 fails. Success: the active army may go on (SR-11.3)."""
    g = against()
    marked(g, "IND", "pisae", loyalty=1)
    army(g, "ETR", "pisae", 4, "etr_minor_a")
    scene = upon(g, avoid=[die])
    scene.say("movement.avoid", "to.populonium", "ETS")
    assert scene.events(Attempted) == [
        Attempted("avoid", "ETR", "etr_minor_a", "pisae", "populonium", die, {}, 1, success)
    ]
    assert (g.cu("ETR", "populonium") == 4) is success
    assert scene.asks("movement.step", "GAU") is success


@clause("SR-11.2")
def test_where_one_may_avoid_to() -> None:
    """SR-11.2: friendly, allied or independent, without enemy CU, not where the attacker came from; by default none."""
    g = against()
    marked(g, "IND", "pisae", loyalty=1)
    army(g, "ETR", "pisae", 4, "etr_minor_a")
    army(g, "GAU", "faesulae", 2)
    scene = upon(g)
    asked = scene.asked("movement.avoid", "ETS").decision
    assert asked.lapse == "stand"
    assert "to.luna" not in asked.choice.form()
    assert "to.faesulae" not in asked.choice.form()
    assert "to.populonium" in asked.choice.form()


@clause("SR-11.4")
def test_cu_without_a_leader_stand() -> None:
    """SR-11.4."""
    g = against()
    marked(g, "IND", "pisae", loyalty=1)
    army(g, "ETR", "pisae", 4)
    assert not upon(g).asks("movement.avoid")


@clause("SR-33.2")
def test_delaying_tactics_are_sure() -> None:
    """SR-33.2 with Delaying Tactics: the attempt succeeds without a roll."""
    g = against()
    marked(g, "ROM", "populonium")
    marked(g, "IND", "pisae", loyalty=1)
    army(g, "ROM", "pisae", 4, "valerius")
    held(g, "ROM", "ROM-23")
    scene = upon(g)
    scene.say("movement.avoid", "to.populonium", "ROM").say("card.counter", "ROM-23", "ROM")
    assert (scene.events(Attempted)[0].roll, g.cu("ROM", "populonium")) == (0, 4)


@clause("SR-11.1.1")
def test_by_sea_with_a_card() -> None:
    """SR-11.1.1, vector: Bomilcar with 3 CU in Neapolis, Agathocles with 10; a 1 OP card, natural 1: to Lilybaeum."""
    g = bare()
    army(g, "GRE", "paestum", 10, "agathocles")
    army(g, "CAR", "neapolis", 3, "bomilcar")
    held(g, "CAR", "CAR-20")
    scene = Scene(g, marching("GRE", "paestum"), {"avoid": [1]})
    path = next(one for one in scene.asked("movement.step").decision.choice.form()["reach"] if one[0] == "neapolis")
    scene.say("movement.step", go(*path[1]))
    scene.lapse("movement.interdict", "movement.intercept", "movement.withdraw")
    scene.say("movement.avoid", "sail.lilybaeum.CAR-20", "CAR").lapse("card.counter")
    assert g.cu("CAR", "lilybaeum") == 3
    assert g.leaders["bomilcar"].at == "lilybaeum"
    assert g.hands["CAR"].discard == ["CAR-20"]


@clause("SR-11.1.1")
def test_the_card_is_spent_either_way() -> None:
    """SR-11.1.1: if the roll fails there is battle."""
    g = bare()
    army(g, "GRE", "heraclea", 10, "agathocles")
    army(g, "CAR", "tarentum", 3, "hanno")
    held(g, "CAR", "CAR-20")
    scene = Scene(g, marching("GRE", "heraclea"), {"avoid": [6]})
    path = next(one for one in scene.asked("movement.step").decision.choice.form()["reach"] if one[0] == "tarentum")
    scene.say("movement.step", go(*path[1]))
    scene.lapse("movement.interdict", "movement.intercept", "movement.withdraw")
    scene.say("movement.avoid", "sail.lilybaeum.CAR-20", "CAR").lapse("card.counter")
    assert g.hands["CAR"].discard == ["CAR-20"]
    assert g.cu("CAR", "lilybaeum") == 0


# Bribe


def bribing(*cards: str) -> Scene:
    """Gauls enter Etruscan Pisae, where nobody stands."""
    g = against()
    held(g, "ETS", *cards)
    return upon(g)


@clause("SR-7.2.1", "SR-DP9")
def test_a_three_op_card_ends_the_activation() -> None:
    """SR-7.2.1, SR-DP9: the card is removed; no siege follows. By default none is paid."""
    scene = bribing("ETS-01", "ETS-02")
    scene.lapse("card.counter")
    asked = scene.asked("movement.bribe", "ETS").decision
    assert asked.lapse == "none"
    assert asked.choice.form() == ["none", "ETS-01", "ETS-38"]  # of two equal cards the first
    scene.say("movement.bribe", "ETS-01")
    assert scene.over
    assert scene.g.hands["ETS"].removed == ["ETS-01"]
    assert scene.events(Bribed) == [Bribed("GAU", "pisae", "ETS-01", "")]
    assert scene.g.cu("GAU", "pisae") == 10


@clause("SR-7.2.1")
def test_who_stands_there_sends_it_back() -> None:
    """SR-7.2.1: if an Etruscan or Samnite CU stands outside the army is put back where it came from."""
    g = against()
    army(g, "SAM", "pisae", 1)
    held(g, "ETS", "ETS-01")
    scene = upon(g)
    scene.lapse("card.counter")
    scene.say("movement.bribe", "ETS-38")
    assert (g.cu("GAU", "luna"), g.cu("GAU", "pisae")) == (10, 0)


@clause("SR-7.2.1", "SR-33.2")
def test_golden_bribes_pay_for_themselves() -> None:
    """SR-7.2.1, 33.2 with Golden Bribes: the card is removed, no other is asked for."""
    scene = bribing("ETS-19")
    scene.say("card.counter", "ETS-19", "ETS")
    assert scene.over
    assert scene.g.hands["ETS"].removed == ["ETS-19"]


@clause("SR-5.1", "SR-7.2.1")
def test_nobody_is_bribed_without_mines_or_who_is_an_ally() -> None:
    """SR-5.1, 7.2.1."""
    g = against()
    g.mines = False
    held(g, "ETS", "ETS-01")
    assert not upon(g).asks("movement.bribe")
    g = against()
    g.alliances.append(Alliance("GAU", "ETR"))
    held(g, "ETS", "ETS-01")
    scene = Scene(g, marching("GAU", "luna"), {"gallic-movement": [3]})
    scene.say("movement.step", go("pisae", "faesulae"))
    assert not scene.asks("movement.bribe")
