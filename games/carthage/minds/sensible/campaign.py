"""Raising units and sending forces: enough to win, as far as the Treasury can do without the money."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from games.carthage.minds.sensible import army
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal
from games.carthage.minds.sensible.outlook import CIVIL_WAR, RESERVE, active, military, next_balance
from games.carthage.seen.combat import WarView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.campaign import Campaign, Need, Offer, Order, Stock, soldiers, strengthened

habit = Habits()

LOW = 20  # what is left in the Treasury when units have been raised


@habit("senate.units", urgency=6)
def levy(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.5: what the Wars one means to meet still lack, as far as the Treasury can do without the money."""
    return levying(CAMPAIGN, asked, view)


def levying(led: Campaign[CarthageView], asked: Asked, view: CarthageView) -> Raw | None:
    """The same, as this campaign is led."""
    form: Mapping[str, list[int]] = asked.choice.form()
    budget = view.treasury + min(0, next_balance(view)) - LOW if active(view) else view.treasury - 2 * RESERVE
    legions, fleets = lacking(led, view)
    raised = enlist(view, form, legions, fleets, budget)
    if not any(raised.values()):
        return None
    return first_legal(asked, [{name: raised.get(name, 0) for name in form}])


def lacking(led: Campaign[CarthageView], view: CarthageView) -> tuple[int, int]:
    """Legions and Fleets that the Wars to be met, and the forces in the field, ask for beyond what is at home."""
    home = sum(one.active + one.veterans for one in view.army.legions)
    legions, fleets = -home, -view.army.fleets
    for force in view.forces.values():
        more = led.lacks(view, force)
        legions, fleets = legions + max(0, more.legions if more else 0), fleets + max(0, more.fleets if more else 0)
    for war in led.urgent(view)[: 2 if len(active(view)) >= 2 else 1]:
        wanted = led.aims(view, war, best_general(view))[0]
        waiting = army.joining(view, war.id)
        legions, fleets = legions + wanted.legions - waiting[0], fleets + wanted.fleets - waiting[1]
    return legions, min(fleets, army.MOST_FLEETS)


def best_general(view: CarthageView) -> int:
    """The MIL of who will probably command: the Suffetes, else anybody at home."""
    suffetes = [one for one in view.senators.values() if one.office.endswith("suffete") and one.in_carthage]
    return max((one.military for one in suffetes), default=2)


def enlist(view: CarthageView, form: Mapping[str, list[int]], legions: int, fleets: int, budget: int) -> dict[str, int]:
    """Fleets first, for without them no legion lands; then the cheapest legions."""
    raised: dict[str, int] = {}
    prices = {f"raise.{one.id}": one.cost for one in view.army.legions} | {"raise.fleet": view.army.fleet_cost}
    only = {"raise.sikels", "raise.gallic-swordsmen"}
    for name in sorted(
        (one for one in form if one.startswith("raise.")), key=lambda one: (one != "raise.fleet", prices[one])
    ):
        wanted = fleets if name == "raise.fleet" else legions
        count = max(0, min(form[name][1], wanted, budget // prices[name])) if name not in only else 0
        raised[name] = count
        budget -= count * prices[name]
        legions -= 0 if name == "raise.fleet" else count
    return raised


@habit("senate.forces", urgency=3)
def send(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.6: forces that can win, the Marine Suffete first; the Home Suffete too if there is a second War."""
    return sending(CAMPAIGN, asked, view)


def sending(led: Campaign[CarthageView], asked: Asked, view: CarthageView) -> Raw | None:
    """The same, as this campaign is led."""
    return first_legal(asked, led.marches(view, asked.choice.form()["movements"], view.army.fleets))


def send_with(
    asked: Asked, view: CarthageView, levied: Mapping[str, int], led: Campaign[CarthageView] | None = None
) -> Raw | None:
    """RC-9.6: the same with units that are still to be raised; None: there is nothing to be sent even so."""
    raised = {name.removeprefix("raise."): count for name, count in levied.items() if name.startswith("raise.")}
    fleets = raised.pop("fleet", 0)
    offers = [strengthened(one, raised, fleets) for one in asked.choice.form()["movements"]]
    return next((led or CAMPAIGN).marches(view, offers, view.army.fleets + fleets), None)


def marching(
    plan: Campaign[CarthageView], view: CarthageView, war: WarView, offer: Offer, stock: Stock, led: list[str]
) -> Iterator[Order]:
    """A force against this War for each who may command it, if it has a good chance."""
    names, _, most = offer["commanders"]
    for pair in army.commanders(view, [one for one in names if one not in led], most):
        mil = military(view, pair)
        for wanted in plan.aims(view, war, mil):
            legions, fleets, chance = mustered(plan, view, wanted, offer, stock, mil)
            desperate = war.id == CIVIL_WAR or len(active(view)) >= 3
            if chance >= (army.FAIR if desperate else plan.good) or war.id == CIVIL_WAR:
                yield {"order": "send", "at": war.id, "commanders": pair, "legions": legions, "fleets": fleets}


def mustered(
    plan: Campaign[CarthageView], view: CarthageView, wanted: Need, offer: Offer, stock: Stock, mil: int
) -> tuple[dict[str, int], int, float]:
    """The legions and Fleets at home for what is wanted, and how likely they do it with those who wait there."""
    waiting = army.joining(view, wanted.war.id)
    legions = stock.take(offer["legions"], wanted.legions - waiting[0])
    fleets = max(0, min(stock.fleets, wanted.fleets - waiting[1]))
    chance = plan.reckon(view, wanted.war, soldiers(legions) + waiting[0], fleets + waiting[1], mil)
    return legions, fleets, chance


CAMPAIGN: Final[Campaign[CarthageView]] = Campaign(
    urgent=army.urgent,
    aims=army.whole,
    good=army.GOOD,
    reckon=army.chance,
    lacks=army.reinforcements,
    marching=marching,
)
