"""When battle cards are drawn: after each act that tells something of a battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.store.store import EventRow, Parcel
from games.kernel import Outcome
from games.kernel.table import Table
from games.republic.state import Republic

FIRST: Final = "republic.BattleDrawnUp"
FOUGHT: Final = "republic.BattleFought"
LAST: Final = "CombatClosed"
"""What ends the stories of battles, of whichever republic."""
AFTERMATH: Final = frozenset(
    (
        "MercenariesRolled",
        "MercenariesPlayed",
        "BattleFought",
        "RebelLosses",
        "ProvinceLosses",
        "AlliesBled",
        "MercenariesDeserted",
        "BlamedForLosses",
        "ChitsDrawn",
        "Died",
        "CommanderCaptured",
        "VeteranArose",
        "GloryWon",
        "FleetBeaten",
        "LandingDecided",
        "WarWon",
        "WarSubsided",
        "ProvinceCreated",
        "ProvinceAllied",
        "ResistanceEnded",
        "RevoltFailed",
        "RebelUnchecked",
        "ForceCameHome",
        "BecameProconsul",
        "MasterReturned",
        "LeaderFled",
    )
)
"""What comes of a battle, by the names that events have in any republic."""


def name_of(kind: str) -> str:
    """An event without the family it is told by: "republic.Died" is "Died"."""
    return kind.rpartition(".")[2]


def belongs(kind: str) -> bool:
    """Whether such an event tells of a battle that was drawn up."""
    return kind == FIRST or name_of(kind) in AFTERMATH


def on_its_card(event: EventRow, told: Sequence[EventRow]) -> bool:
    """Whether what the dice of a battle came to is told on its card."""
    fought = any(one.kind == FOUGHT and one.n < event.n for one in told)
    return fought and name_of(event.kind) in AFTERMATH


def battles(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """A parcel for each battle that an act may have told something of."""
    told = [telling.event for telling in outcome.tellings if belongs(telling.event.id)]
    refs = [str(ref) for event in told if (ref := getattr(event, "battle", ""))]
    state: Republic = table.state
    if told and not refs and state.chronicle.battles:
        refs.append(f"{state.turn}.{state.chronicle.battles}")
    for ref in dict.fromkeys(refs):
        yield Parcel("public", "channel", "battle", ref, merge=True)
