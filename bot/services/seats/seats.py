"""Seats that change hands: somebody leaves, somebody else or an automaton takes over, and nothing is lost or leaked.

Seats stay, users change; rules know nothing of it. A seat is held by a user, by a caretaker, or is vacant; a vacant one
becomes a caretaker's after two days. Whoever has seen what is hidden in a game never takes a seat in it.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from bot.base.errors import NotAllowed, NotOpen
from bot.services.clock.deadlines import rested
from bot.services.deals import calls
from bot.services.deals.threads import LOOK
from bot.services.mending.gm import sees_all
from bot.services.orders.orders import MOST
from bot.services.orders.standing import arrange
from bot.services.people.automata import CARETAKER, Mind, able, mind_of
from bot.services.people.newcomers import NEWCOMER, SETTLING
from bot.services.seats.notes import (
    ADMIT,
    APPLICANT,
    CARETAKE,
    DEFAULTS,
    INHERITED,
    INVITED,
    OF_HOLDER,
    PARTING,
    REPLACE,
    VACANCY,
    WITNESS,
    Caretaker,
    Inherited,
    Invited,
    Newcomer,
    Parting,
    Vacancy,
    Why,
    Witness,
)
from bot.services.seats.parting import open_deals, part
from bot.services.votes.motions import Motion, master, open_motions
from bot.services.votes.votes import begun
from bot.store.store import Handover, Holder, NoteRow, Parcel, SeatRow, Stand, WindowRow
from bot.table.tables import Tables
from games.kernel import Seat

WAIT: Final = timedelta(hours=48)
LONGER: Final = timedelta(days=7)
TURN: Final = Parcel("public", "channel", "turn", merge=True)


# -- a seat becomes vacant ---------------------------------------------------------------------------------------------
async def vacate(
    tables: Tables,
    game: str,
    seat: Seat,
    why: Why,
    *,
    user: int | None = None,
    member: int | None = None,
    confirmed: bool = False,
) -> None:
    """The holder leaves his seat, and the table looks for another: it asks `member`, who may be `confirmed` already.

    NotOpen: the game has not begun, or is over. NotAllowed: nobody holds the seat, or not `user`, who is meant.
    """
    asked = partial(_asking, member=member, confirmed=confirmed) if member else None
    leaving = _Leaving(seat, why, user, await open_deals(tables, game, seat), asked)
    parting = await tables.alone(game, partial(leaving.hand_over, tables, game))
    await tables.settle(game)
    await part(tables, parting.noted(game, PARTING, seat))


@dataclass(frozen=True, slots=True)
class _Leaving:
    """Who leaves which seat, with which deals open, and who is asked to take it."""

    seat: Seat
    why: Why
    user: int | None
    deals: tuple[str, ...]
    asked: Callable[[Handover], Handover] | None

    async def hand_over(self, tables: Tables, game: str) -> Parting:
        """The seat is vacant now. NotOpen, NotAllowed: it cannot be."""
        stand = await begun(tables, game)
        former, holder = _held(stand, self.seat, self.user)
        parting = Parting(user=holder, deals=self.deals)
        change = _vacated(stand, former, self.why, parting, tables.time.now())
        await tables.store.hand_over(self.asked(change) if self.asked else change)
        return parting


def _held(stand: Stand, seat: Seat, user: int | None) -> tuple[SeatRow, int]:
    """A seat, and who holds it. NotAllowed: nobody does, or not he who is meant."""
    former = stand.seats.get(seat)
    if former is None or former.user is None:
        raise NotAllowed("seats.not-held", seat=str(seat))
    if user not in (None, former.user):
        raise NotAllowed("seats.changed", seat=str(seat))
    return former, former.user


def _vacated(stand: Stand, former: SeatRow, why: Why, parting: Parting, now: datetime) -> Handover:
    game, seat = former.game, former.seat
    put = [
        Vacancy(why=why).noted(game, VACANCY, seat, now + WAIT),
        parting.noted(game, PARTING, seat, now),
        Witness(why="held", seat=str(seat)).noted(game, WITNESS, parting.user),
        *([_left_behind(stand, seat)] if _orders(stand, seat) or stand.note(DEFAULTS, seat) else []),
    ]
    told = Parcel("public", "channel", "seat", "vacated", about={"seat": seat, "user": parting.user, "why": why})
    over = settled(stand, seat, (REPLACE,), now)
    parcels = [emptied(seat), told, advertised(seat), *(one.card for one in over), calls.card(seat), TURN]
    put += [one.note(now) for one in over]
    return Handover(former, held(former, "vacant", now), put, _going(stand, seat, put), parcels=parcels)


def _asking(change: Handover, member: int, *, confirmed: bool) -> Handover:
    """The same, and somebody is asked by name to take the seat."""
    game, seat = change.new.game, change.new.seat
    note = [Invited(user=member).noted(game, INVITED, seat)] if confirmed else []
    asked = Parcel("public", "channel", INVITED, str(seat), about={"user": member})
    return replace(change, put=[*change.put, *note], parcels=[*change.parcels, asked])


def _going(stand: Stand, seat: Seat, put: list[NoteRow]) -> list[NoteRow]:
    """The notes that go with whoever leaves, but those that are written anew; he may have been away several times."""
    written = {(one.kind, one.ref) for one in put}
    mine = (note for kind in OF_HOLDER for note in stand.notes_of(kind) if note.ref.partition(".")[0] == seat)
    return [note for note in mine if (note.kind, note.ref) not in written]


def _orders(stand: Stand, seat: Seat) -> tuple[dict[str, Any], ...]:
    return tuple(dict(one.body) for one in stand.orders if one.seat == seat)


def _left_behind(stand: Stand, seat: Seat) -> NoteRow:
    """His standing orders and own defaults; an heir who adopted nothing leaves what he found."""
    own = stand.note(DEFAULTS, seat)
    found = Inherited(orders=_orders(stand, seat), defaults=dict(own.body) if own else None)
    return found.noted(stand.game.id, INHERITED, seat)


# -- somebody sits down ------------------------------------------------------------------------------------------------
async def take(tables: Tables, game: str, seat: Seat, user: int) -> None:
    """Sit down on a seat that no user holds. NotOpen: the game is over; NotAllowed: it is taken, or he may not."""

    async def act() -> None:
        stand = await begun(tables, game)
        check_taker(stand, seat, user)
        former, now = stand.seats[seat], tables.time.now()
        put = [Newcomer(user=user).noted(game, NEWCOMER, seat, now + SETTLING)]
        applied = [one for one in stand.notes_of(APPLICANT) if one.ref.partition(".")[0] == seat]
        drop = [*_going(stand, seat, put), *applied, *([one] if (one := stand.note(VACANCY, seat)) else [])]
        over = settled(stand, seat, (ADMIT, CARETAKE), now, user)
        put += [one.note(now) for one in over]
        change = Handover(former, held(former, "user", now, user), put, drop, eased(stand, seat, now))
        told = [Parcel("public", "channel", APPLICANT, one.ref, merge=True) for one in applied]
        parcels = [*_received(seat, user), *(one.card for one in over), *told]
        await tables.store.hand_over(replace(change, parcels=parcels))

    await tables.alone(game, act)


def check_taker(stand: Stand, seat: Seat, user: int) -> None:
    """Whether somebody may take a seat. NotAllowed: it is held, he sits here already, or he has seen what is hidden."""
    row = stand.seats.get(seat)
    if row is None:
        raise NotAllowed("seats.unknown")
    if row.holder == "user":
        raise NotAllowed("seats.taken", seat=str(seat))
    check_stranger(stand, user)


def check_stranger(stand: Stand, user: int) -> None:
    """Whether somebody could take any seat. NotAllowed: he sits here already, or he has seen what is hidden."""
    if any(one.user == user for one in stand.seats.values()):
        raise NotAllowed("seats.seated")
    if has_seen(stand, user):
        raise NotAllowed("seats.witness")


def has_seen(stand: Stand, user: int) -> bool:
    """Whether somebody has seen what is hidden: a former holder, a spectator of everything, the omniscient GM."""
    return (sees_all(stand.game) and user == master(stand.game)) or stand.note(WITNESS, str(user)) is not None


async def remember_master(tables: Tables, game: str) -> None:
    """The game master is to be another: if he has seen everything, he never takes a seat either."""
    stand = await begun(tables, game)
    if sees_all(stand.game):
        seen = Witness(why="watched").noted(game, WITNESS, master(stand.game))
        await tables.store.note(game, tables.time.now(), [seen])


def invited(stand: Stand, seat: Seat) -> int | None:
    """Who may sit down here without being confirmed."""
    note = stand.note(INVITED, seat)
    return Invited.model_validate(note.body).user if note else None


def eased(stand: Stand, seat: Seat, now: datetime) -> list[WindowRow]:
    """A newcomer has a day before any deadline; who is asked together with him has as long."""
    topics, until = {row.topic for row in stand.windows if row.seat == seat}, now + SETTLING
    return rested(stand, {r.ref: until for r in stand.windows if r.topic in topics and r.due and r.due < until}, now)


async def settle(tables: Tables, note: NoteRow) -> None:
    """A day has passed: he is a holder like others."""
    await tables.store.note(note.game, tables.time.now(), drop=[note])


async def inherit(tables: Tables, game: str, seat: Seat, user: int, *, adopt: bool) -> int:
    """The newcomer adopts the standing orders he found, or drops them; how many there were. NotOpen: there are none."""

    async def act() -> int:
        stand = await begun(tables, game)
        note = stand.note(INHERITED, seat)
        if stand.holder(seat) != user:
            raise NotAllowed("decision.other", seat=str(seat))
        if note is None:
            raise NotOpen("seats.no-orders")
        found, now = Inherited.model_validate(note.body), tables.time.now()
        own = [NoteRow(game, DEFAULTS, str(seat), found.defaults)] if adopt and found.defaults else []
        if adopt:
            await tables.store.set_orders(game, seat, [*found.orders, *_orders(stand, seat)][:MOST])
        await tables.store.note(game, now, own, drop=[note])
        return len(found.orders) + bool(found.defaults)

    count = await tables.alone(game, act)
    await arrange(tables, game)
    return count


# -- an automaton sits down --------------------------------------------------------------------------------------------
async def caretake(tables: Tables, game: str, seat: Seat, wish: Mind = "defaults") -> None:
    """An automaton plays a vacant seat from now on. NotAllowed: somebody holds it."""

    async def act() -> None:
        stand = await begun(tables, game)
        former, now = stand.seats.get(seat), tables.time.now()
        if former is None or former.holder == "user":
            raise NotAllowed("seats.taken", seat=str(seat))
        drop = [one] if (one := stand.note(VACANCY, seat)) else []
        plays = able(stand.game.kind, wish)
        told = Parcel("public", "channel", "seat", "caretaker", about={"seat": seat, "mind": plays})
        change = Handover(
            former,
            held(former, "caretaker", now),
            [Caretaker(mind=plays).noted(game, CARETAKER, seat, now)],
            drop,
            parcels=[told, advertised(seat), TURN],
        )
        await tables.store.hand_over(change)

    await tables.alone(game, act)


async def stand_in(tables: Tables, game: str, seat: Seat, wish: Mind = "defaults") -> None:
    """An automaton plays for somebody who keeps his seat, and is away; `stand_down` ends it."""

    async def act() -> None:
        stand, now = await begun(tables, game), tables.time.now()
        care = Caretaker(mind=able(stand.game.kind, wish))
        await tables.store.note(game, now, [care.noted(game, CARETAKER, seat, now)], parcels=[TURN])

    await tables.alone(game, act)


async def stand_down(tables: Tables, game: str, seat: Seat) -> None:
    """Whoever was away plays for himself again. A seat that a caretaker holds is left to it."""

    async def act() -> None:
        stand = await begun(tables, game)
        note = stand.note(CARETAKER, seat)
        if note is not None and stand.holder(seat) is not None:
            await tables.store.note(game, tables.time.now(), drop=[note], parcels=[TURN])

    await tables.alone(game, act)


async def nobody_came(tables: Tables, note: NoteRow) -> None:
    """Two days have passed: a caretaker plays by the defaults until somebody comes."""
    try:
        await caretake(tables, note.game, Seat(note.ref))
    except (NotAllowed, NotOpen):
        await tables.store.note(note.game, tables.time.now(), drop=[note])


async def caretaker_chosen(tables: Tables, motion: Motion) -> None:
    """The caretaker comes; not if somebody has sat down meanwhile."""
    await caretake(tables, motion.game, Seat(str(motion.args["seat"])), mind_of(motion.args["mind"]))


async def waits_longer(tables: Tables, motion: Motion) -> None:
    """The table would rather have a player: it looks for one a week longer. Undecided, it gets the caretaker."""

    async def act() -> None:
        stand, seat = await begun(tables, motion.game), str(motion.args["seat"])
        note, now = stand.note(VACANCY, seat), tables.time.now()
        if note is not None and not motion.late:
            await tables.store.note(motion.game, now, [replace(note, due=now + LONGER)])

    await tables.alone(motion.game, act)


# -- what all of them need ---------------------------------------------------------------------------------------------
def settled(stand: Stand, seat: Seat, kinds: Container[str], now: datetime, user: int | None = None) -> list[Motion]:
    """What is voted on about a seat and has been settled otherwise; `user` has sat down there, as some had wished."""
    mine = [one for one in open_motions(stand) if one.concerning == seat and one.kind in kinds]
    wished = (one.kind == ADMIT and one.args["user"] == user for one in mine)
    return [one.changed(state="carried" if so else "refused", closed=now) for one, so in zip(mine, wished, strict=True)]


def held(row: SeatRow, holder: Holder, now: datetime, user: int | None = None) -> SeatRow:
    """The seat under another holder."""
    return replace(row, holder=holder, user=user, since=now)


def emptied(seat: Seat) -> Parcel:
    """The private cards of a former holder lose what they show, and deal threads lose him."""
    return Parcel(f"seat:{seat}", f"dm:{seat}", "handover")


def advertised(seat: Seat) -> Parcel:
    """The card that offers a seat, or says who has taken it."""
    return Parcel("public", "channel", "vacancy", str(seat), merge=True)


def _received(seat: Seat, user: int) -> list[Parcel]:
    """What a newcomer and the table are told; also, if it has changed, who can read along now (8.6)."""
    private = [Parcel(f"seat:{seat}", f"dm:{seat}", kind, merge=True) for kind in ("dossier", "decisions")]
    told = Parcel("public", "channel", "seat", "taken", about={"seat": seat, "user": user})
    return [emptied(seat), *private, told, LOOK, advertised(seat), TURN]
