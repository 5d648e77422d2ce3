"""The floors of the bot are given what they use of the surface and of the games, as when it starts."""

from bot import fronts
from bot.surface import brought

brought.begin()
fronts.begin()
