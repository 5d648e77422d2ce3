"""War: which Wars to meet, with what; what to raise for it, as far as the Treasury can do without the money."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from games.kernel import Raw
from games.republic.minds.campaign import RAISE, Campaign, Market, Offer, raised
from games.republic.minds.outlook import me, raised_with
from games.republic.minds.warfare import VETERAN, Warfare
from games.rome.minds.sensible.habits import Asked, Habits, first_legal
from games.rome.minds.sensible.outlook import (
    CIVIL_WAR,
    FIGURES,
    RESERVE,
    active,
    military,
    next_balance,
    victory,
)
from games.rome.seen.combat import WarView
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()

PEACETIME = 1  # so many Active Wars at most while one looks for another
LOW = 45  # what is left in the Treasury when units have been raised
LOWEST = 0  # the same when Rome may fall before the next turn
LEGION = "legion"


def urgent(view: RomeView) -> list[WarView]:
    """The Wars worth meeting: the Rebel, Active ones, what asks for least first; in peace an Inactive one."""
    manned = {force.war for force in view.forces.values() if force.commanders and not force.rebel}
    able = [war for war in view.wars.values() if not war.waits and war.id not in manned]
    fought = [war for war in able if war.status == "active"]
    asleep = [war for war in able if war.status == "inactive"] if len(active(view)) <= PEACETIME else []
    return sorted(fought, key=hardness) + sorted(asleep, key=hardness)


def hardness(war: WarView) -> tuple[bool, int, int]:
    """The Rebel before all; then, of a series, in its order; then the Wars that ask for least."""
    return war.id != CIVIL_WAR, war.land_met + max(war.fleet_met, war.support), war.order


def commanding(view: RomeView, names: Sequence[str]) -> int:
    """RR-1.09.34: the MIL of who is sent; with a Dictator goes his Master of Horse."""
    offices = [view.senators[name].office for name in names if name in view.senators]
    master = [one.id for one in view.senators.values() if one.office == "master-of-horse" and one.in_rome]
    return military(view, [*names, *(master if "dictator" in offices else [])])


def available(view: RomeView) -> tuple[int, int]:
    """Legions and Fleets at home, and those that might be raised."""
    legions = view.army.legions + veterans_home(view)
    return legions + affordable(view, view.army.pool_legions), view.army.fleets + affordable(
        view, view.army.pool_fleets
    )


def affordable(view: RomeView, pool: int) -> int:
    """RR-1.09.63: how many units the Treasury could pay for."""
    return min(pool, max(0, view.treasury) // max(1, view.army.unit_cost)) if view.army.recruiting else 0


def veterans_home(view: RomeView) -> int:
    """What the veterans in Rome are worth more than others."""
    return sum(one.count for one in view.army.veterans if one.place == "rome")


WARFARE: Final[Warfare[RomeView]] = Warfare(
    victory=victory,
    military=commanding,
    available=available,
    loyal=lambda _view, force: not force.rebel,
    good=0.55,
    fair=0.35,
    vain=20,
)


def desperate(view: RomeView) -> bool:
    """Whether battles are gone into that are not likely to be won."""
    return len(active(view)) >= FIGURES.crisis_active_wars


# Raising


@habit("senate.units", urgency=6)
def levy(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.63: what completes forces that will march this turn, as far as the Treasury can do without the money."""
    return levying(CAMPAIGN, asked, view)


def levying(led: Campaign[RomeView], asked: Asked, view: RomeView) -> Raw | None:
    """The same, as this campaign is led."""
    form: Mapping[str, Any] = asked.choice.form()
    orders = led.levied(view, market(view, form, budget(view)))
    legions, fleets = raised(orders, view.army.fleets)
    wanted = sum(legions.values())
    if not wanted and not fleets:
        return None
    led.explain(view, orders, "levy")
    return first_legal(asked, [{"legions": wanted, "fleets": fleets, "fewer_legions": {}, "fewer_fleets": 0}])


def market(view: RomeView, form: Mapping[str, Any], money: int) -> Market:
    """RR-1.09.63: the units at home, and those that may be raised with so much money."""
    veterans, cost = veterans_home(view), max(1, view.army.unit_cost)
    recruits = f"{RAISE}{LEGION}"
    legions = {LEGION: view.army.legions - veterans, LEGION + VETERAN: veterans, recruits: int(form["legions"][1])}
    return Market(legions, view.army.fleets, {recruits: cost}, int(form["fleets"][1]), cost, money)


def budget(view: RomeView) -> int:
    """What may be spent: the next Revenue Phase must be survived, and what may come before it."""
    after = view.treasury + min(0, next_balance(view))
    many = len(active(view))
    if many >= FIGURES.crisis_active_wars or CIVIL_WAR in view.wars:
        return after - LOWEST
    return after - (LOW if many else RESERVE)


def candidates(view: RomeView) -> tuple[list[str], int]:
    """RR-1.09.641: who may be sent, one with each force."""
    offices = ("field-consul", "rome-consul", "dictator")
    return [one.id for one in view.senators.values() if one.office in offices and one.in_rome], 1


# Sending


@habit("senate.forces", urgency=3)
def send(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.64: forces that can win; who presides goes last, for with him the Senate closes (RR-1.09.642)."""
    return sending(CAMPAIGN, asked, view)


def sending(campaign: Campaign[RomeView], asked: Asked, view: RomeView) -> Raw | None:
    """The same, as this campaign is led."""
    return campaign.proposed(asked, view, view.army.fleets)


def send_with(
    asked: Asked, view: RomeView, levied: Mapping[str, int], campaign: Campaign[RomeView] | None = None
) -> Raw | None:
    """RR-1.09.64: the same with units that are still to be raised; None: there is nothing to be sent even so."""
    more = {LEGION: levied["legions"]}
    return (campaign or CAMPAIGN).with_raised(asked, view, more, levied["fleets"], view.army.fleets)


def leaders(view: RomeView, offer: Offer, led: Sequence[str]) -> Iterator[list[str]]:
    """RR-1.09.641: one after the other who may command it."""
    able = [view.senators[name] for name in offer["commanders"][0] if name not in led]
    yield from ([one.id] for one in sorted(able, key=turn_of(view, led)))


def turn_of(view: RomeView, led: Sequence[str]) -> Callable[[SenatorView], tuple[int, bool, int, int]]:
    """RR-1.09.641: the Dictator, then the Field Consul; the Rome Consul only once that one has gone.

    Of others as good rather who is further from victory.
    """
    gone = any(view.senators[name].office == "field-consul" for name in led)
    last = {"rome-consul": 0 if gone else 2, "field-consul": 1}
    return lambda one: (last.get(one.office, 0), one.faction != me(view), -one.military, raised_with(view, one))


CAMPAIGN: Final[Campaign[RomeView]] = Campaign(
    warfare=WARFARE,
    urgent=urgent,
    leaders=leaders,
    candidates=candidates,
    desperate=desperate,
    income=next_balance,
)
