"""People who think for themselves and answer on their cards, as anybody would, and count what they press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.app.demo.fingers import Awkward, Fingers
from bot.app.demo.play import was_taken
from bot.fronts import FRONTS
from bot.fronts.front import Going
from bot.surface.kit.answers import is_one, offered
from games.kernel import Decision, Dice, Posted, Raw, Seat
from games.kernel.dice import DicePicker
from games.kernel.table import Table
from loopback.client import Impossible
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall
from tests.cogs.counting import Counting

KIND = "carthage"


class Nobody:
    """Nobody writes this story."""

    def deed(self, person: Person, card: Seen, what: str, reply: Reply | None) -> None:
        """What somebody did."""


class Willing:
    """Somebody who plays as well as he can, and whoever offers him something gets an answer, and a yes."""

    def __init__(self, player: Any) -> None:
        self.player, self.answered, self.offered = player, set[str](), set[str]()

    def heeds(self, decision: Decision[Any]) -> int:
        """Whatever belongs to a deal, and what any player heeds."""
        return self.player.heeds(decision) or int("deal" in decision.about)

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:
        """What any player says; in a deal it is cards for cards, and consent."""
        if "deal" not in decision.about:
            raw = self.player.answer(decision, look)
            self.offered |= {str(decision.about["to"])} if raw and "to" in decision.about else set()
            return raw
        if not is_one(decision.choice):
            return self._cards(decision, self.player.answer(decision, look))
        return next((one for one in offered(decision.choice) if one.startswith("accept")), None)

    def _cards(self, decision: Decision[Any], said: Raw | None) -> Raw | None:
        """What any player gives, else some cards, truly named; once, and not to whom he has offered some himself."""
        two = set(str(decision.about["deal"]).split(".")[:2])
        if decision.key in self.answered or two & self.offered:
            return None
        self.answered.add(decision.key)
        some: Any = said or decision.choice.sample(DicePicker(Dice("willing"), "cards"))
        return some if said else {**some, "names": [card.partition(".")[0] for card in some["cards"]]}


@dataclass
class Evening:
    """A game in play, its people, and how often each has pressed in which turn, and for which question."""

    hall: Hall
    going: Going
    fingers: dict[Seat, Fingers]
    turns: Counter[tuple[int, str]] = field(default_factory=Counter[tuple[int, str]])
    dear: Counter[tuple[int, str, str]] = field(default_factory=Counter[tuple[int, str, str]])
    awkward: list[str] = field(default_factory=list[str])

    @classmethod
    async def of(cls, hall: Hall) -> Evening:
        """The game of the hall, which has begun."""
        shown = FRONTS[KIND].demonstration
        assert shown is not None
        people = {await hall.seat(one): Counting(one) for one in hall.people}
        fingers = {
            seat: Fingers(one, hall.bot.surface, hall.game, Nobody(), shown.steps) for seat, one in people.items()
        }
        minds = {seat: Willing(shown.mind(seat)) for seat in people}
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
