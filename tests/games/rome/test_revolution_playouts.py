"""The Revolution Phase played through with whatever may be answered: nothing that must hold is ever broken."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.republic.pieces import CIVIL_WAR
from games.rome.pieces import War
from games.rome.state import Rome
from games.rome.wars.strongholds import siege
from tests.games import conformance
from tests.games.conformance import JUNK, SEEDS, Walk
from tests.games.rome.invariants import invariants
from tests.games.rome.money import in_revolt, legion, rich
from tests.games.rome.play import Play, add_force, add_province, add_war, numbered
from tests.games.rome.revolution import enlisted, victorious
from tests.lots import lots

RULES = ("provincial_wars", "rebel_governors", "disbandment", "laws")
PROVINCES = ("sicilia", "africa", "macedonia", "illyricum")
LAWS = ("law-julian", "law-vatinian", "law-gabinian", "law-plautian-papirian")
BEATEN = ("social", "parthian", "gallic-2")
EXAMPLES, MOVES = 24, 40
KINDS = {
    *("revolution.bribe", "revolution.declare", "revolution.disband", "revolution.discard", "revolution.done"),
    *("revolution.give", "revolution.join", "revolution.lend", "revolution.march", "revolution.move"),
    *("revolution.offer", "revolution.play", "revolution.reinforce", "revolution.revolt", "revolution.rise"),
    *("revolution.veterans", "revolution.counter", "revolution.deal"),
}


def torn(pick: Random):
    """Commanders who have won, one of them perhaps Dictator; Governors with forces; veterans of all; a bequest."""

    def change(g: Rome) -> None:
        for number, at in zip(pick.sample((2, 3, 4), pick.randint(1, 3)), BEATEN, strict=False):
            masters = [number + pick.choice((4, 5))] if pick.random() < 0.5 and not g.holders("dictator") else []
            victorious(number, *masters, at=at, legions=pick.randint(1, 3), fleets=pick.randint(0, 2), veterans=1)(g)
            for post, one in zip(("dictator", "master-of-horse"), [number, *masters] if masters else [], strict=False):
                numbered(g, one).office = post  # type: ignore[assignment]
        govern(g, pick)
        for place in [g.army.active, *(one.units for one in g.forces.values())]:
            place.legions += enlisted(g, 1, loyal=pick.randint(1, 12))
        for name in ("invasion-of-britannia", "gallic-3"):
            if name in g.tables.wars:
                add_war(g, name, "inactive")
        g.laws += ["law-manilian"] if pick.random() < 0.5 else []
        g.deck = [card for card in g.deck if card not in ("law-manilian", "bequest-pergamene")]
        g.gone.append("bequest-pergamene")
        rich({number: pick.randint(0, 6) for number in range(1, 13)}, triangle=5, circle=9)(g)

    return change


def govern(g: Rome, pick: Random) -> None:
    """Four Provinces, each with a Governor who is free to go, and what he commands there."""
    homely = [n for n in range(1, 13) if numbered(g, n).place == "rome" and not numbered(g, n).office]
    for number, name in zip(pick.sample(homely, 4), PROVINCES, strict=True):
        province = add_province(g, name, number)
        province.garrison += enlisted(g, pick.randint(0, 1))
        province.armies, province.fleets = (
            pick.randint(0, province.side.most_armies) // 3,
            province.side.most_fleets // 3,
        )


def already(pick: Random):
    """Fabius is in revolt, before Rome or in his Province, and another Governor with him."""

    def change(g: Rome) -> None:
        marches = pick.random() < 0.6
        in_revolt(*[legion() for _ in range(2 * marches)], legion(veteran=True, loyal="fam-julius"), rebels=(2, 6))(g)
        assert g.civil
        at_home = [6] if marches else [2, 6]
        for number, name in zip(at_home, ("sicilia", "africa"), strict=False):
            province = add_province(g, name, number)
            province.term, province.armies = 0, 1
            g.wars[siege(name)] = War(id=siege(name), status="active", province=name, held=True, revolt=True)
        if not marches:
            force = g.forces.pop("rebels")
            g.provinces["sicilia"].garrison += force.units.legions
            g.civil.marching = False
        g.wars[CIVIL_WAR].fought = ["land"]
        add_force(g, CIVIL_WAR, 1, legions=2)

    return change


def opened(seed: int, pick: Random, *, rebels: bool) -> Play:
    """The phase opens on such a table."""
    options = {rule: rebels or pick.random() < 0.7 for rule in RULES}
    options["provincial_wars"] |= options["rebel_governors"]
    hands = {"diamond": [*LAWS, "tribune.1", "tribune.2", "st-1a"], "triangle": ["tribune.3", "assassin.1"]}
    change = already(pick) if rebels else torn(pick)
    play = Play().until("mortality")
    return play.at("revolution.opening", scenario="late", options=options, change=change, cards=hands, seed=str(seed))


@cache
def phase(seed: int, *, rebels: bool) -> Counter[str]:
    """One Revolution Phase to its end: what was asked in it."""
    pick, asked = Random(f"{seed}{rebels}"), Counter[str]()
    play = opened(seed, pick, rebels=rebels)
    while not play.table.over:
        posted = pick.choice([one for one in play.table.open.values() if one.decision.awaited or pick.random() < 0.1])
        asked[posted.decision.kind] += 1
        play.submit(posted.decision.key, posted.decision.choice.sample(pick))
        invariants(play.g)
    invariants(play.g)
    return asked


@pytest.mark.parametrize("rebels", [False, True])
@pytest.mark.parametrize("seed", lots(range(5), range(5, 20)))
def test_whatever_is_answered_the_table_is_sound(seed: int, rebels: bool) -> None:
    assert phase(seed, rebels=rebels)


def test_all_that_can_be_asked_in_this_phase_is_asked() -> None:
    met: Counter[str] = sum((phase(seed, rebels=rebels) for seed in range(20) for rebels in (False, True)), Counter())
    assert KINDS - met.keys() == set()


# What every game must keep


def walk(seed: int, moves: int) -> Walk:
    """So many answers into the phase, or to its end."""
    pick = Random(seed)
    play = opened(seed, pick, rebels=seed % 2 == 1)
    found = Walk(play.game, play.table, tuple(play.g.seats), pick, play.table.checkpoint)
    while not found.table.over and len(found.entries) < moves:
        conformance.check_sound(found)
        found.step()
    return found


@pytest.mark.parametrize("seed", lots(range(2), range(2, 6)))
def test_a_walk_can_be_kept(seed: int) -> None:
    conformance.check_kept(walk(seed, MOVES))


@conformance.relaxed(EXAMPLES)
@given(seed=SEEDS, moves=st.integers(0, MOVES), junk=JUNK)
def test_junk_is_refused_answers_are_taken_back_and_secrets_kept(seed: int, moves: int, junk: Any) -> None:
    found = walk(seed, moves)
    conformance.check_junk(found, junk)
    if not found.table.over:
        conformance.check_fork(found)
    conformance.check_undo(found, moves=6)
