"""What a table has agreed on beside the rules, and how that is changed: its pace, its game master, who may join.

Before the game begins its host sets them; then the table votes on pace and master, or the master decides.
"""

from __future__ import annotations

from typing import Final

from bot.base.errors import NotAllowed
from bot.services.clock.hours import Pace
from bot.services.mending.gm import sees_all
from bot.services.pauses.pauses import TURN, seat_of
from bot.services.seats.seats import remember_master
from bot.services.votes.motions import Motion
from bot.services.votes.votes import propose
from bot.store.parcels import LOBBY
from bot.store.store import GameRow
from bot.table.checks import unfinished
from bot.table.tables import Tables

VISIBILITIES: Final = ("open", "invite")


async def ask_pace(tables: Tables, game: str, user: int, pace: str) -> Motion | None:
    """Another pace for what opens from now on. None: it is so. NotAllowed: there is no such pace, or it is that."""
    stand = unfinished(await tables.store.stand(game))
    if pace not in tuple(Pace):
        raise NotAllowed("pace.unknown")
    if pace == stand.game.pace:
        raise NotAllowed("pace.already")
    if stand.game.status == "lobby":
        _check_host(stand.game, user)
        await tables.store.change_game(game, tables.time.now(), [LOBBY], pace=pace)
        return None
    return await propose(tables, game, "pace", {"pace": pace}, seat_of(stand, user), user)


async def ask_master(tables: Tables, game: str, user: int, master: int) -> Motion | None:
    """Somebody is to be the game master. None: he is. NotAllowed: he is already."""
    stand = unfinished(await tables.store.stand(game))
    if stand.game.gm == master:
        raise NotAllowed("gm.already")
    if sees_all(stand.game) and any(row.user == master for row in stand.seats.values()):
        raise NotAllowed("gm.plays")
    if stand.game.status == "lobby":
        _check_host(stand.game, user)
        await tables.store.change_game(game, tables.time.now(), [LOBBY], gm=master)
        return None
    return await propose(tables, game, "gm", {"user": master}, seat_of(stand, user), user)


async def show(tables: Tables, game: str, user: int, visibility: str) -> None:
    """Who may join, and see the game listed; its host or master says so. NotAllowed: it is somebody else."""

    async def act() -> None:
        row = (unfinished(await tables.store.stand(game))).game
        if user not in (row.host, row.gm):
            raise NotAllowed("game.host")
        if visibility not in VISIBILITIES:
            raise NotAllowed("visibility.unknown")
        await tables.store.change_game(game, tables.time.now(), [LOBBY], terms={**row.terms, "visibility": visibility})

    await tables.alone(game, act)


def _check_host(game: GameRow, user: int) -> None:
    if user != game.host:
        raise NotAllowed("game.host")


async def another_pace(tables: Tables, motion: Motion) -> None:
    """What opens from now on has the new length; what is open keeps its deadline."""
    await tables.store.change_game(motion.game, tables.time.now(), [TURN], pace=str(motion.args["pace"]))


async def another_master(tables: Tables, motion: Motion) -> None:
    """From now on he decides what the table would have to vote on; what his predecessor has seen is not forgotten."""
    await remember_master(tables, motion.game)
    await tables.store.change_game(motion.game, tables.time.now(), [TURN], gm=int(motion.args["user"]))
