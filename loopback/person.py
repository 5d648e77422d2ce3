"""One virtual person: what they see, and what they can do with a chat client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from loopback import command_line, controls, interact, messages, perms, threads
from loopback.client import Impossible, Spot
from loopback.errors import ApiError, Json
from loopback.files import Upload
from loopback.interact import Interaction
from loopback.model import Channel, Guild, Message, Ping, User
from loopback.place import Place, visible
from loopback.reply import Modal, NoResponse, Reply
from loopback.seen import File, Mind, Seen

if TYPE_CHECKING:
    from loopback.town import Town

T = TypeVar("T")
DEFERRED, DEFERRED_UPDATE, OPENS_MODAL = 5, 6, 9
PATIENCE = 30.0


class Person:
    """Somebody with a chat client, looking at one channel."""

    def __init__(self, town: Town, user: User, here: Channel, mind: Mind | None = None) -> None:
        self.town, self.user, self.here = town, user, here
        self.mind = mind or Mind()

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def id(self) -> int:
        """The account's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The account's name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """How a message names this person."""
        return f"<@{self.id}>"

    @property
    def notices(self) -> list[Ping]:
        """Every notification this person got."""
        return [one for one in self.town.world.pings if one.user_id == self.id]

    @property
    def pings(self) -> int:
        """How often this person was notified."""
        return len(self.notices)

    # ---- looking

    def at(self, channel: Channel | Place | str) -> Person:
        """The same person, looking at another channel, thread or (a `Place`) inbox."""
        return Person(self.town, self.user, self.channel(channel).channel, self.mind)

    @property
    def inbox(self) -> Place:
        """The direct messages with the bot."""
        return Place(self, lambda: self.town.inbox_of(self.user), "the inbox")

    def open_inbox(self) -> Person:
        """The same person, writing to the bot directly; they may begin that themselves."""
        self.town.world.dm(self.user)
        return self.at(self.inbox)

    def channel(self, channel: Channel | Place | str) -> Place:
        """A channel or thread, by name or itself."""
        if isinstance(channel, Place):
            return channel if channel.person is self else Place(self, lambda: channel.channel, channel.name)
        if isinstance(channel, Channel):
            return Place(self, lambda: self._visible(channel), f"#{channel.name}")
        return Place(self, lambda: self._named(channel, threads_only=False), f"#{channel}")

    def thread(self, name: str) -> Place:
        """A thread by name; it may begin later."""
        return Place(self, lambda: self._named(name, threads_only=True), f"thread {name}")

    def _visible(self, channel: Channel) -> Channel | None:
        known = channel.id in self.town.world.channels
        return channel if known and perms.sees(self.town.world, self.id, channel) else None

    def _named(self, name: str, *, threads_only: bool) -> Channel | None:
        found = [one for one in self.places() if one.name == name and (one.is_thread or not threads_only)]
        return found[-1] if found else None

    def places(self) -> list[Channel]:
        """Every channel, thread and inbox this person sees."""
        return [one for one in self.town.world.channels.values() if perms.sees(self.town.world, self.id, one)]

    def sees(self, message: Seen | Reply) -> bool:
        """Whether a message is before this person's eyes."""
        seen = message.seen if isinstance(message, Reply) else message
        return seen.raw in self._shown(seen.channel)

    def _shown(self, channel: Channel | None) -> list[Message]:
        return visible(self.town.world, self.id, self.mind, channel) if channel else []

    # ---- commands

    async def slash(self, path: str, /, *, wait: bool = True, **options: Any) -> Reply:
        """Send a chat command; options may be people, roles, channels, files, and choices by name."""
        spot = self._spot()
        whole, wired = command_line.filled(spot, path, options)
        self._did(f"/{path.removeprefix('/')} {_listed(options)}")
        return await self._answer(interact.slash(spot.world, self.user, self.here, whole, wired), wait=wait)

    async def autocomplete(self, path: str, /, focused: str, **options: Any) -> list[Json]:
        """What the bot suggests while `focused` is typed; each suggestion has a name and a value."""
        spot = self._spot()
        whole, wired = command_line.filled(spot, path, {focused: "", **options}, focused)
        self._did(f"types in /{path.removeprefix('/')} {_listed(options)}")
        interaction = interact.autocomplete(spot.world, self.user, self.here, whole, wired)
        await self._answer(interaction, wait=True)
        return interaction.choices or []

    async def context(self, name: str, target: Person | Seen | Reply, *, wait: bool = True) -> Reply:
        """Use a command from the menu of a person or a message."""
        spot = self._spot()
        if isinstance(target, Person):
            return await self._menu(
                spot, command_line.menu_command(spot, name, interact.USER_MENU), target.user, wait=wait
            )
        seen = self._before_eyes(target)
        found = command_line.menu_command(spot, name, interact.MESSAGE_MENU)
        return await self._menu(spot, found, seen.raw, wait=wait)

    async def _menu(self, spot: Spot, found: Json, target: User | Message, *, wait: bool) -> Reply:
        self._did(f"uses {found['name']!r}")
        return await self._answer(interact.menu(spot.world, self.user, spot.channel, found, target), wait=wait)

    # ---- components and forms

    async def click(
        self, message: Seen | Reply, label: str | None = None, *, custom_id: str | None = None, wait: bool = True
    ) -> Reply:
        """Press a button, by label (or emoji) or custom id."""
        seen = self._before_eyes(message)
        one = controls.button(seen, label, custom_id)
        self._did(f"presses {label or custom_id!r}")
        return await self._answer(interact.press(seen.world, self.user, seen.raw, one), wait=wait)

    async def select(
        self, message: Seen | Reply, *values: Any, custom_id: str | None = None, wait: bool = True
    ) -> Reply:
        """Choose in a select: entries by value or label, people, roles or channels."""
        seen = self._before_eyes(message)
        one = controls.select(seen, custom_id)
        chosen = controls.values(self._spot(seen.channel), one, values)
        self._did(f"chooses {', '.join(map(str, values))} in {one['custom_id']!r}")
        return await self._answer(interact.press(seen.world, self.user, seen.raw, one, chosen), wait=wait)

    async def submit_modal(
        self, modal: Reply, fields: Mapping[str, Any] | None = None, *, wait: bool = True, **more: Any
    ) -> Reply:
        """Send a form; fields by custom id, label, or label in small_letters_with_underscores."""
        if not isinstance(modal, Modal):
            raise Impossible(f"{modal!r} is no form")
        spot = self._spot(self.town.world.channels.get(modal.interaction.channel_id))
        given = controls.answers(spot, modal.form, {**(fields or {}), **more})
        self._did(f"submits {modal.title!r} {_listed(given)}")
        return await self._answer(interact.submit(spot.world, self.user, modal.interaction, given), wait=wait)

    # ---- words, reactions, threads

    async def say(self, text: str = "", *, files: Iterable[File] = (), reply_to: Seen | None = None) -> Seen:
        """Write a message where the person is."""
        spot, uploads = self._spot(), list(files)
        spot.need("SEND_MESSAGES_IN_THREADS" if self.here.is_thread else "SEND_MESSAGES")
        spot.need(*(["ATTACH_FILES"] if uploads else []))
        if not text.strip() and not uploads:
            raise Impossible("an empty message")
        if len(text) > 2000 or len(uploads) > 10:
            raise Impossible("too much for one message")
        if self.here.guild_id is None and self.user.blocks_bot:
            raise Impossible(f"{self.name} blocked the bot")
        self._join(self.here)
        body: Json = {"content": text}
        if reply_to:
            body["message_reference"] = {"message_id": str(self._before_eyes(reply_to).id)}
        self._did(f"says {text!r}")
        files_ = {place: Upload(one.name, one.data) for place, one in enumerate(uploads)}
        return Seen(spot.world, _tried(lambda: messages.post(spot.world, self.here, self.user, body, files_)))

    def _join(self, channel: Channel) -> None:
        """Who writes in a thread becomes a member of it; a locked one takes no words."""
        if not channel.is_thread:
            return
        if channel.locked:
            raise Impossible(f"{channel.name} is locked")
        if channel.archived:
            self.town.world.archive(channel, archived=False)
        threads.add(self.town.world, channel, self.user)

    async def react(self, message: Seen | Reply, emoji: str, *, on: bool = True) -> None:
        """Set an emoji under a message, or take it back."""
        seen = self._before_eyes(message)
        form = messages.emoji_of(emoji)
        if on and messages.reaction_of(seen.raw, form) is None:
            self._spot(seen.channel).need("ADD_REACTIONS")
        self._did(f"reacts with {emoji}" if on else f"takes {emoji} back")
        change = messages.react if on else messages.unreact
        _tried(lambda: change(seen.world, seen.raw, self.user, form))

    async def open_thread(self, name: str, *, below: Seen | None = None, private: bool = False) -> Place:
        """Begin a thread, below a message if one is given."""
        spot = self._spot()
        spot.need("CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS")
        start = self._before_eyes(below).raw if below else None
        self._did(f"opens the thread {name!r}")

        def begin() -> Channel:
            return threads.open_thread(spot.world, self.here, name, self.user, private=private, start=start)

        return self.channel(_tried(begin))

    # ---- the client and the account

    def close_dms(self, *, closed: bool = True) -> None:
        """Take no direct messages from members of shared guilds."""
        self._did("closes the inbox" if closed else "opens the inbox")
        self.user.dms_open = not closed

    def block_bot(self, *, blocked: bool = True) -> None:
        """Block the bot."""
        self._did("blocks the bot" if blocked else "unblocks the bot")
        self.user.blocks_bot = blocked

    def leave(self, guild: Guild | None = None) -> None:
        """Leave a guild; by default the one of the channel looked at."""
        world = self.town.world
        self._did("leaves")
        world.leave(guild or world.guilds[self.here.guild_id or self.town.guild.id], self.user)

    def dismiss(self, message: Seen | Reply) -> None:
        """Make a hidden note go away."""
        seen = self._before_eyes(message)
        if not seen.ephemeral:
            raise Impossible("only notes to oneself can be dismissed")
        self.mind.lost.add(seen.id)

    def restart_client(self) -> None:
        """Close and open the client: notes only this person saw are lost."""
        self._did("restarts the client")
        for channel in self.places():
            self.mind.lost |= {one.id for one in self._shown(channel) if one.ephemeral}

    # ---- how it works

    def _spot(self, channel: Channel | None = None) -> Spot:
        here = channel or self.here
        if self._visible(here) is None:
            raise Impossible(f"{self.name} does not see {here.name or 'that inbox'}")
        return Spot(self.town.world, self.user, here)

    def _before_eyes(self, message: Seen | Reply) -> Seen:
        seen = message.seen if isinstance(message, Reply) else message
        if not self.sees(seen):
            raise Impossible(f"{self.name} does not see {seen!r}")
        return seen

    def _did(self, what: str) -> None:
        self.town.transcript.note(f"{self.name} {what}".rstrip())

    async def _answer(self, interaction: Interaction, *, wait: bool) -> Reply:
        return await self.answered(interaction) if wait else Reply(self, interaction)

    async def acknowledged(self, interaction: Interaction) -> Reply:
        """Wait for the first acknowledgement only."""
        if not await interact.acknowledged(self.town.world, interaction):
            self.town.excused.add(interaction.id)
            raise NoResponse(f"{interaction.name}: the bot did not respond to {self.name} within three seconds")
        return Modal(self, interaction) if interaction.ack == OPENS_MODAL else Reply(self, interaction)

    async def answered(self, interaction: Interaction) -> Reply:
        """Wait for the acknowledgement and, if that was a deferral, until it is filled in."""
        reply = await self.acknowledged(interaction)
        if interaction.ack == DEFERRED:
            await self._filled_in(interaction)
        if interaction.ack == DEFERRED_UPDATE:
            await self.town.at_rest_or(interaction.settled)
        return reply

    async def _filled_in(self, interaction: Interaction) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await interaction.settled.wait()
        except TimeoutError:
            raise NoResponse(f"{interaction.name}: {self.name} sees the bot thinking for ever") from None


def _listed(options: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={getattr(value, 'name', value)!r}" for name, value in options.items())


def _tried(deed: Callable[[], T]) -> T:
    """What the world refuses to a person, the client would not have offered."""
    try:
        return deed()
    except ApiError as refusal:
        raise Impossible(str(refusal)) from refusal
