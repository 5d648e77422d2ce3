"""Spectators: who looks on, what they learn and when (discord-ux 12).

What is public they see at once, like everybody. In a thread of their own they are told everything, but late: in a
public one after the end of the game, in a private one so many turns later as the host chose before the game began.
Whoever could read there before the end never takes a seat; that is noted when he is let in.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from datetime import datetime
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.base.errors import NotAllowed, NotOpen
from bot.services.records.chronicle import course
from bot.services.seats.notes import WITNESS, Witness
from bot.store.store import GameRow, Parcel, Stand, Store
from bot.table.notes import Act, Noted
from bot.table.tables import Tables

TERMS: Final = "spectators"
WATCHERS: Final = "watchers"
"""Those who look on, as an audience, and their thread, as a target; also the note that keeps the thread."""
END: Final = "end"


class Gallery(BaseModel):
    """Where spectators sit.

    Attributes:
        thread: anybody may read a public one; into a private one they are let.
        role: who may be let in; None: everybody who does not play.
        delay: how many turns later all is told; None: after the end.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    thread: Literal["public", "private"]
    role: int | None = None
    delay: int | None = Field(default=None, ge=1, le=9)

    def early(self, game: GameRow) -> bool:
        """Whether whoever is let in now will be told what is hidden while the game lasts."""
        return self.delay is not None and game.status != "over"


def gallery(game: GameRow) -> Gallery | None:
    """Where the spectators of a game sit; None: they have no place of their own."""
    try:
        return Gallery.model_validate(game.terms[TERMS]) if game.terms.get(TERMS) else None
    except ValidationError:
        return None


async def set_gallery(tables: Tables, game: str, user: int, place: Gallery | None) -> None:
    """The host lets spectators have a place, or no longer.

    NotAllowed: not the host; or all would be told before the end in a thread that anybody reads, or of a game that was
    begun without.
    """

    async def act() -> None:
        stand = await _known(tables, game)
        if user != stand.game.host:
            raise NotAllowed("game.host")
        if place and place.delay is not None and place.thread == "public":
            raise NotAllowed("spectators.public")
        if place and place.delay is not None and stand.game.status != "lobby":
            raise NotAllowed("spectators.begun")
        terms: dict[str, Any] = {name: value for name, value in stand.game.terms.items() if name != TERMS}
        if place:
            terms[TERMS] = place.model_dump(mode="json")
        if not _same(gallery(stand.game), place):
            await leave_thread(tables.store, stand, tables.time.now())
        told = Parcel("public", "channel", TERMS, merge=True)
        await tables.store.change_game(game, tables.time.now(), [told], terms=terms)

    await tables.alone(game, act)


def _same(former: Gallery | None, place: Gallery | None) -> bool:
    """Whether who could read there, and what, is as it was: a thread of other terms is another thread."""
    if former is None or place is None:
        return former is place
    return (former.thread, former.delay) == (place.thread, place.delay)


async def leave_thread(store: Store, stand: Stand, now: datetime, *parcels: Parcel) -> None:
    """Nothing more is told in the thread there was; the next who is let in, or is told something, has a new one."""
    await store.note(stand.game.id, now, drop=stand.notes_of(WATCHERS), parcels=parcels)


def moved_along(stand: Stand) -> list[Parcel]:
    """Those who know what is hidden are let into the new thread too."""
    seen = (note.ref for note in stand.notes_of(WITNESS) if note.body.get("why") == "watched")
    return [Parcel(WATCHERS, WATCHERS, "let-in", user, merge=True) for user in seen] if gallery(stand.game) else []


async def watch(tables: Tables, game: str, user: int, roles: Container[int]) -> Gallery:
    """Somebody would like to look on. NotAllowed: he plays, or will not be let in."""

    async def act() -> Gallery:
        stand = await _known(tables, game)
        place = gallery(stand.game)
        if any(row.user == user for row in stand.seats.values()):
            raise NotAllowed("spectators.seated")
        if place is None:
            raise NotAllowed("spectators.none")
        if place.role is not None and place.role not in roles:
            raise NotAllowed("spectators.role")
        early = place.early(stand.game) and stand.note(WITNESS, str(user)) is None
        seen = [Witness(why="watched").noted(game, WITNESS, user)] if early else []
        let_in = Parcel(WATCHERS, WATCHERS, "let-in", str(user), merge=True)
        await tables.store.note(game, tables.time.now(), seen, parcels=[let_in])
        return place

    return await tables.alone(game, act)


async def _known(tables: Tables, game: str) -> Stand:
    stand = await tables.store.stand(game)
    if stand is None:
        raise NotOpen("game.unknown")
    return stand


def told_late(act: Act) -> Noted:
    """A turn begins, or the game is over: what spectators may be told now."""
    place = gallery(act.game)
    return Noted(parcels=list(_due(act, place))) if place else Noted()


def _due(act: Act, place: Gallery) -> Iterator[Parcel]:
    begins = course(act.game.kind).begins
    for event in (telling.event for telling in act.outcome.tellings):
        field = begins.get(event.id)
        turn = int(getattr(event, field)) - 1 - place.delay if field and place.delay is not None else 0
        if turn > 0:
            yield page(turn, 0)
    if act.table.over:
        yield Parcel(WATCHERS, WATCHERS, "watched", END, merge=True)


def page(turn: int, number: int) -> Parcel:
    """A page of all that happened in a turn."""
    return Parcel(WATCHERS, WATCHERS, "watched", f"{turn}.{number}", merge=True)
