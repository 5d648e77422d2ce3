"""Who sits where is for the table to say: replacing somebody, choosing a caretaker, admitting a newcomer.

A seat gives itself up alone. Another is replaced by two thirds of the others, or by the game master. Whoever would like
to take a free seat is confirmed by the host or by two thirds, unless the table had asked him to.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from bot.base.errors import NotAllowed, NotOpen
from bot.services.people.automata import Mind, able
from bot.services.seats.notes import ADMIT, APPLICANT, CARETAKE, REPLACE, Applicant, Why
from bot.services.seats.seats import check_stranger, check_taker, invited, take, vacate
from bot.services.votes.motions import Motion, master
from bot.services.votes.votes import begun, propose
from bot.store.store import Parcel, Stand
from bot.table.tables import Tables
from games.kernel import Seat

Came: TypeAlias = Literal["taken", "voting", "waiting"]
"""He sits; the table votes on him; the host has to say yes, for the table votes on another or nobody could vote."""


# -- replacing ---------------------------------------------------------------------------------------------------------
async def ask_replace(tables: Tables, game: str, seat: Seat, user: int, member: int | None = None) -> Motion | None:
    """A seat is to have another holder, `member` if he wants. None: it was his own, which is free now.

    NotAllowed: nobody holds it, or the member may not sit here.
    """
    stand = await begun(tables, game)
    holder = stand.holder(seat)
    if holder is None:
        raise NotAllowed("seats.not-held", seat=str(seat))
    if member is not None:
        check_stranger(stand, member)
    if holder == user:
        await vacate(tables, game, seat, "own", user=user, member=member)
        return None
    args = {"seat": str(seat), "user": holder, "member": member or 0}
    return await propose(tables, game, REPLACE, args, _own(stand, user), user, concerning=seat)


async def replaced(tables: Tables, motion: Motion) -> None:
    """The seat is free, if whom it concerned still holds it; a successor was not voted on."""
    stand, seat = await begun(tables, motion.game), Seat(str(motion.args["seat"]))
    if stand.holder(seat) is None:
        return
    if stand.holder(seat) != motion.args["user"]:
        raise NotAllowed("seats.changed", seat=str(seat))
    why: Why = "gm" if motion.user == master(stand.game) else "vote"
    member = int(motion.args["member"]) or None
    await vacate(tables, motion.game, seat, why, user=int(motion.args["user"]), member=member, confirmed=True)


# -- a caretaker -------------------------------------------------------------------------------------------------------
async def ask_caretaker(tables: Tables, game: str, seat: Seat, user: int, mind: Mind) -> Motion:
    """A seat nobody holds is to be played by an automaton. NotAllowed: somebody does, or it is so already."""
    stand = await begun(tables, game)
    row = stand.seats.get(seat)
    if row is None or row.holder == "user":
        raise NotAllowed("seats.taken", seat=str(seat))
    args = {"seat": str(seat), "mind": able(stand.game.kind, mind)}
    return await propose(tables, game, CARETAKE, args, _own(stand, user), user, seat)


# -- a newcomer --------------------------------------------------------------------------------------------------------
async def ask_seat(tables: Tables, game: str, seat: Seat, user: int) -> Came:
    """Somebody would like to take a free seat; what came of it. NotAllowed: he may not, or it is taken."""

    async def apply() -> bool:
        stand = await begun(tables, game)
        check_taker(stand, seat, user)
        if invited(stand, seat) == user:
            return True
        wish = Applicant(user=user).noted(game, APPLICANT, _applied(seat, user))
        told = Parcel("public", "channel", APPLICANT, wish.ref, merge=True)
        await tables.store.note(game, tables.time.now(), [wish], parcels=[told])
        return False

    if await tables.alone(game, apply):
        await take(tables, game, seat, user)
        return "taken"
    return await _put_to_the_table(tables, game, seat, user)


async def _put_to_the_table(tables: Tables, game: str, seat: Seat, user: int) -> Came:
    stand = await begun(tables, game)
    if not any(row.holder == "user" for row in stand.seats.values()):
        return "waiting"
    try:
        await propose(tables, game, ADMIT, _wish(seat, user), concerning=seat)
    except NotAllowed as error:
        if error.reason != "motion.open":
            raise
        return "waiting"
    return "voting"


async def admit(tables: Tables, game: str, seat: Seat, user: int, by: int) -> None:
    """The host, or the game master, takes one who asked. NotAllowed: he is neither; NotOpen: nobody asked."""
    stand = await begun(tables, game)
    if by not in (stand.game.host, stand.game.gm):
        raise NotAllowed("game.host")
    if stand.note(APPLICANT, _applied(seat, user)) is None:
        raise NotOpen("seats.no-applicant")
    await propose(tables, game, ADMIT, _wish(seat, user), user=master(stand.game), concerning=seat)


async def admitted(tables: Tables, motion: Motion) -> None:
    """He sits down, if the seat is still free."""
    seat, user = Seat(str(motion.args["seat"])), int(motion.args["user"])
    stand = await begun(tables, motion.game)
    if stand.holder(seat) != user:
        await take(tables, motion.game, seat, user)


def _wish(seat: Seat, user: int) -> dict[str, Any]:
    return {"seat": str(seat), "user": user}


def _applied(seat: Seat, user: int) -> str:
    return f"{seat}.{user}"


def _own(stand: Stand, user: int) -> Seat | None:
    """The seat somebody holds."""
    return next((seat for seat, row in stand.seats.items() if row.user == user), None)
