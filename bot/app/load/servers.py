"""Servers full of people, and the games they open there before anything is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from typing import Final

from bot.app.load.hands import Hand
from bot.app.load.process import PATIENCE
from bot.app.load.wish import Booked, Wish
from bot.base.errors import SetupError
from loopback import Loopback
from loopback.model import Channel, Guild
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from loopback.town import Town

JOINED: Final = 2
"""So many sit in a lobby that stays one."""
AT_ONCE: Final = 8


@dataclass(slots=True)
class Server:
    """One of them: where people talk, who lives there, and the lobbies he sees."""

    guild: Guild
    hall: Channel
    people: list[Person] = field(default_factory=list[Person])
    lobbies: list[Seen] = field(default_factory=list[Seen])


@dataclass(slots=True)
class Crowd:
    """All servers and people of a load."""

    town: Town
    servers: Sequence[Server]

    def hands(self, seed: int) -> list[Hand]:
        """Everybody, ready to press; the seed is that of their choices."""
        chance = Random(seed)  # noqa: S311 - nothing is at stake
        return [Hand(person, chance, server.lobbies) for server in self.servers for person in server.people]

    async def gather(self, wish: Wish) -> None:
        """Open all games, some at a time; those that are to be played begin. SetupError: one does not.

        That is no part of the load, so everybody waits for his answers however long they take.
        """
        world = self.town.world
        former, world.patience = world.patience, PATIENCE
        try:
            await self._open_all(wish)
        except ExceptionGroup as failed:
            raise failed.exceptions[0] from None
        finally:
            world.patience = former

    async def _open_all(self, wish: Wish) -> None:
        lock = asyncio.Semaphore(AT_ONCE)

        async def opened(number: int, booked: Booked) -> None:
            async with lock:
                await self._open(number, booked)

        async with asyncio.TaskGroup() as games:
            for number, booked in enumerate(wish.booked):
                games.create_task(opened(number, booked))

    async def _open(self, number: int, booked: Booked) -> None:
        server = self.servers[booked.server]
        place = self.town.world.add_channel(server.guild, f"table-{number}")
        host, *others = self._at_table(number // len(self.servers), booked, server, place)
        said = {"game": booked.kind, "seats": booked.seats, "pace": str(booked.pace)}
        card = (await done(await host.slash("/game new", title=booked.title, **said, wait=False))).seen
        for person in others:
            await done(await person.click(card, "Join", wait=False))
        if booked.gathers:
            server.lobbies.append(card)
            return
        await done(await host.click(card, "Start", wait=False))
        if "Start" in card.buttons:
            raise SetupError(f"A game of {booked.kind} with {booked.seats} seats did not start.")

    @staticmethod
    def _at_table(number: int, booked: Booked, server: Server, place: Channel) -> list[Person]:
        """Who sits there: the people of a server in turn."""
        count = JOINED if booked.gathers else booked.seats
        first = number * booked.seats % len(server.people)
        return [one.at(place) for one in islice(cycle(server.people), first, first + count)]


def crowd(loopback: Loopback, wish: Wish) -> Crowd:
    """Servers of equal size; everybody lives in one."""
    town, world = Town(loopback), loopback.world
    others = [world.add_guild(f"server-{number}", town.mayor) for number in range(1, wish.servers)]
    servers = [Server(town.guild, town.hall), *(Server(guild, world.add_channel(guild, "hall")) for guild in others)]
    for number in range(wish.people):
        server, user = servers[number % wish.servers], world.add_user(f"person{number}")
        world.join(server.guild, user)
        server.people.append(Person(town, user, server.hall))
    return Crowd(town, servers)


async def done(reply: Reply) -> Reply:
    """Once it is answered, and what comes of it is there. SetupError: it is not."""
    try:
        async with asyncio.timeout(PATIENCE):
            await reply.interaction.settled.wait()
    except TimeoutError:
        raise SetupError(f"{reply.interaction.name} was not answered while people gathered.") from None
    return reply
