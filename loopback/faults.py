"""Fault plans: what goes wrong, on which call or event, how often.

    plan = Plan(Rule("POST /channels/*/messages", AppliedThen(502)), Rule("MESSAGE_CREATE", Drop(), times=2, after=1))
    loopback.plan = plan
    loopback.plan = Plan.random(seed=7)

A rule matches a call "METHOD /path" or the name of a dispatch, with shell wildcards; it strikes some times, or for some
time. A plan prints as the Python that makes it again, and lists in `fired` what it did.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, ClassVar

from aiohttp import web

from loopback import messages, perms
from loopback.errors import ApiError, Json
from loopback.limits import Form, banned, too_many
from loopback.model import Overwrite

if TYPE_CHECKING:
    from aiohttp.abc import AbstractStreamWriter

    from loopback.gateway import Session
    from loopback.server import Loopback


@dataclass(frozen=True, slots=True)
class Moment:
    """When a fault strikes: on a call, or on a dispatch to a session."""

    server: Loopback
    name: str
    session: Session | None = None
    data: Json | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that goes wrong. `copies` is how often a dispatch it strikes is sent at once."""

    copies: ClassVar[int] = 1

    async def before(self, moment: Moment, /) -> web.Response | None:
        """Before a call is carried out; an answer given here replaces it."""
        await self.strike(moment)
        return None

    async def strike(self, moment: Moment, /) -> None:
        """Change the world or the connections."""


@dataclass(frozen=True, slots=True)
class Status(Fault):
    """The call is not carried out and answered with this status; a `code` of 429 says which budget was spent."""

    status: int
    retry_after: float = 0.05
    scope: str = "user"
    code: int = 0

    async def before(self, moment: Moment, /) -> web.Response | None:
        """Answer at once."""
        if self.status == 429 and not self.code:
            return too_many(self.retry_after, scope=self.scope)
        if self.status >= 500:
            return web.Response(status=self.status, text="upstream")
        wait: Json = {"retry_after": self.retry_after, "global": False} if self.status == 429 else {}
        raise ApiError(self.status, self.code, f"Injected: {moment.name}", **wait)


@dataclass(frozen=True, slots=True)
class Ban(Fault):
    """What stands before Discord keeps this address out: in HTML, or in JSON that does not say for how long."""

    form: Form = "html"

    async def before(self, moment: Moment, /) -> web.Response | None:  # noqa: ARG002 - whatever is called
        """Answer at once."""
        return banned(self.form)


@dataclass(frozen=True, slots=True)
class Broken(Fault):
    """The network breaks: the call is not carried out and never answered."""

    async def before(self, moment: Moment, /) -> web.Response | None:  # noqa: ARG002 - whatever is called
        """Tear the connection."""
        return Torn()


class Torn(web.Response):
    """No answer: the connection is gone."""

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter | None:
        """Instead of sending anything."""
        if request.transport is not None:
            request.transport.abort()
        raise ConnectionResetError


@dataclass(frozen=True, slots=True)
class ResetToken(Fault):
    """Somebody resets the bot's token: what the bot has is refused until the former one is put back."""

    async def strike(self, moment: Moment, /) -> None:
        """Make another one; those on the gateway stay there, as long as the connection does."""
        moment.server.world.reset_token()


@dataclass(frozen=True, slots=True)
class AppliedThen(Fault):
    """The call has its effect, but the answer is lost."""

    status: int


@dataclass(frozen=True, slots=True)
class Delay(Fault):
    """The call waits (real time) before it is carried out."""

    seconds: float

    async def strike(self, _moment: Moment, /) -> None:
        """Wait."""
        await asyncio.sleep(self.seconds)


@dataclass(frozen=True, slots=True)
class Cut(Fault):
    """All gateway connections are lost."""

    async def strike(self, moment: Moment, /) -> None:
        """Cut them."""
        moment.server.gateway.cut()


@dataclass(frozen=True, slots=True)
class Close(Fault):
    """All gateway connections are closed with a code."""

    code: int = 4000

    async def strike(self, moment: Moment, /) -> None:
        """Close them."""
        await moment.server.gateway.close(self.code)


@dataclass(frozen=True, slots=True)
class Reconnect(Fault):
    """The gateway asks for a reconnection."""

    async def strike(self, moment: Moment, /) -> None:
        """Ask."""
        moment.server.gateway.reconnect()


@dataclass(frozen=True, slots=True)
class InvalidSession(Fault):
    """The session is declared invalid."""

    resumable: bool = False

    async def strike(self, moment: Moment, /) -> None:
        """Declare it."""
        moment.server.gateway.invalidate(resumable=self.resumable)


@dataclass(frozen=True, slots=True)
class Drop(Fault):
    """The dispatch is never sent."""

    copies: ClassVar[int] = 0


@dataclass(frozen=True, slots=True)
class Duplicate(Fault):
    """The dispatch is sent twice."""

    copies: ClassVar[int] = 2


@dataclass(frozen=True, slots=True)
class Hold(Fault):
    """The dispatch is sent later (real time); others overtake it."""

    copies: ClassVar[int] = 0
    seconds: float

    async def strike(self, moment: Moment, /) -> None:
        """Wait, then send it."""
        await asyncio.sleep(self.seconds)
        if moment.session and moment.data is not None:
            moment.server.gateway.dispatch(moment.session, moment.name, moment.data)


