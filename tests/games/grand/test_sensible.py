"""What a sensible player of both republics does otherwise than one of either alone."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.minds.sensible import army
from games.grand.minds import SensiblePlayer
from games.grand.minds.carthage import part_by_part
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.seen import see
from games.grand.state import Grand
from games.kernel import Seat
from tests.games.grand.laying import DIAMOND, Change, Play, force, home, office, settled, war, without

FACES = {CARTHAGE: "roman-war", ROME: "punic"}
SYRACUSE = ("syracusan-war-1", "syracusan-war-2")
BOTH = pytest.mark.parametrize("side", [CARTHAGE, ROME])


def business(play: Play, side: Side, *changes: Change) -> Play:
    """The Senate of a republic is in session; in Rome there is a Field Consul."""
    consul = [office(ROME, "field-consul", 2)] if side == ROME else []
    return play.at(f"{side}:senate.business", *consul, *changes)


def says(play: Play, kind: str, seat: Seat = DIAMOND) -> Any:
    """What it answers to an open decision."""
    view = see.view(play.g, seat)
    return SensiblePlayer().answer(play.decision(seat, kind), lambda: view)


def rich(g: Grand) -> None:
    """Both States can pay for any War."""
    for half in g.halves():
        half.treasury = 500


def attacked(play: Play) -> list[str]:
    """Against which Wars it would send forces."""
    said = says(play, "senate.forces")
    return [one["at"] for one in said["movements"]] if said else []


@BOTH
def test_it_raises_nothing_for_a_war_that_waits_for_another(play: Play, side: Side) -> None:
    """GV-4.7: with the first war not yet there the second cannot be met, so no unit is raised for it."""
    alone = [without(side, f"{FACES[side]}-1", "conquest-of-tunisia"), war(side, f"{FACES[side]}-2"), rich]
    business(play, side, *alone)
    assert says(play, "senate.units") is None
    business(play, side, *alone, settled(1, side))
    assert says(play, "senate.units")


def test_both_parts_of_the_first_war_are_judged_each_by_itself(play: Play) -> None:
    """GV-4.12: a force likely to win each part goes, though to win both in one turn is less likely."""
    business(play, CARTHAGE)
    view = see.view(play.g, DIAMOND).carthage
    first = view.wars["roman-war-1"]
    sea, land = army.at_sea(view, first, 15, 4), army.on_land(view, first, 16, 4)
    assert army.chance(view, first, 16, 15, 4) == sea * land
    assert part_by_part(view, first, 16, 15, 4) == min(sea, land) > sea * land
    assert part_by_part(view, first, 0, 15, 4) == sea


def test_the_home_suffete_stays_while_peace_may_be_needed(play: Play) -> None:
    """RC-9.6.1, GV-7.4: with him the Senate is over; so with four Active Wars he does not go, with three he does."""
    three = [war(CARTHAGE, name) for name in (*SYRACUSE, "libyan-revolt")]
    business(play, CARTHAGE, home(CARTHAGE, 12), *three)
    assert attacked(play) == ["libyan-revolt"]
    business(play, CARTHAGE, home(CARTHAGE, 12), *three, war(CARTHAGE, "roman-war-1"))
    assert attacked(play) == []


def test_a_likely_victory_is_not_what_the_republic_is_staked_on(play: Play) -> None:
    """GV-7.4: with four Active Wars one is given up though a force might win another."""
    four = [war(CARTHAGE, name) for name in (*SYRACUSE, "libyan-revolt", "roman-war-1")]
    business(play, CARTHAGE, *four, force(CARTHAGE, "libyan-revolt", 4, legions=10))
    odds = [one.battle.odds.victory for one in see.view(play.g, DIAMOND).carthage.forces.values() if one.battle]
    assert 60 <= odds[0] < 85
    assert says(play, "senate.peace")


def test_the_hardest_war_is_given_up_even_to_rome(play: Play) -> None:
    """GV-4.9: a Roman War too, for as long as it stands it bars the later ones (GV-4.7)."""
    business(
        play,
        CARTHAGE,
        *(war(CARTHAGE, name) for name in ("syracusan-war-1", "pyrrhic-war", "libyan-revolt", "roman-war-1")),
    )
    assert says(play, "senate.peace") == {"war": "roman-war-1"}


def test_with_three_active_wars_none_is_given_up(play: Play) -> None:
    """GV-7.4: three do not make the republic fall."""
    business(play, CARTHAGE, *(war(CARTHAGE, name) for name in (*SYRACUSE, "roman-war-1")))
    assert says(play, "senate.peace") is None
