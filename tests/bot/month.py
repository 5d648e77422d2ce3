"""A month at many tables: people of ten time zones who sleep, forget, go away and vanish; outages and restarts.

`python -m tests.bot.month 50 30` plays fifty games for thirty days on a clock that is moved, and prints what it found.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Literal

from structlog.testing import capture_logs

from bot.base.errors import BotError
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.services.people import people
from bot.services.people.people import of_seat
from bot.services.people.quiet import SHORTEST, STRETCH, stretches
from bot.services.sittings.absence import ask_away
from bot.store.sql import SqlStore
from bot.store.sqlite import open_store
from bot.store.store import GameRow, SeatRow, Stand, WindowRow
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from bot.table.writing import Done
from games.catalog import GAMES
from games.kernel import Dice, Posted
from games.kernel.decision import chairs
from games.kernel.dice import DicePicker
from tests.bot.playing import FakeTime

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ZONES = (
    "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney", "Asia/Kolkata",
    "America/Sao_Paulo", "Africa/Tunis", "Asia/Kathmandu", "America/Los_Angeles", "Pacific/Auckland",
)  # fmt: skip
PACES = ("brisk", "standard", "standard", "relaxed")
START = datetime.fromisoformat("2026-03-15T12:00:00+00:00")  # both halves of the world change their clocks soon
POLICIES: tuple[Literal["wait", "orders", "caretaker"], ...] = ("wait", "orders", "caretaker")


@dataclass
class Report:
    """What happened, and what should not have."""

    counts: Counter[str] = field(default_factory=Counter[str])
    early: list[str] = field(default_factory=list[str])
    asleep: list[str] = field(default_factory=list[str])
    stuck: list[str] = field(default_factory=list[str])
    errors: list[str] = field(default_factory=list[str])


class WatchedTables(Tables):
    """Tables whose every default is looked at."""

    report: Report
    back: datetime

    async def lapse(self, game: str, ref: str, by: datetime | None = None) -> Done:
        stand, now = await self.store.stand(game), self.time.now()
        row = next((one for one in stand.windows if one.ref == ref), None) if stand else None
        done = await super().lapse(game, ref, by)
        entry = done.outcome.entry
        if stand and row and entry and entry.kind == "lapse":
            self.report.counts["defaults"] += 1
            self._check(stand, row, now)
        return done

    def _check(self, stand: Stand, row: WindowRow, now: datetime) -> None:
        """10.1, 10.2, 10.8: not before its time, not in his sleep, not soon after an outage."""
        name = f"{stand.game.id} {row.kind} {row.seat} at {now}"
        if row.due is None or row.due > now or now - self.back < HOUR:
            self.report.early.append(name)
        quiet = of_seat(stand, row.seat).quiet
        if quiet is None or stand.seats[row.seat].user is None or not quiet.asleep(now):
            return
        sleepers = [found for seat in stand.seats if (found := of_seat(stand, seat).quiet)]
        awake = any(one.length >= SHORTEST for one in stretches(now - STRETCH, now, sleepers))
        if row.rested != row.due or awake:  # else no hour suited all, and somebody else had just woken (10.2)
            self.report.asleep.append(f"{name} {row.rested} {row.due}")


@dataclass
class Member:
    """Somebody who plays: when he looks at his games, and how diligent he is."""

    user: int
    lazy: float
    gone: datetime | None
    next: datetime


class Month:
    """Fifty tables, and the people who sit at them."""

    def __init__(self, path: Path, games: int, seed: int = 0) -> None:
        self.path, self.number, self.random = path, games, Random(seed)
        self.time, self.report, self.pick = FakeTime(START), Report(), DicePicker(Dice(f"month {seed}"))
        self.members: list[Member] = []
        self.store: SqlStore
        self.tables: WatchedTables
        self.clock: Clock

    @asynccontextmanager
    async def process(self) -> AsyncIterator[None]:
        """One life of the bot."""
        self.store = await open_store(self.path)
        self.tables = WatchedTables(self.store, GAMES, plan, HOOKS, self.time)
        self.tables.report, self.tables.back = self.report, self.time.now()
        self.clock = Clock(self.store, self.tables, self.time)
        await self.clock.connected()
        try:
            yield
        finally:
            self.clock.disconnected()
            await self.store.renew(self.time.now(), connected=False)
            self.tables.close()
            await self.store.close()

    async def settle(self) -> None:
        """People, their hours, and the tables they sit at."""
        for n in range(max(6, self.number * 2)):
            user, zone, bed = 1000 + n, ZONES[n % len(ZONES)], self.random.randint(21, 24) % 24
            hours = {"quiet_from": f"{bed:02}:30", "quiet_until": f"{(bed + 8) % 24:02}:15"} if n % 5 else {}
            await people.keep(self.store, user, zone=zone, **hours)
            gone = START + self.random.uniform(3, 25) * DAY if n % 7 == 5 else None
            self.members.append(Member(user, self.random.choice((0.1, 0.4, 0.9)), gone, START))
        for n in range(self.number):
            await self.open(n)

    async def open(self, n: int) -> None:
        """One table: mostly Carthage; one in three wants every question in the order of the rules."""
        kind, game = ("sample" if n % 10 == 9 else "carthage"), f"game{n:02}"
        seated = self.random.sample(self.members, self.random.randint(3, 5))
        options = {} if kind == "sample" else {"scenario": self.random.choice(("early", "late")), "ballots": "ordered"}
        row = GameRow(game, kind, f"Game {n}", seated[0].user, self.time.now(), channel=n, guild=1)
        terms = {"seats": len(seated), "rounds": n % 3 == 2}
        await self.store.add_game(replace(row, pace=PACES[n % len(PACES)], options=options, terms=terms))
        for seat, member in zip(chairs(6), seated, strict=False):
            await self.store.take_seat(SeatRow(game, seat, "user", member.user, self.time.now()))
        await self.tables.open_game(game, seated[0].user, seed=f"month {n}")

    # -- time passes ---------------------------------------------------------------------------------------------------
    async def live(self, days: float) -> None:
        """The days of the month, with an outage or a restart now and then."""
        until, trouble = START + days * DAY, START + 2 * DAY
        await self.begin()
        while self.time.now() < until:
            trouble += self.random.uniform(1, 5) * DAY
            async with self.process():
                while self.time.now() < min(trouble, until):
                    await self.step(min(trouble, until))
            self.report.counts["restarts"] += 1
            self.time.move(self.random.choice((0.01, 0.5, 3.0, 9.0)) * HOUR)
        async with self.process():
            await self.examine()

    async def begin(self) -> None:
        async with self.process():
            await self.settle()

    async def step(self, until: datetime) -> None:
        """To the next thing that happens: a deadline, a reminder, or somebody who looks at his games."""
        member = min(self.members, key=lambda one: one.next)
        when = await self.clock.tick()
        at = min(member.next, until, when or until)
        self.time.move(max(at - self.time.now(), timedelta()))
        if member.next <= self.time.now():
            await self.visit(member)

    async def visit(self, member: Member) -> None:
        """Somebody looks at his games, unless he sleeps or has vanished; then he comes again some hours later."""
        now = self.time.now()
        member.next = now + self.random.expovariate(1 / 8) * HOUR + timedelta(minutes=5)
        quiet = people.preferences(await self.store.user(member.user)).quiet
        if (member.gone and now >= member.gone) or (quiet and quiet.asleep(now)):
            return
        self.report.counts["visits"] += 1
        for game in await self.store.games(user=member.user, status=("playing",)):
            if self.random.random() < 0.002:
                await self.leave_for_a_while(game.id, member)
            await self.answer(game.id, member)

    async def leave_for_a_while(self, game: str, member: Member) -> None:
        since = self.time.now() + self.random.uniform(0, 2) * DAY
        try:
            await ask_away(self.tables, game, member.user, since, since + 2 * DAY, self.random.choice(POLICIES))
        except BotError:
            return
        self.report.counts["absences"] += 1

    async def answer(self, game: str, member: Member) -> None:
        """He answers what he is asked, if he is not too lazy; he offers and bargains seldom."""
        for _ in range(20):
            stand, table = await self.tables.sight(game)
            mine = [one for one in table.open.values() if stand.holder(one.decision.seat) == member.user]
            posted = next((one for one in mine if one.decision.awaited), None)
            if posted is None or stand.game.status != "playing" or self.random.random() < member.lazy:
                return
            await self.press(game, posted, member.user)

    async def press(self, game: str, posted: Posted, user: int) -> None:
        """The default, or any legal answer."""
        decision = posted.decision
        raw: Any = decision.lapse if self.random.random() < 0.3 else decision.choice.sample(self.pick)
        try:
            await self.tables.submit(game, decision.seat, posted.ref, posted.rev, raw, user)
        except BotError:
            self.report.counts["refused"] += 1
        else:
            self.report.counts["answers"] += 1

    # -- what should not be --------------------------------------------------------------------------------------------
    async def examine(self) -> None:
        """No game is stuck: it is over, or stands still for a reason, or something will happen."""
        for game in await self.store.games():
            stand = await self.store.stand(game.id)
            assert stand is not None
            self.report.counts[f"games {game.status}"] += 1
            last = await self.store.last_entry(game.id)
            self.report.counts["acts"] += game.head
            if game.status == "over" or stand.game.paused_at or stand.notes_of("pause"):
                self.report.counts["paused"] += game.status != "over"
                continue
            dues = [row.due for row in stand.windows if row.due]
            idle = last is None or self.time.now() - last.at > 10 * DAY
            if game.status == "held" or not dues or min(dues) > self.time.now() + 10 * DAY or idle:
                self.report.stuck.append(f"{game.id} {game.status} {game.cause} {last.at if last else ''} {dues[:1]}")


async def month(games: int, days: float, seed: int = 0) -> Report:
    """Play, and report."""
    with tempfile.TemporaryDirectory() as folder:
        played = Month(Path(folder) / "month.db", games, seed)
        with capture_logs() as logged:
            await played.live(days)
        played.report.errors += [str(entry) for entry in logged if entry["log_level"] == "error"]
        return played.report


if __name__ == "__main__":
    found = asyncio.run(month(int(sys.argv[1]), float(sys.argv[2])))
    print(dict(found.counts), found.early[:5], found.asleep[:5], found.stuck[:5], found.errors[:5], sep="\n")
