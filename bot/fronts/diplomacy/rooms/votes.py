"""Motions and votes (CD-7)."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room

ROOM: Final = Room()
