"""What a game master can do at his desk: answer where no clock runs, set deadlines, send cards again, speak (ux 6).

The game master is the one who was named, else the host. He sees no secrets, unless the game was made so and all who
joined it knew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from bot.base.errors import NotAllowed, NotOpen
from bot.base.halves import asked
from bot.base.text import escape
from bot.services.clock.deadlines import cards_of, rested
from bot.services.orders.errands import at_deadline
from bot.services.records.chronicle import course
from bot.services.votes.motions import master
from bot.services.votes.votes import begun
from bot.store.store import GameRow, Parcel, Stand
from bot.table.autopilot import Answer, Chosen
from bot.table.notes import Noted
from bot.table.tables import Tables
from games.kernel import Posted, Raw, Seat
from games.kernel.table import Table

OMNISCIENT: Final = "omniscient"
LONGEST: Final = 1000
FARTHEST: Final = timedelta(days=30)


def check_master(game: GameRow, user: int) -> None:
    """NotAllowed: he is not the game master."""
    if user != master(game):
        raise NotAllowed("gm.only")


def sees_all(game: GameRow) -> bool:
    """Whether the game master of this game sees what is hidden."""
    return game.terms.get("gm") == OMNISCIENT


# -- answering for a seat ----------------------------------------------------------------------------------------------
def stuck(stand: Stand, table: Table[Any]) -> list[Posted]:
    """The decisions waited for that have no running clock: those he may answer; what is covert only he who sees all."""
    due = {row.ref: row.due for row in stand.windows}
    still = stand.game.paused_at is not None
    all_of_them = sees_all(stand.game)
    awaited = [one for one in table.open.values() if one.decision.awaited and (all_of_them or not one.decision.covert)]
    return [one for one in awaited if still or due.get(one.ref) is None]


async def force(
    tables: Tables, game: str, user: int, ref: str, read: Callable[[Posted], Raw] | None = None, *, hidden: bool = False
) -> Posted:
    """Answer for a seat whose clock does not run: what counts at its deadline, or what is read.

    `hidden`: nobody may learn who had not answered, so the table is told what was decided, and not for whom.
    NotAllowed: he is not the game master, or a clock runs. NotOpen: it is not asked any more.
    """
    found: list[Posted] = []

    def choose(stand: Stand, table: Table[Any]) -> Chosen:
        check_master(stand.game, user)
        found.append(_stuck_one(stand, table, ref))
        return _said_for(stand, table, found[-1], user, read)

    await tables.act_for(game, choose)
    decision = found[-1].decision
    told = {
        "seat": "" if hidden or decision.covert else str(decision.seat),
        "kind": asked(decision),
        "about": dict(decision.about),
    }
    await tables.store.post(game, [replace(_told("forced", told), merge=hidden)], tables.time.now())
    return found[-1]


def _stuck_one(stand: Stand, table: Table[Any], ref: str) -> Posted:
    """A decision that is waited for, and whose clock does not run."""
    posted = next((one for one in table.open.values() if one.ref == ref), None)
    if posted is None or not posted.decision.awaited:
        raise NotOpen("decision.closed")
    if posted not in stuck(stand, table):
        raise NotAllowed("gm.clock-runs")
    return posted


def _said_for(
    stand: Stand, table: Table[Any], posted: Posted, user: int, read: Callable[[Posted], Raw] | None
) -> Chosen:
    """What is read; else what counts at the deadline, with what it uses up."""
    if read is not None:
        return Chosen(Answer(posted, read(posted), "lapse", user))
    after, answer = at_deadline(stand, table, posted)
    spent = [note for note in after.notes if note not in stand.notes]
    return Chosen(replace(answer, user=user), Noted(spent))


def _told(what: str, about: Mapping[str, Any]) -> Parcel:
    return Parcel("public", "channel", "gm", what, about=about)


# -- deadlines ---------------------------------------------------------------------------------------------------------
async def set_deadline(tables: Tables, game: str, user: int, seat: Seat | None, when: datetime) -> datetime:
    """All open deadlines, or those of one seat, are then; out of quiet hours. The latest of them.

    NotAllowed: it has passed, or is too far off, the game stands still, or nothing is open.
    """

    async def act() -> datetime:
        stand, now = await begun(tables, game), tables.time.now()
        check_master(stand.game, user)
        if not now < when <= now + FARTHEST:
            raise NotAllowed("gm.when", days=FARTHEST.days)
        if stand.game.paused_at is not None or stand.game.status == "held":
            raise NotAllowed("gm.still")
        due = {row.ref: when for row in stand.windows if seat is None or (seat == row.seat and not row.covert)}
        rows = rested(stand, due, now)
        if not rows:
            raise NotAllowed("gm.nothing-open")
        last = max(row.due for row in rows if row.due)
        told = _told("deadline", {"seat": str(seat or ""), "at": int(last.timestamp())})
        await tables.store.set_windows(rows, now, {game: [*cards_of(rows), told]})
        return last

    return await tables.alone(game, act)


# -- telling -----------------------------------------------------------------------------------------------------------
async def resend(tables: Tables, game: str, user: int, seat: Seat) -> None:
    """The private cards of a seat are taken away and sent anew. NotAllowed: nobody holds it."""
    stand = await begun(tables, game)
    check_master(stand.game, user)
    if stand.holder(seat) is None:
        raise NotAllowed("seats.not-held", seat=str(seat))
    await tables.store.post(game, [resent(seat)], tables.time.now())


def resent(seat: Seat) -> Parcel:
    """The private cards of a seat, anew."""
    return Parcel(f"seat:{seat}", f"dm:{seat}", "resend", merge=True)


async def say(tables: Tables, game: str, user: int, text: str) -> None:
    """A public note. NotAllowed: there is nothing in it, or too much."""
    stand = await begun(tables, game)
    check_master(stand.game, user)
    if not escape(text) or len(text) > LONGEST:
        raise NotAllowed("gm.note", max=LONGEST)
    await tables.store.post(game, [_told("note", {"text": escape(text)})], tables.time.now())


# -- who knows what ----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Known:
    """How often a seat was told something that not all were told: in the whole game, and this turn."""

    ever: int
    lately: int


async def known(tables: Tables, game: str, user: int) -> dict[Seat, Known]:
    """What each seat has learnt in private, by number; what was said in deals is nobody else's business."""
    stand = await begun(tables, game)
    check_master(stand.game, user)
    events = await tables.store.events(game)
    by_turn = course(stand.game.kind).turns(events)
    first = by_turn[max(by_turn)][0].seq if by_turn else 0
    private = [event for event in events if event.audience is not None and "deal" not in event.fields]
    ever = Counter(seat for event in private for seat in event.audience or ())
    lately = Counter(seat for event in private if event.seq >= first for seat in event.audience or ())
    return {seat: Known(ever[seat], lately[seat]) for seat in stand.seats}
