"""When battle cards are drawn: after each act that tells something of a battle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bot.store.store import Parcel
from games.carthage.state import Carthage
from games.kernel import Outcome
from games.kernel.table import Table

FIRST: Final = "republic.BattleDrawnUp"
FOUGHT: Final = "republic.BattleFought"
LAST: Final = "carthage.CombatClosed"
AFTERMATH: Final = (
    "carthage.MercenariesRolled",
    "carthage.MercenariesPlayed",
    FOUGHT,
    "republic.RebelLosses",
    "carthage.MercenariesDeserted",
    "republic.BlamedForLosses",
    "republic.ChitsDrawn",
    "republic.Died",
    "republic.CommanderCaptured",
    "republic.VeteranArose",
    "republic.GloryWon",
    "republic.FleetBeaten",
    "republic.LandingDecided",
    "republic.WarWon",
    "republic.ProvinceCreated",
    "republic.RevoltFailed",
    "republic.RebelUnchecked",
    "republic.ForceCameHome",
    "republic.LeaderFled",
)


def battles(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """A parcel for each battle that an act may have told something of."""
    told = [telling.event for telling in outcome.tellings if telling.event.id in (FIRST, *AFTERMATH)]
    refs = [str(ref) for event in told if (ref := getattr(event, "battle", ""))]
    if told and not refs and isinstance(table.state, Carthage) and table.state.chronicle.battles:
        refs.append(f"{table.state.turn}.{table.state.chronicle.battles}")
    for ref in dict.fromkeys(refs):
        yield Parcel("public", "channel", "battle", ref, merge=True)
