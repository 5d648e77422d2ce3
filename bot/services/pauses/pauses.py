"""Pausing: the clocks of a game stand still, for one reason or several; play goes on (discord-ux 10).

A reason is a note: the table's wish, a table that has fallen asleep, a player who is away and is waited for. Clocks run
on when the last of them is gone. Deadlines then move by the time that has passed, so that nobody has lost any.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import Final, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict

from bot.base.errors import NotAllowed
from bot.base.text import escape
from bot.services.clock.deadlines import rested
from bot.services.deals.deals import card, seats_of
from bot.services.deals.terms import DUE
from bot.services.votes.motions import KEPT, Motion
from bot.services.votes.votes import begun, propose, recount
from bot.store.store import NoteRow, Parcel, Stand
from bot.table.tables import Tables
from games.kernel import Seat

NOTE: Final = "pause"
TABLE: Final = "table"
EXTENDED: Final = "extended"
MISSED: Final = "missed"
HOURS: Final = range(1, 73)
ASLEEP: Final = ("missed", "empty")
REASON: Final = 200
TURN: Final = Parcel("public", "channel", "turn", merge=True)


class Pause(BaseModel):
    """One reason why the clocks of a game stand still.

    Attributes:
        by: the table's vote or its master's word; half the table let deadlines pass; somebody is away; all are gone;
            the bot cannot write in its channel.
        seat: who is away.
        until: when it ends by itself; None: it does not.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    by: Literal["table", "missed", "away", "empty", "lost"]
    since: AwareDatetime
    until: AwareDatetime | None = None
    seat: Seat | None = None
    reason: str = ""

    def note(self, game: str) -> NoteRow:
        """As it is kept; it falls due when it ends."""
        return NoteRow(game, NOTE, self.seat or self.by, self.model_dump(mode="json"), self.until)


def pauses(notes: Iterable[NoteRow]) -> list[Pause]:
    """Why the clocks of a game stand still, the first reason first."""
    found = (Pause.model_validate(note.body) for note in notes if note.kind == NOTE)
    return sorted(found, key=lambda pause: pause.since)


def moved_cards(stand: Stand) -> list[Parcel]:
    """What shows deadlines: the Turn card, the cards of those who are waited for, deals with a time of their own."""
    seats = dict.fromkeys(window.seat for window in stand.windows)
    decisions = (Parcel(f"seat:{seat}", f"dm:{seat}", "decisions", merge=True) for seat in seats)
    deals = (card(seat, note.ref) for note in stand.notes_of(DUE) for seat in seats_of(note.ref))
    return [TURN, *decisions, *deals]


def seat_of(stand: Stand, user: int) -> Seat | None:
    """The seat somebody holds."""
    return next((seat for seat, row in stand.seats.items() if row.user == user), None)


# -- what is asked for -------------------------------------------------------------------------------------------------
async def ask_pause(tables: Tables, game: str, user: int, hours: int | None = None, reason: str = "") -> Motion:
    """A seat proposes to pause, the game master pauses. NotAllowed: it is paused already, or not for so long."""
    if hours is not None and hours not in HOURS:
        raise NotAllowed("pause.hours", low=HOURS.start, high=HOURS.stop - 1)
    stand = await begun(tables, game)
    if stand.note(NOTE, TABLE):
        raise NotAllowed("pause.already")
    args = {"hours": hours or 0, "reason": said(reason)}
    return await propose(tables, game, "pause", args, seat_of(stand, user), user)


async def ask_resume(tables: Tables, game: str, user: int) -> Motion | None:
    """A seat proposes to go on, the game master lets it go on. None: it does, for nobody had to agree.

    A game that paused itself since nobody came goes on as soon as a player is back.
    """
    stand = await begun(tables, game)
    reasons, seat = pauses(stand.notes), seat_of(stand, user)
    if not reasons:
        raise NotAllowed("pause.none")
    if seat is not None and all(one.by in ASLEEP for one in reasons):
        await tables.store.note(game, tables.time.now(), drop=[one for one in [stand.note(MISSED, seat)] if one])
        await go_on(tables, game, told=Parcel("public", "channel", "notice", "resumed-by", about={"seat": str(seat)}))
        return None
    return await propose(tables, game, "resume", {}, seat, user)


