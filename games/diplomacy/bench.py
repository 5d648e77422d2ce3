"""A table of Carthage to try one rule at: people by their codes, provinces, units, railways.

Without more words seats have names off the game-master's list and a centre each, in alphabetical order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from games.bench import Bench
from games.diplomacy import GAME
from games.diplomacy.atlas import Place
from games.diplomacy.atlas.atlas import place
from games.diplomacy.companies import majority
from games.diplomacy.entering.allotting import allot, lots, place_unit
from games.diplomacy.positions.bases import muster
from games.diplomacy.press.gazette import take_stock
from games.diplomacy.register import name_the_nameless
from games.diplomacy.state import NOBODY, Diplomacy, Name, Railway
from games.kernel import Seat, Setup

SEATS: Final = 7
Word = Callable[[Diplomacy, Any], None]


def laid(setup: Setup, step: str) -> Diplomacy:
    """CD-13.1: as it is laid out; before a season all have names, and something to begin with."""
    g = GAME.setup(setup)
    if step.startswith("setup."):
        return g
    name_the_nameless(g)
    allot(g, {seat: [lot] for seat, lot in zip(sorted(g.players), sorted(lots(g)), strict=False)})
    for seat in g.players if g.start == "centres" else ():
        for province in g.ruled(seat):
            place_unit(g, seat, "A", Place(province.code))
    take_stock(g)
    g.told.clear()
    return g


def give_names(g: Diplomacy, names: Mapping[str, Mapping[str, str]]) -> None:
    """`{"diamond": {"HAM": "Hamilcar", "MAX": "Maximus"}}`: the first of each holds; the map is swept."""
    g.names.clear()
    g.forces.clear()
    for province in g.provinces.values():
        province.ruler = province.sub_ruler = NOBODY
    for seat, own in names.items():
        for code, name in own.items():
            g.names[code] = Name(code, name, Seat(seat), approved=True)
        g.players[Seat(seat)].holding = next(iter(own))


def let_rule(g: Diplomacy, rulers: Mapping[str, Sequence[str]]) -> None:
    """`{"HAM": ["Car", "NBe"]}`: CD-4.A: who rules what."""
    for code, provinces in rulers.items():
        for one in provinces:
            g.provinces[one].ruler = holder(g, code)
    take_stock(g)


def let_sub_rule(g: Diplomacy, under: Mapping[str, Sequence[str]]) -> None:
    """`{"GV": ["NBe"]}`: CD-4.B: who rules what under its Ruler."""
    for code, provinces in under.items():
        for one in provinces:
            g.provinces[one].sub_ruler = holder(g, code)


def stand(g: Diplomacy, units: Mapping[str, str | Mapping[str, str]]) -> None:
    """`{"A Car": "", "F FCa": "LMi", "A N29": {"patron": "TIM"}}`: by its base, "" where it stands; or all of it."""
    for unit, said in units.items():
        arm, _, spot = unit.partition(" ")
        at = place(spot)
        about = {"base": said or at.space} if isinstance(said, str) else said
        g.based += 1
        force = muster(g, "A" if arm == "A" else "F", at)
        force.base, force.since = about.get("base", ""), g.based
        force.commander, force.patron = (
            holder(g, about[one]) if one in about else NOBODY for one in ("commander", "patron")
        )
    take_stock(g)


def lay_lines(g: Diplomacy, lines: Sequence[Mapping[str, Any]]) -> None:
    """`[{"route": "Car-LMi-N25", "laid": 2, "builder": "HAM", "shares": {"HAM": 11, "GV": 9}}]`: CD-9."""
    for one in lines:
        g.founded += 1
        shares = cast("Mapping[str, int]", one["shares"])
        line = Railway(f"R{g.founded}", one["route"].split("-"), laid=one["laid"], builder=holder(g, one["builder"]))
        line.issued = one.get("issued", sum(shares.values()))
        line.shares = {holder(g, code): number for code, number in shares.items()}
        line.controller = majority(line)
        g.railways.append(line)


def warn(g: Diplomacy, warnings: Mapping[str, Mapping[str, int]]) -> None:
    """`{"HAM": {"provinces": 1}}`: CD-5.D(1)."""
    for code, about in warnings.items():
        g.players[holder(g, code)].warnings.update(about)


def holder(g: Diplomacy, code: str) -> Seat:
    """Whose holding name it is. LookupError: nobody's."""
    found = g.holder(code)
    if found is None:
        raise LookupError(f"nobody holds under {code}")
    return found


WORDS: Mapping[str, Word] = {
    "names": give_names,
    "rulers": let_rule,
    "sub-rulers": let_sub_rule,
    "units": stand,
    "railways": lay_lines,
    "warnings": warn,
}

BENCH: Bench[Diplomacy] = Bench(GAME, laid, WORDS, seats=SEATS)
