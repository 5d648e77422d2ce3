"""A newcomer, by mouse: how soon he trades, and what a turn costs.

    python -m tests.mouse.newcomer [--journey tried|lobby|turn] [--shots FOLDER]
    python -m tests.mouse.newcomer --journey whole [--game GAME] [--shots FOLDER]

The real bot serves a real playground; whoever plays thinks for himself (the players of the demonstration) and gives
each answer on the page, in a browser. Printed is, for each person, how often he pressed and after how many seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final
from unittest.mock import patch

from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import TimeoutError as Slow

from bot.app.client import Byrsa
from bot.app.demo.fingers import Awkward, Fingers
from bot.app.demo.play import was_taken
from bot.app.demo.stage import SeededTables
from bot.app.levers.house import House
from bot.app.levers.skipping import TownTime
from bot.app.playground import GUILD, PEOPLE, SOON, greet, local_discord, settings
from bot.app.serve import serve
from bot.base.log import configure
from bot.base.text import DEFAULT, catalogue
from bot.fronts import FRONTS
from bot.services.clock.waits import hurried
from bot.surface.kit.answers import is_one, offered
from games.kernel import Decision, Dice, Raw, Seat
from games.kernel.dice import DicePicker
from games.kernel.table import Table
from loopback import World
from loopback.client import Impossible
from loopback.person import Person
from loopback.playground import Playground
from loopback.reply import NoResponse, Reply
from loopback.seen import Seen
from loopback.town import Town
from tests.loopback.pages import CHROMIUM
from tests.mouse.album import Album
from tests.mouse.hand import Hand, Tally

KIND: Final = "carthage"
SEED: Final = "a newcomer"
TRADED: Final = "carthage.Traded"
OFFER: Final = "trade.offer"
WIDE: Final = {"width": 1280, "height": 900}
READY: Final = 120
PATIENCE: Final = 30_000  # milliseconds until something is to be pressed


LOOKS: Final = 2  # at each step, when it comes again
TRIES: Final = 5  # so often what should be there is looked for


class Willing:
    """A newcomer: he plays as well as he can, and whoever offers him something gets an answer, and a yes.

    `eager`: he came to trade, and puts down some cards where any player would rather keep his.
    """

    def __init__(self, player: Any) -> None:
        self.player, self.answered, self.offered = player, set[str](), set[str]()
        self.eager = False

    def heeds(self, decision: Decision[Any]) -> int:
        """Whatever belongs to a deal, and what any player heeds."""
        return self.player.heeds(decision) or int("deal" in decision.about)

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:
        """What any player says; in a deal it is cards for cards, and consent."""
        if "deal" not in decision.about:
            raw = self.player.answer(decision, look)
            raw = self._first(decision) if raw is None else raw
            self.offered |= {str(decision.about["to"])} if raw and "to" in decision.about else set()
            return raw
        if not is_one(decision.choice):
            return self._cards(decision, self.player.answer(decision, look))
        return next((one for one in offered(decision.choice) if one.startswith("accept")), None)

    def _first(self, decision: Decision[Any]) -> Raw | None:
        """The offer with which an eager newcomer begins."""
        if not self.eager or self.offered or decision.kind != OFFER:
            return None
        return some_cards(decision)

    def _cards(self, decision: Decision[Any], said: Raw | None) -> Raw | None:
        """What any player gives, else some cards, truly named; once, and not to whom he has offered some himself."""
        two = set(str(decision.about["deal"]).split(".")[:2])
        if decision.key in self.answered or two & self.offered:
            return None
        self.answered.add(decision.key)
        return said or some_cards(decision)


def some_cards(decision: Decision[Any]) -> Raw:
    """Any cards that may be put down, truly named."""
    some: Any = decision.choice.sample(DicePicker(Dice("willing"), "cards"))
    return {**some, "names": [card.partition(".")[0] for card in some["cards"]]}


class Silent:
    """Nobody writes this story."""

    def deed(self, person: Person, card: Seen, what: str, reply: Reply | None) -> None:
        """What somebody did."""


@dataclass
class Visit:
    """A playground that is open, its bot, and the browser."""

    house: House
    page: Playground
    browser: Browser
    tallies: dict[str, Tally] = field(default_factory=dict[str, Tally])
    hands: dict[str, Hand] = field(default_factory=dict[str, Hand])
    began: float = 0.0

    @property
    def bot(self) -> Byrsa:
        """The bot."""
        return self.house.bot

    async def open(self, *names: str, size: Mapping[str, int] = WIDE) -> Page:
        """One window that shows the first of them; all who act in it, with counts of their own."""
        shown = await self.browser.new_page(viewport={"width": size["width"], "height": size["height"]})
        shown.set_default_timeout(PATIENCE)
        self.began = self.began or perf_counter()
        await shown.goto(f"{self.page.url}&as={names[0]}")
        for person in await self.house.town.people(*names):
            self.tallies[person.name] = Tally(self.began)
            self.hands[person.name] = Hand(person, shown, self.tallies[person.name])
        return shown

    def table(self) -> list[str]:
        """Who pressed how often, and when last."""
        rows = [f"{one.name:12} {tally.presses:4} presses, {tally.last:6.1f} s" for one, tally in self._all()]
        return [*rows, f"{'together':12} {self.presses:4} presses, {self.seconds:6.1f} s"]

    def _all(self) -> list[tuple[Hand, Tally]]:
        return [(self.hands[name], tally) for name, tally in self.tallies.items() if tally.presses]

    @property
    def presses(self) -> int:
        """Of all together."""
        return sum(one.presses for one in self.tallies.values())

    @property
    def seconds(self) -> float:
        """From the opening of the page to the last press."""
        return max(one.last for one in self.tallies.values())

    async def rest(self) -> None:
        """Until the bot has said what it has to say, and the page has shown it."""
        await self.house.town.idle()


@asynccontextmanager
async def playground(folder: Path, people: int = 4, seed: str = SEED) -> AsyncGenerator[Visit]:
    """The real thing: the limits of Discord, messages that wait for what follows; but the dice are always the same."""
    world = World()
    async with local_discord(world) as (loopback, endpoint), async_playwright() as driver:
        town = Town(loopback)
        town.guild.name, world.bot.display = GUILD, "Byrsa"
        await town.people(*PEOPLE[:people])
        await greet(town)
        house = House(town, PEOPLE[:people], TownTime(world.clock))
        page = Playground(town, 0, levers=house.levers())
        await page.start()
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with hurried(SOON), patch("bot.app.serve.Tables", partial(SeededTables, seed=seed)):
            serving = asyncio.create_task(
                serve(settings(world, endpoint, folder / "byrsa.db"), house.time, meet=house.meet)
            )
            try:
                await _there(house, serving)
                house.bot.surface.haste.free = True  # nobody presses as fast as a program
                town.at_rest = house.bot.idle
                yield Visit(house, page, browser)
            finally:
                town.at_rest = None
                await browser.close()
                serving.cancel()
                with suppress(asyncio.CancelledError):
                    await serving
                await page.stop()


async def _there(house: House, serving: asyncio.Task[None]) -> None:
    """Until the bot is on Discord, or has failed."""
    async with asyncio.timeout(READY):
        while not serving.done():
            with suppress(Impossible):
                house.bot  # noqa: B018 - raises while it is not there
                return
            await asyncio.sleep(0.05)
    serving.result()


class Play:
    """A game that has begun, and people who think for themselves and answer by mouse."""

    def __init__(self, visit: Visit, game: str, kind: str, seats: Mapping[Seat, int]) -> None:
        shown = FRONTS[kind].demonstration
        assert shown is not None
        self.visit, self.game, self.shown = visit, game, shown
        by_id = {one.id: one for one in visit.hands.values()}
        self.minds: Mapping[Seat, Willing] = {seat: Willing(shown.mind(seat)) for seat in seats}
        self.fingers = {
            seat: Fingers(by_id[user], visit.bot.surface, game, Silent(), shown.steps) for seat, user in seats.items()
        }
        self.turns: Counter[tuple[int, str]] = Counter()
        self.deals: Counter[tuple[int, str]] = Counter()
        self.dear: Counter[tuple[int, str, str]] = Counter()
        self.awkward: list[str] = []
        self.album: Album | None = None
        self.first: dict[str, int] = {}
        """What each had pressed when the first deal was settled."""

    @classmethod
    async def of(cls, visit: Visit) -> Play:
        """The game that was opened last."""
        row = (await visit.bot.store.games())[-1]
        seats = {one.seat: one.user for one in await visit.bot.store.seats(row.id) if one.user is not None}
        return cls(visit, row.id, row.kind, seats)

    def mind_of(self, name: str) -> Willing:
        """What somebody thinks."""
        return next(self.minds[seat] for seat, one in self.fingers.items() if one.person.name == name)

    async def table(self) -> Table[Any]:
        """As the bot has it."""
        return await self.visit.bot.surface.tables.table(self.game)

    async def turn(self) -> int:
        """Which it is."""
        table = await self.table()
        return table.game.turn(table.state)

    async def _traded(self) -> bool:
        """Whether a deal has been settled."""
        return any(one.kind == TRADED for one in await self.visit.bot.store.events(self.game))

    async def go(self) -> Seat:
        """One answer, by whoever has one; what no control says is answered by the default. Who has answered."""
        table = await self.table()
        head = table.head
        said = self.shown.going(table, self.minds).next()
        assert said is not None, "nobody goes on"
        seat, key, raw = said
        posted, name = table.open[key], self.fingers[seat].person.name
        await self._looked_at(seat, posted.decision.kind)
        before, turn = self.visit.tallies[name].presses, table.game.turn(table.state)
        instead = (posted.proposal, posted.decision.lapse) if posted.decision.awaited else ()
        for one in (*[raw] * TRIES, *instead):
            if await self._given(seat, posted, one) and was_taken(await self.table(), posted, head):
                break
        else:
            if not posted.decision.awaited or key not in (await self.table()).open:
                return seat  # the table goes on without it, or the bot has passed for who can only pass
            raise Awkward(f"{key} cannot be answered by mouse: {self.awkward[-3:]}")
        pressed = self.visit.tallies[name].presses - before
        self.turns[turn, name] += pressed
        self.deals[turn, name] += pressed if {"deal", "to"} & posted.decision.about.keys() else 0
        self.dear[turn, name, posted.decision.kind] += pressed
        if not self.first and await self._traded():
            self.first = {name: tally.presses for name, tally in self.visit.tallies.items() if tally.presses}
        sys.stderr.write(f"{self.visit.seconds:6.0f} s  turn {turn}  {name:12} {pressed:3}  {posted.decision.kind}\n")
        return seat

    async def _looked_at(self, seat: Seat, kind: str) -> None:
        """How a question comes before his eyes: on the last card of his inbox."""
        person = self.fingers[seat].person
        if self.album and person.inbox.all:
            await self.album.take(f"asked-{kind}", person, person.inbox.channel)

    def by_question(self) -> Sequence[str]:
        """On what the presses of a person in a turn were spent."""
        spent: dict[tuple[int, str], list[str]] = {}
        for (turn, name, kind), count in self.dear.most_common():
            spent.setdefault((turn, name), []).append(f"{kind} {count}")
        return [f"turn {turn}, {name}: {', '.join(kinds)}" for (turn, name), kinds in sorted(spent.items())]

    async def _given(self, seat: Seat, posted: Any, raw: Raw) -> bool:
        try:
            await self.fingers[seat].give(posted, raw)
        except (Awkward, Impossible, NoResponse, Slow, TimeoutError) as error:
            self.awkward.append(f"{posted.decision.key}: {error}")
            page = self.visit.hands[self.fingers[seat].person.name].page
            await page.keyboard.press("Escape")
            await page.wait_for_timeout(1000)  # the page of a busy machine has still to show what was posted
            return False
        self.visit.bot.reception.last.clear()  # a moment later the same button may be meant again
        await self.visit.rest()
        return True


# The journeys


async def tried(visit: Visit, shots: Path | None = None, kind: str = KIND) -> Play:
    """The page, `Try a Trade`, the deal. One window, two people in it."""
    page = await visit.open(*PEOPLE[:4])
    elissa = visit.hands[PEOPLE[0]]
    await elissa.press(page.get_by_role("button", name=FRONTS[kind].tastes[0].label))
    await page.locator(".pane").nth(1).wait_for()
    await visit.rest()
    play = await Play.of(visit)
    play.mind_of(PEOPLE[0]).eager = True
    while not play.first:
        await _shot(page, shots, "tried", visit)
        await play.go()
    await _shot(page, shots, "tried", visit)
    return play


async def begun(visit: Visit, kind: str = KIND, people: int = 4, **options: str) -> Play:
    """As README says: `/game new`, its options, all others join, `Start`. Everybody has a window of his own."""
    for name in PEOPLE[:people]:
        await visit.open(name)
    host, *others = (visit.hands[name] for name in PEOPLE[:people])
    said = catalogue(kind, DEFAULT).say(f"choice-{kind}")
    card = await host.slash("game new", title="Byrsa Hill", game=said, seats=people)
    await visit.rest()
    if options:
        form = await host.click(card, "Options…")
        await host.submit_modal(form, options)
    for one in others:
        await one.click(card, "Join")
        await visit.rest()
    await host.click(card, "Start")
    await visit.rest()
    return await Play.of(visit)


async def from_lobby(visit: Visit, shots: Path | None = None, kind: str = KIND) -> Play:
    """From README's lobby to the first settled trade."""
    play = await begun(visit, kind, scenario="late")
    while not play.first:
        await play.go()
    for hand in visit.hands.values():
        await _shot(hand.page, shots, f"lobby-{hand.name}", visit)
    return play


