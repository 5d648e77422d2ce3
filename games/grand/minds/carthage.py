"""A player of Carthage beside Rome: what it does otherwise than one of Carthage alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from games.carthage.minds import SensiblePlayer as Alone
from games.carthage.minds.sensible import WAYS, army, campaign, peace, voting
from games.carthage.minds.sensible.habits import Asked, Habits
from games.carthage.minds.sensible.outlook import lost
from games.carthage.minds.sensible.planned_senate import POLITICS, WISHES
from games.carthage.seen.combat import WarView
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.grand.minds import wars
from games.kernel import Raw
from games.republic.minds.campaign import Campaign
from games.republic.minds.habits import Way
from games.republic.minds.outlook import me
from games.republic.minds.planned_senate import alone_of
from games.republic.minds.warfare import Warfare

ROMAN: Final = "roman"
LAST_BUT_ONE: Final = 2
"""Lost Wars after which one more may be lost, and no other."""
GROWTH: Final = 3
"""GV-7.4: more is dared before the last, for with a third one Rome needs to win only once."""
EXPOSED: Final = 40
"""In units: how much sooner a War goes that Rome may win."""

habit = Habits()


def urgent(view: CarthageView) -> list[WarView]:
    """GV-7.4, 11.4: the Wars worth meeting."""
    return wars.worthwhile(army.urgent(view), view.wars)


WARFARE: Final[Warfare[CarthageView]] = replace(army.WARFARE, good=wars.BOLD)
CAMPAIGN: Final[Campaign[CarthageView]] = replace(campaign.CAMPAIGN, warfare=WARFARE, urgent=urgent)


@habit("senate.units", urgency=6)
def levy(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.5: what completes forces that will march this turn."""
    return campaign.levying(CAMPAIGN, asked, view)


@habit("senate.forces", urgency=3)
def send(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.6: forces that can win the part that is next."""
    return campaign.sending(CAMPAIGN, asked, view)


@habit("senate.peace", urgency=2)
def sue(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.4, GV-4.9: before four Wars stand one is given up, if need be to Rome; never a fourth."""
    return peace.suing(asked, view, dear, GROWTH)


def dear(view: CarthageView, war: WarView) -> float:
    """GV-4.7: nor may a fourth be lost to Rome in battle: with two Lost Wars one that it may attack goes first."""
    exposed = war.group == ROMAN and lost(view) >= LAST_BUT_ONE
    return peace.dear(view, war) - (EXPOSED if exposed else 0)


def reinforced(asked: Asked, view: CarthageView, levied: Any) -> Raw:
    """RC-9.6: the forces with the units that are raised before."""
    return campaign.send_with(asked, view, levied, CAMPAIGN)


def judged(view: CarthageView, motion: MotionView) -> float:
    """What a motion is worth: forces, as likely as they win the part that is next."""
    if motion.kind == "forces" and motion.seat != me(view):
        return voting.defended(view, motion, WARFARE)
    return voting.judged(view, motion)


@habit("senate.vote")
def vote(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.9: as motions are judged here."""
    return voting.voting(judged, asked, view)


replace(
    POLITICS,
    judged=judged,
    wishes={**WISHES, "units": alone_of(levy), "forces": alone_of(send), "peace": alone_of(sue)},
    reinforced=reinforced,
).habits(habit)


class SensiblePlayer(Alone):
    """It plays on its board as it would alone, but for these habits."""

    ways: ClassVar[Mapping[str, Way[Any]]] = {**WAYS, **habit}
