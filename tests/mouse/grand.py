"""Both republics by mouse: the lobby, all of stage 1, two turns of stage 2; then what is rare, from the bench.

    python -m tests.mouse.grand [--shots FOLDER] [--only STORY]

Three people with two factions each answer as well as they can, on the page, from the lobby on. Printed is how often
each pressed in each turn, and how often each was called; `--shots` keeps what was seen, wide and as on a telephone.
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
from games.bench import Position, bench
from games.kernel.table import Table
from loopback.reply import Reply
from loopback.seen import Seen
from tests.loopback.pages import CHROMIUM
from tests.mouse.album import Album
from tests.mouse.hand import Hand
from tests.mouse.newcomer import Play, Visit, begun, playground

KIND: Final = "grand"
THREE: Final = PEOPLE[:3]
SIX: Final = PEOPLE[:6]
TURNS: Final = 2  # of stage 2
SEED: Final = "capitol"
"""Of these dice Carthage outlives its first deck, in nine turns; none is drawn sooner."""
VIEWS: Final = ("overview", "phone", "wars", "turn", "carthage:overview", "rome:overview")
OWED: Final = ("macedonian-1", "macedonian-2", "illyrian-1", "illyrian-2", "syrian", "gallic-1", "mithridatic-1")
"""Active Wars that cost more than Rome has."""
STANDING: Final = {
    "tribute": Position(
        game=KIND,
        about="War 1 was won by Rome, war 2 by Carthage: both pay (GV-6.3)",
        seats=3,
        step="carthage:revenue.income",
        seat="diamond",
        set={"wars.0.settled": True, "wars.0.winner": "rome", "wars.1.settled": True, "wars.1.winner": "carthage"},
    ),
    "fall": Position(
        game=KIND,
        about="Rome cannot pay (GV-7.4)",
        seats=3,
        step="rome:revenue.start",
        seat="diamond",
        put={"rome": {"wars": dict.fromkeys(OWED, "active")}},
        set={"rome.treasury": 0},
    ),
    "end": Position(
        game=KIND,
        about="The last turn (GV-7.1, GV-9)",
        seats=3,
        step="carthage:revolution.reaction",
        seat="diamond",
        set={"last_turn": 1, "wars.0.settled": True, "wars.0.winner": "rome"},
    ),
}
"""What a game comes to now and then; the rest are presets."""


@dataclass
class Journey:
    """A visit, its album, what each was asked, and how often he was called."""

    visit: Visit
    album: Album | None
    shots: Path | None
    sent: Counter[tuple[str, int, str]] = field(default_factory=Counter[tuple[str, int, str]])
    asked: Counter[tuple[int, str]] = field(default_factory=Counter[tuple[int, str]])

    # What is seen

    async def card(self, scene: str, person: Hand, card: Seen | Reply | None) -> None:
        """One card, as somebody has it before him."""
        seen = card.message if isinstance(card, Reply) else card
        if self.album and seen is not None:
            await self.album.card(scene, person, seen.channel, seen.id)

    async def hall(self, scene: str, person: Hand, channel: str) -> None:
        """The cards of the whole table that stand in the channel now."""
        for number, one in enumerate(person.channel(channel).all[-4:]):
            await self.card(f"{scene}-{number}", person, one)

    async def own(self, scene: str, person: Hand) -> None:
        """His desk and his hand."""
        await self.card(f"{scene}-desk", person, await person.slash("/desk"))
        await self.card(f"{scene}-hand", person, await person.slash("/hand"))

    async def boards(self, scene: str, person: Hand) -> None:
        """Every part of the board that is this game's own."""
        board = await person.slash("/board")
        for view in VIEWS:
            board = await person.select(board, view, custom_id=board.seen.selects[0])
            await self.card(f"{scene}-board-{view.replace(':', '-')}", person, board)

    async def in_german(self, scene: str, person: Hand) -> None:
        """His desk, and a board, in German."""
        await person.slash("/settings", language="de")
        await self.own(f"{scene}-german", person)
        await self.card(f"{scene}-german-board", person, await person.slash("/board", view="wars"))
        await person.slash("/settings", language="en")

    # The lobby

    async def lobbies(self) -> None:
        """The options as they stand, and a table of two camps where each chooses his side."""
        for name in SIX:
            await self.visit.open(name)
        host, *others = (self.visit.hands[name] for name in SIX)
        card = await host.slash("game new", title="Two Camps", game="Rome and Carthage", seats=len(SIX))
        await self.visit.rest()
        form = await host.click(card, "Options 1…")
        if self.shots:
            await host.page.screenshot(path=self.shots / "000-lobby-options-form.png")
        await host.submit_modal(form, mode="one-faction")
        for one in others:
            await one.click(card, "Join")
        await self.visit.rest()
        for one, side in zip((host, *others), ("Carthage", "Rome"), strict=False):
            await one.click(card, f"Play for {side}")
            await self.visit.rest()
        await self.card("lobby-of-camps", host, card)
        await host.click(card, "Start")
        await self.visit.rest()
        await self.hall("camps", host, "hall")
        await self.own("camps", host)

    # Turns

    async def until(self, play: Play, reached: Callable[[Table[Any]], bool], scene: str = "", most: int = 400) -> None:
        """Everybody answers by mouse; each sort of question is looked at once."""
        for _ in range(most):
            table = await play.table()
            if table.over or reached(table):
                return
            turn = await play.turn()
            before = self.inboxes()
            seat = await play.go()
            name = play.fingers[seat].person.name
            self.asked[turn, name] += 1
            self.sent.update({("inbox", turn, one): count - before[one] for one, count in self.inboxes().items()})
            if self.album and scene:
                hand = self.visit.hands[THREE[0]]
                await self.album.take(f"{scene}-{table.state.step}", hand, hand.here)

    def inboxes(self) -> Mapping[str, int]:
        """How many messages have notified each so far."""
        return {name: hand.pings for name, hand in self.visit.hands.items()}

    async def staged(self) -> None:
        """GV-2.1 to 2.4: from the lobby over every turn of stage 1, Rome joins, and two turns of both republics."""
        play = await begun(self.visit, KIND, people=len(THREE))
        play.album = self.album
        host = self.visit.hands[THREE[0]]
        await self.hall("begun", host, "hall")
        while (table := await play.table()).state.rome is None:
            assert not table.over, "Carthage fell, and all have lost (GV-7.3): other dice are needed"
            await self.turn_of(play, "stage-1")
        await self.entry(host)
        for _ in range(1 + TURNS):  # the set-up of Rome first, which ends the turn in which it joins
            await self.turn_of(play, "stage-2")
        await self.boards("stage-2-later", host)
        await self.in_german("stage-2", host)

    async def turn_of(self, play: Play, scene: str) -> None:
        """A turn to its end; or until Rome joins, which ends stage 1."""
        now, table = await play.turn(), await play.table()
        alone = table.state.rome is None
        await self.until(play, lambda one: one.state.turn > now or (one.state.rome is not None) is alone, scene)
        await self.own(f"{scene}-{now}", self.visit.hands[THREE[0]])
        self.tell(play, now)

    async def entry(self, host: Hand) -> None:
        """GV-2.4: what Rome brings to the table."""
        await self.hall("rome-enters", host, "hall")
        await self.boards("rome-enters", host)

    async def both(self) -> None:
        """Both boards from the lobby on, as tables usually play: two turns."""
        play = await begun(self.visit, KIND, people=len(THREE), start="simultaneous")
        play.album = self.album
        for turn in range(1, TURNS + 1):
            await self.until(play, lambda table, turn=turn: table.state.turn > turn, "both")
            self.tell(play, turn)

    async def opened(self, name: str, start: Position) -> tuple[Play, Hand]:
        """A game at a position, in a channel of its own, and who sits at diamond."""
        town, bot = self.visit.house.town, self.visit.bot
        people = await begin_at(town, bot.store, THREE, Scene(name, start, THREE[0]), self.visit.house.time)
        for one in people:
            await self.visit.open(one.name)
            self.visit.hands[one.name].here = self.visit.hands[one.name].channel(name).channel
        await self.visit.rest()
        play = await Play.of(self.visit)
        play.album = self.album
        return play, self.visit.hands[THREE[0]]

    def tell(self, play: Play, turn: int) -> None:
        """What was pressed in a turn, and all that could not be pressed so far."""
        sys.stdout.write("\n".join([*self.table(play, turn), *play.awkward]) + "\n")
        sys.stdout.flush()

    def table(self, play: Play, turn: int) -> list[str]:
        """What this turn has cost each, and on what he has spent it."""
        rows = {who: count for (n, who), count in sorted(play.turns.items()) if n == turn}
        spent = [line for line in play.by_question() if line.startswith(f"turn {turn},")]
        calls, questions = self.sent, self.asked
        return [
            f"turn {turn}: {who} {count} presses, {questions[turn, who]} questions, {calls['inbox', turn, who]} calls"
            for who, count in rows.items()
        ] + spent

    # What is rare

    async def standing(self, name: str, start: Position, most: int = 40) -> None:
        """A game from a position, by mouse, until its turn is over; the cards of the channel are looked at."""
        play, host = await self.opened(name, start)
        first, steps = await play.turn(), set[str]()
        for _ in range(most):
            table = await play.table()
            if table.over or await play.turn() > max(first, 1):
                break
            if table.state.step not in steps:
                steps.add(table.state.step)
                await self.hall(f"{name}-{table.state.step.replace(':', '-')}", host, name)
                await self.card(f"{name}-{table.state.step.replace(':', '-')}-desk", host, await host.slash("/desk"))
            await play.go()
        await self.hall(f"{name}-end", host, name)
        sys.stdout.write("\n".join([name, *play.awkward]) + "\n")

    async def rare(self) -> None:
        """Wars, votes of both Senates, tribute, the fall of a republic, the end."""
        for name, start in {**bench(KIND).presets, **STANDING}.items():
            await self.standing(name, start)


STORIES: Final[Mapping[str, Callable[[Journey], Awaitable[None]]]] = {
    "lobbies": Journey.lobbies,
    "staged": Journey.staged,
    "both": Journey.both,
    "rare": Journey.rare,
    **{name: (lambda one, name=name: one.standing(name, bench(KIND).presets[name])) for name in bench(KIND).presets},
    **{name: (lambda one, name=name: one.standing(name, STANDING[name])) for name in STANDING},
}
USUAL: Final[Sequence[str]] = ("lobbies", "staged", "both", "rare")


async def travel(name: str, shots: Path | None) -> None:
    """One story in a playground of its own."""
    with tempfile.TemporaryDirectory(prefix="byrsa") as folder:
        async with playground(Path(folder), len(SIX), SEED) as visit:
            album = await Album.begun(visit.browser, visit.page.url, shots) if shots else None
            await STORIES[name](Journey(visit, album, shots))


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
