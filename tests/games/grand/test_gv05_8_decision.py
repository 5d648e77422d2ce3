"""GV-5.8 to 5.12: what a direct battle on land brings the winner, and costs the loser: won and lost on each side."""

from __future__ import annotations

import pytest

from games.carthage.revolution.events import PublicReacted
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.seen.see import view
from games.grand.wars.events import WarSettled
from games.republic.bench import numbered
from games.republic.combat.events import BlamedForLosses, GloryWon, VeteranArose, WarWon
from games.rome.basics.events import UnrestChanged
from games.rome.combat.events import BecameProconsul
from tests.clauses import clause
from tests.games.grand.battles import NOBODY, SECOND, armies, battle, fight, hire_nobody
from tests.games.grand.laying import Play, board, force, office, rome_of, settled, statesman, war

ROME_WINS, CARTHAGE_WINS = 15, 5  # natural rolls: totals 16 and 6, where 2 legions and 2 fleets are lost


# GV-5.8: won and lost


@clause("GV-5.8", "GV-6.1")
def test_gv5_8_rome_wins(play: Play) -> None:
    """Spoils and Provinces of the 2nd Punic War; the 2nd Roman War is a Lost War, with what it costs."""
    before = rome_money(play)
    battle(play, ROME_WINS)
    assert [(one.number, one.winner, one.how) for one in play.saw(WarSettled)] == [(2, ROME, "battle")]
    assert [(one.war, one.spoils) for one in play.saw(WarWon)] == [("punic-2", 25)]
    assert play.rome.treasury == before + 25
    assert {"hispania-citerior", "hispania-ulterior"} <= set(play.rome.provinces)
    assert "punic-2" not in play.rome.wars
    assert play.g.carthage.wars["roman-war-2"].status == "lost"
    assert "coastal-spain" not in play.g.carthage.provinces
    seen = view(play.g, None).wars[1]
    assert (seen.states[ROME], seen.states[CARTHAGE]) == ("won", "lost")


def rome_money(play: Play) -> int:
    """What Rome has before the battle."""
    play.at("combat.opening")
    return play.rome.treasury


@clause("GV-5.8", "GV-6.2")
def test_gv5_8_carthage_wins(play: Play) -> None:
    """Spoils of the 2nd Roman War; the 2nd Punic War is gone and creates no Provinces."""
    play.at("combat.opening")
    before = play.g.carthage.treasury
    battle(play, CARTHAGE_WINS)
    assert [(one.number, one.winner, one.how) for one in play.saw(WarSettled)] == [(2, CARTHAGE, "battle")]
    assert [(one.war, one.spoils) for one in play.saw(WarWon)] == [("roman-war-2", 40)]
    assert play.g.carthage.treasury == before + 40
    assert not {"punic-2"} & set(play.rome.wars)
    assert not {"hispania-citerior", "hispania-ulterior"} & set(play.rome.provinces)
    assert "roman-war-2" not in play.g.carthage.wars
    assert "coastal-spain" in play.g.carthage.provinces


@clause("GV-5.8")
@pytest.mark.parametrize(("natural", "loser"), [(ROME_WINS, CARTHAGE), (CARTHAGE_WINS, ROME)])
def test_gv5_8_the_losers_men_come_home(play: Play, natural: int, loser: Side) -> None:
    """Surviving units return to Active Forces, the commander home; he is no Proconsul."""
    play.at("combat.opening")
    at_home = len(board(play.g, loser).army.active.legions), board(play.g, loser).army.active.fleets
    battle(play, natural)
    half = board(play.g, loser)
    assert not half.forces
    assert (len(half.army.active.legions), half.army.active.fleets) == (at_home[0] + 8, at_home[1] + 3)
    assert numbered(half, 1).in_capital
    assert not play.saw(BecameProconsul)


@clause("GV-5.8")
@pytest.mark.parametrize(("natural", "winner"), [(ROME_WINS, ROME), (CARTHAGE_WINS, CARTHAGE)])
def test_gv5_8_the_winners_force_is_victorious(play: Play, natural: int, winner: Side) -> None:
    """Its commander may revolt in the Revolution Phase."""
    battle(play, natural)
    (one,) = board(play.g, winner).forces.values()
    assert (one.victorious, len(one.units.legions), one.units.fleets) == (True, 8, 3)
    campaign = numbered(board(play.g, winner), 1).campaign
    assert campaign is not None
    assert campaign.land_victory


@clause("GV-5.8", "RR-1.10.4")
def test_gv5_8_another_force_of_the_winner_comes_home(play: Play) -> None:
    """Only the force of the commander is victorious."""
    battle(play, ROME_WINS, *armies(rome={"legions": 6}), force(ROME, "punic-2", 4, legions=4, fleets=0))
    (one,) = play.rome.forces.values()
    assert (one.commanders, one.victorious) == (["fam-cornelius"], True)
    assert numbered(play.rome, 4).place == "rome"


@clause("GV-5.8", "RC-11.1")
def test_gv5_8_public_reaction_to_the_beaten(play: Play) -> None:
    """A beaten Carthaginian commander rolls, though he has come home."""
    dice = {"carthage.public-reaction": [6, 5]}
    fight(play, ROME_WINS, *SECOND, *armies(), dice=dice, stop="carthage:revolution.deals")
    hire_nobody(play)
    assert [one.senator for one in play.saw(PublicReacted)] == ["fam-mago"]


