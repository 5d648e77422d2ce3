"""A player of Rome beside Carthage: what it does otherwise than one of Rome alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from games.grand.minds import wars
from games.kernel import Raw
from games.republic.minds.campaign import Campaign, Need
from games.republic.minds.habits import Way
from games.republic.minds.outlook import me
from games.republic.minds.planned_senate import alone_of
from games.rome.minds import SensiblePlayer as Alone
from games.rome.minds.sensible import WAYS, campaign, voting
from games.rome.minds.sensible.habits import Asked, Habits
from games.rome.minds.sensible.outlook import military
from games.rome.minds.sensible.planned_senate import POLITICS, WISHES
from games.rome.seen.combat import ForceView, WarView
from games.rome.seen.senate import MotionView
from games.rome.seen.view import RomeView

VAIN: Final = 20
"""Percent: a battle that only costs units."""

habit = Habits()


def part_by_part(view: RomeView, war: WarView, legions: int, fleets: int, mil: int) -> float:
    """GV-4.12: a War of two parts is won one after the other, for the sea that is won is worth having alone."""
    if fleets < war.support and not war.fleet_met:
        return 0
    sea = campaign.at_sea(view, war, fleets, mil)
    return min(sea, campaign.on_land(view, war, legions, mil)) if legions and war.land_met else sea


def aims(view: RomeView, war: WarView, mil: int) -> list[Need]:
    """GV-4.12: all of it, or the sea, or as little as may do."""
    return wars.aims(campaign.need(war, mil), *chances(view, war, mil))


def whole(view: RomeView, war: WarView, mil: int) -> Need:
    """All of it, with a good chance."""
    return wars.surer(campaign.need(war, mil), *chances(view, war, mil))


def chances(view: RomeView, war: WarView, mil: int) -> tuple[wars.Chance, wars.Chance]:
    """How likely so many Fleets win at sea, and so many legions on land."""
    return (
        lambda fleets: campaign.at_sea(view, war, fleets, mil),
        lambda legions: campaign.on_land(view, war, legions, mil),
    )


def within_reach(view: RomeView, force: ForceView) -> bool:
    """Whether a force could win the part that is next with all that can be sent after it."""
    war, (legions, fleets) = view.wars[force.war], available(view)
    mil = military(view, force.commanders)
    if war.fleet_met:
        return campaign.at_sea(view, war, force.fleets + fleets, mil) >= campaign.FAIR
    return campaign.on_land(view, war, len(force.legions) + force.veterans + legions, mil) >= campaign.FAIR


def available(view: RomeView) -> tuple[int, int]:
    """Legions and Fleets at home, and those that might be raised."""
    legions = view.army.legions + campaign.veterans_home(view)
    return legions + raised(view, view.army.pool_legions), view.army.fleets + raised(view, view.army.pool_fleets)


def raised(view: RomeView, pool: int) -> int:
    """RR-1.09.63: how many units the Treasury could pay for."""
    return min(pool, max(0, view.treasury) // view.army.unit_cost) if view.army.recruiting else 0


def hopeless(view: RomeView, force: ForceView) -> bool:
    """RR-1.09.644: it would only be lost, one battle after the other."""
    idle = force.battle is None or force.battle.odds.victory < VAIN
    return bool(force.commanders) and force.war in view.wars and idle and not within_reach(view, force)


def lacks(view: RomeView, force: ForceView) -> Need | None:
    """What a force that can win still needs for the part that is next."""
    if force.war not in view.wars or not within_reach(view, force):
        return None
    return campaign.reinforcements(view, force, lambda war, mil: wars.next_part(whole(view, war, mil)))


def urgent(view: RomeView) -> list[WarView]:
    """GV-7.4, 11.4: the Wars worth meeting."""
    return wars.worthwhile(campaign.urgent(view), view.wars)


CAMPAIGN: Final[Campaign[RomeView]] = replace(
    campaign.CAMPAIGN, urgent=urgent, aims=aims, good=wars.BOLD, reckon=part_by_part, lacks=lacks, hopeless=hopeless
)


@habit("senate.units", urgency=6)
def levy(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.63: what the parts that are next still lack."""
    return campaign.levying(CAMPAIGN, asked, view)


@habit("senate.forces", urgency=3)
def send(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.64: forces that can win the part that is next."""
    return campaign.sending(CAMPAIGN, asked, view)


def reinforced(asked: Asked, view: RomeView, levied: Any) -> Raw:
    """RR-1.09.64: the forces with the units that are raised before."""
    return campaign.send_with(asked, view, levied, CAMPAIGN)


def judged(view: RomeView, motion: MotionView) -> float:
    """What a motion is worth: forces, as likely as they win the part that is next."""
    if motion.kind == "forces" and motion.seat != me(view):
        return voting.defended(view, motion, part_by_part)
    return voting.judged(view, motion)


@habit("senate.vote")
def vote(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.14: as motions are judged here."""
    return voting.voting(judged, asked, view)


replace(
    POLITICS,
    judged=judged,
    wishes={**WISHES, "units": alone_of(levy), "forces": alone_of(send)},
    reinforced=reinforced,
).habits(habit)


class SensiblePlayer(Alone):
    """It plays on its board as it would alone, but for these habits."""

    ways: ClassVar[Mapping[str, Way[Any]]] = {**WAYS, **habit}
