"""What a parcel does on Discord that is no letter: taking words out of old cards, or people out of threads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.store.store import OutboxRow, Parcel
from bot.surface.posting.places import Places
from games.kernel import Seat

Deed: TypeAlias = "Callable[[Places, OutboxRow], Awaitable[None]]"
"""Done under the lock of the parcel's route; what fails with an error of Discord is tried again like a letter."""
DEEDS: dict[str, Deed] = {}


def roll_call(seat: Seat | None = None) -> Parcel:
    """Whether the holder of a seat, or of any, is still in the server."""
    return Parcel("public", "log", "muster", seat or "", merge=True)