@clause("GV-5.8")
def test_gv5_8_decides_even_if_nobody_is_left(play: Play) -> None:
    """Rome wins with all units gone and Cornelius dead: the war is won all the same."""
    changes = armies(rome={"legions": 2, "veterans": 2}, carthage={"legions": 4})
    told = battle(play, 13, *changes, chits={ROME: ["1", *NOBODY[ROME]]})
    assert (told.attacker, told.total, told.result) == (ROME, 14, "victory")
    assert play.g.war(2).winner == ROME
    assert [one.war for one in play.saw(WarWon)] == ["punic-2"]
    assert not play.saw(GloryWon)


@clause("GV-5.8")
def test_gv5_8_a_war_in_the_third_series(play: Play) -> None:
    """The 3rd war, where Carthage needs no fleet support and Rome 1: Africa is a Province of Rome."""
    changes = [settled(1), settled(2), war(CARTHAGE, "roman-war-3"), war(ROME, "punic-3")]
    fight(play, ROME_WINS, *changes, *armies(3, carthage={"fleets": 0}, rome={"fleets": 1}), number=3)
    hire_nobody(play)
    assert play.g.war(3).winner == ROME
    assert "africa" in play.rome.provinces


# GV-5.9: rewards


@clause("GV-5.9")
def test_gv5_9_half_of_what_he_has_beaten(play: Play) -> None:
    """Carthage was worth 13 before losses: Cornelius gains 7, Mago nothing."""
    battle(play, ROME_WINS)
    assert [(one.senator, one.gain, one.clauses) for one in play.saw(GloryWon)] == [("fam-cornelius", 7, ("GV-5.9",))]


@clause("GV-5.9")
def test_gv5_9_joint_commanders_share_it(play: Play) -> None:
    """Rome was worth 14: 7 for Mago and Gisco (3 and 3), 4 for each."""
    told = battle(play, 13, *armies(carthage={"led": (1, 7)}))
    assert (told.carthage, told.rome, told.result) == (16, 14, "victory")
    assert sorted((one.senator, one.gain) for one in play.saw(GloryWon)) == [("fam-gisco", 4), ("fam-mago", 4)]


@clause("GV-5.9", "RR-1.10.61", "RC-10.2.12")
def test_gv5_9_popularity_for_lost_legions_on_both_sides(play: Play) -> None:
    """1 POP for each 2 legions, of 5: 2."""
    battle(play, 7)
    assert {(one.senator, one.legions, one.popularity) for one in play.saw(BlamedForLosses)} == {
        ("fam-cornelius", 5, 2),
        ("fam-mago", 5, 2),
    }


@clause("GV-5.2", "GV-5.9")
def test_gv5_9_not_the_others_who_are_there(play: Play) -> None:
    """Neither glory nor blame for the commander of another force, or a Master of Horse."""
    more = [force(ROME, "punic-2", 7, legions=2), office(ROME, "dictator", 1), office(ROME, "master-of-horse", 6)]
    battle(play, 13, *armies(rome={"led": (1, 6), "legions": 8}, carthage={"legions": 13}), *more)
    assert [one.senator for one in play.saw(BlamedForLosses) if one.senator != "fam-mago"] == ["fam-cornelius"]
    assert [one.senator for one in play.saw(GloryWon)] == ["fam-cornelius"]


# GV-5.10: Unrest


@clause("GV-5.10")
@pytest.mark.parametrize(("natural", "change"), [(ROME_WINS, -1), (CARTHAGE_WINS, 2), (10, 0)])
def test_gv5_10_unrest(play: Play, natural: int, change: int) -> None:
    """A war won -1, lost +2, a Stalemate 0; Rome had 3."""
    battle(play, natural, *armies(), lambda g: setattr(rome_of(g), "unrest", 3))
    assert play.rome.unrest == 3 + change
    assert sum(one.change for one in play.saw(UnrestChanged)) == change


# GV-5.11: veterans


@clause("GV-5.11")
@pytest.mark.parametrize(
    ("natural", "arisen"),
    [
        (ROME_WINS, ["fam-cornelius"]),
        (CARTHAGE_WINS, ["fam-mago"]),
        (10, ["fam-cornelius", "fam-mago"]),
    ],
)
def test_gv5_11_veterans(play: Play, natural: int, arisen: list[str]) -> None:
    """One survivor of the winner, on a Stalemate one on each side, loyal to the commander."""
    battle(play, natural)
    assert [one.senator for one in play.saw(VeteranArose)] == arisen


@clause("GV-5.11", "RR-1.10.5")
def test_gv5_11_two_of_caesar(play: Play) -> None:
    """Each of his Victories makes two."""
    battle(play, ROME_WINS, statesman(ROME, "st-4a", "diamond"), *armies(rome={"led": (4,), "legions": 8}))
    assert len(play.saw(VeteranArose)) == 2


# GV-5.12: prosecuted


@clause("GV-5.12")
def test_gv5_12_a_land_battle_is_prosecuted(play: Play) -> None:
    """After a Stalemate nothing of Rome's is left at her own face; it is prosecuted all the same."""
    changes = armies(rome={"legions": 4, "veterans": 4}, carthage={"legions": 8})
    told = battle(play, 7, *changes, chits={ROME: ["1", *NOBODY[ROME]]})
    assert told.result == "stalemate"
    assert not play.rome.forces
    assert not play.rome.wars["punic-2"].unprosecuted


@clause("RR-1.10.9")
def test_gv5_12_a_war_that_nobody_fights_is_not(play: Play) -> None:
    """Without a battle it is Unprosecuted."""
    fight(play, 10, *SECOND, force(ROME, "punic-2", legions=3, fleets=5))
    assert play.rome.wars["punic-2"].unprosecuted
