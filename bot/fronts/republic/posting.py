"""What a republic tells Discord of its own: Vote cards, battle cards, what they say already."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.fronts.republic.combat.parcels import battles, name_of, on_its_card
from bot.fronts.republic.senate.parcels import ballots
from bot.store.store import EventRow, Parcel
from games.kernel import Outcome, Seat
from games.kernel.table import Table
from games.republic.state import Republic

ACTIVATED: Final = "WarActivated"


def people(table: Table[Any]) -> Sequence[Seat]:
    """All factions but the Neutrals."""
    state: Republic = table.state
    return state.people


def after(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """Votes are asked in public, so their cards come first."""
    yield from ballots(table, outcome)
    yield from battles(table, outcome)


def repeats(event: EventRow, told: Sequence[EventRow]) -> bool:
    """What the dice of a battle came to stands on its card; a War may come as an Active one in the same breath."""
    return on_its_card(event, told) or (name_of(event.kind) == ACTIVATED and came_active(event, told))


def came_active(event: EventRow, told: Sequence[EventRow]) -> bool:
    """Whether a War that became Active has come as an Active one."""
    return any(
        one.kind == "republic.WarAppeared"
        and one.fields["war"] == event.fields["war"]
        and one.fields["status"] == "active"
        for one in told
    )
