"""A player of Rome beside Carthage: what it does otherwise than one of Rome alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Final

from games.kernel import Raw
from games.republic.minds.campaign import Campaign
from games.republic.minds.habits import Way
from games.republic.minds.planned_senate import alone_of
from games.rome.minds import SensiblePlayer as Alone
from games.rome.minds.sensible import WAYS, campaign
from games.rome.minds.sensible.habits import Asked, Habits
from games.rome.minds.sensible.planned_senate import POLITICS, WISHES
from games.rome.seen.combat import WarView
from games.rome.seen.view import RomeView

habit = Habits()


def part_by_part(view: RomeView, war: WarView, legions: int, fleets: int, mil: int) -> float:
    """GV-4.12: a War of two parts is won one after the other, for the sea that is won is worth having alone."""
    if fleets < war.support and not war.fleet_met:
        return 0
    sea = campaign.at_sea(view, war, fleets, mil)
    return min(sea, campaign.on_land(view, war, legions, mil)) if legions and war.land_met else sea


CAMPAIGN: Final[Campaign[RomeView]] = replace(
    campaign.CAMPAIGN, marching=partial(campaign.marching, reckon=part_by_part)
)


@habit("senate.forces", urgency=3)
def send(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.64: forces that can win the part that is next."""
    return campaign.sending(CAMPAIGN, asked, view)


def reinforced(asked: Asked, view: RomeView, levied: Any) -> Raw:
    """RR-1.09.64: the forces with the units that are raised before."""
    return campaign.send_with(asked, view, levied, CAMPAIGN)


replace(POLITICS, wishes={**WISHES, "forces": alone_of(send)}, reinforced=reinforced).habits(habit)


class SensiblePlayer(Alone):
    """It plays on its board as it would alone, but for these habits."""

    ways: ClassVar[Mapping[str, Way[Any]]] = {**WAYS, **habit}
