"""Circles: those who have a private thread of their own, beside the game (discord-ux 8.12).

Where each player plays on one side only, those of a side are a circle from the beginning on: its camp. Any two players
of such a game, of whichever sides, are one as soon as either of them wishes. The rules never see what is said there,
nor does the bot. Who sits on the seats of a circle is let in, and whoever leaves his seat is taken out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict

from bot.base.errors import NotAllowed, NotOpen
from bot.base.parts import Parts
from bot.store.store import NoteRow, Parcel, Stand
from bot.table.notes import NOTHING, Act, Noted
from bot.table.tables import Tables
from games.kernel import Seat
from games.kernel.table import Table

CIRCLE: Final = "circle"
"""What is noted of each; the scope of its thread as a target; and the parcel that gathers it."""
CARD: Final = "circle-card"
DAILY: Final = timedelta(days=1)
ENOUGH: Final = 2  # who talk to each other
Camps: TypeAlias = Callable[[Table[Any]], Mapping[str, Sequence[Seat]]]


def no_camps(_table: Table[Any]) -> Mapping[str, Sequence[Seat]]:
    """Nobody plays on one side only."""
    return {}


CAMPS: Parts[Camps] = Parts(no_camps)
"""Who plays on which side, by the names of the sides; nothing where anybody plays on several."""


class Circle(BaseModel):
    """One of them.

    Attributes:
        seats: whose holders talk there.
        camp: the side whose camp it is; "": two talk there.
        thread: where; None: there is none yet, or no longer.
        inside: the people who were let in.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seats: tuple[Seat, ...]
    camp: str = ""
    thread: int | None = None
    inside: tuple[int, ...] = ()

    def noted(self, game: str, ref: str, now: datetime) -> NoteRow:
        """As it is kept: it is looked at again every day."""
        return NoteRow(game, CIRCLE, ref, self.model_dump(mode="json"), now + DAILY)


def circle_of(note: NoteRow) -> Circle:
    """What a note says."""
    return Circle.model_validate(note.body)


def circles(stand: Stand, seat: Seat | None) -> list[Circle]:
    """Those of a seat, its camp first."""
    mine = [one for one in map(circle_of, stand.notes_of(CIRCLE)) if seat in one.seats]
    return sorted(mine, key=lambda one: (not one.camp, one.seats))


def target(ref: str) -> str:
    """The place of a circle."""
    return f"{CIRCLE}:{ref}"


def gathering(ref: str) -> Parcel:
    """Its thread is opened, who sits there is let in, and who does no longer is taken out."""
    return Parcel(target(ref), target(ref), CIRCLE, ref, merge=True)


def card(ref: str) -> Parcel:
    """What stands in it: who talks there, and who else could read it."""
    return Parcel(target(ref), target(ref), CARD, ref, merge=True)


def gatherings(notes: Iterable[NoteRow], seat: Seat | None = None) -> list[Parcel]:
    """All circles, or those of a seat, are looked at."""
    return [gathering(one.ref) for one in notes if seat is None or seat in circle_of(one).seats]


def pitched(act: Act) -> Noted:
    """The camps of a game have their circles as it begins."""
    camps = no_camps(act.table) if act.table.over else CAMPS.of(act.game.kind)(act.table)
    missing = {camp: tuple(seats) for camp, seats in camps.items() if act.stand.note(CIRCLE, camp) is None}
    if not missing:
        return NOTHING
    put = [Circle(seats=seats, camp=camp).noted(act.game.id, camp, act.at) for camp, seats in missing.items()]
    return Noted(put, parcels=gatherings(put))


async def talk(tables: Tables, game: str, user: int, partner: Seat) -> Circle:
    """Two talk in a thread of their own; who has one is told where.

    NotAllowed: not in this game, or not with him; NotOpen: it is over.
    """
    _, table = await tables.sight(game)
    if not CAMPS.of(table.game.id)(table):
        raise NotAllowed("circle.none")

    async def act() -> Circle:
        stand = await tables.store.stand(game)
        if stand is None or stand.game.status == "over":
            raise NotOpen("circle.over")
        seat = next((row.seat for row in stand.seats.values() if row.user == user), None)
        _may_talk(stand, seat, partner)
        two = tuple(sorted(one for one in (seat, partner) if one))
        ref = ".".join(two)
        note = stand.note(CIRCLE, ref)
        found = circle_of(note) if note else Circle(seats=two)
        put, now = [] if note else [found.noted(game, ref, tables.time.now())], tables.time.now()
        await tables.store.note(game, now, put, parcels=[gathering(ref)])
        return found

    return await tables.alone(game, act)


def _may_talk(stand: Stand, seat: Seat | None, partner: Seat) -> None:
    """NotAllowed: he does not play, or nobody does on the other seat."""
    if seat is None or seat == partner or partner not in stand.seats:
        raise NotAllowed("circle.nobody")
    if stand.holder(partner) is None:
        raise NotAllowed("circle.computer", seat=str(partner))


async def look_again(tables: Tables, note: NoteRow) -> None:
    """Every day as long as the game lasts: who sits there, and who could read along."""

    async def act() -> None:
        stand, now = await tables.store.stand(note.game), tables.time.now()
        known = stand.note(CIRCLE, note.ref) if stand else None
        if stand is None or known is None or stand.game.status == "over":
            await tables.store.note(note.game, now, drop=[note])
        else:
            put = [circle_of(known).noted(note.game, note.ref, now)]
            await tables.store.note(note.game, now, put, parcels=gatherings(put))

    await tables.alone(note.game, act)


async def change(tables: Tables, game: str, ref: str, **to: Any) -> None:
    """What has become of a circle on Discord: its thread, and who is in it."""

    async def act() -> None:
        notes = await tables.store.notes(game, CIRCLE)
        for note in (one for one in notes if one.ref == ref):
            body = circle_of(note).model_copy(update=to).model_dump(mode="json")
            await tables.store.note(game, tables.time.now(), [replace(note, body=body)])

    await tables.alone(game, act)


async def leave(tables: Tables, game: str, ref: str) -> None:
    """Its thread is no more: what stood in it is forgotten, and it will have another."""
    for message in await tables.store.messages(game, target(ref)):
        await tables.store.forget_message(message.id)
    await change(tables, game, ref, thread=None, inside=())
