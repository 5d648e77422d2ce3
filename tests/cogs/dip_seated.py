"""A table of the political Diplomacy on the local Discord, in the middle of its game."""

from __future__ import annotations

from bot.app.staging import Cast, begin_in, found
from games.kernel import Seat, chairs
from loopback.person import Person
from tests.cogs.conftest import Hall

SEVEN = ("elissa", "hanno", "mago", "gisco", "arishat", "bostar", "himilco")


async def seated(hall: Hall, preset: str) -> dict[Seat, Person]:
    """Seven people at a position of the bench."""
    people = await hall.town.people(*SEVEN)
    hall.people = people
    cast = {seat: (one.id, one.name.capitalize()) for seat, one in zip(chairs(7), people, strict=True)}
    there = Cast("Byrsa Hill", cast, hall.town.guild.id, hall.town.hall.id)
    hall.game = await begin_in(hall.bot.store, found(f"diplomacy/{preset}"), there, hall.time)
    await hall.town.idle()
    return dict(zip(chairs(7), people, strict=True))
