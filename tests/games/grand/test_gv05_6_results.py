"""GV-5.6: what the results of a direct battle mean for the commanders; GV-5.2: who of them shares the risk."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.grand.combat.events import SideBled
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.state import Grand
from games.republic.bench import numbered
from games.republic.combat.events import CommanderCaptured
from games.republic.events import ChitsDrawn
from tests.clauses import clause
from tests.games.grand.battles import NOBODY, armies, battle, dead
from tests.games.grand.laying import Play, board, event, force, office, rome_of

ROMAN_MASTER = (office(ROME, "dictator", 1), office(ROME, "master-of-horse", 6))


def counts(play: Play) -> list[int]:
    """How many chits were drawn, by the draw: for the attacker first."""
    return [len(one.chits) for one in play.saw(ChitsDrawn)]


@clause("GV-5.6", "GV-5.6.1", "GV-5.6.3", "GV-5.6.4", "GV-5.6.6")
@pytest.mark.parametrize(
    ("natural", "result", "drawn"),
    [
        (3, "defeat", []),  # total 4
        (6, "defeat", []),
        (7, "stalemate", [10, 10]),  # 5 legions and 5 fleets of each
        (8, "stalemate", [8, 8]),
        (11, "stalemate", [2, 2]),
        (12, "stalemate", []),  # nothing is lost, and nothing is drawn
        (13, "victory", [8, 8]),
        (16, "victory", [2, 2]),
    ],
)
def test_gv5_6_number_of_chits(play: Play, natural: int, result: str, drawn: Sequence[int]) -> None:
    """As many for each side as the attacker has lost; none on a Defeat."""
    told = battle(play, natural)
    assert (told.result, counts(play)) == (result, drawn)


@clause("GV-5.6.1")
def test_gv5_6_1_the_attackers_losses_count_for_both(play: Play) -> None:
    """Rome, with 4 veterans, loses 4 legions and 5 fleets, Carthage 5 and 5; 9 chits for each."""
    told = battle(play, 7, *armies(carthage={"legions": 8}, rome={"legions": 4, "veterans": 4}))
    assert (told.attacker, told.total, told.result) == (ROME, 8, "stalemate")
    assert {one.side: one.legions + one.fleets for one in play.saw(SideBled)} == {ROME: 9, CARTHAGE: 10}
    assert counts(play) == [9, 9]


@clause("GV-5.6.2")
def test_gv5_6_2_victory_without_losses(play: Play) -> None:
    """All units of the defender are gone; only his commanders are checked, with a chit for each of them."""
    told = battle(play, 17, *armies(carthage={"legions": 6, "fleets": 5}, rome={"legions": 6}))
    assert (told.total, told.result) == (18, "victory-all")
    assert counts(play) == [11]
    assert not play.g.carthage.forces


@clause("GV-5.6.2")
def test_gv5_6_2_the_commander_of_the_beaten_may_die(play: Play) -> None:
    """Mago is hit; Cornelius, whose number is drawn from Carthage's bag too, is not."""
    battle(play, 17, chits={CARTHAGE: ["1", *NOBODY[CARTHAGE]]})
    assert dead(play) == ["fam-mago"]


@clause("GV-5.6.3", "GV-5.6.6")
def test_gv5_6_3_stalemate_both_may_die(play: Play) -> None:
    """Chits of each republic's own bag hit its own commanders."""
    battle(play, 8, chits={CARTHAGE: ["1", *NOBODY[CARTHAGE]], ROME: ["none", "1", *NOBODY[ROME][1:]]})
    assert dead(play) == ["fam-cornelius", "fam-mago"]  # the attacker's chits first


@clause("GV-5.6.1")
def test_gv5_6_1_victory_both_may_die(play: Play) -> None:
    """Chits can hit any commander on either side."""
    battle(play, 13, chits={CARTHAGE: ["1", *NOBODY[CARTHAGE]], ROME: ["1", *NOBODY[ROME]]})
    assert dead(play) == ["fam-cornelius", "fam-mago"]


@clause("GV-5.6.4")
def test_gv5_6_4_on_a_defeat_nobody_dies(play: Play) -> None:
    """Neither by chits nor by the rule of RR-1.10.2."""
    battle(play, 4, chits={ROME: ["1"], CARTHAGE: ["1"]})
    assert dead(play) == []
    assert not counts(play)


@clause("GV-5.6.5")
def test_gv5_6_5_defeat_of_all(play: Play) -> None:
    """The attacker loses all, and only his commanders are checked, with a chit for each unit."""
    told = battle(
        play, 3, *armies(rome={"legions": 4, "fleets": 5}, carthage={"legions": 2}), event(ROME, "te-evil-omens", 4)
    )
    assert (told.attacker, told.total, told.result) == (ROME, 3, "defeat-all")
    assert counts(play) == [9]
    assert {one.side: (one.legions, one.fleets) for one in play.saw(SideBled)} == {ROME: (4, 5), CARTHAGE: (0, 0)}


