"""What many stored games cost: the start, the first press after it, each further one, and memory when they are played.

Nobody has played them: they are the rows of games that are in play, once more under other ids. So many of them as are
to be played get one press each, by somebody who sits there.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.app.load.hands import Way, ways
from bot.app.load.presses import Drive, Press, answered
from bot.app.load.process import Bot, Home
from bot.app.load.servers import Crowd
from bot.app.load.shares import share
from bot.app.load.standing import weight
from bot.app.load.wish import Wish
from bot.base.places import Place
from bot.store.copying import copied, copy_of
from bot.store.db import transaction
from bot.store.opening import database, running_games
from loopback import interact
from loopback.person import Person
from loopback.seen import BUTTON
from loopback.world import World

RUNNING: Final = 5
"""Of so many stored games one is played, for the memory that takes."""
FURTHER: Final = 20
RATE: Final = 4.0
"""Presses after the first: so many, and so many a second."""
PAUSE: Final = 1.1
"""Seconds between two presses of one person: more than ten in ten are too many."""
SHOWING: Final = ("orders", "table", "hand")
"""Presses that make a bot bring a game back, and change nothing in it; a desk has one of them at least."""
ROOM: Final = 50
"""Channels of copies: many are in one, for a server has no room for one each."""


@dataclass(slots=True)
class Stored:
    """Starts with more and more games."""

    home: Home
    crowd: Crowd
    wish: Wish
    copies: int = 0

    async def measured(self) -> dict[str, Any]:
        """The starts, one after the other; with the most games, memory when some of them are played."""
        originals = [
            row.id for row in await asyncio.to_thread(running_games, self.home.place) if row.status == "playing"
        ]
        places, starts, running = self._places(), list[Mapping[str, Any]](), dict[str, Any]()
        for count in sorted({0, self.wish.stored // 10, self.wish.stored}):
            await asyncio.to_thread(more, self.home.place, originals, places, range(self.copies, count))
            self.copies = count
            async with self.home.running() as bot:
                starts.append(await self._begun(bot))
                if count == self.wish.stored:
                    running = await self._played(bot, originals)
        return {"starts": starts, "running": running}

    def _places(self) -> Sequence[int]:
        world, guild = self.crowd.town.world, self.crowd.servers[-1].guild
        return [world.add_channel(guild, f"copies-{number}").id for number in range(ROOM)]

    async def _begun(self, bot: Bot) -> dict[str, Any]:
        hands, loopback = self.crowd.hands(self.wish.seed), self.home.loopback
        first, further = Drive(loopback, hands), Drive(loopback, hands)
        await first.run(1, 1)
        await bot.rest()
        begun = bot.cpu
        await further.run(FURTHER / RATE, RATE)
        await bot.rest()
        return {
            "stored": self.copies,
            "bytes": await weight(self.home.place),
            "start_s": round(bot.began, 2),
            "start_cpu_s": round(begun, 2),
            "first_ack_ms": share([one.interaction.ack_ms for one in first.presses], 100),
            "first_own_ms": share([one.own for one in first.presses if one.own is not None], 100),
            "ack_ms_p50": share([one.interaction.ack_ms for one in further.presses], 50),
            "press_cpu_ms": round(1000 * (bot.cpu - begun) / max(1, len(further.presses)), 1),
            "memory_mb": round(bot.memory),
        }

    async def _played(self, bot: Bot, originals: Sequence[str]) -> dict[str, Any]:
        """Somebody at each of these tables looks at something, so that all of them are in play; nobody too fast."""
        shown = showing(self.crowd)
        known = [game for game in originals if game in shown]
        before, began, done = bot.memory, time.monotonic(), list[asyncio.Task[bool]]()
        every = PAUSE * max(Counter(shown[game][0].id for game in known).values(), default=0) / max(1, len(known))
        for number in range(self.copies // RUNNING):
            if (game := originals[number % len(originals)]) in shown:
                done.append(asyncio.create_task(looks(self.crowd.town.world, *shown[game], copy_of(number))))
                await asyncio.sleep(max(0.0, began + every * len(done) - time.monotonic()))
        seen = sum(await asyncio.gather(*done))
        return {
            "played": seen,
            "unanswered": len(done) - seen,
            "seconds": round(time.monotonic() - began, 1),
            "memory_before_mb": round(before),
            "memory_mb": round(bot.memory),
        }


def more(place: Place, originals: Sequence[str], places: Sequence[int], numbers: Sequence[int]) -> None:
    """Store copies of these games."""
    there = database(place)
    with there.ready() as db, transaction(db, there.manners):
        copied(db, originals, places, numbers)


def showing(crowd: Crowd) -> dict[str, tuple[Person, Way]]:
    """For each game somebody who sits there, and a button that shows him something of it."""
    people = [person for server in crowd.servers for person in server.people]
    cards = [(person, card) for person in people for card in person.inbox.all]
    return {
        way.to.table: (person, way)
        for person, card in cards
        for way in ways(card)
        if way.to.act in SHOWING and way.component["type"] == BUTTON
    }


async def looks(world: World, person: Person, way: Way, game: str) -> bool:
    """Press it for another game, which is dealt as this one; whether it was answered."""
    component = {**way.component, "custom_id": str(replace(way.to, game=game))}
    press = Press(interact.press(world, person.user, way.card.raw, component))
    await answered(world, press)
    return not press.lost
