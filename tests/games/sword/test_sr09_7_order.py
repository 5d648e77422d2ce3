"""SR-9.5 to 9.8: an activation in its normative order, and what cannot be done in it."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.battle.events import BattleJoined
from games.sword.events import LeaderReturned, Reinforced
from games.sword.march.events import (
    Activated,
    Attempted,
    Avoided,
    Bribed,
    GaulsRolled,
    LeaderCaught,
    Marched,
    WentBack,
    Withdrew,
)
from games.sword.sea_events import ShipsGiven
from games.sword.siege.events import CameOut, PlunderRolled, SiegeRolled
from games.sword.state import Alliance, Delayed
from games.sword.turn.events import Departed, LoyaltyPaid, MercenariesLeft
from games.sword.turn.reinforcement import reinforcement
from tests.clauses import clause
from tests.games.sword.acting import acting, turn_of
from tests.games.sword.scene import Scene, army, bare, held, marked
from tests.games.sword.test_sr09_movement import go, marching


@clause("SR-9.5")
def test_cu_without_a_leader_do_not_move() -> None:
    """SR-9.5: no card activates them, and no event."""
    g = turn_of("ROM", "ROM-18", "ROM-26")
    army(g, "ROM", "roma", 7)
    uses = acting(g).asked("action.play").decision.choice.form()
    assert not [one for one in uses if one.startswith(("activate", "event.ROM-18"))]
    army(g, "ROM", "roma", 0, "camillus")
    uses = acting(g).asked("action.play").decision.choice.form()
    assert {"activate.ROM-26.ROM.roma", "event.ROM-18.ROM.roma"} <= {*uses}


@clause("SR-9.6", "SR-9.6.2", "SR-9.6.1")
@pytest.mark.parametrize(("count", "able"), [(5, True), (4, False)])
def test_carthago_and_kerkouane_are_ports_like_others_with_five(count: int, *, able: bool) -> None:
    """SR-9.6, 9.6.1, 9.6.2, 17.1: with fewer Africa is closed; any port to any port for 3 MP, land before and after."""
    g = bare(count)
    marked(g, "GRE", "catina")
    army(g, "GRE", "catina", 3, "dionysius")
    form = Scene(g, marching("GRE", "catina")).asked("movement.step").decision.choice.form()
    reach = {at: path for at, path, _, _ in form["reach"]}
    assert ("carthago" in reach) is able
    assert ("kerkouane" in reach) is able
    assert reach["tarentum"] == ["messana", "sail:tarentum"]


@clause("SR-9.6.7")
def test_landing_among_enemies_is_an_attack_and_elsewhere_may_be_intercepted() -> None:
    """SR-9.6.7."""
    g = bare()
    army(g, "GRE", "syracusae", 6, "dionysius")
    army(g, "ROM", "roma", 2)
    scene = Scene(g, marching("GRE", "syracusae")).say("movement.step", go("sail:roma"))
    scene.lapse("movement.interdict", "card.counter").say("movement.withdraw", "none", "ROM")
    assert scene.events(BattleJoined)[0].at == "roma"
    g = bare()
    army(g, "GRE", "syracusae", 6, "dionysius")
    army(g, "ROM", "velitrae", 3, "camillus")
    scene = Scene(g, marching("GRE", "syracusae"), {"intercept": [1]}).say("movement.step", go("sail:roma"))
    scene.lapse("movement.interdict", "card.counter").say("movement.intercept", "velitrae", "ROM")
    assert scene.events(Attempted)[0].to == "roma"
    assert scene.events(Attempted)[0].drm == {"friendly": -1}


@clause("SR-9.7", "SR-9.7.3")
def test_the_roll_of_the_gauls_comes_before_the_ships_of_carthage_and_these_before_the_march() -> None:
    """SR-9.7, 9.7.1 to 9.7.5: announcement, roll, offer of ships, then the march."""
    g = bare()
    g.alliances.append(Alliance("GAU", "CAR"))
    army(g, "GAU", "luna", 8, "brennus")
    held(g, "CAR", "CAR-02")
    scene = Scene(g, marching("GAU", "luna"), {"gallic-movement": [6]})
    assert [type(one) for one in scene.told] == [Activated, GaulsRolled]
    assert not scene.asks("movement.step")
    scene.say("movement.ships", "CAR-02", "CAR").lapse("card.counter")
    scene.say("movement.step", go("sail:genua"))
    kinds = [type(one) for one in scene.told if isinstance(one, Activated | GaulsRolled | ShipsGiven | Marched)]
    assert kinds == [Activated, GaulsRolled, ShipsGiven, Marched]
    assert (g.cu("GAU", "genua"), g.cu("GAU", "luna")) == (6, 2)


@clause("SR-9.7.3")
def test_ships_are_offered_in_ports_only() -> None:
    """SR-9.7.3, 9.6.3.1."""
    g = bare()
    g.alliances.append(Alliance("GAU", "CAR"))
    army(g, "GAU", "bononia", 8, "brennus")
    held(g, "CAR", "CAR-02")
    assert not Scene(g, marching("GAU", "bononia")).asks("movement.ships")


@clause("SR-9.7.6")
def test_on_entering_the_bribe_comes_first_then_leaders_alone_then_the_army() -> None:
    """SR-9.7.6: (a) bribe; (b) lone leaders; (c) withdrawal, avoiding, battle."""
    g = bare()
    army(g, "ROM", "volsinii", 8, "camillus")
    army(g, "ETR", "clusium", 4, "etr_minor_a")
    army(g, "SAM", "clusium", 0, "sam_minor_a")
    scene = Scene(g, marching("ROM", "volsinii")).say("movement.step", go("clusium"))
    assert [one.decision.kind for one in scene.table.open.values()] == ["movement.bribe"]
    assert not scene.events(LeaderCaught)
    scene.lapse("movement.bribe", "card.counter")
    assert scene.asks("movement.withdraw", "ETS")
    scene.say("movement.withdraw", {"units": {"normal": 1}, "leaders": []}, "ETS")
    assert scene.asks("movement.avoid", "ETS")
    scene.say("movement.avoid", "stand", "ETS")
    order = [type(one) for one in scene.told if isinstance(one, Withdrew | BattleJoined | Avoided | Bribed)]
    assert order == [Withdrew, BattleJoined]


@clause("SR-9.7.6", "SR-11.1", "SR-DP35")
def test_by_default_an_army_stands() -> None:
    """SR-11.1, SR-DP35: whoever may avoid is asked, and stands if he says nothing."""
    g = bare()
    army(g, "ROM", "volsinii", 8, "camillus")
    army(g, "ETR", "perusia", 4, "etr_minor_a")
    army(g, "ROM", "clusium", 1)
    scene = Scene(g, marching("ROM", "volsinii")).say("movement.step", go("clusium"))
    scene.lapse("movement.bribe", "card.counter", "movement.intercept")
    scene.say("movement.step", go("perusia")).lapse("movement.bribe", "card.counter", "movement.withdraw")
    posted = scene.asked("movement.avoid", "ETS").decision
    assert posted.lapse == "stand"
    assert posted.clause == "SR-11.1"
    scene.lapse("movement.avoid")
    assert not scene.events(Attempted)
    assert scene.events(BattleJoined)


@clause("SR-9.8", "SR-12.6")
def test_who_never_leaves_his_space_may_act_there() -> None:
    """SR-9.8: a siege roll, plunder or a sortie, each for 1 MP."""
    g = bare()
    army(g, "ROM", "clusium", 3, "camillus")
    scene = Scene(g, marching("ROM", "clusium"), {"siege": [2]})
    assert scene.asked("movement.step").decision.choice.form()["acts"] == ["siege"]
    scene.say("movement.step", {"then": "siege"})
    assert scene.over
    assert len(scene.events(SiegeRolled)) == 1
    g = bare()
    army(g, "GAU", "faesulae", 3, "brennus")
    scene = Scene(g, marching("GAU", "faesulae"), {"gallic-movement": [1], "plunder": [6]}).lapse("card.counter")
    scene.say("movement.step", {"then": "plunder"}).lapse("plunder.tribute", "card.counter")
    assert len(scene.events(PlunderRolled)) == 1
    assert scene.asked("movement.step").decision.choice.form()["halves"] == 4
    g = bare()
    army(g, "ROM", "capua", 3, "camillus", inside=True)
    army(g, "SAM", "capua", 3)
    scene = Scene(g, marching("ROM", "capua", inside=True))
    form = scene.asked("movement.step").decision.choice.form()
    assert (form["acts"], form["reach"]) == (["sortie"], [])


@clause("SR-15.5", "SR-9.8")
def test_former_allies_stand_together_until_one_attacks() -> None:
    """SR-15.5, 9.8: units stay when an alliance has ended; 1 MP, and nobody avoids or withdraws."""
    g = bare()
    army(g, "ROM", "capua", 4, "camillus")
    army(g, "GRE", "capua", 4, "dionysius")
    assert not Scene(g, reinforcement).lapse().events(BattleJoined)
    assert (g.cu("ROM", "capua"), g.cu("GRE", "capua")) == (4, 4)
    scene = Scene(g, marching("GRE", "capua"))
    assert scene.asked("movement.step").decision.choice.form()["acts"] == ["attack"]
    scene.say("movement.step", {"then": "attack"})
    assert not scene.asks("movement.withdraw")
    assert not scene.asks("movement.avoid")
    assert scene.events(BattleJoined)[0].attacker == ("GRE",)


@clause("SR-9.4", "SR-2.11")
def test_at_the_end_who_may_not_stay_goes_back_and_who_was_inside_comes_out() -> None:
    """SR-9.7.8, 2.11: after the besieger has marched off."""
    g = bare()
    army(g, "ROM", "capua", 2, "camillus", inside=True)
    army(g, "SAM", "capua", 3, "pontius")
    scene = Scene(g, marching("SAM", "capua")).say("movement.step", go("nola", then="stop")).lapse()
    assert scene.events(CameOut)[0].at == "capua"
    assert not g.leaders["camillus"].inside
    assert not scene.events(WentBack)


@clause("SR-7.5.4")
def test_an_event_that_activates_is_an_activation_for_every_window() -> None:
    """SR-7.5.4: Rival Consuls cancel what the Dictator has ordered."""
    g = turn_of("ROM", "ROM-18")
    army(g, "ROM", "roma", 4, "valerius")
    held(g, "ETS", "ETS-31")
    scene = acting(g).say("action.play", "event.ROM-18.ROM.roma")
    while not scene.asks("card.counter", "ETS") or "ETS-31" not in scene.asked("card.counter").decision.choice.form():
        scene.say("card.counter", "decline")
    scene.say("card.counter", "ETS-31", "ETS")
    assert scene.over
    assert not scene.events(Marched)


@clause("SR-5.10(c)", "SR-5.10(d)")
def test_cu_come_in_order_of_points_then_nobody_s_then_leaders() -> None:
    """SR-5.10 c, d: ascending VP, of equals who loses ties first; non-player powers; then displaced leaders."""
    g = bare()
    for hand, vp in zip(g.hands.values(), (3, 9, 3, 5, 1), strict=True):
        hand.vp = vp
    g.leaders["camillus"].where = "displaced"
    scene = Scene(g, reinforcement).lapse()
    powers = list(dict.fromkeys(one.power for one in scene.events(Reinforced)))
    assert powers == ["CAR", "ROM", "ETR", "SAM", "GRE", "GAU", "TRG", "VOL"]
    where = [type(one) for one in scene.told if isinstance(one, Reinforced | LeaderReturned)]
    assert where == sorted(where, key=lambda one: one is LeaderReturned)
    assert ("camillus", "returned") in [(one.leader, one.how) for one in scene.events(LeaderReturned)]


@clause("SR-32.3")
def test_what_is_not_legal_changes_nothing_and_a_die_is_not_taken_back() -> None:
    """SR-32.3: orders are validated before they are accepted; what has rolled dice is sealed."""
    g = bare()
    army(g, "ROM", "clusium", 3, "camillus")
    scene = Scene(g, marching("ROM", "clusium"), {"siege": [2]})
    before = scene.asked("movement.step").rev
    with pytest.raises(IllegalAnswer):
        scene.say("movement.step", go("roma"))
    assert scene.asked("movement.step").rev == before
    assert g.leaders["camillus"].at == "clusium"
    posted = scene.asked("movement.step").decision
    out = scene.table.submit(posted.seat, posted.key, {"then": "siege"})
    assert out.entry is not None
    assert out.entry.sealed


@clause("SR-5.10(a)", "SR-5.10(b)")
def test_who_leaves_goes_before_who_comes() -> None:
    """SR-5.10 a, b: mercenaries, then the Greek penalty, then delayed removals; then reinforcements."""
    g = bare()
    army(g, "CAR", "lilybaeum", 4, kind="mercenary")
    army(g, "GRE", "syracusae", 2, "dionysius")
    army(g, "GAU", "luna", 4)
    g.delayed = [Delayed("GAU", 2)]
    scene = Scene(g, reinforcement).lapse()
    told = [type(one) for one in scene.told if isinstance(one, MercenariesLeft | LoyaltyPaid | Departed | Reinforced)]
    assert told[:4] == [MercenariesLeft, LoyaltyPaid, Departed, Reinforced]


@clause("SR-9.7.4", "SR-9.7.3")
def test_naval_transports_come_after_the_ships_of_carthage_and_before_the_march() -> None:
    """SR-9.7.4: where the army could sail; then three CU go by sea."""
    g = bare()
    g.alliances.append(Alliance("ETR", "CAR"))
    army(g, "ETR", "pisae", 4, "etr_minor_a")
    held(g, "CAR", "CAR-02")
    held(g, "ETS", "ETS-11")
    scene = Scene(g, marching("ETR", "pisae"))
    while scene.asks("card.counter"):  # Ligurian Guides and the like
        scene.say("card.counter", "decline")
    assert scene.asks("movement.ships", "CAR")
    scene.lapse("movement.ships").say("card.counter", "ETS-11", "ETS").lapse("card.counter")
    scene.say("movement.step", go("sail:tarquinii")).lapse()
    assert (g.cu("ETR", "tarquinii"), g.cu("ETR", "pisae")) == (3, 1)
