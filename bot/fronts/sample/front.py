"""The front of The Salt Road: all its parts, in one place. Copy it with the game."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Front
from bot.services.records.chronicle import Course
from games.sample import GAME

FRONT: Final = Front(game=GAME, options=("coins",), course=Course(begins={"DayBegan": "day"}))
