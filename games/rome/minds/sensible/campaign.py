"""War: which Wars to meet, with what; what to raise for it, as far as the Treasury can do without the money."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from games.kernel import Raw
from games.republic.minds.campaign import Campaign, Need, Offer, Order, Stock, soldiers, strengthened
from games.republic.minds.outlook import me, worth
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
from games.rome.seen.combat import ForceView, WarView
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()

GOOD = 0.55  # a battle one goes into gladly
FAIR = 0.35
MARGIN = 6  # what a force should be stronger than its War
PEACETIME = 1  # so many Active Wars at most while one looks for another
LOW = 45  # what is left in the Treasury when units have been raised
LOWEST = 0  # the same when Rome may fall before the next turn
TO_SEND = 3  # commanders at most: the Consuls and the Dictator
LEGION = "legion"
Reckoning: TypeAlias = Callable[[RomeView, WarView, int, int, int], float]
"""How likely legions and Fleets under such a commander win the War."""


Wanting: TypeAlias = Callable[[WarView, int], Need]
"""What a War asks for under a commander of this MIL."""


def need(war: WarView, mil: int) -> Need:
    """Enough to win well with a commander of this MIL."""
    return Need(war, asked_for(war.land_met, mil), max(war.support, asked_for(war.fleet_met, mil)))


def whole(_view: RomeView, war: WarView, mil: int) -> list[Need]:
    """Sea and land at once."""
    return [need(war, mil)]


def asked_for(strength: int, mil: int) -> int:
    """RR-1.10.11: units against such a strength: MIL counts at most as much as they do."""
    return max(strength + MARGIN - mil, (strength + MARGIN + 1) // 2, 1) if strength else 0


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


def chance(view: RomeView, war: WarView, legions: int, fleets: int, mil: int) -> float:
    """How likely such a force wins the War, at sea and on land."""
    land, fleet = war.land_met, war.fleet_met
    if fleets < war.support and not fleet:
        return 0
    sea = at_sea(view, war, fleets, mil)
    if fleet and (not legions or not land):
        return sea if not land else sea / 2
    return sea * on_land(view, war, legions, mil)


def at_sea(view: RomeView, war: WarView, fleets: int, mil: int) -> float:
    """RR-1.10.12: how likely the fleet of the War is beaten, if it has one."""
    return victory(worth(fleets, mil), war.fleet_met, view, war) if war.fleet_met else 1.0


def on_land(view: RomeView, war: WarView, legions: int, mil: int) -> float:
    """RR-1.10.11: how likely the land battle is won."""
    return victory(worth(legions, mil), war.land_met, view, war)


def joining(view: RomeView, war: str) -> tuple[int, int]:
    """RR-1.09.641.4: the units that wait at a War without a commander."""
    forces = [one for one in view.forces.values() if one.war == war and not one.commanders and not one.rebel]
    return sum(len(one.legions) + one.veterans for one in forces), sum(one.fleets for one in forces)


def hopeful(view: RomeView, terms: Mapping[str, Any], reckon: Reckoning = chance) -> bool:
    """Whether all that is to be sent has a fair chance; other orders are taken on trust."""
    return all(fair(view, one, reckon) for one in terms["movements"] if one["order"] == "send")


def fair(view: RomeView, order: Mapping[str, Any], reckon: Reckoning) -> bool:
    """Whether one force has a chance."""
    war = view.wars.get(order["at"])
    if war is None:
        return True
    legions, fleets = joining(view, war.id)
    mil = commanding(view, order["commanders"])
    total = reckon(view, war, legions + soldiers(order["legions"]), fleets + int(order["fleets"]), mil)
    return total >= FAIR or war.id == CIVIL_WAR


def commanding(view: RomeView, names: Sequence[str]) -> int:
    """RR-1.09.34: the MIL of who is sent; with a Dictator goes his Master of Horse."""
    offices = [view.senators[name].office for name in names if name in view.senators]
    master = [one.id for one in view.senators.values() if one.office == "master-of-horse" and one.in_rome]
    return military(view, [*names, *(master if "dictator" in offices else [])])


# Raising


@habit("senate.units", urgency=6)
def levy(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.63: what the Wars one means to meet still lack, as far as the Treasury can do without the money."""
    return levying(CAMPAIGN, asked, view)


def levying(led: Campaign[RomeView], asked: Asked, view: RomeView) -> Raw | None:
    """The same, as this campaign is led."""
    form: Mapping[str, Any] = asked.choice.form()
    legions, fleets = planned(led, view, form, budget(view))
    if not legions and not fleets:
        return None
    return first_legal(asked, [{"legions": legions, "fleets": fleets, "fewer_legions": {}, "fewer_fleets": 0}])


def budget(view: RomeView) -> int:
    """What may be spent: the next Revenue Phase must be survived, and what may come before it."""
    after = view.treasury + min(0, next_balance(view))
    many = len(active(view))
    if many >= FIGURES.crisis_active_wars or CIVIL_WAR in view.wars:
        return after - LOWEST
    return after - (LOW if many else RESERVE)


