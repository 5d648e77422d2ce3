"""Whole Combat Phases at random: many forces, every answer, nothing lost and no dead end."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from games.playout import choose
from games.republic.bench import draw_out
from games.republic.combat.events import BattleFought
from games.republic.pieces import CIVIL_WAR, RAIDERS, EnemyLeader
from games.rome.combat.events import ProvinceAttacks
from games.rome.combat.pieces import Combat
from games.rome.law import ROME
from games.rome.pieces import Civil, War
from games.rome.state import Rome
from games.rome.wars.strongholds import redraw
from tests.games.rome.combat import combat, event, holding, law, province, statesman
from tests.games.rome.invariants import invariants
from tests.games.rome.money import garrison, rich
from tests.games.rome.play import Play, add_force, add_war, numbered
from tests.lots import proof

EVENTS = ("te-ally-deserts", "te-enemys-ally-deserts", "te-evil-omens", "te-refuge", "te-rhodian-maritime-alliance")
STATESMEN = (("st-30a", "diamond"), ("st-2a", "triangle"), ("st-29b", "circle"), ("st-4a", "square"))
OPTIONS = {"provincial_wars": True, "rebel_governors": True}


def war_torn(pick: Random, play: Play) -> Play:
    """The Combat Phase begins among Wars, Leaders, forces, Provinces, events and cards of all kinds."""

    def change(g: Rome) -> None:
        names = [*pick.sample(list(ROME.tables.wars), 4), "alexandrine"]
        for name in names:
            add_war(g, name, pick.choice(["active", "active", "inactive", "imminent"]))
        for name in pick.sample(list(ROME.tables.leaders)[:-1], 2):
            put_leader(g, name)
        for name in pick.sample(EVENTS, 2):
            event(name, pick.randint(1, 2))(g)
        for card, seat in pick.sample(STATESMEN, 2):
            statesman(card, seat)(g)
        law("law-gabinian")(g)
        holding("circle", "cleopatra")(g)
        holding("square", "proscription", "tribune.1")(g)
        rich({number: pick.randint(0, 30) for number in range(1, 13)}, diamond=10, triangle=20)(g)
        hold_provinces(g, pick)
        revolt(g, pick)
        send_forces(g, pick)

    return combat(play, change, chits=(), scenario="alternative", options=OPTIONS, seed=str(pick.random()))


def put_leader(g: Rome, name: str) -> None:
    """A Leader is with an Active War of his series, or in the Curia."""
    draw_out(g, name)
    wars = [war.id for war in g.matching(ROME.tables.leaders[name].group) if war.status == "active"]
    g.leaders[name] = EnemyLeader(id=name, war=wars[0] if wars else "")


def hold_provinces(g: Rome, pick: Random) -> None:
    """Governors, with garrisons and forces of their Provinces; one fights beside a War."""
    for number, name in zip((5, 6, 7, 8), pick.sample(list(ROME.tables.provinces), 4), strict=True):
        side = ROME.tables.provinces[name].undeveloped
        armies, fleets = min(pick.randint(0, 3), side.most_armies), min(pick.randint(0, 2), side.most_fleets)
        province(name, number, armies=armies, fleets=fleets)(g)
        garrison(g, name, pick.randint(0, 1))
    ally = pick.choice([name for name in ROME.tables.provinces if name not in g.provinces])
    side = ROME.tables.provinces[ally].undeveloped
    province(ally, armies=min(1, side.most_armies), fleets=min(1, side.most_fleets))(g)
    pick.choice(list(g.wars.values())).allies = [ally]


def revolt(g: Rome, pick: Random) -> None:
    """Perhaps somebody is Marching on Rome, or a Governor holds his Province, or sails."""
    kind = pick.choice(["", "army", "home", "sea"])
    rebel = numbered(g, 2 if kind == "army" else 6)
    if kind:
        rebel.rebel, rebel.office = True, ""
        g.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active", declared=g.turn)
        g.civil = Civil(primary=rebel.id, marching=kind == "army")
    if kind == "army":
        add_force(g, CIVIL_WAR, 2, legions=pick.randint(1, 4))
    if g.civil and kind == "sea":
        g.civil.at_sea = g.governed_by(rebel)[0]
    with suppress(StopIteration):
        redraw(g).send(None)


def send_forces(g: Rome, pick: Random) -> None:
    """Commanders against some of the Wars, with whatever there is."""
    able = [1, 9, 10, 3, 11, 4, 12]
    names = pick.sample(list(g.wars), min(4, len(g.wars)))
    for name in [*names, names[0]]:
        leading = [able.pop(0) for _ in range(pick.choice([1, 1, 2])) if able]
        legions = min(pick.randint(0, 6), g.army.pool["legion"])
        fleets = min(pick.randint(0, 9), g.army.pool_fleets)
        if leading and legions + fleets:
            at = add_force(g, name, *leading, legions=legions, fleets=fleets, veterans=pick.randint(0, 1))
            g.dispatched[at.id] = pick.randint(1, 3)
    if g.senators["fam-aurelius"].place == "force":
        g.senators["fam-aurelius"].office = "master-of-horse"


def sound(g: Rome) -> None:
    """What no rule of the Combat Phase may ever break."""
    fighting = g.step.startswith(("combat.", "revolution."))
    assert fighting or g.combat == Combat(), "left over from the Combat Phase"
    for war in g.wars.values():
        assert len(set(war.struck)) == len(war.struck)
        assert all(name in g.provinces for name in war.allies)
    for force in g.forces.values():
        assert not force.victorious or force.war not in g.wars or force is g.rebel_force()
        assert min(force.units.fleets, len(force.units.legions)) >= 0
        assert all(g.senators[name].at == force.id for name in force.commanders)
    for senator in g.senators.values():
        assert not senator.captive or senator.at in {*g.wars, RAIDERS}, senator
        assert senator.place != "force" or senator.at in g.forces, senator
    for one in g.provinces.values():
        assert one.armies >= 0 <= one.fleets
        assert not one.governor or one.governor in g.senators
    assert len(set(g.chronicle.won)) == len(g.chronicle.won)


def phase(seed: int, seen: Counter[str]) -> None:
    """One phase, the invariants checked after each answer."""
    pick = Random(seed)
    play = war_torn(pick, Play())
    while True:
        for told in play.told:
            if isinstance(told, BattleFought | ProvinceAttacks):
                seen[told.result if isinstance(told, BattleFought) else "defended"] += 1
        invariants(play.g)
        sound(play.g)
        if play.table.over:
            return
        seat, key, raw = choose(play.table, pick)
        play.forget()
        play._note(play.table.submit(seat, key, raw).tellings)


def test_many_phases() -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        phase(seed, seen)
    assert set(seen) >= {"victory", "stalemate", "defeat", "disaster", "standoff", "defended"}, seen


@proof
@pytest.mark.parametrize("lot", range(2))
def test_very_many_phases(lot: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(1000 + 100 * lot, 1100 + 100 * lot):
        phase(seed, seen)
    assert seen["victory"]
