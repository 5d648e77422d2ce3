"""The Mortality Phase: nothing is decided in it; its command tells what happened."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.mortality import MORTALITY, tell_chits

ROOM: Final = Room(retells={"republic.ChitsDrawn": tell_chits}, verbs=(MORTALITY,))
