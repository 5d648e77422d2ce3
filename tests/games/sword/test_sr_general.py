"""SR-5.8, 7.1, 7.5, 14.8, 15.2, 15.6, 16.2, 20.3.5, 21.4, 21.6, 31, 32.2: rules that stand behind others."""

from __future__ import annotations

import random

import pytest

from games.kernel import Setup, Table, chairs, save
from games.playout import choose
from games.sword import GAME
from games.sword.action.effects.table import playable as able
from games.sword.action.events import Built
from games.sword.battle.events import DiceThrown
from games.sword.cards.windows import respond
from games.sword.components import GARRISON_BOX, Player, cards
from games.sword.events import UnrestChanged
from games.sword.pacts import offers
from games.sword.start import SwordOptions
from games.sword.state import Alliance
from games.sword.steps import STEPS
from games.sword.turn.events import Scored
from games.sword.turn.standing import scoring
from games.sword.underway import Played
from tests.clauses import clause
from tests.games.sword.acting import acting, offered, playable, played, turn_of
from tests.games.sword.battles import battle
from tests.games.sword.scene import Scene, army, bare, held, laid, marked
from tests.games.sword.test_sr09_movement import go, marching


@clause("SR-5.8", "SR-5")
def test_the_phases_of_a_turn_in_their_order() -> None:
    """SR-5, 5.1 to 5.11: mines and draw, first player, actions, attrition, surrender, isolation, scoring, pacts…"""
    assert [*STEPS] == [
        "turn.begin",
        "draw",
        "action.first",
        "action.round",
        "action.play",
        "action.gap",
        "attrition",
        "surrender",
        "isolation",
        "scoring",
        "alliances",
        "reinforcement",
        "turn.end",
        "end",
    ]
    seen: list[str] = []
    table = Table.start(GAME, Setup(chairs(4), "phases", SwordOptions(), 2), marks=False)[0]
    pick = random.Random(4)
    while not table.over and table.state.turn == 1:
        seen.append(table.state.step)
        table.submit(*choose(table, pick))
    phases = [one for one in STEPS if one in seen]
    assert [one for one in dict.fromkeys(seen) if one != "action.gap"] == [one for one in phases if one != "action.gap"]
    table.close()


@clause("SR-5.8")
def test_all_score_then_whether_somebody_has_won() -> None:
    """SR-5.8, 4.2: nobody wins before all have scored."""
    g = laid()
    g.hands["ROM"].vp = g.hands["GRE"].vp = 10
    marked(g, "ROM", "clusium", "arretium", loyalty=1)
    marked(g, "GRE", "tarquinii", "maleventum", "luceria", loyalty=1)
    scene = Scene(g, scoring)
    assert len(scene.events(Scored)) == 5
    assert (scene.result, g.winner) == ("end", "GRE")


@clause("SR-7.1", "SR-6.4")
@pytest.mark.parametrize(
    "use", ["activate.ROM-01.ROM.roma", "raise.ROM-01.ROM.capua", "support.ROM-01", "event.ROM-01"]
)
def test_a_card_is_used_for_exactly_one_thing(use: str) -> None:
    """SR-7.1, 6.4: then it is spent, and the action over."""
    g = turn_of("ROM", "ROM-01")
    army(g, "ROM", "roma", 2, "valerius")
    assert use in offered(g)
    scene = acting(g).say("action.play", use).lapse()
    assert scene.over
    assert (g.hands["ROM"].hand, g.hands["ROM"].discard) == ([], ["ROM-01"])


@clause("SR-7.5.2")
def test_taking_control_needs_an_empty_independent_space() -> None:
    """SR-7.5.2 with Umbrian Allies and Mamertines Request Aid: no enemy CU there; a walled city has loyalty 1."""
    g = turn_of("GAU", "GAU-29")
    army(g, "ROM", "iguvium", 1)
    army(g, "ROM", "camerinum", 1)
    assert not playable(g, "GAU-29")
    g = turn_of("CAR", "CAR-25")
    army(g, "CAR", GARRISON_BOX, 2, kind="mercenary")
    marked(g, "IND", "messana", loyalty=3)
    played(g, "CAR-25")
    assert (g.control("messana"), g.places["messana"].loyalty) == ("CAR", 1)


@clause("SR-7.5.3")
@pytest.mark.parametrize(("cu", "where"), [(3, "map"), (2, "displaced"), (1, "displaced")])
def test_cu_taken_by_a_card_leave_the_leader_but_for_the_last(cu: int, where: str) -> None:
    """SR-7.5.3 with Mercenary Revolt."""
    g = turn_of("ROM", "ROM-14", count=4)
    army(g, "CAR", "gela", cu, "car_minor_a")
    played(g, "ROM-14")
    assert (g.cu("CAR", "gela"), g.leaders["car_minor_a"].where) == (max(0, cu - 2), where)


