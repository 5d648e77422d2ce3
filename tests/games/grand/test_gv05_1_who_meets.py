"""GV-5.1, 5.2: when both republics meet, and what each is worth."""

from __future__ import annotations

import pytest

from games.carthage.combat.events import MercenariesPlayed
from games.grand.combat.events import DirectBattleDrawnUp, DirectBattleFought, SideDrawnUp, SupportLacking, WarsAttacked
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.seen.see import view
from games.grand.state import Grand
from games.kernel import IllegalAnswer
from games.republic.bench import add_laws, numbered
from games.republic.combat.events import BattleFought
from tests.clauses import clause
from tests.games.grand.battles import SECOND, armies, battle, fight, hire_nobody, three
from tests.games.grand.laying import DIAMOND, Change, Play, force, holding, leader, office, rome_of, settled, statesman

BAND, XANTHIPPUS = "ligurian-band", "xanthippus-of-sparta"


def drawn_up(play: Play, side: Side) -> SideDrawnUp:
    """One side of the one direct battle."""
    (told,) = [one for one in play.saw(SideDrawnUp) if one.side == side]
    return told


def meet(play: Play, *changes: Change) -> Play:
    """War 2 is fought with a 10."""
    battle(play, 10, *changes)
    return play


# GV-5.1


@clause("GV-5.1")
def test_gv5_1_both_cards_are_ignored(play: Play) -> None:
    """Strengths, leaders, Disaster (10) and Standoff numbers of the cards, and desertion, play no part."""
    allies = [leader(CARTHAGE, "scipio", "roman-war-2"), leader(ROME, "hannibal", "punic-2")]
    told = battle(play, 10, *armies(), *allies)
    assert (told.natural, told.carthage, told.rome, told.result) == (10, 13, 14, "stalemate")
    assert not play.saw(BattleFought)


@clause("GV-3.4")
def test_gv5_1_one_alone_fights_his_card(play: Play) -> None:
    """A war that only Rome attacks is fought by her own rules."""
    changes = (*SECOND, force(ROME, "punic-2", 1, legions=10, fleets=5))
    fight(play, 10, *changes, dice={"rome.battle.punic-2": three(9)})
    (told,) = play.saw(BattleFought)
    assert (told.war, told.strength, told.enemy) == ("punic-2", 14, 15)
    assert not play.saw(DirectBattleFought)


@clause("GV-5.1")
@pytest.mark.parametrize(("lacking", "other", "face"), [(CARTHAGE, ROME, "punic-2"), (ROME, CARTHAGE, "roman-war-2")])
def test_gv5_1_without_fleet_support(play: Play, lacking: Side, other: Side, face: str) -> None:
    """Who has fewer fleets than his card says does not attack; the other fights his own card."""
    few = {"fleets": 4}
    mine = armies(carthage=few) if lacking == CARTHAGE else armies(rome=few)
    fight(play, 10, *SECOND, *mine, dice={f"{other}.battle.{face}": three(9)})
    hire_nobody(play)
    assert [(one.side, one.fleets, one.support) for one in play.saw(SupportLacking)] == [(lacking, 4, 5)]
    assert [one.war for one in play.saw(BattleFought)] == [face]
    assert not play.saw(DirectBattleFought)


@clause("GV-5.1")
def test_gv5_1_nobody_has_fleet_support(play: Play) -> None:
    """If both have too few fleets neither attacks."""
    fight(play, 10, *SECOND, *armies(carthage={"fleets": 4}, rome={"fleets": 0}))
    assert [one.side for one in play.saw(SupportLacking)] == [CARTHAGE, ROME]
    assert not play.saw(BattleFought)
    assert not play.saw(DirectBattleFought)


@clause("GV-5.2")
def test_gv5_1_support_of_all_forces_together(play: Play) -> None:
    """Two forces with 3 and 2 fleets have the 5 that the card asks for."""
    two = [force(ROME, "punic-2", 4, legions=1, fleets=2)]
    meet(play, *armies(rome={"fleets": 3}), *two)
    assert play.saw(DirectBattleFought)


@clause("GV-1.4")
def test_gv1_4_a_force_without_commander_does_not_attack(play: Play) -> None:
    """To attack a war there must be a commander."""
    fight(play, 10, *SECOND, *armies(rome={"led": ()}), dice={"carthage.battle.roman-war-2": three(9)})
    (told,) = play.saw(WarsAttacked)
    assert (told.carthage, told.rome) == ((2,), ())


@clause("GV-1.3")
def test_gv1_4_a_settled_war_is_attacked_by_nobody(play: Play) -> None:
    """War 1 is settled; whoever stands there fights nobody."""
    fight(play, 10, *SECOND, settled(1, ROME))
    (told,) = play.saw(WarsAttacked)
    assert (told.carthage, told.rome) == ((), ())


