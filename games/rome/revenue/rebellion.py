"""RR-1.11.33, 2.03.6: how Rebels keep their forces, and what becomes of those they do not pay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from games.kernel import Decision, IllegalAnswer, Record, Seat, Several, ask
from games.republic.combat.army import dismiss, lose
from games.republic.money import pay_from_treasury, spend
from games.republic.pieces import Legion
from games.rome.combat.civil_war import revolt_fails
from games.rome.pieces import LEGION, Province, Senator
from games.rome.revenue.costs import debits
from games.rome.revenue.events import RebelPaid, ReleasedUnits
from games.rome.state import Rome
from games.rome.wars.strongholds import primary, spent, strongholds

SAFE = 50  # RR-DP14: so much the State should keep


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit that costs the Rebels 2T: a legion or (None) a fleet; or a provincial one, an army or a fleet."""

    id: str
    legion: Legion | None = None
    province: str = ""
    provincial: bool = False

    @property
    def released_early(self) -> tuple[bool, bool]:
        """RR-2.03.6, RR-DP13: sorts what is released first to the front: non-provincial before, then non-veterans."""
        return self.provincial, self.legion is not None and self.legion.veteran


async def rebel_maintenance(g: Rome) -> None:
    """RR-1.06.2, 1.11.33: the Rebels pay for their units; what they release is the HRAO's to keep or remove."""
    if not g.rebels():
        return
    pay_strongholds(g)
    paid = await ask(partial(maintaining, g)) or []
    await offer(g, settle(g, paid))
    if spent(g):
        await revolt_fails(g)


def settle(g: Rome, paid: Sequence[str]) -> list[Unit]:
    """RR-1.11.33: the bank is paid, the other units leave; those that the HRAO may accept."""
    due = units_due(g)
    released = [one for one in due if one.id not in paid]
    talents = price(g) * len(paid)
    draw_on(g, talents)
    if due:
        g.tell(RebelPaid(rebel_seat(g), len(paid), talents, len(released)))
    for unit in released:
        release(g, unit)
    return [one for one in released if not one.provincial]


def price(g: Rome) -> int:
    """RR-1.11.33: what one unit costs."""
    return g.law.constants.maintenance_per_unit


def rebel_seat(g: Rome) -> Seat:
    """RR-1.11.3: the one faction that is in revolt."""
    return g.owner(g.rebels()[0])


# What is due


def units_due(g: Rome) -> list[Unit]:
    """RR-1.11.33: the Rebel's legions and fleets, but not veterans who owe allegiance to a Rebel.

    RR-2.03.6: and all provincial units, in the Provinces or with him.
    """
    force = g.rebel_force()
    legions = [one for one in force.units.legions if not devoted(g, one)] if force else []
    fleets = force.units.fleets if force else 0
    marching = [Unit(name, one) for name, one in named(legions)]
    at_sea = [Unit(f"fleet.{n}") for n in range(1, fleets + 1)]
    armies = g.civil.armies if g.civil else 0
    landed = [Unit(f"army.{n}", provincial=True) for n in range(1, armies + 1)]
    return [*marching, *at_sea, *landed, *(unit for province in strongholds(g) for unit in units_of(g, province))]


def devoted(g: Rome, legion: Legion) -> bool:
    """RR-1.11.33: veterans loyal to a Rebel cost him nothing."""
    return any(rebel.id == legion.loyal for rebel in g.rebels())


def named(legions: Sequence[Legion]) -> list[tuple[str, Legion]]:
    """Legions with a name by which they can be chosen: "legion.1", "veteran.2"."""
    return [(f"{'veteran' if one.veteran else LEGION}.{n}", one) for n, one in enumerate(legions, 1)]


def units_of(g: Rome, province: Province) -> list[Unit]:
    """RR-2.03.6: garrison legions, provincial armies and provincial fleets."""
    garrison = [one for one in province.garrison if not devoted(g, one)]
    kept = [Unit(f"{name}@{province.id}", one, province.id) for name, one in named(garrison)]
    armies = [
        Unit(f"army.{n}@{province.id}", province=province.id, provincial=True) for n in range(1, province.armies + 1)
    ]
    fleets = [
        Unit(f"fleet.{n}@{province.id}", province=province.id, provincial=True) for n in range(1, province.fleets + 1)
    ]
    return [*kept, *armies, *fleets]


