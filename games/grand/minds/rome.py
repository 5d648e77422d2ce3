"""A player of Rome beside Carthage: what it does otherwise than one of Rome alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from games.grand.minds import wars
from games.kernel import Raw
from games.republic.minds.campaign import Campaign
from games.republic.minds.habits import Way
from games.republic.minds.outlook import me
from games.republic.minds.planned_senate import alone_of
from games.republic.minds.warfare import Warfare
from games.rome.minds import SensiblePlayer as Alone
from games.rome.minds.sensible import WAYS, campaign, voting
from games.rome.minds.sensible.habits import Asked, Habits
from games.rome.minds.sensible.planned_senate import POLITICS, WISHES
from games.rome.seen.combat import WarView
from games.rome.seen.senate import MotionView
from games.rome.seen.view import RomeView

habit = Habits()


def urgent(view: RomeView) -> list[WarView]:
    """GV-7.4, 11.4: the Wars worth meeting."""
    return wars.worthwhile(campaign.urgent(view), view.wars)


WARFARE: Final[Warfare[RomeView]] = replace(campaign.WARFARE, good=wars.BOLD)
CAMPAIGN: Final[Campaign[RomeView]] = replace(campaign.CAMPAIGN, warfare=WARFARE, urgent=urgent)


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
        return voting.defended(view, motion, WARFARE)
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
