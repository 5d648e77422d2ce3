"""The Sword of Rome by mouse: five people for a whole turn, two for a short game; then what is rare, from the bench.

    python -m tests.mouse.sword [--only STORY] [--shots FOLDER]

Everybody thinks for himself and answers on the page, from the lobby on. Printed is how often each pressed in each turn,
on what, and how often he was called; `--shots` keeps what was seen, wide and as on a telephone, some of it in German.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bot.app.levers.trying import Scene, begin_at
from bot.app.playground import PEOPLE
from bot.base.log import configure
from bot.fronts.front import Thinker
from games.bench import Position, bench
from games.kernel import Decision, Raw
from games.kernel.table import Table
from games.sword.ahead.responses import START
from loopback.seen import Seen
from tests.loopback.pages import CHROMIUM
from tests.mouse.album import Album
from tests.mouse.hand import Hand
from tests.mouse.newcomer import Play, Visit, begun, playground

KIND: Final = "sword"
FIVE: Final = 5
TWO: Final = 2
RESPONSES: Final = "action.responses"
AHEAD: Final = (RESPONSES, "action.next")
SEED: Final = "allia"
LOOKS: Final = 2
"""So many cards of the channel of each sort are kept."""
ENDS: Final = 3
MOST: Final = 60
"""Answers of a story from the bench."""


class Settled:
    """Somebody who plays as well as he can; how he answers others he says once, his actions when it is his turn."""

    def __init__(self, player: Thinker, said: Mapping[str, str] | None) -> None:
        self.player, self.said = player, said

    def heeds(self, decision: Decision[Any]) -> int:
        """What any player heeds."""
        return self.player.heeds(decision)

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:
        """What any player says; of what is asked ahead as little as may be."""
        if decision.kind not in AHEAD:
            return self.player.answer(decision, look)
        asked = decision.awaited and decision.kind == RESPONSES
        return (decision.lapse if self.said is None else dict(self.said)) if asked else None


@dataclass
class Journey:
    """A visit, its album, what each was asked, and how often he was called."""

    visit: Visit
    album: Album | None = None
    asked: Counter[tuple[int, str]] = field(default_factory=Counter[tuple[int, str]])
    called: Counter[tuple[int, str]] = field(default_factory=Counter[tuple[int, str]])
    known: set[int] = field(default_factory=set[int])

    # What is seen

    async def card(self, scene: str, person: Hand, card: Seen | None) -> None:
        """One card, as somebody has it before him."""
        if self.album and card is not None:
            await self.album.card(scene, person, card.channel, card.id)

    async def news(self, person: Hand) -> None:
        """What has come into the channel since; of each sort some."""
        if self.album is None:
            return
        for one in person.channel(person.here).all:
            scene = f"card-{heading(one)}"
            if one.id not in self.known and self.album.taken[scene] < LOOKS:
                await self.card(scene, person, one)
            self.known.add(one.id)

    async def own(self, scene: str, person: Hand) -> None:
        """His desk, his hand, the board: as they are now."""
        if self.album:
            for command in ("desk", "hand", "board"):
                await self.card(f"{scene}-{command}", person, (await person.slash(f"/{command}")).message)

    async def in_german(self, scene: str, person: Hand) -> None:
        """The same in German."""
        if self.album:
            await person.slash("/settings", language="de")
            await self.own(f"{scene}-german", person)
            await person.slash("/settings", language="en")

    async def ending(self, scene: str, person: Hand) -> None:
        """The last cards of the channel, and the last message in somebody's inbox."""
        for number, one in enumerate(person.channel("hall").all[-ENDS:] if self.album else ()):
            await self.card(f"{scene}-{person.name}-{number}", person, one)
        if self.album:
            await self.card(f"{scene}-{person.name}-inbox", person, person.inbox.last)

    # How it goes

    async def until(self, play: Play, reached: Callable[[Table[Any]], bool], most: int = 4000) -> None:
        """Everybody answers by mouse until it is so, or the game is over."""
        for _ in range(most):
            table = await play.table()
            if table.over or reached(table):
                return
            await self.answered(play, await play.turn())
        raise AssertionError("it does not end")

    async def answered(self, play: Play, turn: int) -> None:
        """One answer, and what has come of it."""
        before = self.calls()
        name = play.fingers[await play.go()].person.name
        self.asked[turn, name] += 1
        self.called.update({(turn, one): count - before[one] for one, count in self.calls().items()})
        await self.news(self.visit.hands[PEOPLE[0]])

    def calls(self) -> Mapping[str, int]:
        """How many messages have notified each so far."""
        return {name: hand.pings for name, hand in self.visit.hands.items()}

    def tell(self, play: Play, turn: int) -> None:
        """What was pressed in a turn, and all that could not be pressed so far."""
        sys.stdout.write("\n".join([*self.table(play, turn), *play.awkward]) + "\n")
        sys.stdout.flush()

    def table(self, play: Play, turn: int) -> Sequence[str]:
        """What this turn has cost each, and on what he has spent it."""
        rows = {who: count for (n, who), count in sorted(play.turns.items()) if n == turn}
        return [
            *(
                f"turn {turn}: {who} {count} presses, {self.asked[turn, who]} questions, {self.called[turn, who]} calls"
                for who, count in rows.items()
            ),
            *(line for line in play.by_question() if line.startswith(f"turn {turn},")),
        ]

    # Stories

    async def opening(self, people: int, **options: str) -> Play:
        """From the lobby: a game has begun."""
        play = await begun(self.visit, KIND, people=people, **options)
        play.minds = {seat: Settled(one, START) for seat, one in play.minds.items()}
        play.album = self.album
        await self.news(self.visit.hands[PEOPLE[0]])
        return play

    async def five(self, rounds: int = 0) -> Play:
        """Five people, a turn with its reinforcement; or so many rounds of it."""
        play = await self.opening(FIVE)
        await self.until(play, lambda table: table.state.turn > 1 or 0 < rounds < table.state.round)
        for name in PEOPLE[:FIVE]:
            await self.own(f"five-{name}", self.visit.hands[name])
        await self.in_german("five", self.visit.hands[PEOPLE[0]])
        self.tell(play, 1)
        return play

    async def two(self) -> Play:
        """Two people, two hands each, a short game to its end."""
        play = await self.opening(TWO, length="short")
        while not (await play.table()).over:
            now = await play.turn()
            await self.until(play, lambda table, now=now: table.state.turn > now)
            self.tell(play, now)
        for name in PEOPLE[:TWO]:
            await self.ending("two-end", self.visit.hands[name])
        return play

    async def standing(self, name: str, start: Position) -> Play:
        """A game from a position, by mouse, until the round is over."""
        play, host = await self.opened(name, start)
        turn, action = await play.turn(), (await play.table()).state.round
        for _ in range(MOST):
            table = await play.table()
            if table.over or (await play.turn(), table.state.round) != (turn, action):
                break
            await self.answered(play, turn)
        await self.own(name, host)
        await self.in_german(name, host)
        sys.stdout.write("\n".join([name, *play.awkward]) + "\n")
        return play

    async def opened(self, name: str, start: Position) -> tuple[Play, Hand]:
        """A game at a position, in a channel of its own, and who sits at diamond."""
        town, names = self.visit.house.town, PEOPLE[: start.seats]
        people = await begin_at(town, self.visit.bot.store, names, Scene(name, start, names[0]), self.visit.house.time)
        for one in people:
            await self.visit.open(one.name)
            self.visit.hands[one.name].here = self.visit.hands[one.name].channel(name).channel
        await self.visit.rest()
        play = await Play.of(self.visit)
        play.minds = {seat: Settled(one, None) for seat, one in play.minds.items()}
        play.album = self.album
        return play, self.visit.hands[names[0]]

    async def rare(self) -> None:
        """Everything that has a preset."""
        for name, start in bench(KIND).presets.items():
            await self.standing(name, start)


