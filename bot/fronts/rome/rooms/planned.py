"""The Forum and reactions said ahead: what republics share, with the Knights and games of Rome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.rooms import planned_attempt, planned_bribes, planned_forum, planned_reactions
from bot.fronts.rome.planning import AFTERWARDS

ROOMS: Final[Sequence[Room]] = (
    planned_attempt.room(AFTERWARDS),
    planned_bribes.ROOM,
    planned_forum.room(AFTERWARDS),
    planned_reactions.ROOM,
)
