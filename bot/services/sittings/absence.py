"""Absence: somebody says from when to when he is away, and what is to happen meanwhile (discord-ux 10.5).

*Wait* stops the clocks of the game: seven days in ninety at most, and over three days only if the table agrees.
*Orders* leaves it to his standing orders and the defaults. *Caretaker* lets an automaton play; the seat stays his. The
table sees how long he is away; a deadline he lets pass meanwhile is not held against him.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, Literal, TypeAlias

from pydantic import AwareDatetime, BaseModel, ConfigDict

from bot.base.errors import NotAllowed, NotOpen
from bot.services.pauses.pauses import TURN, Pause, go_on, seat_of, stop
from bot.services.people.automata import BY_DEFAULTS, Mind
from bot.services.seats import seats
from bot.services.votes.motions import Motion
from bot.services.votes.votes import propose, recount
from bot.store.parcels import LOBBY
from bot.store.store import NoteRow, Parcel, Stand
from bot.table.checks import unfinished
from bot.table.notes import NOTHING, Act, Noted
from bot.table.tables import Tables
from games.kernel import Seat

NOTE: Final = "away"
FREE: Final = timedelta(days=3)
MOST: Final = timedelta(days=7)
SPAN: Final = timedelta(days=90)
AHEAD: Final = timedelta(days=180)
SHORTEST: Final = timedelta(hours=1)
Policy: TypeAlias = Literal["wait", "orders", "caretaker"]


class Absence(BaseModel):
    """One absence of the holder of a seat.

    Attributes:
        mind: how his caretaker plays.
        stage: still to come, now, or past, and kept to count the days.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: Seat
    user: int
    since: AwareDatetime
    until: AwareDatetime
    policy: Policy
    mind: Mind = BY_DEFAULTS
    stage: Literal["planned", "running", "past"] = "planned"

    def note(self, game: str) -> NoteRow:
        """As it is kept; it falls due when it begins, when it ends, and when it no longer counts."""
        due = {"planned": self.since, "running": self.until, "past": self.until + SPAN}[self.stage]
        ref = f"{self.seat}.{int(self.since.timestamp())}"
        return NoteRow(game, NOTE, ref, self.model_dump(mode="json"), due)

    def changed(self, **changes: Any) -> Absence:
        """The same absence, some of it changed."""
        return self.model_copy(update=changes)


def read(note: NoteRow) -> Absence:
    """The absence a note keeps."""
    return Absence.model_validate(note.body)


def absences(stand: Stand, seat: Seat) -> list[Absence]:
    """All absences of whoever holds a seat now, the first first."""
    found = (read(note) for note in stand.notes_of(NOTE))
    return sorted((one for one in found if one.seat == seat and _holds(stand, one)), key=lambda one: one.since)


def _holds(stand: Stand, absence: Absence) -> bool:
    return stand.holder(absence.seat) == absence.user


def away(stand: Stand, seat: Seat) -> Absence | None:
    """The absence that lasts now."""
    return next((one for one in absences(stand, seat) if one.stage == "running"), None)


def here(stand: Stand, seat: Seat, _now: datetime) -> bool:
    """Whether the holder of a seat is not away."""
    return away(stand, seat) is None


def absent(stand: Stand) -> dict[Seat, datetime]:
    """Who is away, and until when: what the table may know."""
    return {seat: one.until for seat in stand.seats if (one := away(stand, seat))}


# -- what is asked for -------------------------------------------------------------------------------------------------
async def ask_away(
    tables: Tables,
    game: str,
    user: int,
    since: datetime,
    until: datetime,
    policy: Policy,
    mind: Mind = BY_DEFAULTS,
) -> Motion | None:
    """Somebody says that he will be away. None: so it is; else what the table votes on. NotAllowed: it cannot be so."""

    def wanted(seat: Seat, now: datetime) -> Absence:
        return Absence(seat=seat, user=user, since=max(since, now), until=until, policy=policy, mind=mind)

    wished = await tables.alone(game, partial(_away, tables, game, user, wanted))
    if wished is None:
        return None
    args = {"seat": str(wished.seat), "since": int(wished.since.timestamp()), "until": int(until.timestamp())}
    return await propose(tables, game, NOTE, args, wished.seat, user)


async def _away(tables: Tables, game: str, user: int, wanted: Callable[[Seat, datetime], Absence]) -> Absence | None:
    """Plan it, unless the table has to vote on it: so long nobody waits unasked. NotAllowed: it cannot be so."""
    stand, now = unfinished(await tables.store.stand(game)), tables.time.now()
    seat = seat_of(stand, user)
    if seat is None:
        raise NotAllowed("seat.none")
    absence = wanted(seat, now)
    _check(absence, absences(stand, seat), now)
    if absence.policy == "wait" and absence.until - absence.since > FREE and stand.game.status != "lobby":
        return absence
    await _plan(tables, game, absence)
    return None


