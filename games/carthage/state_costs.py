"""RC-6.2, 6.2a, 6.6 and 6.7: what the State receives and must pay, and how a Rebel keeps his legions."""

from __future__ import annotations

from functools import partial

from games.carthage.charts import constants
from games.carthage.events_money import RebelPaid, ReleasedLegions, StatePaid, StateReceived
from games.carthage.money import pay_from_treasury, spend, state_pays, state_receives
from games.carthage.pieces import Faction, Force, Legion, Senator
from games.carthage.state import Carthage
from games.kernel import Decision, Several, ask


def annual_revenue(g: Carthage) -> None:
    """RC-6.7: the State receives 100T, and what Allied Enthusiasm brings (RC-8.8.3)."""
    receive(g, constants().annual_revenue, "annual")
    for event, effect in g.event_effects("state_receives_next_revenue"):
        receive(g, effect.params["value"], event.id)


def receive(g: Carthage, talents: int, source: str) -> None:
    """The bank pays the State."""
    state_receives(g, talents, source)
    g.tell(StateReceived(source, talents))


async def rebel_maintenance(g: Carthage) -> None:
    """RC-6.6a, 6.6b: before the State pays, the Rebel does; what he cannot pay for is the HRAO's to keep or disband."""
    force = g.rebel_force()
    if force is None:
        return
    released = dict(named(pay_rebel_legions(g, force)))
    if released:
        kept = await ask(partial(release, g, released))
        take_over(g, released, kept)


def pay_rebel_legions(g: Carthage, force: Force) -> list[Legion]:
    """RC-6.6a: 2T a legion for as many as the money allows; returns those that are released."""
    rebel = next(g.senators[name] for name in force.commanders if g.senators[name].rebel)
    faction = g.factions[rebel.faction or g.seats[0]]
    purses = [rebel, *(other for other in g.rebels() if other is not rebel)]
    price = constants().maintenance_per_unit
    due = sorted((one for one in force.units.legions if not devoted(g, one)), key=partial(release_order, g))
    paid = min(len(due), (sum(purse.talents for purse in purses) + faction.treasury) // price)
    released = due[: len(due) - paid]
    force.units.legions[:] = [legion for legion in force.units.legions if not any(legion is one for one in released)]
    draw_on(g, purses, faction, paid * price)
    g.tell(RebelPaid(faction.seat, paid, paid * price, len(released)))
    return released


def devoted(g: Carthage, legion: Legion) -> bool:
    """RC-6.6a: veterans loyal to a Rebel cost him nothing."""
    return any(rebel.id == legion.loyal for rebel in g.rebels())


def release_order(g: Carthage, legion: Legion) -> tuple[bool, int]:
    """RC-6.6a: non-veterans are released first, then the dearest types."""
    return legion.veteran, -g.army.costs.get(legion.type, g.tables.legions[legion.type].cost)


def draw_on(g: Carthage, purses: list[Senator], faction: Faction, talents: int) -> None:
    """RC-6.6a: the primary Rebel pays first, then the secondary Rebels by ID, then the Faction Treasury."""
    for purse in purses:
        share = min(purse.talents, talents)
        spend(g, purse, share)
        talents -= share
    pay_from_treasury(g, faction, talents)


def named(legions: list[Legion]) -> list[tuple[str, Legion]]:
    """Legions by type and number, so that they can be offered."""
    return [(f"{legion.type}.{n}", legion) for n, legion in enumerate(legions, 1)]


def release(g: Carthage, released: dict[str, Legion]) -> Decision[list[str]]:
    """RC-6.6b: the HRAO's player says which released legions the State pays; if absent, all if it can, else none."""
    left = g.treasury - upkeep(g) - constants().maintenance_per_unit * len(released)
    choice = Several({name: name for name in released}, 0, len(released))
    return Decision(
        "revenue.release", g.hrao_seat(), choice, "RC-6.6b", "D-11", lapse=list(released) if left >= 0 else []
    )


def take_over(g: Carthage, released: dict[str, Legion], kept: list[str]) -> None:
    """RC-6.6b: kept legions join the Active Forces, the others go to the Force Pool."""
    for name, legion in released.items():
        if name in kept:
            g.army.active.legions.append(legion)
        else:
            g.army.pool[legion.type] = g.army.pool.get(legion.type, 0) + 1
    g.tell(ReleasedLegions(len(kept), len(released) - len(kept)))


def maintenance(g: Carthage) -> None:
    """RC-6.6, 6.6c: 2T for each legion and Fleet not in revolt; nobody is asked, the Treasury may be below 0."""
    pay(g, "units", g.legions_in_service() + g.fleets_in_service(), upkeep(g))


def upkeep(g: Carthage) -> int:
    """RC-6.6: what all units of the State cost."""
    return constants().maintenance_per_unit * (g.legions_in_service() + g.fleets_in_service())


def war_costs(g: Carthage) -> None:
    """RC-6.2: 20T for each Active War, the Civil War included, and 25T for each Lost War."""
    active, lost = len(g.active_wars()), len(g.lost_wars())
    pay(g, "active-wars", active, constants().active_war_cost * active)
    pay(g, "lost-wars", lost, constants().lost_war_cost * lost)


def expedition_costs(g: Carthage) -> None:
    """RC-6.2a: 1T for every 5 Trade Fleets or fraction and for every 5 Caravans or fraction, at home or away."""
    for purpose, count in (("trade-fleets", g.trade_fleets_in_service()), ("caravans", g.caravans_in_service())):
        pay(g, purpose, count, -(-count // constants().expedition_units_per_talent))


def pay(g: Carthage, purpose: str, count: int, talents: int) -> None:
    """The State pays the bank for so many things."""
    if count:
        state_pays(g, talents, purpose)
        g.tell(StatePaid(purpose, count, talents))
