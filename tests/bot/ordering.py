"""Games in which somebody has left orders, with a clock that tests move."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.services.orders.errands import ERRAND
from bot.services.orders.orders import Do, Order, When, body_of, new_order
from bot.services.orders.standing import give
from bot.store.store import GameRow, NoteRow, SeatRow, Stand
from bot.table.tables import Plan, Tables
from games.carthage.senate.pieces import Session
from games.carthage.state import Carthage
from games.catalog import GAMES
from games.kernel import Posted, Seat, Setup
from games.kernel.decision import chairs
from games.republic.forum.pieces import Initiatives
from tests.bot.playing import HOST, NOW, SEED, FakeTime, opened, plan, user
from tests.games.carthage.play import dealt, prepared
from tests.games.rome import play as play_of_rome
from tests.lobbies import LITERAL

LONG = timedelta(minutes=95)
ONE, TWO, THREE = chairs(3)


@dataclass
class Room:
    """One game and its clock."""

    tables: Tables
    game: str
    time: FakeTime
    clock: Clock

    async def stand(self) -> Stand:
        found = await self.tables.store.stand(self.game)
        assert found is not None
        return found

    async def order(self, seat: Seat, *orders: Order) -> None:
        """A seat's orders, as they would be given."""
        await give(self.tables, self.game, seat, [body_of(one) for one in orders])

    async def errands(self) -> list[NoteRow]:
        return (await self.stand()).notes_of(ERRAND)

    async def later(self, by: timedelta = LONG) -> None:
        """So much later, and all that is due by then is done."""
        self.time.move(by)
        await self.clock.tick()

    async def windows_end(self) -> None:
        """The deadlines come, and whatever time the seats have in reserve is over too."""
        for _ in range(5):
            await self.later(timedelta(hours=12))

    async def posted(self, kind: str, seat: Seat | None = None) -> Posted | None:
        table = await self.tables.table(self.game)
        fits = (one for one in table.open.values() if one.decision.kind == kind)
        return next((one for one in fits if seat in (None, one.decision.seat)), None)

    async def journal(self) -> list[tuple[str, str, Any]]:
        """Who answered how."""
        rows = await self.tables.store.journal(self.game)
        return [(row.entry.kind, row.entry.key, row.entry.raw) for row in rows if row.undone_by is None]

    async def answer(self, kind: str, raw: Any, seat: Seat | None = None) -> None:
        posted = await self.posted(kind, seat)
        assert posted is not None
        who = posted.decision.seat
        await self.tables.submit(self.game, who, posted.ref, posted.rev, raw, user(who))

    async def skip_to(self, step: str) -> None:
        """Let the defaults run until this step."""
        while (table := await self.tables.table(self.game)).state.step != step:
            posted = next(one for one in table.open.values() if one.decision.awaited)
            decision = posted.decision
            await self.tables.submit(self.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")

    async def parcels(self, kind: str) -> list[Any]:
        """What is on its way to Discord of a kind."""
        return [row.parcel for row in await self.tables.store.claim(self.time.now(), 500) if row.parcel.kind == kind]


@asynccontextmanager
async def room(
    path: Path,
    kind: str = "sample",
    *,
    seats: int = 3,
    pace: str = "brisk",
    plan: Plan = plan,
    made: Callable[[Any], object] | None = None,
    **more: Any,
) -> AsyncIterator[Room]:
    """A game that has just begun; `made`: one of a republic that begins as this arranges it."""
    async with opened(path) as store:
        time = FakeTime()
        games = {**GAMES, kind: replace(GAMES[kind], setup=arranged(kind, made))} if made else GAMES
        tables = Tables(store, games, plan, HOOKS, time=time)
        row = GameRow("salt22", kind, "Salt", HOST, NOW, pace=pace, channel=7, guild=1, terms=LITERAL)
        await store.add_game(replace(row, **more))
        for n, seat in enumerate(chairs(seats)):
            await store.take_seat(SeatRow(row.id, seat, "user", user(seat), NOW + timedelta(seconds=n)))
        await tables.open_game(row.id, HOST, seed=SEED)
        clock = Clock(store, tables, time)
        await clock.connected()
        yield Room(tables, row.id, time, clock)
        tables.close()


LAID: dict[str, tuple[Callable[[int], Any], Callable[[Any], None]]] = {
    "carthage": (dealt, prepared),
    "rome": (play_of_rome.dealt, play_of_rome.prepared),
}


def arranged(kind: str, made: Callable[[Any], object]) -> Callable[[Setup], Any]:
    """A table as tests of rules have it, changed in this way."""

    def setup(how: Setup) -> Any:
        lay, prepare = LAID[kind]
        g = lay(len(how.seats))
        prepare(g)
        made(g)
        return g

    return setup


def senate(*changes: Callable[[Carthage], object]) -> Callable[[Carthage], None]:
    """The Senate's other business; the first seat's Mago presides."""

    def made(g: Carthage) -> None:
        g.senate, g.step = Session(), "senate.business"
        for change in changes:
            change(g)

    return made


def forum(step: str = "forum.persuasion", **purses: int) -> Callable[[Carthage], None]:
    """The first seat's initiative; Faction Treasuries as given."""

    def made(g: Carthage) -> None:
        g.forum, g.step = Initiatives(number=1, seat=ONE), step
        for faction in g.factions.values():
            faction.treasury = 0
        for seat, talents in purses.items():
            g.factions[Seat(seat)].treasury = talents

    return made


def order(kind: str, how: str = "default", *, when: dict[str, Any] | None = None, **rest: Any) -> Order:
    """An order in short."""
    do = {name: rest.pop(name) for name in ("option", "amount", "seat") if name in rest}
    return new_order(When(kind=kind, **(when or {})), Do.model_validate({"how": how, **do}), **rest)


def seqs(found: Sequence[tuple[str, str, Any]], kind: str) -> list[str]:
    """The keys of what was answered in this way."""
    return [key for how, key, _ in found if how == kind]
