"""Provinces, appointments, purges, standing orders (CD-4 to 6)."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room

ROOM: Final = Room()
