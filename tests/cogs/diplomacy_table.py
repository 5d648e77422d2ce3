"""Tables of the political Diplomacy on the local Discord, in the middle of a game."""

from __future__ import annotations

from bot.app.staging import Cast, begin_in, found
from games.kernel import Seat, chairs
from loopback.person import Person
from loopback.reply import Reply
from tests.cogs.conftest import Hall

SEVEN = ("elissa", "hanno", "mago", "gisco", "arishat", "bostar", "himilco")


async def seated(hall: Hall, preset: str) -> dict[Seat, Person]:
    """Seven people at a position of the bench, in a channel of its own."""
    hall.people = await hall.town.people(*SEVEN)
    channel = hall.town.channel(preset)
    cast = {seat: (one.id, one.name.capitalize()) for seat, one in zip(chairs(7), hall.people, strict=True)}
    there = Cast("Byrsa Hill", cast, hall.town.guild.id, channel.id)
    hall.game = await begin_in(hall.bot.store, found(f"diplomacy/{preset}"), there, hall.time)
    await hall.town.idle()
    return {seat: one.at(channel) for seat, one in zip(chairs(7), hall.people, strict=True)}


class Hand:
    """One person who presses and chooses, and counts it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.presses = 0

    async def open(self) -> None:
        self.card: Reply = await self.person.slash("/season orders")

    async def press(self, label: str) -> Reply:
        self.presses += 1
        found = await self.person.click(self.card, label)
        if found.modal is None:
            self.card = found
        return found

    async def choose(self, menu: str, label: str) -> None:
        """The line that begins so, of the first menu that has one and leads there."""
        for one in (name for name in self.card.seen.selects if f":{menu}" in name):
            line = next((said for said in self.card.seen.options(one) if said.startswith(label)), None)
            if line is not None:
                self.presses += 1
                self.card = await self.person.select(self.card, line, custom_id=one)
                return
        raise AssertionError((menu, label, {one: self.card.seen.options(one) for one in self.card.seen.selects}))

    async def type(self, form: Reply, **said: str) -> None:
        self.card = await self.person.submit_modal(form, said)

    @property
    def text(self) -> str:
        return self.card.text
