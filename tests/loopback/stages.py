"""One small set of deeds, on our local Discord and on SimCord, so that a scenario can be told once and run on both."""

import asyncio
from contextlib import asynccontextmanager

import simcord

from loopback import mentions
from loopback.messages import every
from loopback.people import Impossible, Missing, NoResponse
from loopback.seen import embed_text, label
from tests.loopback.sample_bot import SampleBot

REFUSALS = (Impossible, Missing, simcord.SetupError, simcord.OptionError, simcord.BackendError)


def words(content, embeds, components):
    parts = [content, *mentions.texts(components), *map(embed_text, embeds)]
    return "\n".join(part for part in parts if part)


class Said:
    """A message, told alike whatever stage it stands on."""

    def __init__(self, raw, handle):
        self.raw, self.handle = raw, handle

    @property
    def text(self):
        return words(self.raw.content, self.raw.embeds, self.raw.components)

    @property
    def ephemeral(self):
        return bool(self.raw.flags & 64)

    @property
    def buttons(self):
        return [label(one) for one in every(self.raw.components) if one["type"] == 2 and not one.get("disabled")]

    @property
    def numbers(self):
        return [one.get("id") for one in every(self.raw.components)]

    @property
    def files(self):
        return [one["filename"] for one in self.raw.attachments]

    @property
    def kind(self):
        return int(self.raw.type)


class Answer:
    """What a deed was answered with."""

    def __init__(self, said, modal, handle):
        self.said, self.modal, self.handle = said, modal, handle

    @property
    def text(self):
        return self.said.text if self.said else None


class Ours:
    """The local Discord of this repository."""

    name = "loopback"

    def __init__(self, town):
        self.town, self.bot = town, town.bot
        self.people = town.residents

    @classmethod
    @asynccontextmanager
    async def open(cls, make_town, start):
        town = await make_town(start)
        await town.people("alice", "bob")
        yield cls(town)

    def allow(self, *codes):
        self.town.allow(*codes)

    def _value(self, value):
        if isinstance(value, list):
            return [self._value(one) for one in value]
        return self.people.get(value, value) if isinstance(value, str) else value

    def _answer(self, reply):
        seen = reply.message
        modal = reply.modal.form if reply.modal else None
        return Answer(Said(seen.raw, seen) if seen else None, modal, reply)

    async def slash(self, who, path, **options):
        given = {name: self._value(value) for name, value in options.items()}
        return self._answer(await self.people[who].slash(path, **given))

    async def slash_in_inbox(self, who, path, **options):
        person = self.people[who]
        given = {name: self._value(value) for name, value in options.items()}
        return self._answer(await person.at(person.inbox).slash(path, **given))

    async def unanswered(self, who, path):
        """Send a command, let more than three seconds pass, and then let the bot answer."""
        reply = await self.people[who].slash(path, wait=False)
        await self.town.idle()
        self.town.clock.advance(seconds=4)
        self.bot.gate.set()
        try:
            await reply.wait()
        except NoResponse:
            await self.people[who].slash("/ping")
            return True
        return False

    async def complete(self, who, path, option, text):
        return await self.people[who].autocomplete(path, option, **{option: text})

    async def context(self, who, name, target):
        target = self.people[target] if isinstance(target, str) else target.handle
        return self._answer(await self.people[who].context(name, target))

    async def click(self, who, said, name):
        return self._answer(await self.people[who].click(said.handle, name))

    async def select(self, who, said, custom_id, *values):
        chosen = [self._value(value) for value in values]
        return self._answer(await self.people[who].select(said.handle, *chosen, custom_id=custom_id))

    async def submit(self, who, answer, /, **fields):
        given = {name: self._value(value) for name, value in fields.items()}
        return self._answer(await self.people[who].submit_modal(answer.handle, given))

    async def say(self, who, text):
        seen = await self.people[who].say(text)
        await self._rest(text)
        return Said(seen.raw, seen)

    async def _rest(self, text):
        """The bot answers these; the others it leaves alone."""
        alice = self.people["alice"]
        if text == "!thread":
            await alice.thread("aside").expect(text="here we are")
        elif text.startswith("!"):
            await alice.channel("hall").expect(author="bot")

    async def react(self, who, said, emoji):
        await self.people[who].react(said.handle, emoji)
        await self.people[who].channel("hall").expect(author="bot", text="celebrates")

    def hall(self, who):
        return [Said(one.raw, one) for one in self.people[who].channel("hall").all]

    def inbox(self, who):
        return [Said(one.raw, one) for one in self.people[who].inbox.all]

    def thread(self, who, name):
        place = self.people[who].thread(name)
        return [Said(one.raw, one) for one in place.all] if place.exists else None


