"""RR-1.15.5: under the Manilian Law a victorious commander may go on to another War. Fabius is of triangle."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.rome.basics.events import WarActivated
from games.rome.combat.events import MasterReturned
from games.rome.revolution.events import CommandMoved
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import in_revolt, legion
from tests.games.rome.play import Play, add_force, add_war, numbered
from tests.games.rome.revolution import GALLIC, revolting, victorious

FABIUS, JULIUS = "fam-fabius", "fam-julius"


def manilian(g: Rome) -> None:
    """The Law is in effect, and nothing is left in the Forum but what a test puts there."""
    g.laws.append("law-manilian")
    g.deck = [card for card in g.deck if card != "law-manilian"]
    del g.wars["punic-1"]


def going(play: Play, *changes: Any, fleets: int = 2) -> Play:
    """Fabius has won with three legions and these Fleets."""
    return revolting(play, manilian, victorious(2, legions=3, fleets=fleets), *changes)


@clause("RR-1.15.5", "RR-DP90")
def test_he_goes_to_another_war_and_is_proconsul_there(play: Play) -> None:
    g = going(play, lambda g: add_war(g, GALLIC, unprosecuted=True)).g
    assert play.options("triangle", "revolution.move") == ["none", GALLIC]
    play.answer("triangle", "revolution.move", GALLIC)
    assert play.saw(CommandMoved) == [CommandMoved(FABIUS, "force-1", GALLIC)]
    force, fabius = g.forces["force-1"], play.senator(2)
    assert (force.war, force.victorious, force.with_legions, len(force.units.legions)) == (GALLIC, False, True, 3)
    assert (fabius.proconsul, fabius.prior_consul, fabius.place, fabius.at) == (True, True, "force", "force-1")
    assert g.wars[GALLIC].unprosecuted, "it stays as it was"
    invariants(g)


@clause("RR-1.15.5", "RR-DP90")
def test_by_default_he_does_not_and_is_asked_what_else_he_will_do(play: Play) -> None:
    going(play, lambda g: add_war(g, GALLIC))
    play.lapse("triangle", "revolution.move")
    assert play.asked() == [("triangle", "revolution.revolt")]


@clause("RR-1.15.5")
@pytest.mark.parametrize("status", ["inactive", "imminent"])
def test_a_war_that_sleeps_becomes_active(play: Play, status: str) -> None:
    g = going(play, lambda g: add_war(g, GALLIC, status)).g
    play.answer("triangle", "revolution.move", GALLIC)
    assert (g.wars[GALLIC].status, play.saw(WarActivated)) == ("active", [WarActivated(GALLIC)])


@clause("RR-1.15.5")
@pytest.mark.parametrize(("fleets", "asked"), [(4, False), (5, True)])
def test_he_needs_the_fleet_support(play: Play, fleets: int, asked: bool) -> None:
    """The 1st Punic War needs five."""
    going(play, lambda g: add_war(g, "punic-1"), fleets=fleets)
    assert play.asked() == [("triangle", "revolution.move" if asked else "revolution.revolt")]


@clause("RR-1.15.5")
def test_he_cannot_go_against_the_rebel(play: Play) -> None:
    going(play, lambda g: add_war(g, GALLIC), in_revolt(legion(), rebels=(4,)))
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revolution.move", "civil-war")
    assert play.options("triangle", "revolution.move") == ["none", GALLIC]


@clause("RR-1.15.5", "RR-1.07.332")
def test_nor_past_a_lower_war_of_the_series_that_nobody_fights(play: Play) -> None:
    def series(g: Rome) -> None:
        add_war(g, "gallic-1")
        add_war(g, "gallic-2")

    going(play, series)
    assert play.options("triangle", "revolution.move") == ["none", "gallic-1"]
    going(play, series, lambda g: add_force(g, "gallic-1", 4, legions=1))
    assert play.options("triangle", "revolution.move") == ["none", "gallic-1", "gallic-2"]


@clause("RR-1.15.5", "RR-1.07.332")
def test_another_victor_fights_nobody_any_more(play: Play) -> None:
    """Aurelius has won his own War; so the 1st Gallic War still has no commander."""

    def series(g: Rome) -> None:
        add_war(g, "gallic-1")
        add_war(g, "gallic-2")

    going(play, series, victorious(9, at="macedonian-1", legions=2))
    play.lapse("diamond", "revolution.move")
    play.lapse("diamond", "revolution.revolt")
    assert play.options("triangle", "revolution.move") == ["none", "gallic-1"]


@clause("RR-1.15.5")
def test_without_the_law_nobody_is_asked(play: Play) -> None:
    revolting(play, victorious(2, legions=3, fleets=2), lambda g: add_war(g, GALLIC))
    assert play.asked() == [("triangle", "revolution.revolt")]


@clause("RR-1.15.5", "RR-1.10.8")
def test_a_master_of_horse_returns_to_rome(play: Play) -> None:
    def dictator(g: Rome) -> None:
        numbered(g, 2).office, numbered(g, 4).office = "dictator", "master-of-horse"

    g = revolting(play, manilian, dictator, victorious(2, 4, legions=2), lambda g: add_war(g, GALLIC)).g
    play.answer("triangle", "revolution.move", GALLIC)
    assert play.saw(MasterReturned) == [MasterReturned(JULIUS, "proconsul", True)]
    assert (play.senator(4).in_capital, play.senator(4).office) == (True, "master-of-horse")
    assert g.forces["force-1"].commanders == [FABIUS]
