"""The open call: what a seat looks for, told to the whole table (discord-ux 8.11). The rules never see it.

A seat has one at most, and it stands as long as trading goes on where it was made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

from bot.base.errors import NotAllowed, NotOpen
from bot.store.store import NoteRow, Parcel, Stand
from bot.table.notes import Act, Noted
from bot.table.tables import Tables
from games.kernel import Seat, Window
from games.kernel.table import Table

CALL: Final = "deal-call"
CARD: Final = "wanted"
MOST: Final = 5
LONGEST: Final = 100
PATIENCE: Final = 14.0  # seconds: nobody is asked anything by it


class Call(BaseModel):
    """What one seat looks for; `step` and `turn`: where it was made; `text`: what it says of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: Seat
    wants: tuple[str, ...] = Field(min_length=1, max_length=MOST)
    step: str
    turn: int
    text: str = Field(default="", max_length=LONGEST, repr=False)

    def holds(self, table: Table[Any]) -> bool:
        """Whether trading goes on where it was made."""
        return not table.over and (self.step, self.turn) == (table.state.step, table.turn)


def calls(stand: Stand, table: Table[Any]) -> Sequence[Call]:
    """The calls that stand."""
    if stand.game.status == "over":  # also where the table ended it before its rules did
        return ()
    found = (Call.model_validate(note.body) for note in stand.notes_of(CALL))
    return [one for one in found if one.holds(table)]


def of_seat(found: Iterable[Call], seat: Seat | None) -> Call | None:
    """The call of a seat."""
    return next((one for one in found if one.seat == seat), None)


async def call(tables: Tables, game: str, seat: Seat, wants: Sequence[str], text: str, user: int) -> None:
    """Tell all what a seat looks for; a former call of it is no more.

    NotAllowed: nothing or too much is wanted, or the note is too long; NotOpen: nobody trades now.
    """
    check(wants, text)
    stand, table = await tables.sight(game)
    if stand.game.status != "playing" or not is_floor(table):
        raise NotOpen("call.closed")
    made = Call(seat=seat, wants=tuple(wants), step=table.state.step, turn=table.turn, text=" ".join(text.split()))
    await _note(tables, game, seat, user, made)


def check(wants: Sequence[str], text: str) -> None:
    """NotAllowed: nothing or too much is wanted, or the note is too long."""
    if not 1 <= len(wants) <= MOST:
        raise NotAllowed("call.wares", max=MOST)
    if len(text) > LONGEST:
        raise NotAllowed("talk.long", max=LONGEST, length=len(text))


def is_floor(table: Table[Any]) -> bool:
    """Whether anybody may trade now."""
    return any(one.decision.window is Window.FLOOR for one in table.open.values())


async def withdraw(tables: Tables, game: str, seat: Seat, user: int) -> None:
    """Look for nothing any more. NotOpen: he has no call."""
    await _note(tables, game, seat, user, None)


async def _note(tables: Tables, game: str, seat: Seat, user: int, made: Call | None) -> None:
    """The call of a seat from now on; None: there is none."""

    async def act() -> None:
        stand = await tables.store.stand(game)
        if stand is None or stand.holder(seat) != user:
            raise NotAllowed("decision.other", seat=seat)
        former = stand.note(CALL, str(seat))
        if made is None and former is None:
            raise NotOpen("call.none")
        put = [NoteRow(game, CALL, str(seat), made.model_dump(mode="json"))] if made else []
        drop = [former] if former and not made else []
        await tables.store.note(game, tables.time.now(), put, drop, [card(seat), *_desks(stand)])

    await tables.alone(game, act)


def card(seat: Seat | str) -> Parcel:
    """What the channel is told of the call of a seat: that it looks for something, or that it does no more."""
    return Parcel("public", "channel", CARD, str(seat), merge=True)


def _desks(stand: Stand) -> list[Parcel]:
    """Where a call stands in a line: the desks of all."""
    seats = [seat for seat, row in stand.seats.items() if row.user is not None]
    return [Parcel(f"seat:{seat}", f"dm:{seat}", "decisions", merge=True, patience=PATIENCE) for seat in seats]


def ended(act: Act) -> Noted:
    """An act has ended the trading in which calls were made, or gone back before it: they are forgotten."""
    spent = [one for one in act.stand.notes_of(CALL) if not Call.model_validate(one.body).holds(act.table)]
    return Noted(drop=spent, parcels=[card(one.ref) for one in spent])
