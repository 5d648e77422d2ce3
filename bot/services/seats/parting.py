"""What follows where somebody has left his seat: deals lapse, mutes are forgotten, the table is asked who plays on.

It is noted with his leaving and done at once; what a stop of the bot or a held game prevents is done later.
"""

from __future__ import annotations

from contextlib import suppress

from bot.base.errors import Held, NotAllowed, NotOpen
from bot.services.deals.deals import Talks
from bot.services.pauses.pauses import Pause, seat_left, stop
from bot.services.seats.notes import CARETAKE, PARTING, Parting
from bot.services.votes.votes import begun, propose
from bot.store.store import NoteRow
from bot.table.tables import Tables
from games.kernel import OneOf, Posted, Seat


async def open_deals(tables: Tables, game: str, seat: Seat) -> tuple[str, ...]:
    """The deals of a seat that are open now; of a game that cannot be looked into none is known."""
    try:
        _, table = await tables.sight(game)
    except Held:
        return ()
    return tuple(str(one.decision.about["deal"]) for one in table.open.values() if _withdraws(one, seat))


def _withdraws(posted: Posted, seat: Seat) -> bool:
    """Whether a decision of this seat can end a deal."""
    decision = posted.decision
    if decision.seat != seat or "deal" not in decision.about:
        return False
    choice: object = decision.choice
    return isinstance(choice, OneOf) and "withdraw" in choice.options


async def part(tables: Tables, note: NoteRow) -> None:
    """All that follows; of a held game the deals wait until it goes on, of one that is over there is nothing left."""
    parting, seat, game = Parting.model_validate(note.body), Seat(note.ref), note.game
    with suppress(NotOpen):
        if not parting.told:
            await _ask_the_table(tables, game, seat)
            deals = dict.fromkeys(
                (*parting.deals, *await open_deals(tables, game, seat))
            )  # one may have come meanwhile
            parting = parting.model_copy(update={"told": True, "deals": tuple(deals)})
            await tables.store.note(game, tables.time.now(), [parting.noted(game, PARTING, seat, tables.time.now())])
        await Talks(tables.store).part(game, seat, parting.user)
        try:
            for deal in parting.deals:
                await _lapse(tables, game, seat, deal)
        except Held:
            return
    await tables.store.note(game, tables.time.now(), drop=[note])


async def _ask_the_table(tables: Tables, game: str, seat: Seat) -> None:
    """Nobody waits for him, nor counts his vote; those who are left say whether a caretaker is to play (12).

    A game whose people are all gone pauses itself; the first who comes lets it go on.
    """
    await seat_left(tables, game, seat)
    stand = await begun(tables, game)
    if not any(row.holder == "user" for row in stand.seats.values()):
        await stop(tables, game, Pause(by="empty", since=tables.time.now()))
    elif stand.seats[seat].holder == "vacant":
        with suppress(NotAllowed):  # it is voted on already
            await propose(tables, game, CARETAKE, {"seat": str(seat), "mind": "defaults"}, concerning=seat)


async def _lapse(tables: Tables, game: str, seat: Seat, deal: str) -> None:
    """8.8: a deal lapses on replacement, unless it is over already."""
    _, table = await tables.sight(game)
    for posted in table.open.values():
        if _withdraws(posted, seat) and posted.decision.about["deal"] == deal:
            with suppress(NotOpen):
                await tables.submit(game, seat, posted.ref, posted.rev, "withdraw", kind="order")
            return