class Declared:
    """SimCord wants to be told of waits for the world outside."""

    def __init__(self, env, gate):
        self.env, self.gate, self.set = env, gate, gate.set

    async def wait(self):
        await self.env.external_wait(self.gate.wait(), reason="the test opens the gate")


class Sim:
    """SimCord: discord.py with its HTTP client and parsers replaced."""

    name = "simcord"

    def __init__(self, env, bot):
        self.env, self.bot = env, bot
        guild = env.create_guild()
        self.channel = guild.create_text_channel("hall")
        self.people = {name: guild.add_member(env.create_user(name)) for name in ("alice", "bob")}

    @classmethod
    @asynccontextmanager
    async def open(cls, _make_town, _start):
        bot = SampleBot()
        bot.gate = asyncio.Event()
        async with simcord.run(bot, check_errors=False) as env:
            bot.gate = Declared(env, bot.gate)
            yield cls(env, bot)

    def allow(self, *codes):
        """SimCord does not judge refusals."""

    def _value(self, value):
        if isinstance(value, list):
            return [self._value(one) for one in value]
        if value == "#hall":
            return self.channel
        return self.people.get(value, value) if isinstance(value, str) else value

    def _said(self, message):
        raw = self.env.backend.get_message(
            message.channel_id if hasattr(message, "channel_id") else message.channel.id, message.id
        )
        return Said(raw, message)

    def _answer(self, result):
        shown = result.response or next(iter(result.followups), None)
        return Answer(self._said(shown) if shown else None, result.modal, result)

    async def slash(self, who, path, **options):
        given = {name: self._value(value) for name, value in options.items()}
        return self._answer(await self.people[who].slash(self.channel, path.removeprefix("/"), **given))

    async def slash_in_inbox(self, who, path, **options):
        given = {name: self._value(value) for name, value in options.items()}
        return self._answer(await self.people[who].user.slash(path.removeprefix("/"), **given))

    async def unanswered(self, who, path):
        deed = asyncio.ensure_future(self.people[who].slash(self.channel, path.removeprefix("/")))
        with self.env.time_context():
            result = await deed
            await self.env.advance_time(4)
            self.bot.gate.set()
            await self.env.settle()
        return not result.acknowledged

    async def complete(self, who, path, option, text):
        return await self.people[who].autocomplete(self.channel, path.removeprefix("/"), option, text)

    async def context(self, who, name, target):
        target = self.people[target] if isinstance(target, str) else target.handle
        return self._answer(await self.people[who].context_menu(self.channel, name, target))

    async def click(self, who, said, name):
        return self._answer(await self.people[who].click(said.handle, label=name))

    async def select(self, who, said, custom_id, *values):
        chosen = [self._value(value) for value in values]
        return self._answer(await self.people[who].select(said.handle, chosen, custom_id=custom_id))

    async def submit(self, who, answer, /, **fields):
        given = {name: self._value(value) for name, value in fields.items()}
        return self._answer(await self.people[who].submit_modal(answer.handle, given))

    async def say(self, who, text):
        return self._said(await self.people[who].send(self.channel, text))

    async def react(self, who, said, emoji):
        await self.people[who].react(said.handle, emoji)

    def hall(self, who):
        return [self._said(one) for one in self.channel.history(viewer=self.people[who])]

    def inbox(self, who):
        return [self._said(one) for one in self.people[who].user.dm_channel.history()]

    def thread(self, who, name):
        threads = [one for one in self.channel.threads if one.name == name]
        try:
            return [self._said(one) for one in threads[0].history(viewer=self.people[who])] if threads else None
        except simcord.SetupError:
            return None


async def refused(deed):
    """Whether the stage does not let a person do this."""
    try:
        await deed
    except REFUSALS:
        return True
    return False
