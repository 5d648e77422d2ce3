"""The odds of a battle of Rome against the dice themselves."""

from __future__ import annotations

from collections import Counter

import pytest

from games.republic.combat.dice import on_the_table, special
from games.republic.combat.events import BattleDrawnUp
from games.republic.combat.odds import TDR
from games.republic.combat.pieces import Battle
from games.republic.pieces import CIVIL_WAR
from games.rome.combat.dice import tempered
from games.rome.combat.odds import Come, outcomes, percent
from games.rome.combat.strengths import draw_up
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.combat import (
    GAUL,
    Change,
    combat,
    dictator,
    enemy,
    force,
    gaul,
    marked,
    omens,
    rebel,
    statesman,
)
from tests.games.rome.forum import event
from tests.games.rome.play import Play, dealt, prepared

FABIUS = [statesman("st-2a", "triangle"), force(GAUL, 2, legions=5, fleets=4)]
LUCULLUS = [statesman("st-29b", "circle"), force(GAUL, 29, legions=5, fleets=4)]
DESERTERS = [event("te-ally-deserts", 2), event("te-enemys-ally-deserts")]
CASES: list[list[Change]] = [
    [gaul()],
    [gaul(), omens(2)],
    [gaul(), enemy("vercingetorix", GAUL)],
    [gaul(), marked(GAUL, struck=[13])],
    [dictator(), *DESERTERS],
    FABIUS,
    LUCULLUS,
]


def table(*changes: Change) -> Rome:
    """A table with these on it."""
    g = dealt(scenario="alternative")
    prepared(g)
    for one in changes:
        one(g)
    return g


def thrown(g: Rome, battle: Battle) -> Counter[Come]:
    """Every roll, as the rules read it; what it uses up is put back."""
    one, struck, found = g.forces[battle.force], list(g.wars[battle.war].struck), Counter[Come]()
    for dice in TDR:
        battle.dice, battle.swing = list(dice), 0
        read = special(g, battle, one.units) or on_the_table(g, battle, one.units)
        outcome = tempered(read, g.senators[one.commanders[0]])
        found[Come(outcome.result, outcome.legions, outcome.fleets)] += 1
        g.wars[battle.war].struck[:] = struck
    return found


@clause("RR-1.10.11", "RR-1.10.11.1")
@pytest.mark.parametrize("changes", CASES)
def test_every_roll_is_counted_as_it_would_be_read(changes: list[Change]) -> None:
    g = table(*changes)
    name = next(iter(g.forces))
    found = outcomes(g, g.forces[name], "land")
    assert found == thrown(g, draw_up(g, g.forces[name], "land"))
    assert found.total() == len(TDR)


def test_looking_changes_nothing() -> None:
    g = table(*CASES[4])
    before = repr(g)
    outcomes(g, g.forces["force-1"], "land")
    assert repr(g) == before


@clause("RR-1.10.1.1")
def test_pompey_may_roll_anything() -> None:
    g = table(statesman("st-30a", "diamond"), force(GAUL, 30, legions=8))
    one, parts = g.forces["force-1"], Counter[Come]()
    pompey = g.senators[one.commanders[0]]
    for military in range(2, 8):
        pompey.rolled = military
        parts += thrown(g, draw_up(g, one, "land"))
    pompey.rolled = 0
    assert outcomes(g, one, "land") == parts
    assert parts.total() == 6 * len(TDR)


@clause("RR-1.11.37")
def test_in_the_civil_war_no_fleet_is_lost() -> None:
    g = table(rebel(2, 6), force(CIVIL_WAR, 1, legions=6, fleets=4))
    found = outcomes(g, g.forces["force-2"], "land")
    assert {one.fleets for one in found} == {0}
    assert {one.result for one in found} == {"victory", "stalemate", "defeat"}


def test_they_are_those_that_everybody_hears(play: Play) -> None:
    combat(play, dictator(), *DESERTERS)
    told = play.saw(BattleDrawnUp)[0]
    found = outcomes(table(dictator(), *DESERTERS), table(dictator(), *DESERTERS).forces["force-1"], "land")
    heard = [told.victory, told.stalemate, told.defeat, told.disaster, told.standoff]
    results = ("victory", "stalemate", "defeat", "disaster", "standoff")
    assert heard == [percent(found, result) for result in results]
