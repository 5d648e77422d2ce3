"""SR-10: interception, and refusing battle."""

from __future__ import annotations

import pytest

from games.sword.battle.events import BattleJoined
from games.sword.march.events import Attempted, BattleRefused, Intercepted, Marched
from games.sword.march.intercepting import modifiers
from games.sword.state import Alliance, Sword
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, held, marked
from tests.games.sword.test_sr09_movement import go, marching


def passing(tactics: str = "pontius") -> Sword:
    """Romans march from Tarracina to Suessa, next to Samnites at Capua; nobody holds cards."""
    g = bare()
    army(g, "ROM", "tarracina", 6, "valerius")
    army(g, "SAM", "capua", 5, tactics)
    return g


def to_suessa(g: Sword, **dice: list[int]) -> Scene:
    """They enter Suessa, which nobody holds."""
    return Scene(g, marching("ROM", "tarracina"), dice).lapse("card.counter").say("movement.step", go("suessa"))


@clause("SR-10.1", "SR-DP14")
def test_each_enemy_army_next_to_the_space_may_try() -> None:
    """SR-10.1, SR-DP14: outside, not allied; by default none."""
    g = passing()
    army(g, "VOL", "fregellae", 3, "vol_minor_a")
    scene = to_suessa(g)
    form = scene.asked("movement.intercept", "ETS").decision.choice.form()
    assert list(form) == ["none", "capua"]
    scene.lapse("movement.intercept")
    assert not scene.events(Attempted)
    assert scene.asks("movement.step", "ROM")  # it goes on


@clause("SR-10.2")
@pytest.mark.parametrize(("die", "success"), [(1, True), (3, True), (4, False), (6, False)])
def test_the_roll(die: int, success: bool) -> None:
    """SR-10.2: at most the tactics of the commander, 3; on success up to ten CU come before the army, and fight."""
    scene = to_suessa(passing(), intercept=[die])
    scene.say("movement.intercept", "capua", "ETS")
    assert scene.events(Attempted) == [Attempted("intercept", "SAM", "pontius", "capua", "suessa", die, {}, 3, success)]
    assert scene.asks("movement.go-back", "ROM") is success
    if success:
        assert scene.events(Intercepted) == [Intercepted("SAM", "capua", "suessa", {"normal": 5}, ("pontius",))]
        assert scene.g.control("suessa") == "IND"  # SR-10.3: at no cost of control


@clause("SR-10.2")
def test_a_natural_one_succeeds_and_a_six_fails_whatever_the_tactics() -> None:
    """SR-10.2: a friendly space does not help against a 6."""
    for die, success in ((6, False), (1, True)):
        g = passing("sam_minor_a" if die == 1 else "pontius")
        marked(g, "SAM" if die != 1 else "IND", "suessa")
        scene = to_suessa(g, intercept=[die]).say("movement.intercept", "capua", "ETS")
        assert scene.events(Attempted)[0].success is success


@clause("SR-10.2", "SR-7.2.6")
def test_modifiers() -> None:
    """SR-10.2, 7.2.6: -1 into a space friendly to the interceptor; +1 over hard ground (not Samnites), a strait."""
    g = bare()
    assert modifiers(g, "ROM", "roma", "velitrae") == {"friendly": -1}
    assert modifiers(g, "GRE", "rhegium", "messana") == {"friendly": -1, "ground": 1}
    hard = next(
        to for to in ("corfinium", "reate", "fregellae") if modifiers(g, "ROM", "alba_fucens", to).get("ground")
    )
    assert "ground" not in modifiers(g, "SAM", "alba_fucens", hard)


@clause("SR-10.1")
def test_one_success_a_space_and_one_try_an_army() -> None:
    """SR-10.1: who has failed is not asked again in this activation."""
    g = passing()
    scene = to_suessa(g, intercept=[6])
    scene.say("movement.intercept", "capua", "ETS")
    scene.say("movement.step", go("tarracina"))
    assert not scene.asks("movement.intercept")


