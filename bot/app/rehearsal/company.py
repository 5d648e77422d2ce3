"""The people of a rehearsal: they open a game, say what they are to say, and say it again until it counts."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from datetime import timedelta
from time import monotonic
from typing import Any, Final, Protocol, get_args

from bot.app import wishes
from bot.app.demo.fingers import Awkward, Fingers, Sight
from bot.app.demo.play import was_taken
from bot.app.playground import PEOPLE
from bot.app.rehearsal.faults import Machine, Weather
from bot.base.errors import StoreFailed, Trouble
from bot.base.text import BASE, DEFAULT, catalogue
from bot.fronts import FRONTS
from bot.store.store import Store
from bot.surface.lobby.options import filled
from bot.surface.press.steps import Stepping
from games.kernel import Posted, Raw, Seat
from games.kernel.table import Table
from loopback.client import Impossible
from loopback.interact import Interaction
from loopback.person import Person
from loopback.reply import NoResponse, Reply
from loopback.seen import Missing, Seen
from loopback.town import Town

SEED: Final = "a rehearsal"
"""Of all dice: the same answers make the same game."""
TITLE: Final = "Byrsa Hill"
TRIES: Final = 6
PATIENCE: Final = 60.0
"""Seconds: on a busy machine a bot that is well may be slow."""
MOMENT: Final = timedelta(seconds=1)
"""Between one answer and the next: a bot asks which came first, and only where time stands still are they at once."""
REFUSALS: Final = (429, 500, 502, 503, 10003, 10008, 10015, 10062, 40060, 50001, 50013, 50027)
"""What Discord may answer amid faults, and is no fault of the bot."""
FILLS_IN: Final = 5
UNWRITTEN: Final = tuple(
    catalogue(BASE, DEFAULT).say(key, trouble=one)
    for key in ("error-store", "error-store-partly")
    for one in get_args(Trouble)
)
"""What somebody reads whose word was not written, or not wholly."""
UNSAID: Final = (Awkward, Impossible, Missing, NoResponse, StoreFailed)
"""Why something could not be said; the last: people look at what the bot has, and see nothing while it sees nothing."""


class Lost(Exception):  # noqa: N818 - said of an answer
    """However often somebody said it, it did not count."""


class House(Machine, Protocol):
    """A bot in its surroundings.

    `quiet`: for so many seconds nothing happens before anybody gives up waiting.
    `wrong`: what it did that no bot may do, whatever goes wrong around it.
    """

    town: Town
    quiet: float
    wrong: list[str]

    @property
    def sight(self) -> Sight:
        """What tells what is on somebody's cards."""
        ...

    def store(self) -> AbstractAsyncContextManager[Store]:
        """What the bot has written, to be read."""
        ...

    async def table(self, game: str) -> Table[Any]:
        """A game as the bot has it."""
        ...

    async def rest(self) -> None:
        """Until all is done."""
        ...

    def later(self, by: timedelta) -> None:
        """Time goes by, where it costs none."""
        ...


@dataclass(frozen=True, slots=True)
class Cast:
    """Which game is rehearsed, of how many, with which options."""

    kind: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, slots=True)
class Said:
    """One answer of a game, by the key of its question.

    `heard`: what stood in the journal, or among the plans, when all of it had been said; None: that is not known yet.
    """

    key: str
    raw: Raw
    heard: Raw = None


class Nobody:
    """Nobody writes a story of it."""

    def deed(self, person: Person, card: Seen, what: str, reply: Reply | None) -> None:
        """Somebody used a card."""


class Reader(Fingers):
    """Somebody who reads what he is answered: what he would say next was to follow what was written down."""

    def _answered(self, card: Seen, reply: Reply) -> Reply:
        for told in (reply.text, *(one.text for one in reply.followups)):
            if any(words in told for words in UNWRITTEN):
                raise Awkward(told)
        return super()._answered(card, reply)


