"""A town: one guild of people and a bot, and the judgement on what the bot did there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from loopback import perms
from loopback.clock import Clock
from loopback.model import TEXT, Channel, Guild, Overwrite, Role, User
from loopback.person import PATIENCE, Person
from loopback.place import WITHIN
from loopback.schema.validator import Validator
from loopback.transcript import Transcript

if TYPE_CHECKING:
    from loopback.server import Loopback
    from loopback.world import World


class Town:
    """A guild with people and a bot, over a running loopback; it knows nothing about the bot.

    `at_rest` is the bot's own public health call: it returns when the bot's presses, outbox and clock have nothing
    to do. A world that was loaded keeps its first guild and the people in it.
    """

    def __init__(
        self, loopback: Loopback, *, name: str = "Town", at_rest: Callable[[], Awaitable[object]] | None = None
    ) -> None:
        self.loopback, self.at_rest = loopback, at_rest
        self.world: World = loopback.world
        self.transcript = Transcript(loopback)
        self.excused: set[int] = set()
        self.allowed: set[int] = set()
        self.allowed_logs: list[str] = []
        self.residents: dict[str, Person] = {}
        self.validator: Validator | None = None
        if not self.world.guilds:
            self._found(name)
        self.look_round()

    def look_round(self) -> None:
        """Know the first guild of the world and the people in it; those who are known already look at #hall again."""
        self.guild: Guild = next(iter(self.world.guilds.values()))
        self.mayor: User = self.world.users[self.guild.owner_id]
        own = [one for one in self.world.channels.values() if one.guild_id == self.guild.id]
        self.hall: Channel = next(one for one in own if one.type == TEXT)
        for user_id in sorted(self.guild.members.keys() - {self.mayor.id, self.world.bot.id}):
            self._settle(self.world.users[user_id])

    @property
    def clock(self) -> Clock:
        """The time of this world: `clock.advance(minutes=16)`."""
        return self.world.clock

    @property
    def tells_idle(self) -> bool:
        """Whether the bot says when it is at rest."""
        return self.at_rest is not None

    # ---- building

    async def people(self, *names: str) -> list[Person]:
        """People of these names, in the guild, looking at #hall; who is new moves in."""
        return [self.residents.get(name) or self._move_in(name) for name in names]

    def _found(self, name: str) -> None:
        self.world.add_channel(self.world.add_guild(name, self.world.add_user("mayor")), "hall")

    async def person(self, name: str) -> Person:
        """One of them."""
        return (await self.people(name))[0]

    def _move_in(self, name: str) -> Person:
        user = self.world.add_user(name)
        self.world.join(self.guild, user)
        return self._settle(user)

    def _settle(self, user: User) -> Person:
        person = self.residents.setdefault(user.name, Person(self, user, self.hall))
        person.user, person.here = user, self.hall
        return person

    def users_person(self, user_id: int) -> Person:
        """The person with that id, resident or not (the bot, too, can be pointed at)."""
        user = self.world.users[user_id]
        return self.residents.get(user.name) or Person(self, user, self.hall)

    def channel(self, name: str, *, kind: int = TEXT, only: Iterable[Person] | None = None) -> Channel:
        """A new channel; `only` names the people who see it (with the bot)."""
        channel = self.world.add_channel(self.guild, name, kind)
        if only is not None:
            view = perms.bits("VIEW_CHANNEL")
            self.world.set_overwrite(channel, self.world.bot.id, Overwrite(1, view, 0))
            for person in only:
                self.world.set_overwrite(channel, person.id, Overwrite(1, view, 0))
            self.world.set_overwrite(channel, self.guild.id, Overwrite(0, 0, view))
        return channel

    def role(self, name: str, *holders: Person, permissions: Iterable[str] = (), mentionable: bool = False) -> Role:
        """A new role and who holds it."""
        role = self.world.add_role(self.guild, name, perms.bits(*permissions), mentionable=mentionable)
        for person in holders:
            self.world.grant(self.guild, person.user, role)
        return role

    def deny_bot(self, channel: Channel, *names: str) -> None:
        """Take permissions from the bot in a channel."""
        self.world.set_overwrite(channel, self.world.bot.id, Overwrite(1, 0, perms.bits(*names)))

    def inbox_of(self, user: User) -> Channel | None:
        """The direct channel of a person and the bot, once it exists."""
        return next(
            (one for one in self.world.channels.values() if one.guild_id is None and user.id in one.recipients), None
        )

    # ---- rest and judgement

    async def idle(self) -> None:
        """Wait until no request is open, no dispatch unsent, and the bot says that it is at rest."""
        async with asyncio.timeout(PATIENCE):
            await self.loopback.idle()
            while self.at_rest:
                before = self.transcript.count
                await self.at_rest()
                await self.loopback.idle()
                if self.transcript.count == before:
                    return

    async def at_rest_or(self, event: asyncio.Event) -> None:
        """Wait for an event, but no longer than until everything is at rest."""
        happened = asyncio.ensure_future(event.wait())
        rest = asyncio.ensure_future(self.idle() if self.tells_idle else asyncio.wait_for(event.wait(), WITHIN))
        done, left = await asyncio.wait({happened, rest}, return_when=asyncio.FIRST_COMPLETED)
        for task in left:
            task.cancel()
        await asyncio.gather(*done, *left, return_exceptions=True)

    def allow(self, *codes: int) -> None:
        """Declare that the bot will meet these errors: Discord codes, or HTTP states where there is no code."""
        self.allowed |= set(codes)

    def allow_log(self, words: str) -> None:
        """Declare that the bot will log an error with these words."""
        self.allowed_logs.append(words)

    @property
    def invalid_requests(self) -> int:
        """How many answers counted towards Discord's ban line."""
        return self.loopback.invalid_requests

    @property
    def violations(self) -> list[str]:
        """Where a body left the published types."""
        return list(map(str, self.validator.violations)) if self.validator else []

    def judge_bodies(self) -> None:
        """From now on check every body against the published types."""
        self.loopback.validator = self.validator = Validator()

    def problems(self) -> list[str]:
        """Everything that makes a test fail whatever it asserts."""
        return [
            *self._refusals(),
            *(f"unknown route: {one}" for one in self.loopback.unknown_routes),
            *(f"the loopback failed: {one}" for one in self.loopback.crashes),
            *self._unanswered(),
            *(f"schema: {one}" for one in self.violations),
        ]

    def _refusals(self) -> Iterable[str]:
        for call in self.loopback.requests:
            code = int((call.error or {}).get("code") or 0)
            if 400 <= call.status < 500 and not {code, call.status} & self.allowed:
                yield f"undeclared refusal: {call.method} {call.path} {call.status}: {call.error}; body {call.body}"

    def _unanswered(self) -> Iterable[str]:
        for one in self.world.interactions.values():
            if one.ack is None and one.id not in self.excused:
                yield f"unacknowledged interaction: {one.name}"
