"""What happened in a game, counted under the names of the goals (`data/carthage/goals.json`) and figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from games.carthage.combat.events import Discovered
from games.carthage.revenue.events import StatePaid
from games.carthage.revolution.events import PublicReacted, RevoltBegan
from games.carthage.senate.events_business import WarLost
from games.carthage.state import Carthage
from games.carthage.trade.events import Sold, Traded
from games.carthage.wars.events_units import (
    CommandersReplaced,
    ExpeditionSent,
    ForceRecalled,
    ForceReinforced,
    ForceSent,
    GarrisonSent,
    UnitsDisbanded,
    UnitsRaised,
)
from games.carthage.wars.recruiting import prices
from games.kernel import Event
from games.republic.combat.events import BattleFought, WarWon
from games.republic.events import AppointedForLife
from games.republic.events_agreements import Agreed, Ransomed
from games.republic.minds.ledger import FLEET, Ledger
from games.republic.revenue.events import GaveTalents
from games.republic.revolution.events import RedCardsGiven, RedCardsTraded
from games.republic.senate.events import ElectedForLife

LARGE: Final = 4  # cards of a set that is well worth the waiting

COUNTED: Final[dict[type[Event], Callable[[Any], Iterable[str]]]] = {
    Agreed: lambda _: ["agreements"],
    AppointedForLife: lambda _: ["appointed for life"],
    BattleFought: lambda event: [f"battles at {event.ground}" if event.ground == "sea" else "battles on land"],
    CommandersReplaced: lambda _: ["replacements"],
    Discovered: lambda _: ["discoveries"],
    ElectedForLife: lambda _: ["elected for life"],
    ExpeditionSent: lambda _: ["expeditions"],
    ForceRecalled: lambda _: ["recalls"],
    ForceReinforced: lambda _: ["reinforcements"],
    ForceSent: lambda _: ["forces"],
    GarrisonSent: lambda _: ["garrisons"],
    GaveTalents: lambda _: ["gifts"],
    PublicReacted: lambda event: ["reactions", *(["crucified"] if event.result == "crucified" else [])],
    Ransomed: lambda _: ["ransoms"],
    RedCardsGiven: lambda _: ["gifts of red cards"],
    RedCardsTraded: lambda _: ["trades of red cards"],
    RevoltBegan: lambda _: ["revolts"],
    Sold: lambda event: ["large sets"] * sum(count >= LARGE for count in event.sets.values()),
    Traded: lambda _: ["deals"],
    UnitsDisbanded: lambda _: ["disbandings"],
}
"""What an event is counted as."""

WARS: Final[dict[type[Event], str]] = {BattleFought: "fought", WarWon: "won", WarLost: "lost"}
"""What becomes of Wars."""


def counted(event: Event) -> Iterable[str]:
    """As what an event is counted, once or more often."""
    count = COUNTED.get(type(event))
    return count(event) if count else ()


def fate(event: Event) -> tuple[str, str] | None:
    """Which War has come to what."""
    what = WARS.get(type(event))
    war: str = getattr(event, "war", "")
    return (what, war) if what else None


def booked(ledger: Ledger, g: Carthage, event: Event) -> None:
    """RC-9.5.5a, 6.6: what the State has paid for units."""
    if isinstance(event, UnitsRaised):
        raised = {**event.legions, FLEET: event.fleets}
        for kind, price in prices(g, raised).items():
            ledger.raised(kind, raised[kind], price)
    elif isinstance(event, StatePaid) and event.purpose == "units":
        ledger.paid(event.count, event.talents)
