"""A player of Carthage beside Rome: what it does otherwise than one of Carthage alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Final

from games.carthage.minds import SensiblePlayer as Alone
from games.carthage.minds.sensible import WAYS, army, campaign, voting
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, options
from games.carthage.minds.sensible.outlook import active, lost, military
from games.carthage.minds.sensible.planned_senate import POLITICS, WISHES
from games.carthage.seen.combat import ForceView, WarView
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.grand.minds import wars
from games.kernel import Raw
from games.republic.minds.campaign import Campaign, Need, Offer, Order, Stock
from games.republic.minds.habits import Way
from games.republic.minds.outlook import me
from games.republic.minds.planned_senate import alone_of

DARED: Final = (0.1, 0.2, 0.45)
"""With none, one or two Lost Wars: how likely the republic may fall before one more is given up."""
MOST: Final = 4
"""GV-7.4: Active Wars, or Lost ones, by which it falls."""

ROMAN: Final = "roman"
LAST_BUT_ONE: Final = 2
"""Lost Wars after which one more may be lost, and no other."""
VAIN: Final = 20
"""Percent: a battle that only costs units."""
LEGION: Final = 8
"""Talents: what one costs, about."""

habit = Habits()


def part_by_part(view: CarthageView, war: WarView, legions: int, fleets: int, mil: int) -> float:
    """GV-4.12: a War of two parts is won one after the other, for the sea that is won is worth having alone."""
    if fleets < war.support and not war.fleet_met:
        return 0
    sea = army.at_sea(view, war, fleets, mil)
    return min(sea, army.on_land(view, war, legions, mil)) if legions else sea


def aims(view: CarthageView, war: WarView, mil: int) -> list[Need]:
    """GV-4.12: all of it, or the sea, or as little as may do."""
    return wars.aims(army.need(war, mil), *chances(view, war, mil))


def whole(view: CarthageView, war: WarView, mil: int) -> Need:
    """All of it, with a good chance."""
    return wars.surer(army.need(war, mil), *chances(view, war, mil))


def chances(view: CarthageView, war: WarView, mil: int) -> tuple[wars.Chance, wars.Chance]:
    """How likely so many Fleets win at sea, and so many legions on land."""
    return (
        lambda fleets: army.at_sea(view, war, fleets, mil),
        lambda legions: army.on_land(view, war, legions, mil),
    )


def within_reach(view: CarthageView, force: ForceView) -> bool:
    """Whether a force could win the part that is next with all that can be sent after it."""
    war, (legions, fleets) = view.wars[force.war], available(view)
    mil = military(view, force.commanders)
    if war.fleet_met:
        return army.at_sea(view, war, force.fleets + fleets, mil) >= army.FAIR
    return army.on_land(view, war, len(force.legions) + force.veterans + legions, mil) >= army.FAIR


def available(view: CarthageView) -> tuple[int, int]:
    """Legions and Fleets at home, and those that might be raised."""
    able = [one for one in view.army.legions if not one.unavailable and view.army.recruiting]
    legions = sum(one.active + one.veterans for one in view.army.legions)
    legions += min(sum(one.pool for one in able), max(0, view.treasury) // LEGION)
    bought = min(view.army.pool_fleets, max(0, view.treasury) // view.army.fleet_cost)
    return legions, view.army.fleets + (bought if view.army.recruiting else 0)


def hopeless(view: CarthageView, force: ForceView) -> bool:
    """RC-9.6.3: it would only be lost, one battle after the other."""
    idle = force.battle is None or force.battle.odds.victory < VAIN
    return bool(force.commanders) and force.war in view.wars and idle and not within_reach(view, force)


def lacks(view: CarthageView, force: ForceView) -> Need | None:
    """What a force that can win still needs for the part that is next."""
    if force.war not in view.wars or not within_reach(view, force):
        return None
    return army.reinforcements(view, force, lambda war, mil: wars.next_part(whole(view, war, mil)))


def urgent(view: CarthageView) -> list[WarView]:
    """GV-7.4, 11.4: the Wars worth meeting."""
    return wars.worthwhile(army.urgent(view), view.wars)


def marching(
    plan: Campaign[CarthageView], view: CarthageView, war: WarView, offer: Offer, stock: Stock, led: list[str]
) -> Iterator[Order]:
    """RC-9.6.1: the Home Suffete, with whom the Senate is over, stays as long as it may have to sue for peace."""
    orders = campaign.marching(plan, view, war, offer, stock, led)
    return (one for one in orders if not (endangered(view) and leads_senate(view, one)))


def leads_senate(view: CarthageView, order: Order) -> bool:
    """Whether the Home Suffete would go."""
    return any(view.senators[name].office == "home-suffete" for name in order["commanders"])


CAMPAIGN: Final[Campaign[CarthageView]] = replace(
    campaign.CAMPAIGN,
    urgent=urgent,
    aims=aims,
    good=wars.BOLD,
    reckon=part_by_part,
    lacks=lacks,
    hopeless=hopeless,
    marching=marching,
)


@habit("senate.units", urgency=6)
def levy(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.5: what the Wars one means to meet still lack."""
    return campaign.levying(CAMPAIGN, asked, view)


