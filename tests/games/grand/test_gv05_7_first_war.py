"""GV-5.7: the first war: at sea, then on land; GV-DP6: who controls the sea opens the battle on land, or does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.grand.combat.events import DirectBattleFought, LandBattleDecided, SideBled
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.seen.see import view
from games.grand.state import Grand, Half
from games.grand.wars.events import SeaControlled, WarSettled
from games.republic.bench import numbered
from games.republic.combat.events import BattleFought, BlamedForLosses, GloryWon, VeteranArose
from games.republic.events import ChitsDrawn
from games.rome.combat.events import BecameProconsul
from tests.clauses import clause
from tests.games.grand.battles import NOBODY, armies, dead, fight, hire_nobody, three
from tests.games.grand.laying import Change, Play, board, force, rome_of, settled

KIND = "combat.land-battle"
AT_SEA = {"fleets": 10, "legions": 10}
STRONG = {"legions": 14, "fleets": 10}


def war_one(play: Play, naturals: int | Sequence[int], *changes: Change, **how: Any) -> Play:
    """War 1 is fought: 10 fleets and 10 legions of each, 13 to 14, but where it says otherwise."""
    usual = () if changes and changes[0] is NONE else armies(1, carthage=AT_SEA, rome=AT_SEA)
    fight(play, naturals, *usual, *[one for one in changes if one is not NONE], number=1, **how)
    return play


def NONE(_g: Grand) -> None:  # noqa: N802 - a mark: no forces but those that follow
    """Nothing is laid."""


def sea(side: Side) -> Change:
    """A republic controls the sea."""

    def change(g: Grand) -> None:
        g.war(1).sea = side
        for half in g.halves():
            face = half.wars["roman-war-1" if half is g.carthage else "punic-1"]
            face.naval_victory = half.half == side

    return change


def fought(play: Play) -> list[tuple[str, str, str]]:
    """Where they fought, who attacked, and what came of it."""
    return [(one.ground, one.attacker, one.result) for one in play.saw(DirectBattleFought)]


# At sea


@clause("GV-5.2", "GV-5.7")
def test_gv5_7_naval_strength(play: Play) -> None:
    """Fleets and MIL, at most as much: 8 and 3 against 3 and 3."""
    war_one(play, 10, NONE, *armies(1, carthage={"fleets": 8}, rome={"fleets": 3}))
    (told,) = play.saw(DirectBattleFought)
    assert (told.ground, told.carthage, told.rome, told.attacker) == ("sea", 11, 6, CARTHAGE)


@clause("GV-5.7")
@pytest.mark.parametrize(
    ("natural", "result", "winner"),
    [(15, "victory", ROME), (17, "victory-all", ROME), (4, "defeat", CARTHAGE), (10, "stalemate", "")],
)
def test_gv5_7_the_winner_takes_the_sea(play: Play, natural: int, result: str, winner: str) -> None:
    """Rome attacks with 14 to 13; who wins controls the sea, and the loser does not withdraw."""
    war_one(play, natural)
    assert fought(play) == [("sea", ROME, result)]
    assert play.g.war(1).sea == winner
    assert not play.g.war(1).settled
    assert [half.wars[face].naval_victory for half, face in faces(play)] == [winner == CARTHAGE, winner == ROME]
    assert [len(half.forces) for half, _ in faces(play)] == [1, 1]


def faces(play: Play) -> list[tuple[Half, str]]:
    """Both boards, and their faces."""
    return [(play.g.carthage, "roman-war-1"), (play.rome, "punic-1")]


@clause("GV-5.7")
def test_gv5_7_a_stalemate_leaves_the_sea_as_it_was(play: Play) -> None:
    """Carthage controlled it, and still does."""
    war_one(play, 10, sea(CARTHAGE))
    assert play.g.war(1).sea == CARTHAGE
    assert not play.saw(SeaControlled)


@clause("GV-5.7", "GV-4.12")
def test_gv5_7_the_sea_changes_hands(play: Play) -> None:
    """Rome takes it from Carthage, and the other marker is removed."""
    war_one(play, 15, sea(CARTHAGE))
    assert [one.side for one in play.saw(SeaControlled)] == [ROME]
    assert [half.wars[face].naval_victory for half, face in faces(play)] == [False, True]


@clause("GV-5.5")
def test_gv5_7_legions_on_board_suffer_too(play: Play) -> None:
    """4 legions and 4 fleets on each side, and POP for the legions (GV-5.9)."""
    war_one(play, 13)
    assert {(one.side, one.legions, one.fleets) for one in play.saw(SideBled)} == {(ROME, 4, 4), (CARTHAGE, 4, 4)}
    assert [one.popularity for one in play.saw(BlamedForLosses)] == [2, 2]


@clause("GV-5.7")
def test_gv5_7_chits_apply(play: Play) -> None:
    """8 for each side, and they may hit."""
    war_one(play, 13, chits={CARTHAGE: ["1", *NOBODY[CARTHAGE]]})
    assert [len(one.chits) for one in play.saw(ChitsDrawn)] == [8, 8]
    assert dead(play) == ["fam-mago"]


@clause("GV-5.9", "GV-5.11")
def test_gv5_9_nothing_is_gained_for_a_sea_battle(play: Play) -> None:
    """Neither INF nor POP, nor a veteran."""
    war_one(play, 17)
    assert not play.saw(GloryWon)
    assert not play.saw(VeteranArose)


@clause("GV-5.10")
@pytest.mark.parametrize(("natural", "change"), [(15, -1), (4, 0), (10, 0)])
def test_gv5_10_unrest_of_a_sea_battle(play: Play, natural: int, change: int) -> None:
    """Won -1, lost 0, Stalemate 0; Rome had 3."""
    war_one(play, natural, lambda g: setattr(rome_of(g), "unrest", 3))
    assert play.rome.unrest == 3 + change


@clause("GV-5.12")
def test_gv5_12_a_sea_battle_with_a_surviving_fleet(play: Play) -> None:
    """Her own face is prosecuted."""
    war_one(play, 10)
    assert not play.rome.wars["punic-1"].unprosecuted


@clause("GV-5.12")
def test_gv5_12_a_sea_battle_without_a_surviving_fleet(play: Play) -> None:
    """All 4 fleets of Rome are lost in a Stalemate; her own face is Unprosecuted."""
    war_one(play, 8, NONE, *armies(1, carthage={"fleets": 4}, rome={"fleets": 4}))
    assert [one.result for one in play.saw(DirectBattleFought)] == ["stalemate"]
    assert play.rome.wars["punic-1"].unprosecuted


# Who alone has fleets


@clause("GV-5.7")
@pytest.mark.parametrize(("sailing", "ashore"), [(CARTHAGE, ROME), (ROME, CARTHAGE)])
def test_gv5_7_who_alone_has_fleets_takes_the_sea(play: Play, sailing: Side, ashore: Side) -> None:
    """Without a roll, though it be from the other."""
    at_sea, on_land = {"fleets": 2}, {"fleets": 0}
    mine = armies(1, carthage=at_sea, rome=on_land) if sailing == CARTHAGE else armies(1, carthage=on_land, rome=at_sea)
    war_one(play, 10, NONE, *mine, sea(ashore))
    assert play.g.war(1).sea == sailing
    assert not fought(play)


@clause("GV-5.7")
def test_gv5_7_without_any_fleet_nobody_takes_it(play: Play) -> None:
    """With legions alone there is neither a battle at sea nor one on land."""
    war_one(play, 10, NONE, *armies(1, carthage={"fleets": 0}, rome={"fleets": 0}))
    assert play.g.war(1).sea == ""
    assert not fought(play)
    assert not play.saw(LandBattleDecided)


# GV-DP6


@clause("GV-DP6")
def test_gv5_dp6_the_commander_with_sea_control_is_asked(play: Play) -> None:
    """After his victory at sea, the player of Cornelius."""
    war_one(play, 16)
    assert play.asked() == [("diamond", KIND)]
    asked = play.decision("diamond", KIND)
    assert (asked.clause, asked.point, asked.half, asked.about["senator"]) == ("GV-5.7", "GV-DP6", "", "fam-cornelius")


@clause("GV-DP6")
def test_gv5_dp6_default_yes(play: Play) -> None:
    """13 against 12 on land, each with 9 legions: Rome attacks by default."""
    war_one(play, [16, 13])
    asked = play.decision("diamond", KIND)
    seen = view(play.g, None).battle
    assert seen is not None
    assert (seen.ground, seen.sides[CARTHAGE].strength, seen.sides[ROME].strength) == ("land", 12, 13)
    assert (asked.about["against"], asked.lapse) == ("force", "attack")


@clause("GV-DP6")
def test_gv5_dp6_default_no(play: Play) -> None:
    """With equal or lower totals it waits: Carthage takes the sea with 9 legions and MIL 3 against 9 and 4."""
    war_one(play, [6, 13])  # total 7
    asked = play.decision("diamond", KIND)
    assert (play.g.war(1).sea, asked.about["against"], asked.lapse) == (CARTHAGE, "force", "wait")


@clause("GV-5.7")
def test_gv5_dp6_who_waits_stays(play: Play) -> None:
    """Nothing more happens; Cornelius is Proconsul, both forces stay."""
    war_one(play, 16)
    play.answer("diamond", KIND, "wait")
    assert [(one.side, one.senator, one.against, one.attacks) for one in play.saw(LandBattleDecided)] == [
        (ROME, "fam-cornelius", "force", False)
    ]
    assert [one.senator for one in play.saw(BecameProconsul)] == ["fam-cornelius"]
    assert [len(half.forces) for half in (play.g.carthage, play.rome)] == [1, 1]


@clause("GV-5.7")
@pytest.mark.parametrize(("natural", "winner"), [(15, ROME), (4, CARTHAGE)])
def test_gv5_7_the_land_battle_decides_the_war(play: Play, natural: int, winner: Side) -> None:
    """Rome has the sea and opens the battle with 13 to 12; the loser loses war 1."""
    war_one(play, [16, natural])
    play.answer("diamond", KIND, "attack")
    hire_nobody(play)
    assert [(one.number, one.winner, one.how) for one in play.saw(WarSettled)] == [(1, winner, "battle")]
    assert [one.ground for one in play.saw(DirectBattleFought)] == ["land"]


@clause("GV-5.7")
@pytest.mark.parametrize(("natural", "winner"), [(15, CARTHAGE), (4, ROME)])
def test_gv5_7_carthage_opens_the_land_battle(play: Play, natural: int, winner: Side) -> None:
    """Carthage takes the sea and opens it with 16 to 13."""
    war_one(play, [16, natural], NONE, *armies(1, carthage=STRONG, rome={"fleets": 8}))
    assert play.g.war(1).sea == CARTHAGE
    play.lapse("diamond", KIND)
    hire_nobody(play)
    assert [one.winner for one in play.saw(WarSettled)] == [winner]


@clause("GV-5.7")
def test_gv5_7_the_higher_land_total_attacks(play: Play) -> None:
    """Whoever holds the sea: Carthage opens it with 12, and Rome with 13 is the attacker."""
    war_one(play, [6, 10])
    play.answer("diamond", KIND, "attack")
    hire_nobody(play)
    (told,) = play.saw(DirectBattleFought)
    assert (told.attacker, told.carthage, told.rome) == (ROME, 12, 13)


@clause("GV-5.6.3")
def test_gv5_7_a_stalemate_on_land(play: Play) -> None:
    """Undecided; the sea is Rome's, and both stay."""
    war_one(play, [16, 10])
    play.answer("diamond", KIND, "attack")
    hire_nobody(play)
    assert not play.g.war(1).settled
    assert play.g.war(1).sea == ROME
    assert [len(half.forces) for half in (play.g.carthage, play.rome)] == [1, 1]


