"""The Population Phase: nothing is decided in it; its command tells what the people may say."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.rome.population import population
from bot.surface.press.verbs import GAME, Verb

ROOM: Final = Room(
    verbs=(
        Verb(
            "population",
            "",
            "The State of the Republic: what the people may say, and how likely.",
            (),
            [GAME],
            does=lambda _: population,
        ),
    )
)
