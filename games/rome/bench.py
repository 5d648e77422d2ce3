"""A table of The Republic of Rome to try one rule at, always laid alike.

Seats sit clockwise: diamond, triangle, circle, square, star, cross. Families are dealt round by number: of four seats
diamond has 1, 5, 9, triangle 2, 6, 10, circle 3, 7, 11, square 4, 8, 12. Cornelius (diamond) is Rome Consul and HRAO;
every faction has a Leader on its foremost Senator; hands are empty. In the Middle and Late Republic the Provinces lie
in the Forum.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any, cast

from games.bench import Bench
from games.kernel import Seat, Setup, chairs, duplicate
from games.republic import bench
from games.republic.bench import Word, draw_out, each, forces, gather, numbered
from games.republic.forum.statesmen import lay
from games.republic.pieces import Force, Legion, TableEvent, Units
from games.republic.senators import enter
from games.republic.state import foremost
from games.rome import GAME
from games.rome.law import ROME
from games.rome.pieces import LEGION, Office, Province, Senator, War
from games.rome.setup.laying_out import RomeOptions, set_up
from games.rome.state import Rome, Scenario

CONSUL = 1

run = partial(bench.run, GAME)
places = partial(bench.places, ROME)

# Laying the table


def laid(setup: Setup, step: str) -> Rome:
    """Ready for a step; before those of the set-up nothing is given out yet."""
    options = cast("RomeOptions", setup.options)
    g = dealt(len(setup.seats), options=options, seed=setup.seed)
    if not step.startswith("setup."):
        prepared(g)
    return g


def dealt(
    seats: int = 4, scenario: Scenario = "early", *, options: RomeOptions | None = None, seed: str = "play"
) -> Rome:
    """A game just laid out, with the Families dealt round by number and no red cards in the hands."""
    chosen = options or RomeOptions(scenario=scenario)
    return duplicate(round_dealt(seats, chosen.model_dump_json(), seed))


@lru_cache(maxsize=256)
def round_dealt(seats: int, options: str, seed: str) -> Rome:
    """The one that all who want such a table get a copy of: to deal takes ten times as long as to copy."""
    sitting = chairs(seats)
    g = set_up(Setup(sitting, seed, RomeOptions.model_validate_json(options)))
    g.seats = list(sitting)
    g.told.clear()
    count = len(g.senators)
    gather(g)
    for n, family in enumerate(list(ROME.tables.families)[:count]):
        draw_out(g, family)
        enter(g, seat=sitting[n % seats], family=family)
    make_consul(g, numbered(g, CONSUL))
    return g


def make_consul(g: Rome, senator: Senator) -> None:
    """RR-3.01.6: the Temporary Rome Consul, whatever the chits would have said."""
    senator.office, senator.prior_consul = "rome-consul", True
    senator.influence += g.law.constants.influence["rome-consul"]
    g.remember_hrao()


def prepared(g: Rome) -> None:
    """Every faction has its Leader; turn 1 has begun."""
    for seat, faction in g.factions.items():
        leader = foremost(g.senators_of(seat))
        faction.leader = leader.id if leader else ""
    g.told.clear()
    g.turn = 1
    g.dice.open_chapter("play")


# Cards


# People


def add_statesman(g: Rome, card: str, seat: str) -> Senator:
    """Bring a Statesman into play, on his Family if it is in play by itself."""
    draw_out(g, card)
    return g.senators[lay(g, Seat(seat), card).id]


def appoint(g: Rome, post: str, number: int) -> None:
    """A Senator holds an office; whoever held it does not."""
    for holder in g.holders(post):
        holder.office = ""
    numbered(g, number).office = cast("Office", post)


# Wars, Provinces, units


def add_war(g: Rome, name: str, status: Any = "active", **marks: Any) -> War:
    """Put a War into the Forum, without its effects. LookupError: there is no such War."""
    if name not in ROME.tables.wars and "province" not in marks:
        raise LookupError(f"there is no War {name}")
    draw_out(g, name)
    g.wars[name] = War(id=name, status=status, **marks)
    return g.wars[name]


def add_province(g: Rome, name: str, governor: int | None = None, *, developed: bool = False) -> Province:
    """Bring a Province into play, with this Governor for three turns."""
    province = g.provinces[name] = Province(id=name, developed=developed)
    if governor:
        senator = numbered(g, governor)
        province.governor, province.term = senator.id, 3
        senator.place, senator.at = "province", name
    return province


def add_legions(g: Rome, count: int, *, veterans: int = 0, loyal: int = 0) -> list[Legion]:
    """Legions out of the Force Pool, some of them veterans; they lie nowhere yet."""
    g.army.pool[LEGION] -= count
    owner = numbered(g, loyal).id if loyal else ""
    return [Legion(type=LEGION, veteran=n < veterans, loyal=owner if n < veterans else "") for n in range(count)]


def add_force(
    g: Rome,
    at: str,
    *commanders: int,
    legions: int = 0,
    veterans: int = 0,
    fleets: int = 0,
    status: Any = "active",
) -> Force:
    """A force is at a War, under Senators with these numbers; veterans are loyal to the first of them."""
    if at not in g.wars:
        add_war(g, at, status)
    g.wars[at].status = status
    names = [numbered(g, number).id for number in commanders]
    units = Units(
        legions=add_legions(g, legions, veterans=veterans, loyal=commanders[0] if commanders else 0), fleets=fleets
    )
    g.army.pool_fleets -= fleets
    one = Force(id=f"force-{len(g.forces) + 1}", war=at, commanders=names, units=units, sent=g.turn)
    g.forces[one.id] = one
    for name in names:
        g.senators[name].place, g.senators[name].at = "force", one.id
    return one


def add_table_event(g: Rome, name: str, times: int) -> None:
    """`{"te-evil-omens": 1}`: an event is in play, rolled so many times."""
    g.table_events[name] = TableEvent(id=name, times=times)


WORDS: Mapping[str, Word[Rome]] = {
    **bench.WORDS,
    "offices": each(appoint),
    "wars": each(add_war),
    "provinces": each(add_province),
    "forces": forces(add_force),
    "events": each(add_table_event),
}

BENCH: Bench[Rome] = Bench(GAME, laid, WORDS)
