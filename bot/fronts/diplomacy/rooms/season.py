"""Orders of Spring and Autumn, retreats, Winter (CD-S)."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room

ROOM: Final = Room()
