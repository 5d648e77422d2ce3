"""Letters and the Gazette (CD-P)."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room

ROOM: Final = Room()
