"""A table that ends its game before the rules do: by vote, or its master's word; also one that is held for good.

Nothing is taken back and nobody wins: the game stands as it stood, and can be looked at, exported and proved as ever.
"""

from __future__ import annotations

from bot.services.deals import calls
from bot.services.pauses.pauses import moved_cards, seat_of
from bot.services.votes.motions import Motion
from bot.services.votes.votes import begun, propose
from bot.store.store import Move, Parcel
from bot.table.tables import Tables


async def ask_end(tables: Tables, game: str, user: int) -> Motion:
    """A seat proposes to end the game, its master ends it."""
    stand = await begun(tables, game)
    return await propose(tables, game, "end", {}, seat_of(stand, user), user)


async def end(tables: Tables, motion: Motion) -> None:
    """The game is over, whatever was still open in it."""

    async def act() -> None:
        stand, now = await tables.store.stand(motion.game), tables.time.now()
        if stand is None or stand.game.status == "over":
            return
        if stand.game.status == "held":
            await tables.store.release(motion.game, now)
        spent = [calls.card(one.ref) for one in stand.notes_of(calls.CALL)]
        head, parcels = stand.game.head, [*moved_cards(stand), *spent, Parcel("public", "channel", "end")]
        closed = [row.ref for row in stand.windows]
        await tables.store.commit(Move(motion.game, now, head, head, status="over", closed=closed, parcels=parcels))

    await tables.alone(motion.game, act)