@habit("senate.forces", urgency=3)
def send(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.6: forces that can win the part that is next."""
    return campaign.sending(CAMPAIGN, asked, view)


@habit("senate.peace", urgency=2)
def peace(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.4, GV-4.9: before four Wars stand one is given up, if need be to Rome; never a fourth."""
    if not endangered(view):
        return None
    able = [view.wars[name] for name in options(asked, "war") if not view.wars[name].waits]
    return first_legal(asked, [{"war": war.id} for war in sorted(able, key=partial(dear, view))])


def endangered(view: CarthageView) -> bool:
    """GV-7.4: whether too many Wars may stand, and one can still be given up: the more are Lost, the more is dared."""
    given_up = lost(view)
    return given_up < len(DARED) and falling(view) > DARED[given_up]


def falling(view: CarthageView) -> float:
    """How likely four Wars are Active after the battles of this turn."""
    spared = sum(not war.waits for war in active(view)) - MOST + 1  # so many at least must be won
    if spared <= 0:
        return 0
    left = {0: 1.0}  # how likely it is that so many are won
    for odds in victories(view):
        left = {
            count: left.get(count, 0) * (1 - odds) + left.get(count - 1, 0) * odds for count in range(len(left) + 1)
        }
    return sum(chance for count, chance in left.items() if count < spared)


def victories(view: CarthageView) -> list[float]:
    """How likely each War is won this turn that is fought on land."""
    battles = [one.battle for one in view.forces.values() if one.battle and one.battle.ground == "land"]
    return list({battle.war: battle.odds.victory / 100 for battle in battles}.values())


def dear(view: CarthageView, war: WarView) -> tuple[bool, bool, int]:
    """What is given up last: where a force is; what asks for least. A lower War of Rome bars the others (GV-4.7).

    Nor may a fourth be lost to Rome in battle: with two Lost Wars one that it may attack goes first.
    """
    manned = any(force.war == war.id for force in view.forces.values())
    exposed = war.group == ROMAN and lost(view) >= LAST_BUT_ONE
    return manned, not exposed, -(war.land_now + max(war.fleet_now, war.support))


def reinforced(asked: Asked, view: CarthageView, levied: Any) -> Raw:
    """RC-9.6: the forces with the units that are raised before."""
    return campaign.send_with(asked, view, levied, CAMPAIGN)


def judged(view: CarthageView, motion: MotionView) -> float:
    """What a motion is worth: forces, as likely as they win the part that is next."""
    if motion.kind == "forces" and motion.seat != me(view):
        return voting.defended(view, motion, part_by_part)
    return voting.judged(view, motion)


@habit("senate.vote")
def vote(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.9: as motions are judged here."""
    return voting.voting(judged, asked, view)


replace(
    POLITICS,
    judged=judged,
    wishes={**WISHES, "units": alone_of(levy), "forces": alone_of(send), "peace": alone_of(peace)},
    reinforced=reinforced,
).habits(habit)


class SensiblePlayer(Alone):
    """It plays on its board as it would alone, but for these habits."""

    ways: ClassVar[Mapping[str, Way[Any]]] = {**WAYS, **habit}
