"""Before the first Spring: preferences and starting units (CD-13)."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room

ROOM: Final = Room()
