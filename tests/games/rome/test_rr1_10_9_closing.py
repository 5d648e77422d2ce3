"""RR-1.10.9, 1.10.91: which Wars are prosecuted, and how many there may be."""

from __future__ import annotations

import pytest

from games.republic.pieces import CIVIL_WAR
from games.rome.basics.events import GameEnded
from games.rome.combat.events import CombatClosed
from games.rome.combat.pieces import Combat
from tests.clauses import clause
from tests.games.rome.combat import (
    GAUL,
    PUNIC,
    SYRIA,
    Change,
    combat,
    force,
    gaul,
    marked,
    rebel,
    said,
    war,
)
from tests.games.rome.play import Play

FOUR = ("punic-2", "illyrian-2", SYRIA)


@clause("RR-1.10.9")
@pytest.mark.parametrize(
    ("natural", "legions", "prosecuted"),
    [(12, 6, True), (13, 6, True), (5, 6, True), (3, 6, False), (9, 6, True), (9, 5, False), (8, 6, True)],
)
def test_by_a_land_battle_after_which_a_legion_is_left(
    play: Play, natural: int, legions: int, prosecuted: bool
) -> None:
    """Also without a commander; a total of 8 costs five legions."""
    combat(play, gaul(legions), marked(GAUL, unprosecuted=True), naturals={GAUL: [natural]})
    assert play.g.wars[GAUL].unprosecuted != prosecuted
    assert said(play, CombatClosed).unprosecuted == (() if prosecuted else (GAUL,))


@clause("RR-1.10.9")
@pytest.mark.parametrize(("fleets", "prosecuted"), [(3, True), (2, False)])
def test_and_the_fleet_support_too(play: Play, fleets: int, prosecuted: bool) -> None:
    """A 12 on land costs one legion and one fleet; the Syrian War needs two."""
    combat(play, force(SYRIA, 1, legions=2, fleets=fleets), naturals={SYRIA: [14]})
    assert play.g.wars[SYRIA].unprosecuted != prosecuted


@clause("RR-1.10.9")
@pytest.mark.parametrize(
    ("natural", "fleets", "prosecuted"), [(12, 6, True), (5, 6, True), (3, 6, False), (18, 6, True), (9, 5, False)]
)
def test_by_a_naval_battle_after_which_a_fleet_is_left_or_the_marker(
    play: Play, natural: int, fleets: int, prosecuted: bool
) -> None:
    combat(play, force(PUNIC, 1, fleets=fleets), naturals={PUNIC: [natural]})
    assert play.g.wars[PUNIC].unprosecuted != prosecuted


@clause("RR-1.10.9")
def test_a_war_at_which_nobody_has_fought_is_unprosecuted(play: Play) -> None:
    combat(play, war(GAUL), force(SYRIA, legions=6, fleets=6), war("illyrian-1", "inactive"))
    assert said(play, CombatClosed).unprosecuted == (GAUL, SYRIA)
    assert not play.g.wars["illyrian-1"].unprosecuted


@clause("RR-1.10.9", "RR-1.10.12")
def test_a_marker_of_another_turn_is_no_battle_of_this_one(play: Play) -> None:
    combat(play, war(PUNIC, naval_victory=True))
    assert play.g.wars[PUNIC].unprosecuted


@clause("RR-1.10.9", "RR-1.11.35")
@pytest.mark.parametrize(("legions", "prosecuted"), [(6, True), (0, False)])
def test_so_is_the_civil_war(play: Play, legions: int, prosecuted: bool) -> None:
    sides = rebel(2, 6), *([force(CIVIL_WAR, 1, legions=legions)] if legions else [])
    combat(play, *sides, naturals={CIVIL_WAR: [12]})
    assert play.g.wars[CIVIL_WAR].unprosecuted != prosecuted


@clause("RR-1.10.91", "RR-1.12.2")
@pytest.mark.parametrize(("more", "lost"), [([], False), ([war(GAUL, "inactive")], False), ([war(GAUL)], True)])
def test_with_four_active_wars_all_lose(play: Play, more: list[Change], lost: bool) -> None:
    combat(play, *(war(name) for name in FOUR), *more)
    assert play.saw(GameEnded) == ([GameEnded("wars", None)] if lost else [])
    assert play.g.ending
    assert play.g.ending.reason == ("wars" if lost else "influence"), "else the Revolution Phase has begun"


@clause("RR-1.10.91", "RR-1.12.2")
def test_a_war_that_is_won_does_not_count(play: Play) -> None:
    combat(play, *(war(name) for name in FOUR), gaul(), naturals={GAUL: [18]})
    assert play.saw(GameEnded) == []


@clause("RR-1.12.2")
@pytest.mark.parametrize(("met", "lost"), [(True, True), (False, False)])
def test_the_civil_war_counts_unless_its_rebel_has_won(play: Play, met: bool, lost: bool) -> None:
    army = [force(CIVIL_WAR, 1, legions=6)] if met else []
    combat(play, *(war(name) for name in FOUR), rebel(2, 6), *army, naturals={CIVIL_WAR: [12]})
    assert bool(play.saw(GameEnded)) == lost


@clause("RR-1.10.9")
def test_nothing_of_the_phase_is_left(play: Play) -> None:
    combat(play, gaul(), force(SYRIA, 2, legions=6, fleets=3))
    assert play.g.combat == Combat()