# Who pays


def purses(g: Rome) -> list[Senator]:
    """RR-1.11.32, 1.11.33: the primary Rebel first, then the secondary ones by number."""
    first = primary(g)
    return sorted(g.rebels(), key=lambda one: one is not first)


def money(g: Rome) -> int:
    """RR-1.11.33: the Personal Treasuries of Rebels and the Faction Treasury."""
    return sum(one.talents for one in g.rebels() if not one.captive) + g.factions[rebel_seat(g)].treasury


def draw_on(g: Rome, talents: int) -> None:
    """RR-1.11.33: the primary Rebel pays first, then the secondary ones, then the Faction Treasury."""
    for purse in [one for one in purses(g) if not one.captive]:
        share = min(purse.talents, talents)
        spend(g, purse, share)
        talents -= share
    pay_from_treasury(g, g.factions[rebel_seat(g)], talents)


def pay_strongholds(g: Rome) -> None:
    """RR-2.03.6: 2T for each point of printed base strength comes first; such points are never lost."""
    points = sum(one.side.land + one.side.fleet for one in strongholds(g))
    draw_on(g, min(price(g) * points, money(g)))


def maintaining(g: Rome) -> Decision[list[str]] | None:
    """RR-DP13: which units he pays; if absent as far as the money goes, and non-veterans are released first."""
    due = sorted(units_due(g), key=lambda one: one.released_early)
    most = min(len(due), money(g) // price(g))
    if most == 0:  # nothing is due, or nothing can be paid
        return None
    choice = Record(partial(in_order, due), units=Several({one.id: one.id for one in due}, 0, most))
    lapse = {"units": [one.id for one in due[len(due) - most :]]}
    return Decision("revenue.maintain", rebel_seat(g), choice, *g.law.cites["revenue.maintain"], lapse=lapse)


def in_order(due: Sequence[Unit], *, units: list[str]) -> list[str]:
    """RR-2.03.6: provincial units are released only when no others are left."""
    unpaid = [one for one in due if one.id not in units]
    if any(one.provincial for one in unpaid) and any(not one.provincial for one in due if one.id in units):
        raise IllegalAnswer("revenue.provincial-last", clause="RR-2.03.6")
    return units


# What is released


def release(g: Rome, unit: Unit) -> None:
    """RR-1.11.33: it leaves the Rebel, for the Active Forces; a provincial one is lost (RR-2.03.6)."""
    force, province = g.rebel_force(), g.provinces.get(unit.province)
    if unit.provincial and province:
        disperse(province, "army" if unit.id.startswith("army") else "fleet")
    elif unit.provincial and g.civil:
        g.civil.armies -= 1
    elif unit.legion:
        dismiss(province.garrison if province else force.units.legions if force else [], [unit.legion])
        g.army.active.legions.append(unit.legion)
    elif force:
        force.units.fleets -= 1
        g.army.active.fleets += 1


def disperse(province: Province, kind: Literal["army", "fleet"]) -> None:
    """RR-2.03.6: one provincial army or fleet less."""
    if kind == "army":
        province.armies -= 1
    else:
        province.fleets -= 1


async def offer(g: Rome, released: Sequence[Unit]) -> None:
    """RR-1.11.33: the HRAO accepts them, or they are removed."""
    if released:
        kept = await ask(partial(accepting, g, released))
        for unit in released:
            if unit.id not in kept:
                lose(g, g.army.active, [unit.legion] if unit.legion else [], 0 if unit.legion else 1)
        g.tell(ReleasedUnits(len(kept), len(released) - len(kept)))


def accepting(g: Rome, released: Sequence[Unit]) -> Decision[list[str]]:
    """RR-DP14: which released units the State pays; if absent all, if with them it keeps at least 50T, else none."""
    left = g.treasury + g.law.constants.annual_revenue - sum(one.talents for one in debits(g))
    units = {one.id: one.id for one in released}
    choice, about = Several(units, 0, len(units)), {"left": left}
    lapse = list(units) if left >= SAFE else []
    return Decision("revenue.release", g.hrao_seat(), choice, *g.law.cites["revenue.release"], about, lapse=lapse)
