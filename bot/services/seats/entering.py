"""Somebody joins a game that goes on, where the rules let players enter at any time: on a chair of his own.

Who has left the play by the rules (not the chair: `seats.vacate`) comes back to it by the same way.
"""

from __future__ import annotations

from typing import Any, Final

from bot.base.errors import Conflict, NotAllowed
from bot.services.people.newcomers import NEWCOMER, SETTLING
from bot.services.seats.notes import Newcomer
from bot.services.seats.seats import TURN, check_stranger
from bot.services.votes.votes import begun
from bot.store.store import Parcel, SeatRow, Stand
from bot.table.tables import Tables
from bot.table.writing import Aside
from games.kernel import Game, Seat, chairs

ENTER: Final = "enter"
"""The ruling by which a player enters; a game without it has the players with which it began."""
PLAYS: Final = "ruling.seat"
"""Why its `enter` refuses whoever plays."""


def takes_players(game: Game[Any]) -> bool:
    """Whether somebody may enter while it goes on."""
    return ENTER in game.rulings


async def enter(tables: Tables, game: str, user: int) -> Seat:
    """He sits down and is asked like all others from now on; which chair.

    NotOpen: it is not in play. NotAllowed: nobody may enter, there is no chair left, he plays here already, or he has
    seen what is hidden.
    """
    stand = await begun(tables, game)
    if not takes_players(tables.games[stand.game.kind]):
        raise NotAllowed("seats.no-entry")
    own = next((chair for chair, row in stand.seats.items() if row.user == user), None)
    if own is not None:
        await _come_back(tables, game, own, user)
        return own
    check_stranger(stand, user)
    chair = free_chair(tables.games[stand.game.kind], stand)
    row = SeatRow(game, chair, "user", user, tables.time.now())
    try:
        await tables.rule(game, ENTER, {"seat": str(chair)}, user, _welcomed(tables, game, chair, user, row))
    except Conflict as error:
        raise NotAllowed("seats.taken", seat=str(chair)) from error
    return chair


async def _come_back(tables: Tables, game: str, chair: Seat, user: int) -> None:
    """He plays again from the chair that he has kept. NotAllowed: he plays already."""
    try:
        await tables.rule(game, ENTER, {"seat": str(chair)}, aside=_welcomed(tables, game, chair, user))
    except NotAllowed as error:
        raise NotAllowed("seats.seated") if error.reason == PLAYS else error from None


def _welcomed(tables: Tables, game: str, chair: Seat, user: int, row: SeatRow | None = None) -> Aside:
    """What goes with it: he and the table are told, and he has time to look round."""
    note = Newcomer(user=user).noted(game, NEWCOMER, chair, tables.time.now() + SETTLING)
    return Aside(told=told(chair, user), seated=row, notes=[note])


def free_chair(game: Game[Any], stand: Stand) -> Seat:
    """The first that nobody has ever sat on. NotAllowed: all are taken."""
    free = next((chair for chair in chairs(game.seats[-1]) if chair not in stand.seats), None)
    if free is None:
        raise NotAllowed("lobby.full")
    return free


def told(chair: Seat, user: int) -> list[Parcel]:
    """What the newcomer and the table are told."""
    private = [Parcel(f"seat:{chair}", f"dm:{chair}", kind, merge=True) for kind in ("dossier", "decisions")]
    return [*private, Parcel("public", "channel", "seat", "entered", about={"seat": chair, "user": user}), TURN]
