"""The floors of the bot are given what they use of the games, as when it starts."""

from bot import fronts

fronts.begin()
