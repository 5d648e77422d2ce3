"""SR-14: plunder and tribute."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.kernel import IllegalAnswer, Script
from games.sword.siege import plunder, plunderable
from games.sword.siege.events import PlunderRolled, TributeAnswered, TributeOffered
from games.sword.state import Alliance, Sword
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, held, marked


def plundering(at: str, drm: int = 0) -> Callable[[Sword], Script[None]]:
    """The Gauls try it there."""
    return lambda g: plunder(g, at, drm=drm)


def raiding(at: str = "praeneste", cu: int = 4) -> Sword:
    """A Gallic army stands there; nobody holds cards."""
    g = bare()
    army(g, "GAU", at, cu, "gau_minor_a")
    return g


@clause("SR-14.1", "SR-14.3")
def test_where_it_may_be_tried() -> None:
    """SR-14.1, 14.3: enemy normal spaces: not independent, allied or Gallic, not plundered, no enemy CU outside."""
    g = raiding()
    g.alliances.append(Alliance("GAU", "GRE"))
    g.places["vulci"].plundered = True
    army(g, "SAM", "nola", 1)
    tried = ("praeneste", "roma", "spoletium", "elea", "ticinum", "vulci", "nola", "larinum", "bovianum")
    assert [one for one in tried if plunderable(g, one)] == ["praeneste", "larinum"]


@clause("SR-14.2", "SR-14.3")
@pytest.mark.parametrize(("die", "how"), [(1, "repelled"), (2, "failed"), (3, "plundered"), (6, "plundered")])
def test_the_table(die: int, how: str) -> None:
    """SR-14.2, 14.3: 1 costs a CU, 2 fails, from 3 on the space is independent and the Gauls have a point."""
    g = raiding()
    scene = Scene(g, plundering("praeneste"), {"plunder": [die]})
    won = how == "plundered"
    assert scene.events(PlunderRolled) == [PlunderRolled("praeneste", die, 0, how, int(won))]  # type: ignore[arg-type]
    assert (g.control("praeneste"), g.places["praeneste"].plundered) == (("IND", True) if won else ("ROM", False))
    assert g.cu("GAU", "praeneste") == (3 if how == "repelled" else 4)


@clause("SR-14.2", "SR-8.4")
def test_who_loses_his_last_cu_is_displaced() -> None:
    """SR-14.2, 8.4."""
    g = raiding(cu=1)
    Scene(g, plundering("praeneste"), {"plunder": [1]})
    assert g.leaders["gau_minor_a"].where == "displaced"


@clause("SR-14.2")
def test_a_raid_adds_to_the_roll_and_a_card_makes_it_sure() -> None:
    """SR-14.2 with Great Raid (+1) and Plunder Season."""
    g = raiding()
    Scene(g, plundering("praeneste", 1), {"plunder": [2]})
    assert g.hands["GAU"].plunder == 1
    g = raiding()
    held(g, "GAU", "GAU-11")
    scene = Scene(g, plundering("praeneste"), {"plunder": [1]})
    scene.say("card.counter", "GAU-11", "GAU")
    assert scene.events(PlunderRolled) == [PlunderRolled("praeneste", 0, 0, "plundered", 1)]


@clause("SR-14.6", "SR-DP22", "SR-DP23")
def test_tribute_saves_a_space() -> None:
    """SR-14.6, SR-DP22, SR-DP23: the card is discarded, the Gauls have a point, no die is thrown."""
    g = raiding()
    held(g, "ROM", "ROM-01", "ROM-26")
    scene = Scene(g, plundering("praeneste"), {"plunder": [6]})
    with pytest.raises(IllegalAnswer):
        scene.say("plunder.tribute", "ROM-38", "ROM")  # SR-7.4.2
    scene.say("plunder.tribute", "ROM-26", "ROM").say("plunder.accept", "accept", "GAU")
    assert scene.told == [TributeOffered("ROM", "praeneste", "ROM-26"), TributeAnswered("praeneste", True, 1)]
    assert (g.hands["ROM"].discard, g.control("praeneste")) == (["ROM-26"], "ROM")


@clause("SR-14.6")
def test_refused_the_card_stays_and_the_die_decides() -> None:
    """SR-14.6: the Gauls may refuse; by default they accept."""
    g = raiding()
    held(g, "ROM", "ROM-26")
    scene = Scene(g, plundering("praeneste"), {"plunder": [6]})
    scene.say("plunder.tribute", "ROM-26")
    assert scene.asked("plunder.accept").decision.lapse == "accept"
    scene.say("plunder.accept", "refuse")
    assert (g.hands["ROM"].hand, g.control("praeneste")) == (["ROM-26"], "IND")


@clause("SR-DP22")
def test_by_default_none_is_offered_and_who_has_no_card_is_not_asked() -> None:
    """SR-DP22."""
    g = raiding()
    held(g, "ROM", "ROM-26")
    scene = Scene(g, plundering("praeneste"), {"plunder": [3]})
    scene.lapse()
    assert not scene.events(TributeOffered)
    assert g.hands["GAU"].plunder == 1
    assert Scene(raiding(), plundering("praeneste"), {"plunder": [3]}).over


@clause("SR-14.3")
def test_a_space_taken_back_may_be_plundered_again() -> None:
    """SR-14.3: once a player power controls it."""
    g = raiding()
    Scene(g, plundering("praeneste"), {"plunder": [3]})
    assert not plunderable(g, "praeneste")
    marked(g, "ROM", "praeneste")
    g.places["praeneste"].plundered = False
    assert plunderable(g, "praeneste")