def planned(led: Campaign[RomeView], view: RomeView, form: Mapping[str, Any], money: int) -> tuple[int, int]:
    """Legions and Fleets to raise: War after War, as long as there are commanders, units and money."""
    cost = max(1, view.army.unit_cost)
    most = (int(form["legions"][1]), int(form["fleets"][1]))
    legions = fleets = 0
    home: list[int] = [view.army.legions + veterans_home(view), view.army.fleets]
    for choices in wishes(led, view):
        for wanted in choices:
            more_legions = max(0, wanted.legions - home[0])
            more_fleets = max(0, wanted.fleets - home[1])
            price = cost * (more_legions + more_fleets)
            if price <= money and legions + more_legions <= most[0] and fleets + more_fleets <= most[1]:
                legions, fleets, money = legions + more_legions, fleets + more_fleets, money - price
                home = [home[0] + more_legions - wanted.legions, home[1] + more_fleets - wanted.fleets]
                break
    return legions, fleets


def veterans_home(view: RomeView) -> int:
    """What the veterans in Rome are worth more than others."""
    return sum(one.count for one in view.army.veterans if one.place == "rome")


def wishes(led: Campaign[RomeView], view: RomeView) -> Iterator[list[Need]]:
    """What forces in the field lack, then what the next Wars ask for, or at least: one for each who may command."""
    for force in view.forces.values():
        lack = led.lacks(view, force)
        if lack:
            yield [lack]
    generals = sorted((one.military for one in commanders_of(view)), reverse=True) or [2]
    for war, mil in zip(led.urgent(view), [*generals, *[generals[-1]] * TO_SEND], strict=False):
        waiting = joining(view, war.id)
        yield [
            Need(war, max(0, one.legions - waiting[0]), max(0, one.fleets - waiting[1]))
            for one in led.aims(view, war, mil)
        ]


def commanders_of(view: RomeView) -> list[SenatorView]:
    """RR-1.09.641: who may be sent."""
    offices = ("field-consul", "rome-consul", "dictator")
    return [one for one in view.senators.values() if one.office in offices and one.in_rome]


def reinforcements(view: RomeView, force: ForceView, wanting: Wanting = need) -> Need | None:
    """What a force in the field lacks; None: nothing."""
    war = view.wars.get(force.war)
    if war is None or not force.commanders or force.rebel:
        return None
    wanted = wanting(war, military(view, force.commanders))
    legions = max(0, wanted.legions - len(force.legions) - force.veterans)
    fleets = max(0, wanted.fleets - force.fleets)
    return Need(war, legions, fleets) if legions or fleets else None


# Sending


@habit("senate.forces", urgency=3)
def send(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.64: forces that can win; who presides goes last, for with him the Senate closes (RR-1.09.642)."""
    return sending(CAMPAIGN, asked, view)


def sending(campaign: Campaign[RomeView], asked: Asked, view: RomeView) -> Raw | None:
    """The same, as this campaign is led."""
    return first_legal(asked, campaign.marches(view, asked.choice.form()["movements"], view.army.fleets))


def send_with(
    asked: Asked, view: RomeView, levied: Mapping[str, int], campaign: Campaign[RomeView] | None = None
) -> Raw | None:
    """RR-1.09.64: the same with units that are still to be raised; None: there is nothing to be sent even so."""
    raised = {LEGION: levied["legions"]}
    offers = [strengthened(one, raised, levied["fleets"]) for one in asked.choice.form()["movements"]]
    return next((campaign or CAMPAIGN).marches(view, offers, view.army.fleets + levied["fleets"]), None)


def marching(
    plan: Campaign[RomeView], view: RomeView, war: WarView, offer: Offer, stock: Stock, led: list[str]
) -> Iterator[Order]:
    """A force against this War for each who may command it, if it has a good chance."""
    able = sorted((view.senators[name] for name in offer["commanders"][0] if name not in led), key=turn_of(view, led))
    for one in able:
        mil = commanding(view, [one.id])
        for wanted in plan.aims(view, war, mil):
            legions, fleets, likely = mustered(plan, view, wanted, offer, stock, mil)
            desperate = war.id == CIVIL_WAR or len(active(view)) >= FIGURES.crisis_active_wars
            if likely >= (FAIR if desperate else plan.good) or war.id == CIVIL_WAR:
                yield {"order": "send", "at": war.id, "commanders": [one.id], "legions": legions, "fleets": fleets}


def mustered(
    plan: Campaign[RomeView], view: RomeView, wanted: Need, offer: Offer, stock: Stock, mil: int
) -> tuple[dict[str, int], int, float]:
    """The legions and Fleets at home for what is wanted, and how likely they do it with those who wait there."""
    waiting = joining(view, wanted.war.id)
    legions = stock.take(offer["legions"], wanted.legions - waiting[0])
    fleets = max(0, min(stock.fleets, wanted.fleets - waiting[1], offer["fleets"][1]))
    likely = plan.reckon(view, wanted.war, soldiers(legions) + waiting[0], fleets + waiting[1], mil)
    return legions, fleets, likely


def turn_of(view: RomeView, led: Sequence[str]) -> Callable[[SenatorView], tuple[int, bool, int]]:
    """RR-1.09.641: the Dictator, then the Field Consul; the Rome Consul only once that one has gone."""
    gone = any(view.senators[name].office == "field-consul" for name in led)
    last = {"rome-consul": 0 if gone else 2, "field-consul": 1}
    return lambda one: (last.get(one.office, 0), one.faction != me(view), -one.military)


CAMPAIGN: Final[Campaign[RomeView]] = Campaign(
    urgent=urgent, aims=whole, good=GOOD, reckon=chance, lacks=reinforcements, marching=marching
)
