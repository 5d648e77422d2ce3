"""RR-1.12.3: a Rebel who has won while four Wars are Active has to save Rome first."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.combat.events import BattleDrawnUp, BattleFought, GloryWon, WarWon
from games.republic.pieces import CIVIL_WAR
from games.rome.basics.events import GameEnded
from games.rome.combat.events import ConquestBegan, ConquestEnded
from games.rome.pieces import Civil, War
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.combat import GAUL, SYRIA, Change, combat, dead, province, rebel, war
from tests.games.rome.forum import three
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, numbered

TRIANGLE = Seat("triangle")
WARS = (GAUL, SYRIA, "illyrian-1", "invasion-germania")  # 10, 6 and 2 fleets, 5 and 3 fleets, 6
WON = GameEnded("rebel", TRIANGLE)
LOST = GameEnded("wars", None)


def threatened(play: Play, *changes: Change, legions: int = 8, home: int = 4, fleets: int = 5, **how: Any) -> Play:
    """Fabius (MIL 4, triangle) has won, and four Wars are Active: with those at home he has 12 legions, 5 fleets."""

    def change(g: Rome) -> None:
        for name in WARS:
            war(name)(g)
        rebel(2, legions)(g)
        g.army.active.legions = g.army.active.legions[:home]
        g.army.active.fleets, g.army.pool_fleets = fleets, g.army.pool_fleets - fleets
        for one in changes:
            one(g)

    rolls = {f"battle.{name}": three(13 - 1) for name in WARS}
    how["dice"] = {**rolls, **how.get("dice", {})}
    return combat(play, change, scenario="alternative", **how)


@clause("RR-1.12.3", "RR-DP91")
def test_he_takes_all_there_is_and_attacks_the_war_he_likes(play: Play) -> None:
    threatened(play, step="combat.end")
    assert play.saw(ConquestBegan) == [ConquestBegan("fam-fabius", 12, 5)]
    assert sorted(play.options("triangle", "revolution.conquest")) == sorted(WARS)
    play.answer("triangle", "revolution.conquest", GAUL)
    assert [one.war for one in play.saw(BattleFought)] == [GAUL]
    (told,) = play.saw(BattleDrawnUp)
    assert (told.units, told.military, told.enemy) == (12, 4, 10)
    assert play.saw(ConquestEnded) == [ConquestEnded(saved=True)]
    assert play.saw(GameEnded) == [WON]
    assert play.g.ending
    assert play.g.ending.winner == TRIANGLE
    invariants(play.g)


@clause("RR-1.12.3", "RR-DP91")
def test_if_absent_the_weakest_first(play: Play) -> None:
    threatened(play)
    assert play.decision("triangle", "revolution.conquest").lapse == "illyrian-1"
    play.lapse("triangle", "revolution.conquest")
    assert [one.war for one in play.saw(WarWon)] == ["illyrian-1"]
    assert play.saw(GameEnded) == [WON]


@clause("RR-1.12.3")
def test_only_active_wars_can_be_attacked(play: Play) -> None:
    threatened(play, war("parthian", "inactive"))
    for name in ("parthian", CIVIL_WAR):
        with pytest.raises(IllegalAnswer):
            play.answer("triangle", "revolution.conquest", name)


@clause("RR-1.12.3")
def test_until_fewer_than_four_remain(play: Play) -> None:
    threatened(play, war("parthian"))
    play.answer("triangle", "revolution.conquest", GAUL)
    assert (play.saw(WarWon)[0].war, play.saw(GameEnded)) == (GAUL, [])
    play.answer("triangle", "revolution.conquest", SYRIA)
    assert play.saw(GameEnded) == [WON]


@clause("RR-1.12.3")
@pytest.mark.parametrize("natural", [5, 3])
def test_without_a_victory_all_lose(play: Play, natural: int) -> None:
    threatened(play, dice={f"battle.{GAUL}": three(natural)})
    play.answer("triangle", "revolution.conquest", GAUL)
    assert play.saw(ConquestEnded) == [ConquestEnded(saved=False)]
    assert play.saw(GameEnded) == [LOST]


@clause("RR-1.12.3")
def test_without_the_fleet_support_too(play: Play) -> None:
    threatened(play, fleets=1)
    play.answer("triangle", "revolution.conquest", SYRIA)
    assert (play.saw(BattleFought), play.saw(GameEnded)) == ([], [LOST])


@clause("RR-1.12.3", "RR-1.10.12")
@pytest.mark.parametrize(("on_land", "ending"), [(16, WON), (3, LOST)])
def test_a_fleet_must_be_beaten_first(play: Play, on_land: int, ending: GameEnded) -> None:
    """The 1st Cilician Pirates have land 3, support 2 and fleet 8."""
    name = "cilician-1"
    sides = war(name), lambda g: g.wars.pop(GAUL)
    dice = {f"battle.{name}": [*three(16), *three(on_land)]}
    threatened(play, *sides, fleets=12, dice=dice, legions=2, home=0)
    play.answer("triangle", "revolution.conquest", name)
    assert [one.ground for one in play.saw(BattleFought)] == ["sea", "land"]
    assert play.saw(GameEnded) == [ending]


@clause("RR-1.12.3")
@pytest.mark.parametrize(("more", "ending"), [([], WON), ([war("parthian")], LOST)])
def test_his_death_in_the_last_necessary_victory_costs_nothing(
    play: Play, more: list[Change], ending: GameEnded
) -> None:
    """12 legions and MIL 4 against 10: an 8 comes to 14, which costs four of each."""
    threatened(play, *more, dice={f"battle.{GAUL}": three(8)}, chits=("2", *map(str, range(16, 31))))
    play.answer("triangle", "revolution.conquest", GAUL)
    assert "fam-fabius" in dead(play)
    assert play.saw(GameEnded) == [ending]


@clause("RR-1.12.3")
def test_he_wins_no_glory_by_it(play: Play) -> None:
    threatened(play)
    play.lapse("triangle", "revolution.conquest")
    assert play.saw(GloryWon) == []


@clause("RR-1.12.3", "RR-2.03.8")
def test_who_has_won_at_home_sets_out(play: Play) -> None:
    def change(g: Rome) -> None:
        for name in WARS:
            war(name)(g)
        province("sicilia", 6)(g)
        numbered(g, 6).rebel = True
        g.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active")
        g.civil = Civil(primary="fam-manlius", marching=False, triumphant=True)

    options = {"provincial_wars": True, "rebel_governors": True}
    combat(play, change, step="combat.end", options=options, scenario="alternative")
    assert play.saw(ConquestBegan) == [ConquestBegan("fam-manlius", 4, 0)]
    assert play.asked() == [("triangle", "revolution.conquest")]
    invariants(play.g)
