"""What a process does at a beat with those that share its database: all that is theirs together, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.base.pace import Pace
from bot.base.shares import due

from .care import in_care, leave_care, take_care, unsettled
from .db import Db
from .hops import Hops
from .news import Change
from .processes import CLOCK, bury_others
from .sharing import (
    claims,
    count_there,
    free_session,
    next_turn,
    note_there,
    open_sessions,
    take_sessions,
    take_share,
    too_many,
)


@dataclass(frozen=True, slots=True)
class Telling:
    """What a process tells of itself at a beat.

    Attributes:
        planned: how many processes there are to be.
        wanted: how many calls it wanted since its beat before.
        used: how many calls a second it may be making.
        there: which of its sessions are on Discord.
        ended: which sessions it has ended, so that others may begin them.
        sure: whether it was heard of for so long without a gap that whoever was not is dead.
    """

    planned: int
    pace: Pace
    wanted: int
    used: int
    there: Sequence[int]
    ended: Sequence[int]
    sure: bool


@dataclass(frozen=True, slots=True)
class Found:
    """What it learns.

    Attributes:
        share: how many calls a second are its; None: another was taking his, so it is what it was.
        sessions: which are its.
        excess: which of them it is to give up.
        there: how many sessions of all processes are on Discord, of how many.
        taken: which games in play have come into its care.
    """

    share: int | None
    sessions: Sequence[int]
    excess: Sequence[int]
    there: tuple[int, int]
    taken: Sequence[str]

    @property
    def all_there(self) -> bool:
        """Whether no session of any process is away."""
        there, wanted = self.there
        return 0 < wanted == there


class Company(Hops):
    """The tables `process`, `shard`, `turn` and `care`, for a process that is not alone; only PostgreSQL has them."""

    def join(self) -> None:
        """From now on it sees only to games in its care."""
        self.carer = self._owner

    async def due_share(self) -> int:
        """How many calls a second are due to it, by what all have wanted."""
        wanted = {one: claim.wanted for one, claim in (await self._read(claims)).items()}
        return due({self._owner: 0, **wanted})[self._owner]

    async def beat(self, telling: Telling) -> Found:
        """Be heard of, follow the dead, take what falls to it."""
        return await self._aside((), _beat, self._owner, telling)

    async def open_sessions(self, advised: int) -> int:
        """How many sessions the bot has."""
        return await self._aside((), open_sessions, advised)

    async def leave_session(self, number: int) -> None:
        """It is about to end a session: the games of its servers are seen to by whoever has it next."""
        await self._aside((), leave_care, self._owner, [number])

    async def next_turn(self, turn: int, pause: timedelta) -> timedelta:
        """How long a session is to wait before it identifies."""
        return await self._aside((), next_turn, turn, pause)

    async def count_there(self, pace: Pace) -> tuple[int, int]:
        """How many sessions are on Discord, in whichever process, and how many there are to be."""
        return await self._read(count_there, pace.silent)

    async def in_care(self) -> list[str]:
        """The games that it sees to, of servers whose sessions it has on Discord."""
        return await self._read(in_care, self._owner)

    async def unsettled(self) -> dict[str, datetime]:
        """The games in its care to which an outage is still to be given back, and since when; alone: there are none."""
        return await self._read(unsettled, self.carer) if self.carer else {}

    async def halt(self, seconds: float) -> None:
        """Discord answers no calls for so long: all others are told."""
        told = [Change("halt", round(seconds * 1000))]
        await self._queued(_nothing, (), aside=True, others=told)


def _beat(db: Db, process: str, telling: Telling) -> Found:
    db.execute(f"UPDATE process SET heard = {CLOCK} WHERE id = ?", (process,))  # noqa: S608
    bury_others(db, process, telling.pace.dead if telling.sure else None)
    for number in telling.ended:
        leave_care(db, process, [number])
        free_session(db, process, number)
    share = take_share(db, process, telling.wanted, telling.used)
    mine = take_sessions(db, process, telling.planned, telling.pace.dead)
    note_there(db, process, telling.there)
    there = count_there(db, telling.pace.silent)
    return Found(share, mine, too_many(db, process), there, take_care(db, process))


def _nothing(_: Db) -> None:
    """Only news are told."""
