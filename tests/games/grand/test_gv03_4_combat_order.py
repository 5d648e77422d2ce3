"""GV-3.4: step 9 in its order: explorations, the coupled wars, the others of Carthage, those of Rome, Rome's checks."""

from __future__ import annotations

from games.carthage.combat.events import CombatClosed as CarthageClosed
from games.carthage.combat.events import ExpeditionRolled
from games.carthage.pieces import Expedition
from games.grand.combat.events import DirectBattleFought, WarsAttacked
from games.grand.pieces import CARTHAGE, ROME
from games.grand.state import Grand
from games.kernel import Event
from games.republic.bench import add_laws, numbered
from games.republic.combat.events import BattleFought
from games.republic.pieces import CIVIL_WAR
from games.rome.combat.events import CombatClosed, ProvinceAttacks
from games.rome.combat.events import CombatOpened as RomeOpened
from games.rome.pieces import Civil, War
from tests.clauses import clause
from tests.games.grand.battles import SECOND, armies, fight, hire_nobody, raise_men, three
from tests.games.grand.laying import Change, Play, force, rome_of, settled, war

TUNISIA, GAUL = "conquest-of-tunisia", "gallic-1"
ALONE = {"rome.battle.punic-2": three(10), "carthage.battle.roman-war-2": three(10)}


def order(play: Play, *kinds: type[Event]) -> list[str]:
    """What was told of these kinds, in its order: battles by their War."""
    told = [one for one in play.told if isinstance(one, kinds)]
    return [f"direct-{one.number}" if isinstance(one, DirectBattleFought) else name(one) for one in told]


def name(one: Event) -> str:
    """The War of a battle, else what it is."""
    return one.war if isinstance(one, BattleFought | ProvinceAttacks) else type(one).__name__


def explorer(g: Grand) -> None:
    """Himilco is on his way."""
    one = numbered(g.carthage, 8)
    goal = next(iter(g.carthage.tables.explorations))
    g.carthage.expeditions["expedition-1"] = Expedition(
        id="expedition-1", goal=goal, explorer=one.id, caravans=20, trade_fleets=20, sent=g.carthage.turn
    )
    one.place, one.at, one.office = "expedition", "expedition-1", "explorer"


def fields() -> tuple[Change, ...]:
    """Both republics fight other wars too: Gisco in Tunisia, Fabius in Gaul."""
    return (
        force(CARTHAGE, TUNISIA, 7, legions=2),
        war(ROME, GAUL),
        force(ROME, GAUL, 2, legions=4),
    )


@clause("GV-3.4")
def test_gv3_4_the_whole_order(play: Play) -> None:
    """(a) explorations; (b) war 2; (c) Tunisia; (d) Gaul; (e) what is Unprosecuted."""
    play.at("combat.opening")
    goal = next(iter(play.g.carthage.tables.explorations))
    dice = {f"carthage.battle.{TUNISIA}": three(10), f"rome.battle.{GAUL}": three(10)}
    dice[f"carthage.exploration.{goal}"] = three(18)
    fight(play, 9, explorer, *SECOND, *fields(), *armies(), dice=dice)
    hire_nobody(play)
    kinds = (ExpeditionRolled, WarsAttacked, DirectBattleFought, BattleFought, CarthageClosed, CombatClosed)
    assert order(play, *kinds) == [
        "ExpeditionRolled",
        "WarsAttacked",
        "direct-2",
        TUNISIA,
        "CombatClosed",
        GAUL,
        "CombatClosed",
    ]


@clause("GV-3.4")
def test_gv3_4_b_wars_in_numerical_order(play: Play) -> None:
    """1, then 2, each once, though war 1 is not decided."""
    two = [war(CARTHAGE, "roman-war-2"), war(ROME, "punic-2")]
    first = [force(CARTHAGE, "roman-war-1", 7, legions=4, fleets=4), force(ROME, "punic-1", 2, legions=4, fleets=5)]
    fight(play, 9, *two, *armies(), *first, dice={"battle.direct.1": three(9)})
    hire_nobody(play)
    assert order(play, DirectBattleFought, BattleFought) == ["direct-1", "direct-2"]


@clause("GV-3.4")
def test_gv3_4_b_one_alone_by_its_own_rules(play: Play) -> None:
    """Rome alone attacks war 2: her battle comes before Carthage's other wars, and is not fought again."""
    dice = {**ALONE, f"carthage.battle.{TUNISIA}": three(10), f"rome.battle.{GAUL}": three(10)}
    fight(play, 9, *SECOND, *fields(), force(ROME, "punic-2", 1, legions=10, fleets=5), dice=dice)
    hire_nobody(play)
    assert order(play, BattleFought) == ["punic-2", TUNISIA, GAUL]


@clause("GV-3.4")
def test_gv3_4_b_carthage_alone(play: Play) -> None:
    """Carthage alone attacks war 2, before Tunisia though Gisco was sent first; then all others."""
    dice = {**ALONE, f"carthage.battle.{TUNISIA}": three(10), f"rome.battle.{GAUL}": three(10)}
    mine = armies(rome={"led": (), "legions": 0, "fleets": 0})
    fight(play, 9, *SECOND, *fields(), *mine, dice=dice)
    hire_nobody(play)
    assert order(play, BattleFought) == ["roman-war-2", TUNISIA, GAUL]


