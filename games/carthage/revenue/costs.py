"""RC-6.2, 6.2a, 6.6 and 6.7: what the State receives and must pay."""

from __future__ import annotations

from games.carthage.revenue.events import StatePaid, StateReceived
from games.carthage.state import Carthage
from games.republic.money import state_pays, state_receives


def annual_revenue(g: Carthage) -> None:
    """RC-6.7: the State receives 100T, and what Allied Enthusiasm brings (RC-8.8.3)."""
    receive(g, g.law.constants.annual_revenue, "annual")
    for event, effect in g.event_effects("state_receives_next_revenue"):
        receive(g, effect.params["value"], event.id)


def receive(g: Carthage, talents: int, source: str) -> None:
    """The bank pays the State."""
    state_receives(g, talents, source)
    g.tell(StateReceived(source, talents))


def maintenance(g: Carthage) -> None:
    """RC-6.6, 6.6c: 2T for each legion and Fleet not in revolt; nobody is asked, the Treasury may be below 0."""
    pay(g, "units", g.legions_in_service() + g.fleets_in_service(), upkeep(g))


def upkeep(g: Carthage) -> int:
    """RC-6.6: what all units of the State cost."""
    return g.law.constants.maintenance_per_unit * (g.legions_in_service() + g.fleets_in_service())


def war_costs(g: Carthage) -> None:
    """RC-6.2: 20T for each Active War, the Civil War included, and 25T for each Lost War."""
    active, lost = len(g.active_wars()), len(g.lost_wars())
    pay(g, "active-wars", active, g.law.constants.active_war_cost * active)
    pay(g, "lost-wars", lost, g.law.constants.lost_war_cost * lost)


def expedition_costs(g: Carthage) -> None:
    """RC-6.2a: 1T for every 5 Trade Fleets or fraction and for every 5 Caravans or fraction, at home or away."""
    for purpose, count in (("trade-fleets", g.trade_fleets_in_service()), ("caravans", g.caravans_in_service())):
        pay(g, purpose, count, -(-count // g.law.constants.expedition_units_per_talent))


def pay(g: Carthage, purpose: str, count: int, talents: int) -> None:
    """The State pays the bank for so many things."""
    if count:
        state_pays(g, talents, purpose)
        g.tell(StatePaid(purpose, count, talents))
