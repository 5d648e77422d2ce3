"""GV-4.12 to 4.14: the sea part of war 1, and who controls the sea."""

from __future__ import annotations

from typing import Any

import pytest

from games.grand.pieces import CARTHAGE, OTHER, ROME, Side
from games.grand.state import Grand
from games.grand.wars.events import SeaControlled, WarSettled
from games.republic.combat.events import BattleFought
from tests.clauses import clause
from tests.games.grand.laying import Change, Play, board, force, hire_nobody, home, office, propose, three, war

FIRST = {CARTHAGE: "roman-war-1", ROME: "punic-1"}
STEP_9 = "carthage:combat.explorations"
BOTH = pytest.mark.parametrize("side", [CARTHAGE, ROME])


def held_by(side: Side) -> Change:
    """This republic controls the sea."""

    def change(g: Grand) -> None:
        g.war(1).sea = side
        board(g, side).wars[FIRST[side]].naval_victory = True

    return change


def fight(play: Play, side: Side, *changes: Change, legions: int = 8, fleets: int = 15, rolls: int = 12) -> Play:
    """A republic attacks war 1, with such a natural roll in each battle."""
    active = [war(one, FIRST[one]) for one in (CARTHAGE, ROME)]
    dice = {f"{side}.battle.{FIRST[side]}": [*three(rolls), *three(rolls)]}
    army = force(side, FIRST[side], 1, legions=legions, fleets=fleets)
    return play.at(STEP_9, *active, army, *changes, dice=dice)


def grounds(play: Play) -> list[str]:
    """Where battles were fought."""
    return [one.ground for one in play.saw(BattleFought)]


@clause("GV-4.12", "GV-12.1")
@BOTH
def test_the_sea_is_gained_by_winning_the_naval_battle_of_the_own_face(play: Play, side: Side) -> None:
    fight(play, side)
    assert (grounds(play), play.g.war(1).sea) == (["sea"], side)
    assert play.saw(SeaControlled) == [SeaControlled(side)]
    assert board(play.g, side).wars[FIRST[side]].naval_victory


@clause("GV-4.12")
@BOTH
def test_at_the_start_it_belongs_to_nobody_nor_after_a_battle_that_is_not_won(play: Play, side: Side) -> None:
    fight(play, side, rolls=11)  # a Standoff
    assert (grounds(play), play.g.war(1).sea) == (["sea"], "")


@clause("GV-4.12")
@BOTH
def test_the_marker_of_the_other_side_is_removed(play: Play, side: Side) -> None:
    other = OTHER[side]
    fight(play, side, held_by(other))
    assert (play.g.war(1).sea, board(play.g, other).wars[FIRST[other]].naval_victory) == (side, False)


@clause("GV-4.12", "GV-4.14")
@BOTH
def test_who_has_lost_it_must_win_it_again_before_he_lands(play: Play, side: Side) -> None:
    other = OTHER[side]
    fight(play, side, held_by(other))
    fight(play, other, held_by(side))
    assert grounds(play) == ["sea"], "not on land, though it held the sea once"


@clause("GV-4.12")
@BOTH
def test_without_a_fleet_nobody_lands_while_he_does_not_hold_it(play: Play, side: Side) -> None:
    fight(play, side, held_by(OTHER[side]), fleets=0)
    assert grounds(play) == []


@clause("GV-4.14")
@BOTH
def test_who_holds_it_fights_on_land_alone(play: Play, side: Side) -> None:
    fight(play, side, held_by(side))
    hire_nobody(play)
    assert grounds(play) == ["land"]


@clause("GV-4.13")
@BOTH
def test_the_sea_part_does_not_settle_the_war(play: Play, side: Side) -> None:
    fight(play, side)
    assert not play.g.war(1).settled
    assert not play.saw(WarSettled)


@clause("GV-4.13")
@BOTH
def test_a_force_of_fleets_alone_may_be_sent_for_it(play: Play, side: Side) -> None:
    consul = [office(ROME, "field-consul", 2)] if side == ROME else []
    who = {CARTHAGE: "fam-mago", ROME: "fam-fabius"}[side]
    play.at(f"{side}:senate.business", home(side, 0, 15), *consul)
    order: dict[str, Any] = {"order": "send", "at": FIRST[side], "commanders": [who], "legions": {}, "fleets": 12}
    propose(play, "forces", {"movements": [order]})
    (sent,) = board(play.g, side).forces.values()
    assert (sent.war, sent.units.legions, sent.units.fleets) == (FIRST[side], [], 12)


@clause("GV-4.13", "GV-4.14", "GV-11.5")
@BOTH
def test_once_it_is_held_fleets_alone_are_sent_no_more_and_a_garrison_of_fleets_comes_home(
    play: Play, side: Side
) -> None:
    fight(play, side, held_by(side), legions=0)
    assert not grounds(play)
    if side == ROME:
        assert not board(play.g, side).forces


@clause("GV-4.12")
@BOTH
def test_other_fleets_that_are_beaten_concern_nobody(play: Play, side: Side) -> None:
    name = {CARTHAGE: "pyrrhic-war", ROME: "alexandrine"}[side]
    army = force(side, name, 1, legions=4, fleets=15)
    play.at(STEP_9, army, dice={f"{side}.battle.{name}": three(15)})
    assert board(play.g, side).wars[name].naval_victory
    assert play.g.war(1).sea == ""
