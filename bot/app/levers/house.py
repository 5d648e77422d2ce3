"""The levers of the playground: what they do, for whoever runs the bot and its local Discord side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bot.app.client import Byrsa
from bot.app.levers import skipping
from bot.app.levers.skipping import TownTime
from bot.app.levers.trying import Scene, begin_at
from bot.app.staging import found
from bot.fronts import FRONTS
from bot.fronts.front import Taste
from loopback.client import Impossible
from loopback.person import Person
from loopback.playground import Lever, Shown
from loopback.town import Town

USUAL: Final = 4


def tastes() -> list[Taste]:
    """What can be tried at once, of all games."""
    return [one for front in FRONTS.values() for one in front.tastes]


def tables() -> Iterator[int]:
    """How many people there must be for what can be tried, and for a game as it is usually opened."""
    yield USUAL
    yield from (found(one.preset).seats for one in tastes())


class House:
    """Who lives in a playground, by what time, and the bot that has come."""

    def __init__(self, town: Town, people: Sequence[str], time: TownTime) -> None:
        self.town, self.people, self.time = town, people, time
        self._bot: Byrsa | None = None

    def meet(self, bot: Byrsa) -> None:
        """The bot that serves here from now on."""
        self._bot = bot

    @property
    def bot(self) -> Byrsa:
        """The bot. Impossible: it is not on its local Discord yet."""
        if self._bot is None or not self._bot.is_ready():
            raise Impossible("The bot is still starting. Try again in a moment.")
        return self._bot

    def levers(self) -> list[Lever]:
        """What to try first, then what one needs later."""
        first = [Lever(f"try-{one.preset}", one.label, one.hint, partial(self.begin, one)) for one in tastes()]
        return [*first, Lever("skip", "Skip to Next Deadline", skipping.HINT, self.skip)]

    async def begin(self, taste: Taste, person: Person) -> Shown:
        """A game at the place that can be tried; the visitor is who has something to do, his neighbour beside him."""
        start = found(taste.preset)
        scene = Scene(taste.preset.rpartition("/")[2], start, person.name)
        sitting = await begin_at(self.town, self.bot.store, self.people, scene, self.time)
        places = {one.name: self.town.world.dm(one.user).id for one in sitting[:2]}
        me, other = (self.town.world.users[one.id].name.title() for one in sitting[:2])
        return Shown(taste.words.format(me=me, other=other), places)

    async def skip(self, _: Person) -> Shown:
        """To the next deadline."""
        try:
            passed = await skipping.skip(self.bot, self.time)
        except TimeoutError:
            raise Impossible("The bot is still at what fell due. Look again in a moment.") from None
        if passed is None:
            return Shown("Nothing waits for a time.")
        return Shown(skipping.told(passed, self.time.now(), await skipping.deadline(self.bot)))