@clause("GV-5.7")
def test_gv5_7_the_other_fights_without_a_commander(play: Play) -> None:
    """Mago has died at sea; his legions fight all the same, without MIL and without fleet support."""
    mine = armies(1, carthage={"fleets": 5}, rome={"fleets": 10})
    war_one(play, [10, 13], NONE, *mine, chits={CARTHAGE: ["1", *NOBODY[CARTHAGE]]})
    assert dead(play) == ["fam-mago"]
    play.answer("diamond", KIND, "attack")
    (told,) = play.saw(DirectBattleFought)
    assert (told.ground, told.carthage, told.attacker) == ("land", 8, ROME)


@clause("GV-5.7")
def test_gv5_7_without_fleet_support_no_land_battle(play: Play) -> None:
    """Rome takes the sea with 3 fleets left; her card asks for 5."""
    war_one(play, 13, NONE, *armies(1, carthage={"fleets": 6}, rome={"fleets": 7}))
    assert play.g.war(1).sea == ROME
    assert not play.asked(KIND)


@clause("GV-5.7")
def test_gv5_7_without_a_commander_no_land_battle(play: Play) -> None:
    """Cornelius has died in his victory at sea."""
    war_one(play, 16, chits={ROME: ["1", *NOBODY[ROME]]})
    assert play.g.war(1).sea == ROME
    assert not play.asked(KIND)


