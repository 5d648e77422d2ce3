"""Somebody joins a game that goes on, on a chair of his own, where the rules let players enter at any time."""

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


def takes_players(game: Game[Any]) -> bool:
    """Whether somebody may enter while it goes on."""
    return ENTER in game.rulings


async def enter(tables: Tables, game: str, user: int) -> Seat:
    """He sits down and is asked like all others from now on; which chair.

    NotOpen: it is not in play. NotAllowed: nobody may enter, there is no chair left, he sits here already, or he has
    seen what is hidden.
    """
    stand = await begun(tables, game)
    check_stranger(stand, user)
    chair, now = free_chair(tables.games[stand.game.kind], stand), tables.time.now()
    row = SeatRow(game, chair, "user", user, now)
    notes = [Newcomer(user=user).noted(game, NEWCOMER, chair, now + SETTLING)]
    try:
        await tables.rule(
            game, ENTER, {"seat": str(chair)}, user, Aside(told=told(chair, user), seated=row, notes=notes)
        )
    except Conflict as error:
        raise NotAllowed("seats.taken", seat=str(chair)) from error
    return chair


def free_chair(game: Game[Any], stand: Stand) -> Seat:
    """The first that nobody has ever sat on. NotAllowed: nobody may enter, or all are taken."""
    if not takes_players(game):
        raise NotAllowed("seats.no-entry")
    free = next((chair for chair in chairs(game.seats[-1]) if chair not in stand.seats), None)
    if free is None:
        raise NotAllowed("lobby.full")
    return free


def told(chair: Seat, user: int) -> list[Parcel]:
    """What the newcomer and the table are told."""
    private = [Parcel(f"seat:{chair}", f"dm:{chair}", kind, merge=True) for kind in ("dossier", "decisions")]
    return [*private, Parcel("public", "channel", "seat", "entered", about={"seat": chair, "user": user}), TURN]
