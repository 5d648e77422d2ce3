"""A player of Carthage beside Rome: what it does otherwise than one of Carthage alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Final

from games.carthage.minds import SensiblePlayer as Alone
from games.carthage.minds.sensible import WAYS, army, campaign
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, options
from games.carthage.minds.sensible.outlook import active, lost
from games.carthage.minds.sensible.planned_senate import POLITICS, WISHES
from games.carthage.seen.combat import WarView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.campaign import Campaign, Offer, Order, Stock
from games.republic.minds.habits import Way
from games.republic.minds.planned_senate import alone_of

SURE: Final = 85
"""Percent: a battle on which the republic is staked. If it falls only its own players are out (GV-7.4)."""
MOST: Final = 4
"""GV-7.4: Active Wars, or Lost ones, by which it falls."""

habit = Habits()


def part_by_part(view: CarthageView, war: WarView, legions: int, fleets: int, mil: int) -> float:
    """GV-4.12: a War of two parts is won one after the other, for the sea that is won is worth having alone."""
    if fleets < war.support and not war.fleet_met:
        return 0
    sea = army.at_sea(view, war, fleets, mil)
    return min(sea, army.on_land(view, war, legions, mil)) if legions else sea


def marching(view: CarthageView, war: WarView, offer: Offer, stock: Stock, led: list[str]) -> Iterator[Order]:
    """RC-9.6.1: the Home Suffete, with whom the Senate is over, stays as long as it may have to sue for peace."""
    orders = campaign.marching(view, war, offer, stock, led, reckon=part_by_part)
    return (one for one in orders if not (endangered(view) and leads_senate(view, one)))


def leads_senate(view: CarthageView, order: Order) -> bool:
    """Whether the Home Suffete would go."""
    return any(view.senators[name].office == "home-suffete" for name in order["commanders"])


CAMPAIGN: Final[Campaign[CarthageView]] = replace(campaign.CAMPAIGN, marching=marching)


@habit("senate.forces", urgency=3)
def send(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.6: forces that can win the part that is next."""
    return campaign.sending(CAMPAIGN, asked, view)


@habit("senate.peace", urgency=2)
def peace(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.4, GV-4.9: before four Wars stand one is given up, if need be to Rome; never a fourth."""
    if not endangered(view):
        return None
    wars = [view.wars[name] for name in options(asked, "war")]
    return first_legal(asked, [{"war": war.id} for war in sorted(wars, key=partial(dear, view))])


def endangered(view: CarthageView) -> bool:
    """GV-7.4: whether four Wars may stand, and one can still be given up."""
    return len(active(view)) - len(won(view)) >= MOST and lost(view) < MOST - 1


def won(view: CarthageView) -> set[str]:
    """The Wars that forces in the field are sure to win this turn."""
    battles = [one.battle for one in view.forces.values() if one.battle and one.battle.ground == "land"]
    return {battle.war for battle in battles if battle.odds.victory >= SURE}


def dear(view: CarthageView, war: WarView) -> tuple[bool, int]:
    """What is given up last: where a force is; what asks for least. A lower War of Rome bars the others (GV-4.7)."""
    manned = any(force.war == war.id for force in view.forces.values())
    return manned, -(war.land_now + max(war.fleet_now, war.support))


def reinforced(asked: Asked, view: CarthageView, levied: Any) -> Raw:
    """RC-9.6: the forces with the units that are raised before."""
    return campaign.send_with(asked, view, levied, CAMPAIGN)


replace(
    POLITICS,
    wishes={**WISHES, "forces": alone_of(send), "peace": alone_of(peace)},
    reinforced=reinforced,
).habits(habit)


class SensiblePlayer(Alone):
    """It plays on its board as it would alone, but for these habits."""

    ways: ClassVar[Mapping[str, Way[Any]]] = {**WAYS, **habit}