@clause("GV-3.4")
def test_gv3_4_d_rome_is_told_of_her_other_wars_only(play: Play) -> None:
    """What opens her own part are the wars that are left."""
    fight(play, 9, *SECOND, *fields(), *armies(), dice={f"rome.battle.{GAUL}": three(10)})
    hire_nobody(play)
    assert [one.wars for one in play.saw(RomeOpened)] == [(GAUL,)]


@clause("GV-3.4")
def test_gv3_4_c_civil_war_of_carthage(play: Play) -> None:
    """The Civil War of Carthage comes after the coupled wars, before those of Rome."""

    def revolt(g: Grand) -> None:
        g.carthage.wars[CIVIL_WAR] = type(g.carthage.wars[TUNISIA])(id=CIVIL_WAR, status="active", declared=1)
        raise_men(11)(g)
        force(CARTHAGE, CIVIL_WAR, 9, legions=3)(g)
        rebel = numbered(g.carthage, 9)
        rebel.rebel, rebel.office = True, ""
        force(CARTHAGE, CIVIL_WAR, 7, legions=8)(g)

    rome = [war(ROME, GAUL), force(ROME, GAUL, 2, legions=4)]
    dice = {f"carthage.battle.{CIVIL_WAR}": three(18), f"rome.battle.{GAUL}": three(10)}
    fight(play, 9, *SECOND, *rome, *armies(), revolt, dice=dice)
    hire_nobody(play)
    assert order(play, DirectBattleFought, BattleFought) == ["direct-2", CIVIL_WAR, GAUL]


@clause("GV-3.4")
def test_gv3_4_d_civil_war_of_rome(play: Play) -> None:
    """The Roman civil war is among the other wars of Rome."""

    def revolt(g: Grand) -> None:
        rome = rome_of(g)
        rome.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active", declared=1)
        force(ROME, CIVIL_WAR, 9, legions=3)(g)
        rebel = numbered(rome, 9)
        rebel.rebel, rebel.office = True, ""
        rome.civil = Civil(primary=rebel.id)
        force(ROME, CIVIL_WAR, 7, legions=8)(g)

    dice = {f"carthage.battle.{TUNISIA}": three(10), f"rome.battle.{CIVIL_WAR}": three(18)}
    fight(play, 9, *SECOND, *fields()[:1], *armies(), revolt, dice=dice)
    hire_nobody(play)
    assert order(play, DirectBattleFought, BattleFought) == ["direct-2", TUNISIA, CIVIL_WAR]


@clause("GV-3.4", "RR-1.15.4")
def test_gv3_4_purchases_come_before_the_wars(play: Play) -> None:
    """By the Gabinian Law commanders buy at the start of the phase, before it is fixed who attacks what."""
    fight(play, 9, *SECOND, *armies(), lambda g: add_laws(rome_of(g), ["law-gabinian"]))
    assert play.asked() == [("diamond", "combat.buy")]
    assert not play.saw(WarsAttacked)
    play.answer("diamond", "combat.buy", {"legions": 0, "fleets": 0, "first": "own"})
    assert play.saw(WarsAttacked)


@clause("GV-3.4", "RR-1.12.2")
def test_gv3_4_e_checks_of_rome_come_last(play: Play) -> None:
    """A war decided in (b) does not count: with 4 Active Wars before it, 3 are left."""
    more = [war(ROME, name) for name in (GAUL, "syrian", "macedonian-1")]
    fight(play, 15, *SECOND, *armies(), *more)
    hire_nobody(play)
    assert len(rome_of(play.g).active_wars()) == 3
    assert ROME not in play.g.fallen


@clause("GV-3.4", "RR-1.12.2", "GV-7.4")
def test_gv3_4_e_four_active_wars(play: Play) -> None:
    """With an undecided one there are four, and Rome falls."""
    more = [war(ROME, name) for name in (GAUL, "syrian", "macedonian-1")]
    fight(play, 9, *SECOND, *armies(), *more)
    hire_nobody(play)
    assert play.g.fallen == [ROME]


@clause("GV-2.1")
def test_gv3_4_stage_1_has_the_own_order(play: Play) -> None:
    """In stage 1 Carthage fights a Roman War as any other."""

    def stage_1(g: Grand) -> None:
        g.course, g.leg, g.rome = "stage-1", "carthage.combat", None
        g.resumes[CARTHAGE] = "combat.explorations"

    dice = {"carthage.battle.roman-war-2": three(10)}
    mine = [war(CARTHAGE, "roman-war-2"), raise_men(5), force(CARTHAGE, "roman-war-2", 1, legions=5, fleets=5)]
    play.at("carthage:combat.explorations", *mine, stage_1, dice=dice)
    hire_nobody(play)
    assert order(play, BattleFought, WarsAttacked) == ["roman-war-2"]


@clause("GV-1.4")
def test_gv1_4_attacks_are_fixed_at_the_start(play: Play) -> None:
    """Who attacks which war is told before any is fought."""
    fight(play, 9, settled(1), *SECOND[1:], *armies())
    (told,) = play.saw(WarsAttacked)
    assert (told.carthage, told.rome) == ((2,), (2,))