@clause("SR-10.1", "SR-15.2.1")
def test_allies_and_leaders_alone_do_not() -> None:
    """SR-10.1, 15.2.1: non-allied armies; an army is a leader with CU (SR-2.8)."""
    g = passing()
    g.alliances.append(Alliance("ROM", "SAM"))
    assert not to_suessa(g).asks("movement.intercept")
    g = bare()
    army(g, "ROM", "tarracina", 6, "valerius")
    army(g, "SAM", "capua", 0, "pontius")
    assert not to_suessa(g).asks("movement.intercept")
    g = bare()
    army(g, "ROM", "tarracina", 6, "valerius")
    army(g, "SAM", "capua", 4)
    assert not to_suessa(g).asks("movement.intercept")


@clause("SR-33.2")
def test_an_ambush_needs_no_roll() -> None:
    """SR-33.2 with Mountain Ambush: a Samnite army only."""
    g = passing()
    held(g, "ETS", "ETS-22")
    scene = to_suessa(g)
    scene.say("movement.intercept", "capua", "ETS").say("card.counter", "ETS-22", "ETS")
    assert scene.events(Attempted)[0].roll == 0
    assert scene.events(Intercepted)


# Refusing battle


@clause("SR-10.5.1", "SR-DP41", "SR-DP15")
def test_the_mover_may_be_let_go() -> None:
    """SR-10.5.1, SR-DP41, SR-DP15: he asks, the interceptor agrees; he is back, and his activation ends."""
    scene = to_suessa(passing(), intercept=[1])
    scene.say("movement.intercept", "capua", "ETS").say("movement.go-back", "go-back", "ROM")
    scene.say("movement.let-go", "yes", "ETS")
    assert scene.events(BattleRefused) == [BattleRefused("ROM", "suessa", "tarracina", True)]
    assert (scene.g.cu("ROM", "tarracina"), scene.g.leaders["valerius"].at) == (6, "tarracina")
    assert scene.over


@clause("SR-10.5.1")
@pytest.mark.parametrize(("die", "back"), [(2, True), (3, False)])
def test_or_a_die_decides(die: int, back: bool) -> None:
    """SR-10.5.1: at most his tactics; by default he is not let go. Failure: battle."""
    scene = to_suessa(passing(), intercept=[1], refuse=[die])
    scene.say("movement.intercept", "capua", "ETS").say("movement.go-back", "go-back", "ROM")
    scene.lapse("movement.let-go")
    assert bool(scene.events(BattleRefused)) is back
    said = scene.events(Attempted)[-1]
    assert (said.what, said.leader, said.to, said.roll, said.success) == ("refuse", "valerius", "tarracina", die, back)
    assert bool(scene.events(BattleJoined)) is not back


@clause("SR-DP41", "SR-12.7")
def test_by_default_he_fights_and_then_marches_no_more() -> None:
    """SR-DP41, 12.7."""
    scene = to_suessa(passing(), intercept=[1])
    scene.say("movement.intercept", "capua", "ETS")
    assert scene.asked("movement.go-back").decision.lapse == "fight"
    scene.say("movement.go-back", "fight")
    assert not scene.asks("movement.step")


@clause("SR-10.1", "SR-19.3")
def test_nobody_intercepts_from_a_box_or_from_inside_a_city() -> None:
    """SR-10.1, 19.3."""
    g = bare()
    army(g, "GAU", "placentia", 4, "gau_minor_a")
    army(g, "ROM", "roma", 3, "valerius", inside=True)
    army(g, "ETR", "roma", 3)
    army(g, "SAM", "fregellae", 3, "sam_minor_a")
    scene = Scene(g, marching("SAM", "fregellae"))
    scene.say("movement.step", go("praeneste"))
    assert not scene.asks("movement.intercept")
    assert scene.events(Marched)