async def ask_extend(tables: Tables, game: str, user: int, hours: int, reason: str = "") -> Motion:
    """A seat proposes later deadlines, the game master sets them. NotAllowed: none is open, or not by so much."""
    if hours not in HOURS:
        raise NotAllowed("pause.hours", low=HOURS.start, high=HOURS.stop - 1)
    stand = await begun(tables, game)
    if not any(window.due for window in stand.windows):
        raise NotAllowed("extend.nothing")
    args = {"hours": hours, "reason": said(reason)}
    return await propose(tables, game, "extend", args, seat_of(stand, user), user)


def said(reason: str) -> str:
    """A reason as it can be shown. NotAllowed: it is too long."""
    if len(reason) > REASON:
        raise NotAllowed("pause.reason", max=REASON, length=len(reason))
    return escape(reason)


# -- what is done ------------------------------------------------------------------------------------------------------
async def stop(tables: Tables, game: str, pause: Pause, *parcels: Parcel) -> None:
    """Let the clocks stand still for this reason, from now on or also; the same reason twice is the newer one."""

    async def act() -> None:
        stand, now = await begun(tables, game), tables.time.now()
        cards = [*moved_cards(stand), *parcels]
        if stand.game.paused_at is None:
            await tables.store.pause(game, now, [pause.note(game)], cards)
        else:
            await tables.store.note(game, now, [pause.note(game)], parcels=cards)

    await tables.alone(game, act)


async def go_on(tables: Tables, game: str, ref: str | None = None, told: Parcel | None = None) -> bool:
    """One reason to stand still is gone, or all are; whether the clocks run again by that."""

    async def act() -> bool:
        stand, now = await begun(tables, game), tables.time.now()
        gone = [note for note in stand.notes_of(NOTE) if ref in (None, note.ref)]
        if stand.game.paused_at is None or len(gone) < len(stand.notes_of(NOTE)):
            await tables.store.note(game, now, drop=gone, parcels=moved_cards(stand) if gone else [])
            return False
        await tables.store.resume(game, now, gone, [*moved_cards(stand), *([told] if told else [])])
        return True

    goes_on = await tables.alone(game, act)
    if goes_on:
        await tables.settle(game)
    return goes_on


async def pause(tables: Tables, motion: Motion) -> None:
    """The table pauses, for some hours or until it wants to go on."""
    now, hours = tables.time.now(), int(motion.args["hours"])
    until = now + timedelta(hours=hours) if hours else None
    await stop(tables, motion.game, Pause(by="table", since=now, until=until, reason=motion.args["reason"]))


async def resume(tables: Tables, motion: Motion) -> None:
    """The table goes on, whatever it waited for."""
    await go_on(tables, motion.game)


async def extend(tables: Tables, motion: Motion) -> None:
    """All open deadlines move; once, though this may be called twice."""

    async def act() -> None:
        stand, now = await begun(tables, motion.game), tables.time.now()
        if stand.note(EXTENDED, motion.ref):
            return
        more = timedelta(hours=int(motion.args["hours"]))
        rows = rested(stand, {window.ref: window.due + more for window in stand.windows if window.due}, now)
        once = NoteRow(motion.game, EXTENDED, motion.ref, due=now + KEPT)
        await tables.store.set_windows(rows, now, {motion.game: moved_cards(stand)}, [once])

    await tables.alone(motion.game, act)


async def forget(tables: Tables, note: NoteRow) -> None:
    """Nobody asks any more whether it was done."""
    await tables.store.note(note.game, tables.time.now(), drop=[note])


async def over(tables: Tables, note: NoteRow) -> None:
    """The time for which the game was to stand still is over."""
    stand = await tables.store.stand(note.game)
    if stand is None or stand.game.status == "over":
        await tables.store.note(note.game, tables.time.now(), drop=[note])
    else:
        await go_on(tables, note.game, note.ref, Parcel("public", "channel", "notice", "resumed"))


async def seat_left(tables: Tables, game: str, seat: Seat) -> None:
    """Somebody has given up his seat: nobody waits for him any more, and his vote no longer counts."""
    await go_on(tables, game, str(seat), Parcel("public", "channel", "notice", "resumed"))
    await recount(tables, game)