async def whole_turn(visit: Visit, shots: Path | None = None, kind: str = KIND, turn: int = 2) -> Play:
    """All of a turn in which everybody does what he thinks best."""
    play = await begun(visit, kind, scenario="late")
    while await play.turn() <= turn:
        await play.go()
    for hand in visit.hands.values():
        await _shot(hand.page, shots, f"turn-{hand.name}", visit)
    return play


async def whole_game(visit: Visit, shots: Path | None = None, kind: str = KIND, scenario: str = "early") -> Play:
    """From the lobby to the last card; with a folder each sort of question is looked at, and the hall in each step."""
    play = await begun(visit, kind, scenario=scenario)
    play.album = await Album.begun(visit.browser, visit.page.url, shots) if shots else None
    host = visit.hands[PEOPLE[0]]
    while not (table := await play.table()).over:
        if play.album:
            await play.album.take(f"hall-{table.state.step}", host, host.channel("hall").channel, LOOKS)
        await play.go()
    if play.album:
        for hand in visit.hands.values():
            await play.album.take(f"end-{hand.name}", hand, hand.channel("hall").channel)
            await play.album.take(f"end-inbox-{hand.name}", hand, hand.inbox.channel)
    return play


JOURNEYS: Final = {"tried": tried, "lobby": from_lobby, "turn": whole_turn, "whole": whole_game}
USUAL: Final = ("tried", "lobby", "turn")


