"""What is told in all seasons alike: events, and why a line is refused."""

from __future__ import annotations

from typing import Final

from bot.fronts.diplomacy.refusals import REFUSES
from bot.fronts.diplomacy.retelling import RETELLS
from bot.fronts.front import Room

ROOM: Final = Room(retells=RETELLS, refuses=REFUSES)