@clause("SR-14.8")
def test_plunder_where_gauls_are_played() -> None:
    """SR-14.8: with three nobody plunders, for there are none; with two it scores for side B."""
    g = laid(2)
    g.hands["GAU"].plunder = 7
    Scene(g, scoring)
    assert (g.hands["GAU"].vp, g.hands["GAU"].plunder) == (8, 1)
    three = laid(3)
    assert "GAU" not in three.hands
    assert not [one for one in three.leaders.values() if one.power == "GAU"]


@clause("SR-15.2", "SR-15.2.1", "SR-15.2.2")
def test_what_an_alliance_forbids() -> None:
    """SR-15.2.1, 15.2.2: allies do not attack, besiege or intercept each other; they pass each other's spaces."""
    for allied in (False, True):
        g = bare()
        if allied:
            g.alliances.append(Alliance("ROM", "GRE"))
        army(g, "ROM", "capua", 4, "camillus")
        army(g, "GRE", "nola", 3, "dionysius")
        marked(g, "GRE", "nola")
        form = Scene(g, marching("ROM", "capua")).asked("movement.step").decision.choice.form()
        reach = [one[0] for one in form["reach"]]
        assert ("nola" in reach) is not allied  # to end there
        assert ("paestum" in reach) is allied  # to pass
        assert ("neapolis" in reach) is not allied
        g = bare()
        if allied:
            g.alliances.append(Alliance("ROM", "GRE"))
        army(g, "ROM", "tarracina", 4, "camillus")
        army(g, "GRE", "capua", 3, "dionysius")
        scene = Scene(g, marching("ROM", "tarracina")).say("movement.step", go("suessa"))
        assert scene.asks("movement.intercept", "GRE") is not allied


@clause("SR-15.6")
def test_nothing_but_alliances_can_be_agreed() -> None:
    """SR-15.6: what is proposed is pairs of powers, nothing else; no promise binds anybody."""
    g = laid()
    for one in offers(g):
        assert one.decision.kind in ("alliance.propose", "alliance.break")
        for name in one.decision.choice.form()[0] if one.decision.kind == "alliance.propose" else ():
            mine, its = name.split("-")
            assert g.player(mine) == "ROM"
            assert g.player(its) not in (None, "ROM")


@clause("SR-16.2")
def test_non_player_powers_have_no_allies_and_score_nothing() -> None:
    """SR-16.2: they are enemies of all, and of each other."""
    g = laid()
    asked = next(one for one in offers(g) if one.decision.kind == "alliance.propose").decision.choice.form()
    assert not [one for one in asked[0] if one.endswith(("VOL", "TRG", "MER"))]
    assert not [one for one in ("ROM", "TRG", "IND") if g.allied("VOL", one)]  # type: ignore[arg-type]
    marked(g, "VOL", "roma", loyalty=3)
    scene = Scene(g, scoring)
    assert {one.player for one in scene.events(Scored)} == {*g.players}
    assert not [one for one in scene.events(Scored) if one.gained]


@clause("SR-20.3.5", "SR-7.3.1")
def test_a_campaign_attacks_the_unrest_twice() -> None:
    """SR-20.3.5: with two leaders and no common CU."""
    g = turn_of("CAR", "CAR-05")
    g.unrest = 8
    army(g, "CAR", GARRISON_BOX, 4, "gisgo", "hanno")
    scene = acting(g, {"combat.attacker": [6, 6, 6, 6, 6, 6], "combat.defender": [2, 2, 3, 2, 2, 3]})
    scene.say("action.play", f"event.CAR-05.CAR.{GARRISON_BOX}").lapse("card.counter")
    scene.say("movement.commander", "gisgo").lapse("card.counter")
    scene.say("movement.step", {"leave": {"carthaginian": 2}, "stay": ["hanno"], "then": "unrest"})
    scene.lapse("card.counter", "combat.card", "combat.losses").say("card.target", f"CAR.{GARRISON_BOX}")
    scene.lapse("card.counter")
    assert g.activation is not None
    assert (g.activation.commander, g.activation.cu) == ("hanno", 2)
    scene.say("movement.step", {"then": "unrest"}).lapse()
    assert len(scene.events(DiceThrown)) == 2
    assert [one.now for one in scene.events(UnrestChanged)] == [5, 2]


