"""RC-6.6a, 6.6b: how a Rebel keeps his legions, and what becomes of those he cannot pay."""

from __future__ import annotations

from functools import partial

from games.carthage.combat.civil_war import revolt_fails
from games.carthage.pieces import Faction, Senator
from games.carthage.revenue.costs import upkeep
from games.carthage.revenue.events import RebelPaid, ReleasedLegions
from games.carthage.state import Carthage
from games.carthage.wars.recruiting import printed_cost
from games.kernel import Decision, Several, ask
from games.republic.combat.army import desert, dismiss
from games.republic.money import pay_from_treasury, spend
from games.republic.pieces import Force, Legion


async def rebel_maintenance(g: Carthage) -> None:
    """RC-6.6a, 6.6b: before the State pays, the Rebel does; what he cannot pay for is the HRAO's to keep or disband."""
    force = g.rebel_force()
    if force is None:
        return
    released = named(pay_rebel_legions(g, force))
    if released:
        g.army.active.legions += released.values()
        kept = await ask(partial(release, g, released))
        take_over(g, released, kept)
    if not force.units.legions:
        await revolt_fails(g)


def pay_rebel_legions(g: Carthage, force: Force) -> list[Legion]:
    """RC-6.6a: 2T a legion for as many as the money allows; returns those that are released."""
    rebel = next(g.senators[name] for name in force.commanders if g.senators[name].rebel)
    faction = g.factions[rebel.faction or g.seats[0]]
    purses = [rebel, *(other for other in g.rebels() if other is not rebel)]
    price = g.law.constants.maintenance_per_unit
    due = sorted((one for one in force.units.legions if not devoted(g, one)), key=partial(release_order, g))
    paid = min(len(due), (sum(purse.talents for purse in purses) + faction.treasury) // price)
    released = due[: len(due) - paid]
    dismiss(force.units.legions, released)
    draw_on(g, purses, faction, paid * price)
    g.tell(RebelPaid(faction.seat, paid, paid * price, len(released)))
    return released


def devoted(g: Carthage, legion: Legion) -> bool:
    """RC-6.6a: veterans loyal to a Rebel cost him nothing."""
    return any(rebel.id == legion.loyal for rebel in g.rebels())


def release_order(g: Carthage, legion: Legion) -> tuple[bool, int]:
    """RC-6.6a: non-veterans are released first, then the dearest types."""
    return legion.veteran, -printed_cost(g, legion.type)


def draw_on(g: Carthage, purses: list[Senator], faction: Faction, talents: int) -> None:
    """RC-6.6a: the primary Rebel pays first, then the secondary Rebels by ID, then the Faction Treasury."""
    for purse in purses:
        share = min(purse.talents, talents)
        spend(g, purse, share)
        talents -= share
    pay_from_treasury(g, faction, talents)


def named(legions: list[Legion]) -> dict[str, Legion]:
    """Legions by type and number, so that they can be offered."""
    return {f"{legion.type}.{n}": legion for n, legion in enumerate(legions, 1)}


def release(g: Carthage, released: dict[str, Legion]) -> Decision[list[str]]:
    """RC-6.6b: the HRAO's player says which released legions the State pays; if absent, all if it can, else none."""
    left = g.treasury - upkeep(g)
    choice = Several({name: name for name in released}, 0, len(released))
    return Decision(
        "revenue.release",
        g.hrao_seat(),
        choice,
        *g.law.cites["revenue.release"],
        lapse=list(released) if left >= 0 else [],
    )


def take_over(g: Carthage, released: dict[str, Legion], kept: list[str]) -> None:
    """RC-6.6b: kept legions stay with the Active Forces, which they have joined, the others go to the Force Pool."""
    desert(g, g.army.active.legions, [legion for name, legion in released.items() if name not in kept])
    g.tell(ReleasedLegions(len(kept), len(released) - len(kept)))
