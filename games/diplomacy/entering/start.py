"""CD-13.1, 13.2: the map in its first year; each gets a centre and a unit there."""

from __future__ import annotations

import json

import data
from games.diplomacy.atlas import atlas
from games.diplomacy.entering.options import DiplomacyOptions
from games.diplomacy.law import Law
from games.diplomacy.register.names import name_the_nameless
from games.diplomacy.state import Diplomacy, Force, Player, Province
from games.kernel import Dice, Seat, Setup, StepId


def setup(chosen: Setup) -> Diplomacy:
    """CD-13.1, 13.2: all in civil disorder, empty of units, in Spring of the map's first year."""
    wished = DiplomacyOptions.model_validate(chosen.options)
    chart = atlas(wished.map)
    raw = json.loads(data.path(f"diplomacy/map-{wished.map}.json").read_text(encoding="utf-8"))
    dice = Dice(chosen.seed)
    dice.open_chapter("setup")
    return Diplomacy(
        step="setup.preferences",
        dice=dice,
        map=wished.map,
        year=raw["start"]["year"],
        years=chosen.turns,
        players={seat: Player(seat) for seat in chosen.seats},
        provinces={code: Province(code) for code, one in sorted(chart.spaces.items()) if one.ground != "sea"},
        law=Law(adjudication=wished.adjudication),
    )


async def preferences(g: Diplomacy) -> StepId:
    """CD-13.1: in an order drawn by lot each gets a drawn free centre, until all have one or centres run out."""
    name_the_nameless(g)
    order = sorted(g.players, key=g.code)
    g.dice.shuffle("lots", order)
    free = list(g.atlas.centres)
    for seat in order[: len(free)]:
        centre = g.dice.pick("centre", free)
        free.remove(centre)
        _start_in(g, seat, centre)
    return "season.orders"


def _start_in(g: Diplomacy, seat: Seat, centre: str) -> None:
    """CD-13.1: he is Ruler there, and has a unit."""
    g.provinces[centre].ruler = seat
    g.made += 1
    g.based += 1
    g.forces.append(Force(f"u{g.made}", "A", centre, base=centre, since=g.based))
