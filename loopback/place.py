"""Places as one person sees them, where messages can be waited for without polling."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from loopback import perms
from loopback.model import PRIVATE_THREAD, Channel, Event, Message
from loopback.seen import Mind, Missing, Seen, matches

if TYPE_CHECKING:
    from loopback.person import Person
    from loopback.world import World

T = TypeVar("T")
WITHIN = 30.0


def visible(world: World, user_id: int, mind: Mind, channel: Channel) -> list[Message]:
    """The messages a person sees in a place, oldest first."""
    if not perms.sees(world, user_id, channel):
        return []
    shown = [one for one in channel.messages.values() if one.viewer in (None, user_id) and one.id not in mind.lost]
    return sorted(shown, key=lambda one: one.id)


@contextmanager
def changes(world: World) -> Generator[asyncio.Event]:
    """An event that is set whenever anything happens."""
    happened = asyncio.Event()

    def listen(_: Event) -> None:
        happened.set()

    world.listeners.append(listen)
    try:
        yield happened
    finally:
        world.listeners.remove(listen)


async def until(world: World, look: Callable[[], T | None], within: float) -> T | None:
    """The first answer of `look` that is not None; it is asked again after every happening, never in between."""
    with changes(world) as happened:
        try:
            async with asyncio.timeout(within):
                while (found := look()) is None:
                    await happened.wait()
                    happened.clear()
        except TimeoutError:
            return look()
        return found


class Place:
    """A channel, thread or inbox as one person sees it; a thread may be named before it exists."""

    def __init__(self, person: Person, find: Callable[[], Channel | None], name: str) -> None:
        self.person, self.name, self._find = person, name, find

    def __repr__(self) -> str:
        return f"<{self.name} as {self.person.name} sees it>"

    @property
    def exists(self) -> bool:
        """Whether the person sees such a place now."""
        return self._find() is not None

    @property
    def channel(self) -> Channel:
        """The place itself."""
        found = self._find()
        if found is None:
            raise Missing(f"{self.person.name} sees no {self.name}")
        return found

    @property
    def id(self) -> int:
        """The id of the channel."""
        return self.channel.id

    @property
    def members(self) -> list[str]:
        """Who is in the thread."""
        return [self.person.town.world.users[one].name for one in self.channel.members]

    @property
    def private(self) -> bool:
        """Whether it is a private thread."""
        return self.channel.type == PRIVATE_THREAD

    @property
    def all(self) -> list[Seen]:
        """Every message the person sees here, oldest first."""
        found, town = self._find(), self.person.town
        shown = visible(town.world, self.person.id, self.person.mind, found) if found else []
        return [Seen(town.world, one) for one in shown]

    @property
    def last(self) -> Seen:
        """The newest message."""
        shown = self.all
        if not shown:
            raise Missing(f"{self.person.name} sees nothing in {self.name}")
        return shown[-1]

    @property
    def pings(self) -> int:
        """How often the person was notified here."""
        found = self._find()
        return sum(one.channel_id == found.id for one in self.person.notices) if found else 0

    @property
    def unread(self) -> int:
        """How many messages of others came since the person last looked."""
        return sum(1 for _ in self._newer())

    def _newer(self) -> Iterator[Message]:
        """Messages of others since then, newest first; ids grow, so the rest need not be looked at."""
        found, person = self._find(), self.person
        seen_to = person.mind.read.get(found.id, 0) if found else 0
        for one in reversed(found.messages.values()) if found else ():
            if one.id <= seen_to:
                return
            if one.author_id != person.id and one.viewer in (None, person.id) and one.id not in person.mind.lost:
                yield one

    def read(self) -> None:
        """Look at everything here."""
        shown = self.all
        if shown:
            self.person.mind.read[self.id] = shown[-1].id

    async def expect(self, *, within: float = WITHIN, **match: Any) -> Seen:
        """Wait for a message that answers the description, and take note of it.

        By `text` (words or pattern), `button` (label or custom id), `select` (custom id), `author`, `embed` (words),
        `file` (name), `ephemeral`, `thinking`, `pinned`, or any `where=function`. A message answers once; after an
        edit it may answer again. Of several, the newest answers first.
        """
        found = await until(self.person.town.world, lambda: self._fresh(match), within)
        if found is None:
            raise Missing(self._missed(match))
        self.person.mind.met.add((found.id, found.raw.edited))
        return found

    async def none(self, *, within: float = 0.2, **match: Any) -> None:
        """Nothing that answers the description is there once everything is at rest, save what was expected before.

        Where the bot gives no sign of being at rest, `within` seconds are watched instead.
        """
        town = self.person.town
        await town.idle()
        found = await until(town.world, lambda: self._fresh(match), 0 if town.tells_idle else within)
        if found is not None:
            raise Missing(f"{self.person.name} did not expect {found!r} in {self.name}")

    def _fresh(self, match: dict[str, Any]) -> Seen | None:
        met = self.person.mind.met
        fitting = (one for one in reversed(self.all) if matches(one, match))
        return next((one for one in fitting if (one.id, one.raw.edited) not in met), None)

    def _missed(self, match: dict[str, Any]) -> str:
        shown = "\n".join(f"  {one!r}" for one in self.all[-8:]) or "  nothing"
        return f"{self.person.name} expected {match} in {self.name}, and sees there\n{shown}"
