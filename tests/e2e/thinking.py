"""People who think for themselves: whatever is to be said in a game, they say what a player who wants to win would."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.app.demo.fingers import Fingers
from bot.fronts import FRONTS
from bot.fronts.front import Demonstration
from games.kernel import Posted, Raw, Seat
from games.kernel.table import Table
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from tests.e2e.stage import Stage
from tests.e2e.whole import TAKEN, said

Give: TypeAlias = Callable[[Person, Posted, Raw], Awaitable[object]]
MOST = 2000


class Silent:
    """Nobody writes this story."""

    def deed(self, person: Person, card: Seen, what: str, reply: Reply | None) -> None:
        """What somebody did."""


@dataclass(slots=True)
class Thinkers:
    """All people of a game, and what each has in mind."""

    stage: Stage
    game: str
    shown: Demonstration
    people: Mapping[Seat, Person]
    minds: Mapping[Seat, Any]

    @classmethod
    async def of(cls, stage: Stage, people: Sequence[Person]) -> Thinkers:
        """Of the game that was opened last."""
        row = (await stage.bot.store.games())[-1]
        shown, by_user = FRONTS[row.kind].demonstration, {one.id: one for one in people}
        assert shown is not None
        seats = {one.seat: by_user[one.user] for one in await stage.bot.store.seats(row.id) if one.user is not None}
        return cls(stage, row.id, shown, seats, {seat: shown.mind(seat) for seat in seats})

    async def table(self) -> Table[Any]:
        """As the bot has it."""
        return await self.stage.bot.surface.tables.table(self.game)

    async def play(self, reached: Callable[[], bool], give: Give) -> None:
        """One answer after the other, until something is reached."""
        going = self.shown.going(await self.table(), self.minds)
        for _ in range(MOST):
            if reached():
                return
            going.table = await self.table()
            said = going.next()
            assert said is not None, "nobody goes on"
            seat, key, raw = said
            await give(self.people[seat], (await self.table()).open[key], raw)
            self.stage.bot.reception.last.clear()  # a second later: the same button once more is no slip of the finger
            await self.stage.town.idle()
        raise AssertionError(f"not reached after {MOST} answers")

    async def on_desks(self, person: Person, posted: Posted, raw: Raw) -> None:
        """An answer by presses: on the card in his inbox, else on the desk he opens."""
        await Fingers(person, self.stage.bot.surface, self.game, Silent(), self.shown.steps).give(posted, raw)

    async def by_command(self, person: Person, posted: Posted, raw: Raw) -> None:
        """An answer by a command, in words."""
        look = await self.stage.bot.surface.look_as(self.game, person.id)
        assert look is not None
        reply = await said(person, posted, look.of(posted), raw)
        assert reply.text.startswith(TAKEN), (posted.decision.key, raw, reply.text)