@clause("GV-5.7")
def test_gv5_7_without_sea_control_no_land_battle(play: Play) -> None:
    """Nobody controls the sea after a Stalemate."""
    war_one(play, 10)
    assert not play.asked(KIND)


@clause("RR-1.10.12")
def test_gv5_7_fleets_only_of_the_winner_come_home(play: Play) -> None:
    """A force without a legion has done what it was sent for."""
    war_one(play, 16, NONE, *armies(1, carthage={"legions": 0, "fleets": 10}, rome={"legions": 0, "fleets": 10}))
    assert play.g.war(1).sea == ROME
    assert not play.rome.forces
    assert numbered(play.rome, 1).place == "rome"
    assert len(play.g.carthage.forces) == 1  # the loser does not withdraw


@clause("RC-10.2.7")
def test_gv5_7_fleets_only_of_carthage_come_home(play: Play) -> None:
    """Likewise."""
    war_one(play, 5, NONE, *armies(1, carthage={"legions": 0, "fleets": 10}, rome={"legions": 0, "fleets": 10}))
    assert play.g.war(1).sea == CARTHAGE
    assert not play.g.carthage.forces
    assert numbered(play.g.carthage, 1).place == "carthage"


# The own card


@clause("GV-5.7")
def test_gv5_7_against_the_own_card(play: Play) -> None:
    """Carthage has no legions left: Rome may fight the land part of her own card (10), by her own rules."""
    dice = {"rome.battle.punic-1": three(15)}
    mine = armies(1, carthage={"legions": 0, "fleets": 6}, rome={"fleets": 10})
    war_one(play, 12, NONE, *mine, dice=dice)
    asked = play.decision("diamond", KIND)
    assert (asked.about["against"], asked.lapse) == ("card", "attack")  # 13 or so against 10
    play.answer("diamond", KIND, "attack")
    (told,) = play.saw(BattleFought)
    assert (told.war, told.ground, told.enemy, told.result) == ("punic-1", "land", 10, "victory")
    assert [(one.winner, one.how) for one in play.saw(WarSettled)] == [(ROME, "victory")]