def _check(absence: Absence, others: Iterable[Absence], now: datetime) -> None:
    """Whether somebody may be away so. NotAllowed: why not."""
    if absence.until <= now or absence.until - absence.since < SHORTEST:
        raise NotAllowed("away.past")
    if absence.since - now > AHEAD or absence.until - absence.since > SPAN:
        raise NotAllowed("away.long", days=SPAN.days, ahead=AHEAD.days)
    if any(one.stage != "past" and one.since < absence.until and absence.since < one.until for one in others):
        raise NotAllowed("away.overlap")
    if absence.policy == "wait":
        left = MOST - spent(others, absence.until - SPAN)
        if absence.until - absence.since > left:
            raise NotAllowed("away.spent", days=MOST.days, span=SPAN.days, hours=max(left, timedelta()) // SHORTEST)


def spent(others: Iterable[Absence], since: datetime) -> timedelta:
    """How long a table was made, or is to be made, to wait since then."""
    waits = (one.until - max(one.since, since) for one in others if one.policy == "wait")
    return sum((max(length, timedelta()) for length in waits), timedelta())


async def granted(tables: Tables, motion: Motion) -> None:
    """The table waits for longer; if he holds his seat still."""

    async def act() -> None:
        stand, now = unfinished(await tables.store.stand(motion.game)), tables.time.now()
        seat = Seat(str(motion.args["seat"]))
        if motion.user is None or stand.holder(seat) != motion.user:
            raise NotAllowed("seat.none")
        since, until = (datetime.fromtimestamp(int(motion.args[one]), tz=now.tzinfo) for one in ("since", "until"))
        absence = Absence(seat=seat, user=motion.user, since=since, until=until, policy="wait")
        if absence.note(motion.game).ref not in {one.ref for one in stand.notes_of(NOTE)}:
            _check(absence, absences(stand, seat), now)
            await _plan(tables, motion.game, absence)

    await tables.alone(motion.game, act)


async def _plan(tables: Tables, game: str, absence: Absence) -> None:
    """Keep it; the clock rings when it begins, at once if that is now."""
    await tables.store.note(game, tables.time.now(), [absence.note(game)])


async def come_back(tables: Tables, game: str, user: int) -> bool:
    """He is back before his time, or does not go; whether there was anything to end."""

    async def act() -> list[Absence]:
        stand = unfinished(await tables.store.stand(game))
        seat = seat_of(stand, user)
        open_ = [one for one in absences(stand, seat) if one.stage != "past"] if seat else []
        planned = [one.note(game) for one in open_ if one.stage == "planned"]
        await tables.store.note(game, tables.time.now(), drop=planned)
        return open_

    found = await tables.alone(game, act)
    for one in found:
        if one.stage == "running":
            await _end(tables, game, one)
    return bool(found)


# -- what happens ------------------------------------------------------------------------------------------------------
async def ring(tables: Tables, note: NoteRow) -> None:
    """An absence begins, ends, or is so long ago that it no longer counts."""
    stand, now = await tables.store.stand(note.game), tables.time.now()
    kept = stand.note(NOTE, note.ref) if stand else None
    if stand is None or kept is None or kept.due is None or kept.due > now:
        return
    absence = read(kept)
    gone = absence.stage == "past" or stand.game.status == "over" or not _holds(stand, absence)
    if gone or (absence.stage == "planned" and absence.until <= now):
        await tables.store.note(note.game, now, drop=[kept])
    elif absence.stage == "running":
        await _end(tables, note.game, absence)
    else:
        await _begin(tables, stand, absence)


async def _begin(tables: Tables, stand: Stand, absence: Absence) -> None:
    """What he wished for begins, then it is noted; if the process ends in between, it begins once more.

    Whoever has changed his mind meanwhile is back at once. Votes of all who are present do not wait for him any more.
    """
    game, now = stand.game.id, tables.time.now()
    if stand.game.status != "lobby":
        if absence.policy == "wait":
            await stop(tables, game, Pause(by="away", since=now, until=absence.until, seat=absence.seat))
        if absence.policy == "caretaker":
            await seats.stand_in(tables, game, absence.seat, absence.mind)
    told = Parcel("public", "channel", "away", absence.note(game).ref)
    parcels = [told, TURN] if stand.game.status != "lobby" else [LOBBY]
    if not await _note(tables, game, absence.changed(stage="running"), parcels, known=True):
        await _end(tables, game, absence)
    elif stand.game.status != "lobby":
        await recount(tables, game)


async def _end(tables: Tables, game: str, absence: Absence) -> None:
    """He is back: the table waits for him no longer, and he plays himself."""
    now = tables.time.now()
    try:
        await go_on(tables, game, str(absence.seat), Parcel("public", "channel", "notice", "resumed"))
    except NotOpen:
        await _note(tables, game, absence.changed(stage="past", until=min(now, absence.until)), [LOBBY])
        return
    if absence.policy == "caretaker":
        await seats.stand_down(tables, game, absence.seat)
    told = Parcel("public", "channel", "notice", "back", about={"seat": str(absence.seat)})
    await _note(tables, game, absence.changed(stage="past", until=min(now, absence.until)), [told, TURN])


async def _note(tables: Tables, game: str, absence: Absence, parcels: list[Parcel], *, known: bool = False) -> bool:
    """Note it as it is now; False: only if it was `known` still, and it was not."""

    async def act() -> bool:
        note, stand = absence.note(game), await tables.store.stand(game)
        if known and (stand is None or stand.note(NOTE, note.ref) is None):
            return False
        await tables.store.note(game, tables.time.now(), [note], parcels=parcels)
        return True

    return await tables.alone(game, act)


def opened(act: Act) -> Noted:
    """A game begins while somebody is away: what he wished for begins with it."""
    if act.stand.game.status != "lobby":
        return NOTHING
    running = [one for note in act.stand.notes_of(NOTE) if (one := read(note)).stage == "running"]
    again = [one.changed(stage="planned").note(act.game.id) for one in running]
    return Noted([NoteRow(one.game, one.kind, one.ref, one.body, act.at) for one in again])
