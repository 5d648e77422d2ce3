"""`byrsa demo`: a whole game on a local Discord, without a browser, and its story written to a folder."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TimeElapsedColumn

from bot.app import wishes
from bot.app.client import Byrsa
from bot.app.demo.fingers import Awkward, Fingers
from bot.app.demo.stage import running
from bot.app.demo.story import REASONS, Story
from bot.app.demo.weights import weights
from bot.app.playground import GUILD, PEOPLE, local_discord
from bot.app.reading import story
from bot.base import loop
from bot.base.errors import SetupError
from bot.base.log import configure
from bot.base.text import DEFAULT, catalogue
from bot.base.times import MovedTime
from bot.fronts import FRONTS
from bot.fronts.front import Demonstration, Going
from bot.services.records.motives import explains
from bot.surface.lobby.options import filled
from games.kernel import Posted, Raw, Seat
from games.kernel.minds import BY_NAME, LEVELS
from games.kernel.table import Table
from loopback import World
from loopback.client import Impossible
from loopback.clock import Clock
from loopback.town import Town

TITLE: Final = "Byrsa Hill"
A_MOMENT: Final = timedelta(minutes=2)  # between two answers
TRIES: Final = 6  # until an answer is heard
Heard: TypeAlias = Callable[[int, str, int], object]


@dataclass(frozen=True, slots=True)
class Wish:
    """Which game is to be played, and how well; `turns`: it is left after so many, None: it is played to its end."""

    seats: int = 4
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    seed: str = "1"
    turns: int | None = None
    kind: str = field(default_factory=lambda: shown()[0])
    level: str = LEVELS[-1]

    @property
    def demonstration(self) -> Demonstration:
        """How it is played by itself. SetupError: it cannot be."""
        found = FRONTS[self.kind].demonstration if self.kind in FRONTS else None
        if found is None:
            raise SetupError(f"{self.kind} cannot be played by itself; try {' or '.join(shown())}.")
        return found

    def check(self) -> None:
        """SetupError: there is no such demonstration, or the game does not know these options, or so many seats."""
        self.demonstration  # noqa: B018 - raises where there is none
        game = FRONTS[self.kind].game
        if self.level not in LEVELS:
            raise SetupError(f"There is no level {self.level}; the levels are {', '.join(LEVELS)}.")
        wishes.check_seats(game, self.seats, self.options)


def shown() -> list[str]:
    """The games that can be played by themselves."""
    return [one.game.id for one in FRONTS.values() if one.demonstration]


@dataclass(frozen=True, slots=True)
class Played:
    """What came of it. `awkward`: kinds of decisions whose answers no control would say."""

    turns: int
    answers: int
    over: bool
    awkward: list[str]


@dataclass(slots=True)
class Demo:
    """A game in play, and its people."""

    town: Town
    bot: Byrsa
    time: MovedTime
    story: Story
    going: Callable[[Table[Any]], Going]
    people: Mapping[Seat, Fingers]
    game: str
    awkward: list[str] = field(default_factory=list[str])

    async def table(self) -> Table[Any]:
        """The game as the bot has it."""
        return await self.bot.surface.tables.table(self.game)

    async def play(self, turns: int | None, heard: Heard) -> Played:
        """Until the game is over, or so many turns are; `heard` is told how far it is."""
        table = await self.table()
        going, answers = self.going(table), 0
        while not table.over and (turns is None or table.game.turn(table.state) <= turns):
            said = going.next()
            if said is None:
                break
            _, key, raw = said
            await self.answer(table, key, raw)
            answers += 1
            going.table = table = await self.table()
            heard(table.game.turn(table.state), table.state.step, answers)
        return Played(table.game.turn(table.state), answers, table.over, self.awkward)

    async def answer(self, table: Table[Any], key: str, said: Raw) -> None:
        """One answer; if no control says it, what is proposed or the default, where somebody waits."""
        posted, head = table.open[key], table.head
        for raw in (said, posted.proposal, posted.decision.lapse) if posted.decision.awaited else (said,):
            if await self.done(posted, raw, head):
                return
        if posted.decision.awaited:
            raise Awkward(f"{key} cannot be answered on a card")

    async def done(self, posted: Posted, raw: Raw, head: int) -> bool:
        """Give an answer, and see whether it was taken; who is not heard looks at a fresh desk a moment later.

        On a busy machine a card may come late, or a form too late to open.
        """
        key, why = posted.decision.key, ""
        for number in range(TRIES):
            table = await self.table()
            why = await self.tried(table.open.get(key, posted), raw, anew=number > 0)
            table = await self.table()
            if (not why or table.head > head) and was_taken(table, posted, head):
                return True
        self.awkward.append(f"{key}: {why or 'refused'}")
        return False

    async def tried(self, posted: Posted, raw: Raw, *, anew: bool) -> str:
        """Give an answer once, and wait for what comes of it; why it could not be given."""
        why = ""
        try:
            await self.people[posted.decision.seat].give(posted, raw, anew=anew)
        except (Awkward, Impossible) as error:
            why = str(error) or repr(error)
        self.time.move(A_MOMENT)
        self.bot.reception.last.clear()  # 5.6: a moment later the same button may be meant again
        await self.town.idle()
        return why


def was_taken(table: Table[Any], posted: Posted, head: int) -> bool:
    """Whether an answer given at this head has got to the table; what is said ahead moves nothing by itself."""
    now = table.open.get(posted.decision.key)
    return table.head > head or (posted.asking.ahead and not (now and now.decision.awaited))


def main(folder: Path, wish: Wish) -> Played:
    """Play and write; a line on the terminal says how far it is. SetupError: not so, or not into this folder."""
    wish.check()
    _empty(folder)
    configure("warning", "console")
    columns = (SpinnerColumn(), "{task.description}", TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task("Gathering", total=None)

        def heard(turn: int, step: str, answers: int) -> None:
            shown.update(bar, description=f"Turn {turn}, {step.replace('.', ': ')}: {answers} answers")

        return loop.run(demonstrate(folder, wish, heard))


def _empty(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise SetupError(f"There is something in {folder} already. Choose another folder, or empty it.")
    except OSError as error:
        raise SetupError(f"{folder} cannot be used ({error.strerror}). Choose another folder.") from None


async def demonstrate(folder: Path, wish: Wish, heard: Heard, mind: Callable[[Seat], Any] | None = None) -> Played:
    """Play the game in a world of its own, and write the story of it; `mind`: other players than usual."""
    time = MovedTime()
    world = World(clock=Clock(lambda: time.now().timestamp()))
    with tempfile.TemporaryDirectory(prefix="byrsa") as place:
        async with local_discord(world, limits="off") as (loopback, endpoint):
            town = Town(loopback)
            town.guild.name, world.bot.display = GUILD, "Byrsa"
            async with running(world, endpoint, Path(place) / "byrsa.db", time, f"demo {wish.seed}") as bot:
                town.at_rest = bot.idle
                demo = await begun(town, bot, time, wish, mind)
                played = await demo.play(wish.turns, heard)
                await town.idle()
                demo.story.write(folder, about(wish, played), await weights(bot.store, demo.game, wish.kind))
                if explains(wish.kind):
                    told = story(await bot.store.dump(demo.game), None, reasons=True, level=wish.level)
                    (folder / REASONS).write_text(told, encoding="utf-8")
    return played


def about(wish: Wish, played: Played) -> str:
    """What was played, in a sentence or two."""
    title = catalogue(wish.kind, DEFAULT).say(f"game-{wish.kind}")
    ended = "played to its end" if played.over else "left before its end"
    options = "".join(f", {name} *{value}*" for name, value in wish.options.items())
    return (
        f"{title} with {wish.seats} seats{options}, seed {wish.seed}: {ended},"
        f" in turn {played.turns}, after {played.answers} answers. All were given on Discord, by buttons, menus and"
        " forms; who plays thinks for himself and sees what his seat sees."
    )


async def begun(town: Town, bot: Byrsa, time: MovedTime, wish: Wish, mind: Callable[[Seat], Any] | None = None) -> Demo:
    """People come, one of them opens a game, the others join, it starts."""
    people = await town.people(*PEOPLE[: wish.seats])
    story = Story(town, people)
    host, *others = people
    card = await host.slash("/game new", title=TITLE, game=wish.kind, seats=wish.seats, pace="none")
    if wish.options:
        wanted = wishes.options(FRONTS[wish.kind].game, wish.options)
        await host.submit_modal(await host.slash("/game options"), **filled(wish.kind, wanted, wish.options))
    for person in others:
        await person.click(card, "Join")
    await host.click(card, "Start")
    await town.idle()
    (row,) = await bot.store.games()
    seats = {one.user: one.seat for one in await bot.store.seats(row.id)}
    think = mind or partial(wish.demonstration.mind, level=BY_NAME[wish.level])
    return Demo(
        town=town,
        bot=bot,
        time=time,
        story=story,
        going=partial(_going, wish.demonstration, {seat: think(seat) for seat in seats.values()}),
        people={seats[one.id]: Fingers(one, bot.surface, row.id, story, wish.demonstration.steps) for one in people},
        game=row.id,
    )


def _going(shown: Demonstration, players: Mapping[Seat, Any], table: Table[Any]) -> Going:
    return shown.going(table, players)
