"""RR-1.06.5, 1.06.53: what the State receives, and what it must pay, in their order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from games.republic.combat.army import lose
from games.republic.money import state_receives
from games.republic.pieces import Legion, Units
from games.rome.basics.treasury import bankrupt, short_of, state_owes
from games.rome.revenue.events import StatePaid, StateReceived, UnitsUnpaid
from games.rome.state import Rome

# Income


def annual_revenue(g: Rome) -> None:
    """RR-1.06.5: 100T, what Allied Enthusiasm brings, and the money of collected bequests (RR-1.16.1)."""
    receive(g, g.law.constants.annual_revenue, "annual")
    for event, effect in g.event_effects("state_receives_next_revenue"):
        receive(g, effect.params["value"], event.id)
    for bequest in g.bequests.values():
        if bequest.collected:
            card = g.tables.events[bequest.id]
            receive(g, sum(one.params["talents"] for one in card.effects if one.op == "bequest"), bequest.id)


def receive(g: Rome, talents: int, source: str) -> None:
    """The bank pays the State."""
    state_receives(g, talents, source)
    g.tell(StateReceived(source, talents))


# Debits


@dataclass(frozen=True, slots=True)
class Debit:
    """RR-1.06.53: what the State must pay for so many things of one kind, as one payment."""

    purpose: str
    count: int
    talents: int


def debits(g: Rome) -> list[Debit]:
    """RR-1.06.53: all of them in their order: spoils below 0, Wars, Land Bills, units. GV-6.4: tribute comes last."""
    units = g.legions_in_service() + g.fleets_in_service()
    wars, figures = len(g.active_wars()), g.law.constants
    found = [
        Debit("spoils", g.charges, g.charges),
        Debit("active-wars", wars, figures.active_war_cost * wars),
        *land_bills(g),
        Debit("units", units, figures.maintenance_per_unit * units),
        Debit("lost-wars", *g.law.abroad.tribute(g)),
    ]
    return [one for one in found if one.count]


def land_bills(g: Rome) -> list[Debit]:
    """RR-1.09.622: what the Land Bills in effect cost, by their types."""
    counts = Counter(g.land_bills)
    kinds = ((bill.id, counts[bill.type], bill.cost) for bill in g.law.charts.land_bills)
    return [Debit(name, count, cost * count) for name, count, cost in kinds]


def pay_debits(g: Rome) -> None:
    """RR-1.06.53: one after the other; a bankrupt State pays what it can. A Land Bill I is paid once.

    GV-6.4: unless it is bankrupt it has paid all.
    """
    due = debits(g)
    g.charges = 0
    for debit in due:
        short = short_of(g, debit.talents)
        g.tell(StatePaid(debit.purpose, debit.count, debit.talents - short, short))
        state_owes(g, debit.talents, debit.purpose)
        if g.ending:
            return
        if short and debit.purpose == "units":
            remove_unpaid(g, -(-short // g.law.constants.maintenance_per_unit))
    if not bankrupt(g):
        g.law.abroad.has_paid(g)
    lasting = [bill.type for bill in g.law.charts.land_bills if bill.recurring]
    g.land_bills[:] = [one for one in g.land_bills if one in lasting]


def remove_unpaid(g: Rome, count: int) -> None:
    """RR-1.06.53: units that nobody pays are removed, non-veterans first, at random among equals."""
    units = in_service(g)
    g.dice.shuffle("unpaid", units)
    units.sort(key=is_veteran)
    for where, legion in units[:count]:
        lose(g, where, [legion] if legion else [], 0 if legion else 1)
    legions = sum(1 for _, legion in units[:count] if legion)
    g.tell(UnitsUnpaid(legions, count - legions))


def in_service(g: Rome) -> list[tuple[Units, Legion | None]]:
    """RR-1.06.53: every legion and (None) fleet of the State, and where it is; the garrisons of Rebels are not its."""
    rebels = {rebel.id for rebel in g.rebels()}
    garrisons = [Units(legions=one.garrison) for one in g.provinces.values() if one.governor not in rebels]
    places = [g.army.active, *(force.units for force in g.loyal_forces()), *garrisons]
    return [(place, one) for place in places for one in (*place.legions, *([None] * place.fleets))]


def is_veteran(unit: tuple[Units, Legion | None]) -> bool:
    """Whether it is a veteran legion."""
    return unit[1] is not None and unit[1].veteran
