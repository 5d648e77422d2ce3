"""The Population Phase: nothing is decided in it; told is what the people may say, and the line that was rolled."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.rome.population import population, tell_spoke
from bot.surface.press.verbs import GAME, Verb

ROOM: Final = Room(
    retells={"rome.PeopleSpoke": tell_spoke},
    verbs=(
        Verb(
            "population",
            "",
            "The State of the Republic: what the people may say, and how likely.",
            (),
            [GAME],
            does=lambda _: population,
        ),
    ),
)
