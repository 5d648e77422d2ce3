"""Raising units and sending forces: enough to win, as far as the Treasury can do without the money."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.carthage.law import LAWS
from games.carthage.minds.sensible import army
from games.carthage.minds.sensible.garrisons import posts
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal
from games.carthage.minds.sensible.outlook import CIVIL_WAR, RESERVE, active, next_balance
from games.carthage.minds.sensible.peace import doomed, falling, price
from games.carthage.seen.view import CarthageView
from games.carthage.wars.recruiting import CARAVAN, TRADE_FLEET
from games.kernel import Raw
from games.republic.minds.campaign import RAISE, Campaign, Market, Order, raised
from games.republic.minds.temper import because, once, thinks_of
from games.republic.minds.voting import decided, won
from games.republic.minds.warfare import soldiers

habit = Habits()

LOW = 20  # what is left in the Treasury when units have been raised

CAMPAIGN: Final[Campaign[CarthageView]] = Campaign(
    warfare=army.WARFARE,
    urgent=army.urgent,
    leaders=army.leaders,
    candidates=army.candidates,
    desperate=army.desperate,
    doomed=doomed,
    looming=army.looming,
    posts=posts,
    conceded=army.conceded,
    barred=army.barred,
    allowed=army.allowed,
    dreaded=army.dreaded,
    serving=army.serving,
    income=next_balance,
    ending=army.ending,
)


@habit("senate.units", urgency=6)
def levy(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.5: what completes forces that will march this turn; else the money is saved."""
    return levying(CAMPAIGN, asked, view)


def levying(led: Campaign[CarthageView], asked: Asked, view: CarthageView) -> Raw | None:
    """The same, as this campaign is led."""
    if needless(view):
        return None
    form: Mapping[str, list[int]] = asked.choice.form()
    market = army.market(view, form, budget(view))
    orders = led.levied(view, market)
    legions, fleets = raised(orders, view.army.fleets)
    wanted = {**legions, f"{RAISE}fleet": fleets}
    unwanted = idle(view, market, [name.removeprefix(RAISE) for name in legions])
    led.explain(view, [one for one in orders if raised([one], 0 if fleets else one["fleets"]) != ({}, 0)], "levy")
    plans = [{**wanted, **unwanted}, wanted]
    said: Any = first_legal(asked, ({name: one.get(name, 0) for name in form} for one in plans if any(one.values())))
    if said and unwanted and unwanted.items() <= said.items():
        because("disband-idle", units=sum(unwanted.values()))
    return said


def needless(view: CarthageView) -> bool:
    """RC-9.10.3, 12.3: whether the game ends with this turn, and no battle is needed for Carthage to stand.

    GV-7.3: in the combined game it goes on.
    """
    return won(view) and CIVIL_WAR not in view.wars and not falling(view)


def idle(view: CarthageView, market: Market, raised: Collection[str]) -> dict[str, int]:
    """RC-9.5.5a: what stays at home and costs more upkeep than it is worth.

    In need that is more than any War asks for; if ruin is near, than one.
    """
    after = view.treasury + next_balance(view)
    if not thinks_of("disbanding") or doomed(view) or decided(view):
        return {}
    asked = army.easiest if after < 0 else army.of_use if after > RESERVE else army.hardest
    left, ships = asked(view)
    spare = {"fleet": market.fleets - ships, **unused(view, ruined=after < 0)}
    for one in sorted(view.army.legions, key=lambda one: -one.cost):
        kept = min(left, market.legions.get(one.id, 0))
        left -= kept
        spare[one.id] = 0 if one.id in raised else market.legions.get(one.id, 0) - kept
    return {f"disband.{name}": count for name, count in spare.items() if count > 0}


def unused(view: CarthageView, *, ruined: bool) -> dict[str, int]:
    """RC-6.2a: what no Exploration here or still to come asks for: five Caravans or Trade Fleets cost 1T each turn.

    All of it, if the State is ruined before it can do without the money that an expedition costs.
    """
    printed, opened = LAWS[view.edition].tables.explorations, {one.id for one in view.trade.areas if one.open}
    coming = [one for one in printed.values() if view.deck and one.copies.get(view.era)]
    goals = [one for one in coming if not opened.issuperset(one.opens_areas)]
    goals += [printed[one.id] for one in view.forum.explorations]
    goals = [] if ruined else goals
    caravans, ships = max([0, *(one.caravans for one in goals)]), max([0, *(one.trade_fleets for one in goals)])
    return {CARAVAN: view.army.caravans - caravans, TRADE_FLEET: view.army.trade_fleets - ships}


def budget(view: CarthageView) -> int:
    """What may be spent: the next Revenue Phase must be survived, a peace be paid, and in peace what may come first."""
    after = view.treasury + (0 if doomed(view) else min(0, next_balance(view)))
    if active(view):
        return after if CIVIL_WAR in view.wars or doomed(view) else after - max(LOW, price(view))
    return view.treasury - 2 * RESERVE


@dataclass(frozen=True, slots=True)
class Foreseen:
    """RC-9.6.1: the forces one would send, and what is still to be paid for it."""

    orders: Sequence[Order]
    cost: int

    @property
    def wars(self) -> list[str]:
        """The Wars that would be met."""
        return [str(one["at"]) for one in self.orders if one["order"] == "send"]

    def hopes(self, view: CarthageView) -> list[float]:
        """How likely each of these Wars is won on land this turn, if its fleet is beaten."""
        landed = [one for one in self.orders if one["order"] == "send" and one["legions"]]
        wars = [(one, view.wars[one["at"]]) for one in landed]
        there = [(war, soldiers(one["legions"]), one["commanders"]) for one, war in wars if not war.fleet_met]
        return [army.on_land(view, war, count, names) for war, count, names in there]

    @property
    def commanders(self) -> list[str]:
        """Those who would lead them, and so are needed for nothing else."""
        return [name for one in self.orders if one["order"] != "recall" for name in one["commanders"]]


@once
def foreseen(view: CarthageView) -> Foreseen:
    """The same, as far as the Treasury can do without the money."""
    form = {f"{RAISE}{one.id}": (0, 0 if one.unavailable else one.pool) for one in view.army.legions}
    able = {**form, f"{RAISE}fleet": (0, view.army.pool_fleets)} if view.army.recruiting else {}
    market = army.market(view, able, budget(view))
    orders = CAMPAIGN.levied(view, market)
    return Foreseen(orders, budget(view) - market.money)


@habit("senate.forces", urgency=3)
def send(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.6: forces that can win, the Marine Suffete first; the Home Suffete too if there is a second War."""
    return sending(CAMPAIGN, asked, view)


def sending(led: Campaign[CarthageView], asked: Asked, view: CarthageView) -> Raw | None:
    """The same, as this campaign is led."""
    return led.proposed(asked, view, view.army.fleets)


def send_with(
    asked: Asked, view: CarthageView, levied: Mapping[str, int], led: Campaign[CarthageView] | None = None
) -> Raw | None:
    """RC-9.6: the same with units that are still to be raised; None: there is nothing to be sent even so."""
    more = {name.removeprefix(RAISE): count for name, count in levied.items() if name.startswith(RAISE)}
    return (led or CAMPAIGN).with_raised(asked, view, more, more.pop("fleet", 0), view.army.fleets)
