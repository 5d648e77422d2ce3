"""RC-10.2.17, RC-11.4: the battle against the Rebel."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.combat.events import MercenariesPlayed
from games.carthage.combat.pieces import Combat
from games.carthage.combat.strengths import draw_up
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.combat.events import (
    BattleDrawnUp,
    BattleFought,
    GloryWon,
    RebelLosses,
    RebelUnchecked,
    RevoltFailed,
    VeteranArose,
)
from games.republic.events import Died
from games.republic.pieces import CIVIL_WAR, EnemyLeader
from tests.clauses import clause
from tests.games.carthage.combat import (
    NOBODY,
    RESTING,
    TUNISIA,
    Change,
    combat,
    event,
    force,
    ratings,
    rebel,
    statesman,
    wars,
)
from tests.games.carthage.forum import holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play


@pytest.fixture
def play() -> Play:
    """A table where nothing follows the Combat Phase."""
    return Play(RESTING)


def civil(play: Play, natural: int, *changes: Change, legions: int = 4, **how: Any) -> Any:
    """Bomilcar (MIL 3, 4 legions) meets Gisco (MIL 3) with so many; a natural 12 is the total if those are 4 too."""
    sides = rebel(7, legions), force(CIVIL_WAR, 9, legions=4)
    wars(play, {CIVIL_WAR: [natural]}, *sides, *changes, **how)
    return next(iter(play.saw(BattleFought)), None)


@clause("RC-10.2.17", "RC-11.4")
@pytest.mark.parametrize(("legions", "veterans", "military"), [(4, 0, 3), (2, 0, 2), (2, 1, 3), (1, 0, 1)])
def test_the_rebel_has_his_legions_and_his_military_at_most_as_much(
    play: Play, legions: int, veterans: int, military: int
) -> None:
    def seasoned(g: Carthage) -> None:
        for legion in g.forces["force-1"].units.legions[:veterans]:
            legion.veteran = True

    civil(play, 12, seasoned, legions=legions)
    (told,) = play.saw(BattleDrawnUp)
    assert (told.strength, told.enemy) == (7, legions + veterans + military)
    assert (told.printed, told.multiplier, told.leaders) == (legions + veterans, 1, military)
    assert (told.disaster, told.standoff, told.disasters, told.standoffs) == (0, 0, (), ())


@clause("RC-10.2.17", "RC-10.2.1a", "RC-11.4")
@pytest.mark.parametrize("natural", range(3, 19))
def test_there_is_neither_disaster_nor_standoff_and_nobody_deserts_or_helps_him(play: Play, natural: int) -> None:
    """Pyrrhus, who helps every War (RC-8.8.7), has strength 5, Disaster 9 and Standoff 16."""

    def risen(g: Carthage) -> None:
        g.leaders["pyrrhus"] = EnemyLeader(id="pyrrhus", refuge="all-wars")

    told = civil(play, natural, event("te-ally-deserts", 2), event("te-enemys-ally-deserts", 2), risen)
    assert (told.total, told.swing) == (natural, 0)
    assert told.result in ("victory", "stalemate", "defeat")


@clause("RC-10.2.17", "RC-11.4")
def test_it_is_fought_in_the_order_of_sending(play: Play) -> None:
    sides = force(TUNISIA, 10, legions=1, of="celtiberians"), rebel(7, 4), force(CIVIL_WAR, 9, legions=4)
    wars(play, {CIVIL_WAR: [12], TUNISIA: [15]}, *sides)
    assert [one.war for one in play.saw(BattleFought)] == [TUNISIA, CIVIL_WAR]


@clause("RC-11.4")
def test_losses_hit_both_sides(play: Play) -> None:
    told = civil(play, 10)
    assert (told.result, told.legions) == ("stalemate", 3)
    assert play.saw(RebelLosses) == [RebelLosses(3)]
    assert [len(one.units.legions) for one in play.g.forces.values()] == [1, 1]
    invariants(play.g)


@clause("RC-11.4", "RC-10.2.12")
def test_malchus_spares_his_own_side_only(play: Play) -> None:
    """Malchus has MIL 5, at most 4: with Evil Omens 1 a natural 10 is still 10."""
    sides = rebel(7, 4), force(CIVIL_WAR, 12, legions=4), statesman("st-12a"), event("te-evil-omens")
    wars(play, {CIVIL_WAR: [10]}, *sides)
    (told,) = play.saw(BattleFought)
    assert (told.total, told.legions) == (10, 2)
    assert play.saw(RebelLosses) == [RebelLosses(3)]


@clause("RC-11.4", "RC-12.1a")
def test_a_defeat_costs_the_rebel_nothing_and_he_has_won(play: Play) -> None:
    told = civil(play, 7)
    assert told.result == "defeat"
    assert play.saw(RebelLosses) == []
    assert [one.card for one in play.saw(Died)] == ["fam-bomilcar"]
    assert play.saw(RebelUnchecked) == [RebelUnchecked("fam-gisco", True)]
    assert len(play.g.forces["force-1"].units.legions) == 4
    assert play.g.step == "revolution.triumph"


@clause("RC-11.4", "RC-10.2.13")
def test_the_chits_can_kill_either_commander_and_capture_nobody(play: Play) -> None:
    civil(play, 10, chits=["20", "21", "9"])
    assert [one.card for one in play.saw(Died)] == ["fam-bomilcar"]
    other = Play(RESTING)
    civil(other, 10, chits=["20", "21", "7"])
    assert [one.card for one in other.saw(Died)] == ["fam-gisco"]


@clause("RC-11.4")
def test_with_the_rebel_the_revolt_has_failed(play: Play) -> None:
    civil(play, 10, chits=["7", "20", "21"])
    assert play.saw(RevoltFailed) == [RevoltFailed(())]
    assert CIVIL_WAR not in play.g.wars
    assert play.g.forces == {}
    assert play.senator(9).in_carthage
    assert play.saw(GloryWon) == [], "that is no Victory"
    invariants(play.g)


@clause("RC-11.4")
def test_so_it_has_with_his_last_legion(play: Play) -> None:
    told = civil(play, 7, legions=1)
    assert (told.total, told.result, told.legions) == (12, "stalemate", 1)
    assert play.saw(RevoltFailed) == [RevoltFailed(("fam-gisco",))]
    assert [(one.card, one.cause) for one in play.saw(Died)] == [("fam-gisco", "revolt")]
    invariants(play.g)


@clause("RC-11.4", "RC-10.2")
def test_in_a_stalemate_veterans_arise_on_both_sides(play: Play) -> None:
    told = civil(play, 13)
    assert told.result == "stalemate"
    assert [one.senator for one in play.saw(VeteranArose)] == ["fam-bomilcar", "fam-gisco"]
    assert CIVIL_WAR in play.g.wars


@clause("RC-11.4")
def test_victory_ends_the_revolt_and_brings_half_the_rebels_strength(play: Play) -> None:
    """Strength 7, so 4."""

    def follower(g: Carthage) -> None:
        hanno = g.senators["fam-hanno"]
        hanno.rebel = True

    told = civil(play, 18, follower, ratings(9, influence=2, popularity=0))
    assert told.result == "victory"
    assert play.saw(RevoltFailed) == [RevoltFailed(("fam-hanno", "fam-gisco"))]
    assert {one.card for one in play.saw(Died)} == {"fam-hanno", "fam-gisco"}
    assert play.saw(GloryWon) == [GloryWon("fam-bomilcar", CIVIL_WAR, 4)]
    assert [one.senator for one in play.saw(VeteranArose)] == ["fam-bomilcar"]
    assert not play.g.rebels()
    (left,) = play.g.forces.values()
    assert (left.victorious, left.commanders) == (True, ["fam-bomilcar"])
    assert CIVIL_WAR in play.g.chronicle.won
    assert sum(legion.type == "libyan-spearmen" for legion in play.g.army.active.legions) == 4
    invariants(play.g)


@clause("RC-12.1a", "RC-11.4")
@pytest.mark.parametrize("met", ["nobody", "no-legion", "no-commander"])
def test_a_rebel_whom_nobody_meets_has_won(play: Play, met: str) -> None:
    sides: list[Change] = [rebel(7, 4)]
    sides += [force(CIVIL_WAR, 9, fleets=2)] if met == "no-legion" else []
    sides += [force(CIVIL_WAR, legions=2)] if met == "no-commander" else []
    wars(play, {}, *sides)
    assert play.saw(RebelUnchecked) == [RebelUnchecked("fam-gisco", False)]
    assert play.g.step == "revolution.triumph"


@clause("RC-12.1a", "RC-11.4")
@pytest.mark.parametrize(
    ("natural", "legions", "chits"),
    [(10, 4, ["20", "21", "9"]), (11, 3, NOBODY)],
    ids=["without-a-commander", "without-a-legion"],
)
def test_a_stalemate_that_leaves_nobody_to_face_him_goes_on(
    play: Play, natural: int, legions: int, chits: list[str]
) -> None:
    """A total of 10 costs 3 legions; a force was sent, and has met him."""
    wars(play, {CIVIL_WAR: [natural]}, rebel(7, 4), force(CIVIL_WAR, 9, legions=legions), chits=chits)
    assert [(one.total, one.result) for one in play.saw(BattleFought)] == [(10, "stalemate")]
    assert play.saw(RebelUnchecked) == []
    assert (CIVIL_WAR in play.g.wars, play.g.step) == (True, "revolution.reaction")
    assert play.g.combat == Combat()


@clause("RC-10.2.17")
def test_without_a_rebel_nobody_has_won(play: Play) -> None:
    combat(play)
    assert play.saw(RebelUnchecked) == []
    assert play.g.step == "revolution.reaction"


@clause("RC-10.2.3", "RC-10.2.17")
def test_mercenaries_fight_in_the_civil_war_as_in_africa(play: Play) -> None:
    civil(play, 12, holds("diamond", "xanthippus-of-sparta"), hire=False, scenario="campaign")
    assert play.options("diamond", "combat.mercenaries") == ["none", "xanthippus-of-sparta"]
    play.answer("diamond", "combat.mercenaries", "xanthippus-of-sparta")
    assert play.saw(MercenariesPlayed) == [MercenariesPlayed(Seat("diamond"), "xanthippus-of-sparta", CIVIL_WAR, 4)]


@clause("RC-10.2.17", "RC-10.2.2")
def test_a_second_force_meets_what_is_left_of_him(play: Play) -> None:
    sides = rebel(7, 4), force(CIVIL_WAR, 9, legions=4), force(CIVIL_WAR, 10, legions=4, of="celtiberians")
    wars(play, {CIVIL_WAR: [12, 12]}, *sides, chits=NOBODY)
    first, second = play.saw(BattleDrawnUp)
    assert (first.enemy, second.enemy) == (7, 7), "a legion fewer, but another is a veteran now"


@clause("RC-8.9.3")
@pytest.mark.parametrize("revolted", [False, True])
def test_the_ability_of_a_rebel_does_not_work(play: Play, revolted: bool) -> None:
    """RC-12.2: who has won a Civil War may have to fight on, without the help of his card."""
    combat(play, force(TUNISIA, 12, legions=4), statesman("st-12a"), step="combat.end")
    play.senator(12).rebel = revolted
    assert draw_up(play.g, play.g.forces["force-1"], "land").halved is not revolted
