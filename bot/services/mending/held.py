"""Ways out of a held game: back to before the entry that differs, the new consequences, or as it is (architecture 8).

The seats vote on it, the game master decides at once. To wait for a repaired program nobody has to do anything.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.base.errors import Diverged, Held, NotAllowed
from bot.services.pauses.pauses import seat_of
from bot.services.votes.motions import Motion, master
from bot.services.votes.votes import begun, propose
from bot.store.store import Stand
from bot.table.adopting import adopted
from bot.table.tables import Tables

Way: TypeAlias = Literal["retreat", "adopt", "release"]
WAYS: Final[tuple[Way, ...]] = ("retreat", "adopt", "release")


async def held(tables: Tables, game: str) -> Stand:
    """A game that is held. NotAllowed: it is not."""
    stand = await begun(tables, game)
    if stand.game.status != "held":
        raise NotAllowed("held.not")
    return stand


async def trouble(tables: Tables, game: str) -> int | None:
    """The act at which this program comes to something else; None: what is written can be played again as it is."""
    try:
        table = await tables.as_it_was(game, (await held(tables, game)).game.head)
    except Diverged as error:
        return error.seq
    table.close()
    return None


async def before_it(tables: Tables, game: str) -> int:
    """The act before the one that differs; where none does, the last that stands."""
    differs = await trouble(tables, game)
    journal = await tables.store.journal(game)
    return max(
        (row.entry.seq for row in journal if row.undone_by is None and row.entry.seq < (differs or 1 << 62)), default=0
    )


async def ask_way(tables: Tables, game: str, user: int, way: Way) -> Motion:
    """A seat proposes a way out, the game master takes it. NotAllowed: it leads nowhere."""
    stand = await held(tables, game)
    if way == "adopt":
        (await adopted(tables.store, tables.games, stand.game)).table.close()
    if way == "release" and await trouble(tables, game) is not None:
        raise NotAllowed("held.still")
    args = {"to": await before_it(tables, game)} if way == "retreat" else {}
    return await propose(tables, game, way, args, seat_of(stand, user), user)


async def _still(tables: Tables, motion: Motion) -> int | Literal[False] | None:
    """Who acts, if it is still held; False: the game goes on already, by this motion or another."""
    stand = await begun(tables, motion.game)
    if stand.game.status != "held":
        return False
    return motion.user if motion.user == master(stand.game) else None


async def go_before(tables: Tables, motion: Motion) -> None:
    """Back to before the act that differs; the dice fall anew from there."""
    if (user := await _still(tables, motion)) is not False:
        await tables.rewind(motion.game, int(motion.args["to"]), user)


async def adopt(tables: Tables, motion: Motion) -> None:
    """The answers stand, with what this program makes of them."""
    if (user := await _still(tables, motion)) is not False:
        await tables.adopt(motion.game, user)


async def let_go(tables: Tables, motion: Motion) -> None:
    """The game goes on as it is, for instance with a repaired program."""
    if (user := await _still(tables, motion)) is False:
        return
    try:
        await tables.release(motion.game, user)
    except Held as error:
        raise NotAllowed("held.still") from error