@dataclass(slots=True)
class Company:
    """People at one game. `silent`: presses that nobody answered, and nothing had gone wrong."""

    house: House
    game: str
    people: Mapping[Seat, Fingers]
    weather: Weather
    silent: list[str] = field(default_factory=list[str])

    @property
    def persons(self) -> list[Person]:
        """Who they are."""
        return [one.person for one in self.people.values()]

    async def table(self) -> Table[Any]:
        """The game."""
        return await self.house.table(self.game)

    async def give(self, said: Said, tries: int = TRIES) -> None:
        """Say it until it counts. Lost: it never did."""
        why, head = "nobody asks that", (await self.table()).head
        for number in range(tries):
            self.house.later(MOMENT)
            if (posted := (await self.table()).open.get(said.key)) is not None:
                why = await self._try(posted, said.raw, anew=number > 0)
                if await self._counts(said, posted, head):
                    return
            await self.house.rest()
        raise Lost(f"{said.key} = {said.raw}: {why}")

    async def _counts(self, said: Said, posted: Posted, head: int) -> bool:
        """Whether all of it has got to the table: what is said by several presses may have been heard in part."""
        whole = said.heard is None or await self.heard(said.key, head) == said.heard
        return whole and was_taken(await self.table(), posted, head)

    async def heard(self, key: str, head: int) -> Raw:
        """What was said last to a question since that head, or ahead; None: nothing."""
        async with self.house.store() as store:
            given = [one.entry for one in await store.journal(self.game) if one.undone_by is None]
        said = [one.raw for one in given if one.key == key and one.seq > head]
        planned = [one.raw for one in (await self.table()).plans if one.key == key]
        return [None, *planned, *said][-1]

    async def _try(self, posted: Posted, raw: Raw, *, anew: bool) -> str:
        """Say it once, and wait until all that comes of it has come; why it could not be said."""
        struck, presses = self.weather.applied.total(), self.house.town.world.interactions
        before = len(presses)
        saying = self.people[posted.decision.seat].give(posted, raw, anew=anew)
        why = await self._say(saying, struck)
        await self.house.rest()
        self._excuse(list(presses.values())[before:], struck)
        return why

    async def _say(self, what: Coroutine[Any, Any, None], struck: int) -> str:
        """Nobody waits for ever: where a fault struck, no longer than until nothing happens any more."""
        saying, until = asyncio.create_task(what), monotonic() + PATIENCE
        while not saying.done():
            before = self.house.town.loopback.activity
            await asyncio.wait({saying}, timeout=self.house.quiet)
            hopeless = self.weather.applied.total() > struck or monotonic() > until
            if (
                hopeless
                and self.house.town.loopback.activity == before
                and any(map(waits, unanswered(self.house.town)))
            ):
                saying.cancel()
                await asyncio.wait({saying})
        if saying.cancelled():
            return "no answer"
        error = saying.exception()
        if error is not None and not isinstance(error, UNSAID):
            raise error
        return repr(error) if error else ""

    def _excuse(self, presses: list[Interaction], struck: int) -> None:
        """People press again where nothing came; without a fault on the way something must come."""
        for one in presses:
            if one.ack is None and one.id not in self.house.town.excused:
                self.house.town.excused.add(one.id)
                if self.weather.applied.total() == struck:
                    self.silent.append(one.name)


def unanswered(town: Town) -> list[Interaction]:
    """The presses of which nobody has said yet that they will never be answered."""
    return [one for one in town.world.interactions.values() if one.id not in town.excused]


def waits(press: Interaction) -> bool:
    """Whether whoever pressed sees nothing yet, or "thinking"."""
    return press.ack is None or (press.ack == FILLS_IN and not press.settled.is_set())


async def gathered(house: House, cast: Cast) -> Company:
    """People come, one of them opens a game, the others join, it starts; the weather is fine yet."""
    town = house.town
    people = await town.people(*PEOPLE[: cast.seats])
    host, *others = people
    card = await host.slash("/game new", title=TITLE, game=cast.kind, seats=cast.seats, pace="unhurried")
    if cast.options:
        wanted = wishes.options(FRONTS[cast.kind].game, cast.options)
        await host.submit_modal(await host.slash("/game options"), **filled(cast.kind, wanted, cast.options))
    for person in others:
        house.later(MOMENT)  # who sat down first, sits first
        await person.click(card, "Join")
    await house.rest()
    await host.click(card, "Start")
    await house.rest()
    return await _seated(house, cast, people)


async def _seated(house: House, cast: Cast, people: list[Person]) -> Company:
    async with house.store() as store:
        (row,) = await store.games()
        seats = {one.user: one.seat for one in await store.seats(row.id)}
    shown = FRONTS[cast.kind].demonstration
    steps = shown.steps if shown else dict[str, Stepping]()
    by_seat = {seats[one.id]: Reader(one, house.sight, row.id, Nobody(), steps) for one in people}
    return Company(house, row.id, by_seat, Weather(house, ()))


async def amid(company: Company, weather: Weather, script: list[Said]) -> None:
    """Everything is said again, and this goes wrong meanwhile."""
    town = company.house.town
    company.weather = town.loopback.plan = weather
    town.allow(*REFUSALS)
    for said in script:
        await company.give(said)
    await company.house.rest()
