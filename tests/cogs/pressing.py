"""People who think for themselves and answer on their cards, as anybody would, and count what they press."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bot.app.demo.fingers import Awkward, Fingers
from bot.app.demo.play import was_taken
from bot.fronts import FRONTS
from bot.fronts.front import Going
from games.kernel import Posted, Raw, Seat
from games.kernel.table import Table
from loopback.client import Impossible
from tests.cogs.conftest import Hall, card
from tests.cogs.counting import Counting
from tests.cogs.test_whole_game import Nobody

KIND = "carthage"
BEFELL = re.compile(r"\*\*Desk of (?P<me>[^*]+)\*\*.*?\*\*What befell you\*\*\n(?P<lines>(?:- [^\n]*\n)+)", re.DOTALL)


@dataclass
class Evening:
    """A game in play, its people, and how often each has pressed in which turn, and for which question."""

    hall: Hall
    going: Going
    fingers: dict[Seat, Fingers]
    turns: Counter[tuple[int, str]] = field(default_factory=Counter[tuple[int, str]])
    dear: Counter[tuple[int, str, str]] = field(default_factory=Counter[tuple[int, str, str]])
    awkward: list[str] = field(default_factory=list[str])
    befell: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    """Who was told what of what befell him."""

    @classmethod
    async def of(cls, hall: Hall) -> Evening:
        """The game of the hall, which has begun."""
        shown = FRONTS[KIND].demonstration
        assert shown is not None
        people = {await hall.seat(one): Counting(one) for one in hall.people}
        fingers = {
            seat: Fingers(one, hall.bot.surface, hall.game, Nobody(), shown.steps) for seat, one in people.items()
        }
        minds = {seat: shown.mind(seat) for seat in people}
        going = shown.going(await hall.bot.surface.tables.table(hall.game), minds)
        return cls(hall, going, fingers)

    async def table(self) -> Table[Any]:
        """As the bot has it."""
        return await self.hall.bot.surface.tables.table(self.hall.game)

    async def play(self, through: int) -> None:
        """Until this turn is over."""
        table = await self.table()
        while not table.over and table.game.turn(table.state) <= through:
            await self.go(table)
            self.going.table = table = await self.table()

    async def go(self, table: Table[Any]) -> None:
        """One answer, by whoever has one; what no control says, if somebody waits, is answered as it is proposed."""
        said = self.going.next()
        assert said is not None, "nobody goes on"
        seat, key, raw = said
        posted, hand = table.open[key], self.fingers[seat].person
        assert isinstance(hand, Counting)
        before, turn, head = hand.presses, table.game.turn(table.state), table.head
        for one in (raw, posted.proposal, posted.decision.lapse) if posted.decision.awaited else (raw,):
            if await self.given(posted, one, head):
                break
        self.befell += [told for person in self.hall.people for told in befell(card(person).text)]
        self.turns[turn, hand.name] += hand.presses - before
        self.dear[turn, hand.name, posted.decision.kind] += hand.presses - before

    async def given(self, posted: Posted, raw: Raw, head: int) -> bool:
        """Whether an answer was given, and taken."""
        try:
            await self.fingers[posted.decision.seat].give(posted, raw)
        except (Awkward, Impossible) as error:
            self.awkward.append(f"{posted.decision.key}: {error}")
            return False
        self.hall.bot.reception.last.clear()  # a moment later the same button may be meant again
        await self.hall.town.idle()
        taken = was_taken(await self.table(), posted, head)
        if not taken:
            self.awkward.append(f"{posted.decision.key}: refused")
        return taken

    def by_question(self) -> list[str]:
        """On what the presses of a person in a turn were spent."""
        spent: dict[tuple[int, str], list[str]] = {}
        for (turn, name, kind), count in self.dear.most_common():
            spent.setdefault((turn, name), []).append(f"{kind} {count}")
        return [
            f"turn {turn}, {name} {self.turns[turn, name]}: {', '.join(kinds)}"
            for (turn, name), kinds in sorted(spent.items())
        ]


def befell(text: str) -> list[tuple[str, str]]:
    """What a desk says under *What befell you*, and to whom."""
    found = BEFELL.match(text)
    return [(found["me"], line) for line in found["lines"].splitlines()] if found else []