# GV-5.2: MIL


@clause("GV-5.2")
def test_gv5_2_all_forces_as_one_under_the_highest_office(play: Play) -> None:
    """Fabius (MIL 4), Field Consul, is outranked by Valerius (MIL 1), Rome Consul; their legions are one."""
    meet(play, *armies(rome={"led": (2,), "legions": 5}), force(ROME, "punic-2", 3, legions=5), consuls)
    told = drawn_up(play, ROME)
    assert (told.commanders, told.units, told.military, told.strength) == (("fam-valerius",), 10, 1, 11)


def consuls(g: Grand) -> None:
    """Valerius is Rome Consul, Fabius Field Consul."""
    office(ROME, "rome-consul", 3)(g)
    office(ROME, "field-consul", 2)(g)


@clause("GV-5.2")
def test_gv5_2_then_by_influence(play: Play) -> None:
    """Of two without an office the one with more INF commands: Claudius (MIL 2) with 9 before Manlius (3)."""

    def honoured(g: Grand) -> None:
        numbered(rome_of(g), 5).influence = 9

    meet(play, *armies(rome={"led": (6,), "legions": 5}), force(ROME, "punic-2", 5, legions=5), honoured)
    assert (drawn_up(play, ROME).commanders, drawn_up(play, ROME).military) == (("fam-claudius",), 2)


@clause("GV-5.2")
def test_gv5_2_a_committee_member_outranks_a_general(play: Play) -> None:
    """By the order of HRAO: a Suffete before a General, whatever their INF."""
    two = [force(CARTHAGE, "roman-war-2", 7, legions=2), office(CARTHAGE, "marine-suffete", 7)]
    meet(play, *armies(carthage={"led": (9,), "legions": 8}), *two, suffete_in_the_field)
    assert drawn_up(play, CARTHAGE).commanders == ("fam-gisco",)


def suffete_in_the_field(g: Grand) -> None:
    """Gisco is with his force."""
    one = numbered(g.carthage, 7)
    one.place, one.at = "force", next(force.id for force in g.carthage.forces.values() if one.id in force.commanders)


@clause("GV-5.2")
def test_gv5_2_dictator_and_master_of_horse(play: Play) -> None:
    """A Dictator (Cornelius, 4) adds his Master of Horse (Manlius, 3)."""
    two = [office(ROME, "dictator", 1), office(ROME, "master-of-horse", 6)]
    meet(play, *armies(rome={"led": (1, 6)}), *two)
    assert drawn_up(play, ROME).military == 7


@clause("GV-5.2")
def test_gv5_2_joint_commanders(play: Play) -> None:
    """Two joint Carthaginian commanders add both: Mago (3) and Gisco (3)."""
    meet(play, *armies(carthage={"led": (1, 7)}))
    told = drawn_up(play, CARTHAGE)
    assert (set(told.commanders), told.military) == ({"fam-mago", "fam-gisco"}, 6)


@clause("GV-5.2")
def test_gv5_2_military_counts_at_most_as_much_as_the_force(play: Play) -> None:
    """2 legions under Cornelius (4) are worth 4."""
    meet(play, *armies(rome={"legions": 2}))
    told = drawn_up(play, ROME)
    assert (told.units, told.military, told.strength) == (2, 2, 4)


@clause("GV-5.2")
def test_gv5_2_veterans_count_twice(play: Play) -> None:
    """Of 10 legions 3 are veterans."""
    meet(play, *armies(rome={"veterans": 3}, carthage={"veterans": 1}))
    assert (drawn_up(play, ROME).units, drawn_up(play, CARTHAGE).units) == (13, 11)


# GV-5.2: Laws and mercenaries


@clause("GV-5.2")
def test_gv5_2_a_law_of_other_wars_adds_nothing(play: Play) -> None:
    """Greek Studies is for Greek wars."""
    meet(play, *armies(), lambda g: add_laws(g.carthage, ["law-greek-studies"]))
    assert drawn_up(play, CARTHAGE).law == 0


@clause("GV-5.2", "GV-DP5")
@pytest.mark.parametrize(
    ("card", "die", "adds", "attacker"),
    [(BAND, 4, 3, CARTHAGE), (BAND, 1, 0, ROME), ("war-elephants", 3, 5, CARTHAGE), ("war-elephants", 1, -2, ROME)],
)
def test_gv5_dp5_a_mercenary_card(play: Play, card: str, die: int, adds: int, attacker: Side) -> None:
    """A card for the theatre of the own face, Italy, is added before the sides are compared."""
    hired = holding(CARTHAGE, "diamond", card)
    fight(play, 10, *SECOND, *armies(), hired, dice={"carthage.battle.mercenaries": [die]})
    asked = play.decision("diamond", "combat.mercenaries")
    assert (asked.half, asked.point, asked.clause, asked.lapse) == (CARTHAGE, "GV-DP5", "GV-5.2", "none")
    play.answer("diamond", "combat.mercenaries", card)
    (told,) = play.saw(DirectBattleFought)
    assert [one.strength for one in play.saw(MercenariesPlayed)] == [adds]
    assert (told.attacker, told.carthage, told.rome) == (attacker, 13 + adds, 14)