def heading(card: Seen) -> str:
    """The first words of a card, as they can stand in the name of a file."""
    first = card.text.strip().splitlines()[0] if card.text.strip() else "picture"
    return "-".join("".join(one for one in first.lower() if one.isalpha() or one == " ").split()[:2])


STORIES: Final[Mapping[str, Callable[[Journey], Awaitable[object]]]] = {
    "five": Journey.five,
    "two": Journey.two,
    "rare": Journey.rare,
    **{name: (lambda one, name=name: one.standing(name, bench(KIND).presets[name])) for name in bench(KIND).presets},
}
USUAL: Final = ("five", "two", "rare")


async def travel(name: str, shots: Path | None) -> None:
    """One story in a playground of its own."""
    with tempfile.TemporaryDirectory(prefix="byrsa") as folder:
        async with playground(Path(folder), FIVE, SEED) as visit:
            album = await Album.begun(visit.browser, visit.page.url, shots) if shots else None
            await STORIES[name](Journey(visit, album))


def main() -> None:
    """Travel, and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--only", choices=STORIES, action="append")
    words.add_argument("--shots", type=Path)
    said = words.parse_args()
    if shutil.which(CHROMIUM or "") is None:
        sys.exit("No chromium on PATH.")
    configure("warning", "console")
    for name in said.only or USUAL:
        folder = said.shots / name if said.shots else None
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        asyncio.run(travel(name, folder))


if __name__ == "__main__":
    main()