@clause("SR-21.4")
def test_a_permanent_event_stays() -> None:
    """SR-21.4: no card takes it back, and it is not played twice."""
    g = turn_of("ROM", "ROM-06")
    assert played(g, "ROM-06").events(Built) == [Built("duoviri_navales")]
    g.hands["ROM"].hand = ["ROM-06"]
    assert not playable(g, "ROM-06")
    assert not [one for card in cards().values() for one in card.effects if one["op"] == "unbuild"]


@clause("SR-21.6", "SR-15.2.3")
def test_cards_that_speak_of_other_powers_strike_allies_and_enemies_do_not() -> None:
    """SR-21.6, 15.2.3: Gallic 37, Roman 33, Greek 26, Etruscan/Samnite 27; not Etruscan/Samnite 33."""
    cases: list[tuple[Player, str, str, str, bool]] = [
        ("ROM", "ROM-33", "GRE", "remove.ROM.elea", True),
        ("GRE", "GRE-26", "ROM", "remove.GRE.caere", True),
        ("ETS", "ETS-27", "ROM", "remove.ETR.capua", True),
        ("ETS", "ETS-33", "ROM", "remove.SAM.capua", False),
    ]
    for player, card, ally, point, may in cases:
        g = turn_of(player, card)
        g.alliances.append(Alliance(g.hands[player].powers[-1], ally))  # type: ignore[arg-type]
        _, first, later = played(g, card).asked("card.target").decision.choice.form()
        assert (point in (*first, *later)) is may, card
    g = turn_of("GAU", "GAU-37")
    g.alliances.append(Alliance("GAU", "ROM"))
    assert "roma" in played(g, "GAU-37").asked("card.target").decision.choice.form()[0]


@clause("SR-21.6")
def test_engines_serve_whoever_rolls() -> None:
    """SR-21.6: cards of siege and interception that name no power serve a non-player army too, by its player."""
    named = [one for one in cards().values() if one.trigger in ("before_own_siege_roll", "before_interception_roll")]
    for card in named:
        power = card.effects[0].get("power", "any")
        assert power == ("SAM" if card.id == "ETS-22" else "any"), card.id
    g = turn_of("CAR", "CAR-21")
    army(g, "CAR", "lilybaeum", 2, "hamilcar")
    assert able(g, cards()["CAR-21"])  # the leader recalled may be the one who returns


@clause("SR-31")
def test_the_same_seed_gives_the_same_game_and_dice_are_told() -> None:
    """SR-31: one seeded generator; rolls are told with their modifiers, and drawn under the name of their purpose."""
    ends: list[object] = []
    for _ in range(2):
        table = Table.start(GAME, Setup(chairs(4), "again", SwordOptions(), 1), marks=False)[0]
        pick = random.Random(9)
        for _ in range(60):
            table.submit(*choose(table, pick))
        ends.append(save(table.state))
        table.close()
    assert ends[0] == ends[1]
    g = bare()
    army(g, "ROM", "suessa", 4, "camillus")
    army(g, "GRE", "suessa", 4)
    scene = battle(g, "ROM", "GRE", "suessa")
    thrown = scene.lapse().events(DiceThrown)[0]
    assert len(thrown.attacker) == len(thrown.defender) == 3
    assert {"combat.attacker", "combat.defender"} <= {*g.dice.drawn}


@clause("SR-32.2")
def test_when_time_runs_out_the_default_is_taken() -> None:
    """SR-32.2: every awaited question of a whole game has one that is legal; who is away still has his points."""
    table = Table.start(GAME, Setup(chairs(5), "away", SwordOptions(), 1), marks=False)[0]
    while not table.over:
        waiting = [one.decision for one in table.open.values() if one.decision.awaited]
        assert waiting
        table.submit(waiting[0].seat, waiting[0].key, waiting[0].lapse, kind="lapse")
    assert table.state.winner is not None
    assert all(hand.vp >= 0 for hand in table.state.hands.values())
    table.close()


@clause("SR-6.5", "SR-DP28")
def test_in_a_window_silence_declines() -> None:
    """SR-6.5, SR-DP28: by default no card is played."""
    g = bare()
    g.played = Played("GAU", "GAU-26")
    held(g, "ROM", "ROM-29")
    scene = Scene(g, lambda state: respond(state, "enemy_event_played", ["ROM"]))
    assert scene.asked("card.counter", "ROM").decision.lapse == "decline"
    scene.lapse()
    assert not g.played.cancelled
    assert g.hands["ROM"].hand == ["ROM-29"]