@clause("GV-5.2")
def test_gv5_dp5_not_of_another_theatre(play: Play) -> None:
    """Xanthippus fights in Africa only, where the 3rd Roman War is."""
    fight(play, 10, *SECOND, *armies(), holding(CARTHAGE, "diamond", XANTHIPPUS, BAND))
    assert play.decision("diamond", "combat.mercenaries").choice.read(BAND) == BAND
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "combat.mercenaries", XANTHIPPUS)


@clause("GV-DP5")
def test_gv5_dp5_default_is_none(play: Play) -> None:
    """Who does not answer plays none."""
    fight(play, 10, *SECOND, *armies(), holding(CARTHAGE, "diamond", BAND))
    play.lapse("diamond", "combat.mercenaries")
    assert not play.saw(MercenariesPlayed)
    assert play.g.carthage.factions[DIAMOND].hand == [BAND]


# What is seen


@clause("GV-5.2", "GV-5.4")
def test_gv5_4_what_is_seen_before_the_dice(play: Play) -> None:
    """Both sides by their parts, who attacks, and how likely each line of the table is."""
    fight(play, 10, *SECOND, *armies(rome={"veterans": 1}))
    seen = view(play.g, None).battle
    assert seen is not None
    mine, other = seen.sides[CARTHAGE], seen.sides[ROME]
    assert (mine.units, mine.military, mine.strength, mine.war) == (10, 3, 13, "roman-war-2")
    assert (other.units, other.military, other.strength, other.veterans) == (11, 4, 15, 1)
    assert (seen.number, seen.ground, seen.attacker, seen.margin) == (2, "land", ROME, 2)
    assert round(sum(line.percent for line in seen.lines)) == 100
    assert [line.percent for line in seen.lines if line.result == "victory-all"] == [4.6]  # 16 or more: 10 of 216
    assert seen.wins[ROME] + seen.wins[CARTHAGE] + seen.stalemate in (99, 100, 101)


@clause("GV-5.4")
def test_gv5_4_each_board_sees_the_odds_of_the_direct_table(play: Play) -> None:
    """On the Carthaginian board the coming battle has the odds of the direct table, and no special rolls."""
    fight(play, 10, *SECOND, *armies(), leader(CARTHAGE, "scipio", "roman-war-2"))
    seen = view(play.g, None).carthage.battle
    (told,) = play.saw(DirectBattleDrawnUp)
    assert seen is not None
    assert (seen.enemy, seen.disaster, seen.standoff) == (14, (), ())
    assert (seen.odds.victory, seen.odds.defeat) == (told.carthage_wins, told.rome_wins)


@clause("GV-5.1")
def test_gv5_4_prospects_are_seen_before_step_9(play: Play) -> None:
    """As soon as both have a force there all see what would come of it; nothing on the table changes."""
    play.at("rome:senate.opening", *SECOND, *armies())
    (seen,) = view(play.g, None).prospects
    assert (seen.number, seen.sides[CARTHAGE].strength, seen.sides[ROME].strength) == (2, 13, 14)
    assert [one.combat.battle for one in (play.g, play.g.carthage, play.rome)] == [None, None, None]


@clause("GV-5.1", "GV-6.9")
def test_gv5_2_no_statesman_counts_against_his_own_card(play: Play) -> None:
    """The statesman Scipio commands Rome while Scipio is an enemy Leader in Carthage: no effect."""
    changes = [statesman(ROME, "st-1a", "diamond"), leader(CARTHAGE, "scipio", "roman-war-2")]
    play.at("combat.opening")
    battle(play, 10, *changes, *armies())
    assert drawn_up(play, ROME).military == 5
    assert drawn_up(play, CARTHAGE).strength == 13


@clause("GV-5.2", "RR-1.13.3")
def test_gv5_2_mil_that_varies_is_rolled_for_the_battle_alone(play: Play) -> None:
    """Pompeius rolls 5 and has MIL 6; when it is over, what is printed counts again."""
    pompeius = statesman(ROME, "st-30a")
    told = battle(play, 10, pompeius, *armies(rome={"led": (30,)}), dice={"rome.battle.military": [5]})
    assert told.rome == 16
    assert play.rome.senators["st-30a"].rolled == 0
