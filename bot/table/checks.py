"""Before an act: what is answered, whose it is, and whether it suits the game. Whatever is raised, nothing happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from bot.base.errors import NotAllowed, NotOpen
from bot.store.store import GameRow, SeatRow, Stand
from games.kernel import Game, Posted, Seat, Setup
from games.kernel.table import Table


def setup_of(game: Game[Any], stand: Stand, seed: str) -> Setup:
    """The seats that are held, by people or computer players, in the order they were taken."""
    try:
        options = game.options.model_validate(dict(stand.game.options))
    except ValidationError as error:
        raise NotAllowed("setup.options") from error
    return Setup(tuple(seat for seat, row in stand.seats.items() if row.holder != "vacant"), seed, options)


def unfinished(stand: Stand | None) -> Stand:
    """A game that gathers its players or is played. NotOpen: there is none, or it is over."""
    if stand is None:
        raise NotOpen("game.unknown")
    if stand.game.status == "over":
        raise NotOpen("game.over")
    return stand


def find(table: Table[Any], ref: str, seat: Seat | None = None) -> Posted:
    """The open decision under a ref. NotOpen: it is closed; NotAllowed: it is another seat's."""
    posted = next((one for one in table.open.values() if one.ref == ref), None)
    if posted is None:
        raise NotOpen("decision.closed")
    if seat is not None and posted.decision.seat != seat:
        raise of_another(posted)
    return posted


def of_another(posted: Posted) -> NotAllowed | NotOpen:
    """Why somebody else cannot answer it; of what others may not know to be open nothing more than if it were not."""
    decision = posted.decision
    if decision.covert or decision.hidden:
        return NotOpen("decision.closed")
    return NotAllowed("decision.other", seat=decision.seat)


def allow(stand: Stand, posted: Posted, rev: str, user_id: int | None) -> None:
    """Whose seat it is, then whether the options are still those that were shown."""
    seat = posted.decision.seat
    if user_id is not None and stand.holder(seat) != user_id:
        raise of_another(posted)
    if posted.rev != rev:
        raise NotOpen("decision.stale")


def allow_ruling(game: GameRow, user_id: int | None) -> None:
    """A ruling is made by the game master, the host, or the bot."""
    if user_id is not None and user_id not in (game.gm, game.host):
        raise NotAllowed("game.host")


def seated_by(stand: Stand, row: SeatRow | None, user_id: int | None) -> Stand:
    """How a game stands for a ruling: with who sits down by it, else for whom that is allowed."""
    if row is None:
        allow_ruling(stand.game, user_id)
        return stand
    return replace(stand, seats={**stand.seats, row.seat: row})