@dataclass(frozen=True, slots=True)
class DeleteMessage(Fault):
    """A moderator deletes the bot's newest message of a channel (by id; None: of any); `card`: that can be pressed."""

    channel_id: int | None = None
    card: bool = False

    async def strike(self, moment: Moment, /) -> None:
        """Delete it, if there is one."""
        own = [
            message
            for channel in moment.server.world.channels.values()
            if self.channel_id in (None, channel.id)
            for message in channel.messages.values()
            if message.author_id == moment.server.world.bot.id and not message.ephemeral
            if not self.card or any("custom_id" in one for one in messages.every(message.components))
        ]
        if own:
            messages.delete(moment.server.world, max(own, key=lambda message: message.id))


@dataclass(frozen=True, slots=True)
class DeleteChannel(Fault):
    """A moderator deletes a channel or thread."""

    channel_id: int

    async def strike(self, moment: Moment, /) -> None:
        """Delete it, if it is still there."""
        if channel := moment.server.world.channels.get(self.channel_id):
            moment.server.world.delete_channel(channel)


@dataclass(frozen=True, slots=True)
class Archive(Fault):
    """A thread is archived; locked, too, if so wished."""

    channel_id: int
    locked: bool = False

    async def strike(self, moment: Moment, /) -> None:
        """Archive it."""
        thread = moment.server.world.channels[self.channel_id]
        thread.locked = self.locked
        moment.server.world.archive(thread)


@dataclass(frozen=True, slots=True)
class Revoke(Fault):
    """The bot loses a permission in a channel."""

    permission: str
    channel_id: int

    async def strike(self, moment: Moment, /) -> None:
        """Deny it to the bot there."""
        channel, bot = moment.server.world.channels[self.channel_id], moment.server.world.bot.id
        old = channel.overwrites.get(bot) or Overwrite(1, 0, 0)
        bit = perms.bits(self.permission)
        moment.server.world.set_overwrite(channel, bot, Overwrite(1, old.allow & ~bit, old.deny | bit))


@dataclass(frozen=True, slots=True)
class KickBot(Fault):
    """The bot is kicked from a guild."""

    guild_id: int

    async def strike(self, moment: Moment, /) -> None:
        """Kick it."""
        moment.server.world.leave(moment.server.world.guilds[self.guild_id], moment.server.world.bot)


@dataclass(frozen=True, slots=True)
class GuildAway(Fault):
    """An outage of Discord's own: a guild is away; with `back`, it is there again."""

    guild_id: int
    back: bool = False

    async def strike(self, moment: Moment, /) -> None:
        """Lose sight of it, or find it again."""
        world = moment.server.world
        (world.find_again if self.back else world.lose_sight)(world.guilds[self.guild_id])


@dataclass(frozen=True, slots=True)
class CloseDms(Fault):
    """A person closes their direct messages."""

    user_id: int

    async def strike(self, moment: Moment, /) -> None:
        """Close them."""
        moment.server.world.users[self.user_id].dms_open = False


@dataclass(slots=True)
class Rule:
    """What happens to the calls or dispatches that match: `times` times, after the first `after` of them.

    `lasts`: instead, to all of them for so many seconds of the world's clock, from the first on.
    """

    match: str
    what: Fault
    times: int = 1
    after: int = 0
    lasts: float | None = None
    _until: float | None = field(default=None, init=False, repr=False)

    def meets(self, name: str, now: float = 0) -> bool:
        """Whether it strikes now; counts what it has seen."""
        if not self.times or not fnmatchcase(name, self.match):
            return False
        if self.after:
            self.after -= 1
            return False
        if self.lasts is not None:
            return self._meets_still(now, self.lasts)
        self.times -= 1
        return True

    def _meets_still(self, now: float, lasts: float) -> bool:
        if self._until is None:
            self._until = now + lasts
        return now < self._until


@dataclass(init=False)
class Plan:
    """An ordered list of rules."""

    rules: tuple[Rule, ...]
    fired: list[tuple[str, Fault]] = field(repr=False)

    def __init__(self, *rules: Rule) -> None:
        self.rules, self.fired = rules, []
        self._text = f"Plan({', '.join(map(repr, rules))})"

    def __repr__(self) -> str:
        return self._text

    def striking(self, name: str, now: float = 0) -> list[Fault]:
        """The faults that meet this call or dispatch, at this time of the world."""
        met = [rule.what for rule in self.rules if rule.meets(name, now)]
        self.fired += [(name, fault) for fault in met]
        return met

    @classmethod
    def random(cls, seed: int, *, rules: int = 6, within: int = 40, menu: Sequence[tuple[str, Fault]] = ()) -> Plan:
        """A plan drawn from a menu of survivable faults; the same seed draws the same plan."""
        dice = random.Random(seed)  # noqa: S311 - repeatable on purpose
        drawn = [dice.choice(menu or MENU) for _ in range(rules)]
        return cls(*(Rule(match, what, after=dice.randrange(within)) for match, what in drawn))


MENU: tuple[tuple[str, Fault], ...] = (
    ("* /channels/*", Status(429, retry_after=0.02)),
    ("* /*", Status(429, retry_after=0.02, scope="global")),
    ("* /channels/*", Status(502)),
    ("POST /channels/*/messages", AppliedThen(502)),
    ("PATCH /*", AppliedThen(502)),
    ("POST /interactions/*", AppliedThen(502)),
    ("* /webhooks/*", Delay(0.03)),
    ("POST /interactions/*", Delay(0.03)),
    ("MESSAGE_CREATE", Duplicate()),
    ("MESSAGE_*", Drop()),
    ("MESSAGE_*", Hold(0.02)),
    ("INTERACTION_CREATE", Hold(0.02)),
    ("* /*", Cut()),
    ("MESSAGE_CREATE", Cut()),
    ("* /*", Close(4000)),
    ("* /*", Reconnect()),
    ("* /*", InvalidSession()),
    ("POST /channels/*/messages", DeleteMessage()),
)
"""Faults every bot should outlive without losing or repeating anything."""