@clause("GV-5.6.6")
def test_gv5_6_6_nobody_is_captured(play: Play) -> None:
    """Not even by the last chit."""
    chits = {ROME: [*NOBODY[ROME][:7], "1"], CARTHAGE: [*NOBODY[CARTHAGE][:7], "1"]}
    battle(play, 8, chits=chits)
    assert sorted(dead(play)) == ["fam-cornelius", "fam-mago"]
    assert not play.saw(CommanderCaptured)


@clause("GV-5.2")
def test_gv5_2_all_who_are_there_share_the_risk(play: Play) -> None:
    """The commander of another force can be hit too; nobody who is not there."""
    more = [force(ROME, "punic-2", 7, legions=2)]
    battle(play, 8, *armies(rome={"legions": 8}), *more, chits={ROME: ["7", "4", *NOBODY[ROME]]})
    assert dead(play) == ["fam-fulvius"]


@clause("GV-5.2", "RR-1.10.7")
def test_gv5_2_a_master_of_horse_too(play: Play) -> None:
    """He can be hit; if his Dictator dies he comes home and is Master no longer."""
    battle(play, 9, *armies(rome={"led": (1, 6), "legions": 8}), *ROMAN_MASTER, chits={ROME: ["1", *NOBODY[ROME]]})
    assert dead(play) == ["fam-cornelius"]
    manlius = play.rome.senators["fam-manlius"]
    assert (manlius.place, manlius.office) == ("rome", "")


# GV-5.6.3: a Stalemate


@clause("GV-5.6.3")
def test_gv5_6_3_survivors_stay_on_their_own_cards(play: Play) -> None:
    """Cornelius is Proconsul, Mago in the field; the war goes on."""
    battle(play, 9)
    (mine,), (other,) = play.g.carthage.forces.values(), play.rome.forces.values()
    assert (mine.war, len(mine.units.legions), mine.units.fleets, mine.commanders) == (
        "roman-war-2",
        7,
        2,
        ["fam-mago"],
    )
    assert (other.war, len(other.units.legions), other.commanders) == ("punic-2", 7, ["fam-cornelius"])
    assert play.rome.senators["fam-cornelius"].proconsul
    assert play.g.carthage.senators["fam-mago"].place == "force"
    assert not play.g.war(2).settled


@clause("RR-1.10.8")
def test_gv5_6_3_a_master_of_horse_comes_home(play: Play) -> None:
    """His Dictator stays as Proconsul."""
    battle(play, 9, *armies(rome={"led": (1, 6), "legions": 7}), *ROMAN_MASTER)
    assert play.rome.senators["fam-cornelius"].proconsul
    assert play.rome.senators["fam-manlius"].place == "rome"


@clause("GV-5.6.3", "RC-11.1")
def test_gv5_6_3_public_reaction(play: Play) -> None:
    """Mago has fought without winning."""
    battle(play, 9)
    campaign = play.g.carthage.senators["fam-mago"].campaign
    assert campaign is not None
    assert (campaign.turn, campaign.won) == (play.g.carthage.turn, False)


@clause("GV-5.6.3")
def test_gv5_6_3_nothing_is_left_of_a_force(play: Play) -> None:
    """All units lost and its commander dead: the force is gone, the war undecided."""
    changes = armies(rome={"legions": 2, "fleets": 5}, carthage={"legions": 2})
    first = {"battle.attacker.rome": [6, 6], "battle.attacker.carthage": [1, 1]}
    told = battle(play, 8, *changes, chits={ROME: ["1", *NOBODY[ROME]]}, dice=first)
    assert told.result == "stalemate"
    assert not play.rome.forces
    assert not play.g.war(2).settled


@clause("GV-5.6.3")
def test_gv5_6_3_next_turn_they_meet_again(play: Play) -> None:
    """Both still attack, Cornelius as Proconsul, with what is left: they fight each other again."""

    def proconsul(g: Grand) -> None:
        one = rome_of(g).senators["fam-cornelius"]
        one.proconsul, one.office = True, ""

    told = battle(play, 13, *armies(carthage={"legions": 6}, rome={"legions": 6}), proconsul)
    assert (told.carthage, told.rome, told.result) == (9, 10, "victory")


@clause("GV-5.8", "RR-1.11.3")
def test_gv5_8_a_master_of_horse_has_won_nothing(play: Play) -> None:
    """The Dictator has fought, and may revolt; who helped him has no campaign of his own."""
    battle(play, 15, *armies(rome={"led": (1, 6)}), *ROMAN_MASTER)
    fought = {number: numbered(play.rome, number).campaign for number in (1, 6)}
    assert (fought[1] is not None and fought[1].land_victory, fought[6]) == (True, None)


@clause("GV-5.6.3", "GV-5.7")
@pytest.mark.parametrize("side", [CARTHAGE, ROME])
def test_gv5_6_3_who_controls_the_sea_of_war_1_stays_at_war_2_without_a_legion(play: Play, side: Side) -> None:
    """Only at the first war there is nothing left for fleets to do once the sea is won."""
    name = {CARTHAGE: "roman-war-2", ROME: "punic-2"}[side]
    fleets = force(side, name, 4, fleets=3)
    battle(play, 11, *armies(), fleets, lambda g: setattr(g.war(1), "sea", side))
    assert numbered(board(play.g, side), 4).place == "force"
