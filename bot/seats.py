"""Seats that change hands: somebody leaves, somebody else or an automaton takes over, and nothing is lost or leaked.

Seats stay, users change; rules know nothing of it. A seat is held by a user, by a caretaker, or is vacant; a vacant one
becomes a caretaker's after two days. Whoever has seen what is hidden in a game never takes a seat in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from bot.errors import NotAllowed, NotOpen
from bot.notes import rings
from bot.store.store import Handover, Holder, NoteRow, Parcel, SeatRow, Stand
from bot.tables import Tables
from games.kernel import Seat

Why: TypeAlias = Literal["own", "missed", "vote", "gm", "left", "deleted"]
"""Given up, deadlines missed, the table's vote, the game master, no longer in the server, data deleted."""
Mind: TypeAlias = Literal["defaults", "sensible"]
"""What a caretaker plays by: the published defaults, or what its game's automaton would do to win."""

WAIT: Final = timedelta(hours=48)
SETTLING: Final = timedelta(hours=24)
VACANCY, CARETAKER, NEWCOMER, WITNESS, INHERITED = "vacancy", "caretaker", "newcomer", "witness", "inherited"


class Body(BaseModel):
    """What a note of this part says."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Vacancy(Body):
    """A seat nobody holds."""

    why: Why


class Caretaker(Body):
    """An automaton that plays a seat: `seen` is what it has looked at and left alone."""

    mind: Mind = "defaults"
    seen: tuple[str, ...] = ()


class Witness(Body):
    """Somebody who knows what is hidden: he held this seat, or watched."""

    why: Literal["held", "watched"]
    seat: str = ""


class Inherited(Body):
    """The standing orders of a former holder, for the next to adopt or to drop."""

    orders: tuple[dict[str, Any], ...]


# -- a seat becomes vacant ---------------------------------------------------------------------------------------------
async def vacate(tables: Tables, game: str, seat: Seat, why: Why) -> None:
    """The holder leaves his seat; the table looks for another. NotOpen, NotAllowed: there is nothing to leave."""

    async def act() -> None:
        stand = await standing(tables, game)
        former = stand.seats.get(seat)
        if former is None or former.user is None:
            raise NotAllowed("seats.not-held", seat=str(seat))
        await tables.store.hand_over(await _vacated(tables, stand, former, why))

    await tables.alone(game, act)


async def _vacated(tables: Tables, stand: Stand, former: SeatRow, why: Why) -> Handover:
    game, seat, now = former.game, former.seat, tables.time.now()
    orders = tuple(dict(one.body) for one in await tables.store.orders(game, seat))
    witness = Witness(why="held", seat=str(seat)).model_dump(mode="json")
    put = [
        NoteRow(game, VACANCY, seat, Vacancy(why=why).model_dump(mode="json"), now + WAIT),
        NoteRow(game, WITNESS, str(former.user), witness),
    ]
    if orders:
        put.append(NoteRow(game, INHERITED, seat, Inherited(orders=orders).model_dump(mode="json")))
    drop = [note for kind in (NEWCOMER, CARETAKER) if (note := stand.note(kind, seat))]
    told = Parcel("public", "channel", "notice", "vacated", about={"seat": str(seat), "why": why})
    parcels = [emptied(seat), told, advertised(seat), TURN]
    return Handover(former, held(former, "vacant", now), put, drop, parcels=parcels)


# -- somebody sits down ------------------------------------------------------------------------------------------------
async def take(tables: Tables, game: str, seat: Seat, user: int) -> None:
    """Sit down on a seat that no user holds. NotOpen: the game is over; NotAllowed: it is taken, or he may not."""

    async def act() -> None:
        stand = await standing(tables, game)
        check_taker(stand, seat, user)
        former, now = stand.seats[seat], tables.time.now()
        put = [NoteRow(game, NEWCOMER, seat, {}, now + SETTLING)]
        drop = [note for kind in (VACANCY, CARETAKER) if (note := stand.note(kind, seat))]
        change = Handover(former, held(former, "user", now, user), put, drop, eased(stand, seat, now + SETTLING))
        await tables.store.hand_over(replace(change, parcels=_received(stand, seat)))

    await tables.alone(game, act)


def check_taker(stand: Stand, seat: Seat, user: int) -> None:
    """Whether somebody may take a seat. NotAllowed: it is held, he sits here already, or he has seen what is hidden."""
    row = stand.seats.get(seat)
    if row is None:
        raise NotAllowed("seats.unknown")
    if row.holder == "user":
        raise NotAllowed("seats.taken", seat=str(seat))
    if any(one.user == user for one in stand.seats.values()):
        raise NotAllowed("seats.seated")
    if has_seen(stand, user):
        raise NotAllowed("seats.witness")


def has_seen(stand: Stand, user: int) -> bool:
    """Whether somebody has seen what is hidden: a former holder, a spectator of everything, the omniscient GM."""
    omniscient = stand.game.terms.get("gm") == "omniscient" and stand.game.gm == user
    return omniscient or stand.note(WITNESS, str(user)) is not None


def eased(stand: Stand, seat: Seat, until: datetime) -> Mapping[str, datetime]:
    """A newcomer has a day before any deadline; who is asked together with him has as long."""
    topics = {row.topic for row in stand.windows if row.seat == seat}
    return {row.ref: until for row in stand.windows if row.topic in topics and row.due and row.due < until}


def earliest(stand: Stand, seat: Seat) -> datetime | None:
    """Before when no deadline of this seat may fall, for its holder is new; None: any may."""
    note = stand.note(NEWCOMER, seat)
    return note.due if note else None


@rings(NEWCOMER)
async def settle(tables: Tables, note: NoteRow) -> None:
    """A day has passed: he is a holder like others."""
    await tables.store.note(note.game, tables.time.now(), drop=[note])


# -- an automaton sits down --------------------------------------------------------------------------------------------
async def caretake(tables: Tables, game: str, seat: Seat, mind: Mind = "defaults") -> None:
    """An automaton plays a vacant seat from now on. NotAllowed: somebody holds it."""

    async def act() -> None:
        stand = await standing(tables, game)
        former, now = stand.seats.get(seat), tables.time.now()
        if former is None or former.holder == "user":
            raise NotAllowed("seats.taken", seat=str(seat))
        note = NoteRow(game, CARETAKER, seat, Caretaker(mind=mind).model_dump(mode="json"), now)
        drop = [one] if (one := stand.note(VACANCY, seat)) else []
        told = Parcel("public", "channel", "notice", "caretaker", about={"seat": str(seat), "mind": mind})
        parcels = [told, advertised(seat), TURN]
        await tables.store.hand_over(Handover(former, held(former, "caretaker", now), [note], drop, parcels=parcels))

    await tables.alone(game, act)


@rings(VACANCY)
async def nobody_came(tables: Tables, note: NoteRow) -> None:
    """Two days have passed: a caretaker plays by the defaults until somebody comes."""
    try:
        await caretake(tables, note.game, Seat(note.ref))
    except (NotAllowed, NotOpen):
        await tables.store.note(note.game, tables.time.now(), drop=[note])


# -- what all of them need ---------------------------------------------------------------------------------------------
TURN: Final = Parcel("public", "channel", "turn", merge=True)


async def standing(tables: Tables, game: str) -> Stand:
    """A game whose seats can change hands: in play, paused or held. NotOpen: it has not begun, or is over."""
    stand = await tables.store.stand(game)
    if stand is None:
        raise NotOpen("game.unknown")
    if stand.game.status in ("lobby", "over"):
        raise NotOpen("game.lobby" if stand.game.status == "lobby" else "game.over")
    return stand


def held(row: SeatRow, holder: Holder, now: datetime, user: int | None = None) -> SeatRow:
    """The seat under another holder."""
    return replace(row, holder=holder, user=user, since=now)


def emptied(seat: Seat) -> Parcel:
    """The private cards of a former holder lose what they show, and deal threads lose him."""
    return Parcel(f"seat:{seat}", f"dm:{seat}", "handover")


def advertised(seat: Seat) -> Parcel:
    """The card that offers a seat, or says who has taken it."""
    return Parcel("public", "channel", "vacancy", str(seat), merge=True)


def _received(stand: Stand, seat: Seat) -> list[Parcel]:
    """What a newcomer and the table are told; where deals have threads, also who can read along now (8.6)."""
    private = [Parcel(f"seat:{seat}", f"dm:{seat}", kind, merge=True) for kind in ("dossier", "hand", "decisions")]
    told = Parcel("public", "channel", "notice", "seat-taken", about={"seat": str(seat)})
    threads = stand.game.terms.get("deals") == "thread"
    audit = [Parcel("public", "channel", "notice", "audit", merge=True)] if threads else []
    return [emptied(seat), *private, told, *audit, advertised(seat), TURN]
