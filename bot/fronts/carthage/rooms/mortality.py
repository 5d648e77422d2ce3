"""The Mortality Phase: nothing is decided in it; its command tells what happened."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.mortality import mortality
from bot.fronts.front import Room
from bot.surface.press.verbs import GAME, Verb

ROOM: Final = Room(
    verbs=(Verb("mortality", "", "This turn's chits, deaths and woken Wars.", (), [GAME], does=lambda _: mortality),)
)