async def _shot(page: Page, folder: Path | None, name: str, visit: Visit) -> None:
    if folder:
        await page.wait_for_timeout(300)
        await page.screenshot(path=folder / f"{name}-{visit.presses:03}.png")


async def travel(name: str, shots: Path | None = None, kind: str = KIND) -> Sequence[str]:
    """One journey in a fresh playground; what it cost."""
    with tempfile.TemporaryDirectory(prefix="byrsa") as folder:
        async with playground(Path(folder)) as visit:
            play = await JOURNEYS[name](visit, shots, kind)
            turns = [
                f"turn {turn}: {who} {count}, of these {play.deals[turn, who]} in deals"
                for (turn, who), count in sorted(play.turns.items())
            ]
            first = [f"first trade: {who} {count}" for who, count in play.first.items()]
            return [name, *visit.table(), *first, *turns, *play.by_question(), *play.awkward]


def main() -> None:
    """Travel, and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--journey", choices=JOURNEYS, action="append")
    words.add_argument("--game", choices=FRONTS, default=KIND)
    words.add_argument("--shots", type=Path)
    said = words.parse_args()
    if shutil.which(CHROMIUM or "") is None:
        sys.exit("No chromium on PATH.")
    configure("warning", "console")
    for name in said.journey or USUAL:
        sys.stdout.write("\n".join(asyncio.run(travel(name, said.shots, said.game))) + "\n\n")


if __name__ == "__main__":
    main()