@clause("GV-5.7")
def test_gv5_7_carthage_against_the_own_card(play: Play) -> None:
    """Rome has no legions: the 1st Roman War (12) is fought by RC, with a mercenary card if there is one."""
    dice = {"carthage.battle.roman-war-1": three(12)}
    mine = armies(1, carthage=STRONG, rome={"legions": 0, "fleets": 6})
    war_one(play, 12, NONE, *mine, dice=dice)
    assert play.decision("diamond", KIND).about["against"] == "card"
    play.lapse("diamond", KIND)
    hire_nobody(play)
    (told,) = play.saw(BattleFought)
    assert (told.war, told.enemy) == ("roman-war-1", 12)


@clause("GV-DP6")
def test_gv5_7_own_card_default_no(play: Play) -> None:
    """With a land total that is not higher than the card's 10 it waits."""
    mine = armies(1, carthage={"legions": 0, "fleets": 6}, rome={"fleets": 10, "legions": 6})
    war_one(play, 12, NONE, *mine)
    asked = play.decision("diamond", KIND)
    assert (asked.about["against"], asked.lapse) == ("card", "wait")
    play.lapse("diamond", KIND)
    assert not play.saw(BattleFought)


# One alone


@clause("GV-4.12")
@pytest.mark.parametrize(("side", "face"), [(CARTHAGE, "roman-war-1"), (ROME, "punic-1")])
def test_gv4_14_one_alone_fights_his_card_at_sea(play: Play, side: Side, face: str) -> None:
    """War 1 is fought by the attacker's own rules; its fleet beaten, he controls the sea."""
    dice = {f"{side}.battle.{face}": three(18)}
    war_one(play, 10, NONE, force(side, face, 1, legions=0, fleets=12), dice=dice)
    (told,) = play.saw(BattleFought)
    assert (told.war, told.ground, told.result) == (face, "sea", "victory")
    assert play.g.war(1).sea == side


@clause("GV-1.3")
def test_gv5_7_a_settled_war_is_not_fought(play: Play) -> None:
    """Nothing happens any more."""
    war_one(play, 10, NONE, settled(1, CARTHAGE))
    assert not fought(play)
    assert board(play.g, ROME).wars.get("punic-1") is None


@clause("GV-DP6", "GV-5.7")
@pytest.mark.parametrize(("romans", "default"), [(6, "attack"), (7, "wait"), (8, "wait")])
def test_gv5_7_if_absent_he_attacks_only_with_a_higher_total(play: Play, romans: int, default: str) -> None:
    """Mago has 8 and MIL 3, Cornelius as many legions and MIL 4: equal totals are not higher."""
    war_one(play, 10, NONE, *armies(1, carthage={"fleets": 10, "legions": 8}, rome={"fleets": 0, "legions": romans}))
    assert play.decision("diamond", KIND).lapse == default
