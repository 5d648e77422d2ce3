"""Raising units and sending forces: enough to win, as far as the Treasury can do without the money."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.carthage.minds.sensible import army
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal
from games.carthage.minds.sensible.outlook import CIVIL_WAR, RESERVE, active, next_balance
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.campaign import RAISE, Campaign, raised

habit = Habits()

LOW = 20  # what is left in the Treasury when units have been raised

CAMPAIGN: Final[Campaign[CarthageView]] = Campaign(
    warfare=army.WARFARE, urgent=army.urgent, leaders=army.leaders, desperate=army.desperate
)


@habit("senate.units", urgency=6)
def levy(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.5: what completes forces that will march this turn; else the money is saved."""
    return levying(CAMPAIGN, asked, view)


def levying(led: Campaign[CarthageView], asked: Asked, view: CarthageView) -> Raw | None:
    """The same, as this campaign is led."""
    form: Mapping[str, list[int]] = asked.choice.form()
    market = army.market(view, form, budget(view))
    orders = led.levied(view, army.candidates(view), army.most_leaders(view), market)
    legions, fleets = raised(orders, view.army.fleets)
    wanted = {**legions, f"{RAISE}fleet": fleets}
    if not any(wanted.values()):
        return None
    led.explain(view, orders, "levy")
    return first_legal(asked, [{name: wanted.get(name, 0) for name in form}])


def budget(view: CarthageView) -> int:
    """What may be spent: the next Revenue Phase must be survived, and in peace what may come before it."""
    after = view.treasury + min(0, next_balance(view))
    if active(view):
        return after if CIVIL_WAR in view.wars else after - LOW
    return view.treasury - 2 * RESERVE


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
