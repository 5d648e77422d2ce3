"""A season as it is written above what was told in it."""

from __future__ import annotations

from bot.fronts.diplomacy.looking import diplomacy
from bot.surface.kit.look import Look
from rendering.diplomacy.frame import dated
from rendering.words import speaking


def date(look: Look, season: str, year: int) -> str:
    """`Autumn 70 AH`."""
    with speaking(look.voice.words.language):
        return dated(season, year, diplomacy(look).map.era)
