"""Games, seats and what lies outside play."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Unpack, cast

from bot.base.errors import Conflict
from games.kernel import Seat, Window
from games.kernel.choice import is_dict

from .care import Carer, begin_care
from .damage import NOTES, SAVED, WINDOWS, give_up, readable
from .db import Db, Row, columns, insert, moment, moment_or_none, put, stamp, stamp_or_none, text
from .hops import Hops
from .news import GONE
from .notes import find_notes, write_notes
from .outbox import post
from .store import GameChanges, GameRow, Holder, NoteRow, OrderRow, Parcel, SavedRow, SeatRow, Stand, Status, WindowRow

TIMES = ("made_at", "started_at", "held_at", "ended_at", "paused_at")
MAYBE = ("due", "remind_at", "rested", "missed")


class Games(Hops):
    """The tables `game` and `seat`."""

    async def add_game(self, game: GameRow, parcels: Sequence[Parcel] = (), notes: Sequence[NoteRow] = ()) -> None:
        """A new game in the lobby, with its notes."""
        await self._write((game.id,), _add, game, parcels, notes, self.carer)
        self.outbox_bell.ring()

    async def find_game(self, game: str) -> GameRow | None:
        """One game."""
        known = self.known_stand(game)
        return known.game if known else await self._read_once(game, find_game, game)

    async def games(
        self,
        *,
        status: Sequence[Status] = (),
        guild: int | None = None,
        channel: int | None = None,
        user: int | None = None,
        still: bool = False,
    ) -> list[GameRow]:
        """Games by status, place or the user who holds a seat, the oldest first; no condition: all.

        `still`: only those whose clocks stand still.
        """
        return list(await self._read_once("", find_games, tuple(status), guild, channel, user, still))

    async def places(self) -> list[tuple[int, int | None]]:
        """The servers, and the channels, in which games are played or held."""
        return await self._read(_places)

    async def change_game(
        self, game: str, now: datetime, parcels: Sequence[Parcel] = (), **changes: Unpack[GameChanges]
    ) -> GameRow:
        """Change what is not play: title, place, pace, options. `Conflict` if there is no such game."""
        row = await self._write((game,), _change, game, now, parcels, cast("dict[str, Any]", changes))
        self.outbox_bell.ring()
        return row

    async def stand(self, game: str) -> Stand | None:
        """The game, its seats, the saved answers and the windows, read together."""
        thrown, heard = self.thrown, self.heard
        if game in self.stands:
            return self.stands[game]
        found = await self._read(find_stand, game)
        if found is not None and thrown == self.thrown and game not in self.stands:  # else what was written is newer
            self.keep_stand(found, heard)
        return self.stands.get(game, found)

    def known_stand(self, game: str) -> Stand | None:
        """The same, if it can be told without waiting."""
        return self.stands.get(game)

    async def still_at(self, game: str, version: int | None) -> None:
        """`Conflict`: a game is no longer in the version in which it was looked at, and news of that are late."""
        if not self.news.shared:
            return
        row = await self._read(find_game, game)
        now = row.version if row else GONE
        self.learn(game, now)
        if version is not None and version != now:
            raise Conflict(f"game {game} has moved on from version {version}")

    async def seats(self, game: str) -> list[SeatRow]:
        """All seats of a game that were ever taken."""
        known = self.known_stand(game)
        return list(known.seats.values() if known else await self._read_once(game, _seats, game))

    async def take_seat(self, row: SeatRow, parcels: Sequence[Parcel] = (), notes: Sequence[NoteRow] = ()) -> None:
        """Sit down, with the notes that go with it. `Conflict` if the seat is held by a user, or he sits already."""
        await self._write((row.game,), _take_seat, row, parcels, notes)
        self.outbox_bell.ring()

    async def give_up_seat(
        self, game: str, seat: Seat, now: datetime, *, holder: Holder | None = None, parcels: Sequence[Parcel] = ()
    ) -> None:
        """Get up: the seat is free again (in the lobby), or kept with another kind of `holder`."""
        await self._write((game,), _give_up_seat, game, seat, now, holder, parcels)
        self.outbox_bell.ring()

    async def hold(self, game: str, code: str, cause: str, now: datetime, parcels: Sequence[Parcel] = ()) -> None:
        """Stop a game in play: its clocks stand still."""
        await self._write((game,), _hold, game, code, cause, now, parcels)
        self._ring()

    async def release(self, game: str, now: datetime, parcels: Sequence[Parcel] = ()) -> None:
        """Let a held game go on; its deadlines move by as long as it was held."""
        await self._write((game,), _release, game, now, parcels)
        self._ring()

    def _ring(self) -> None:
        self.outbox_bell.ring()
        self.window_bell.ring()


def find_game(db: Db, game: str) -> GameRow | None:
    """One game."""
    row = db.execute("SELECT * FROM game WHERE id = ?", (game,)).fetchone()
    return _game(row) if row else None


def stored_game(game: GameRow) -> dict[str, Any]:
    """The columns of a game."""
    values = {name: getattr(game, name) for name in GameRow.__slots__}
    values |= {"options": text(dict(game.options)), "terms": text(dict(game.terms))}
    return values | {name: stamp_or_none(values[name]) for name in TIMES}


def saved_row(row: Row) -> SavedRow:
    """A stored intention."""
    return SavedRow(**columns(row, raw=json.loads(row["raw"]), locked=bool(row["locked"]), at=moment(row["at"])))


def _game(row: Row) -> GameRow:
    times = {name: moment_or_none(row[name]) for name in TIMES}
    settings = {name: readable(row[name], dict[str, Any]()) for name in ("options", "terms")}
    return GameRow(**columns(row, **times, **settings))


def _seat(row: Row) -> SeatRow:
    return SeatRow(row["game"], Seat(row["seat"]), row["holder"], row["user"], moment(row["since"]))


def _add(db: Db, game: GameRow, parcels: Sequence[Parcel], notes: Sequence[NoteRow], carer: Carer) -> None:
    insert(db, "game", stored_game(game))
    begin_care(db, carer, game.id)
    write_notes(db, notes)
    post(db, game.id, parcels, game.made_at)


def find_games(
    db: Db,
    status: Sequence[Status],
    guild: int | None,
    channel: int | None,
    user: int | None,
    still: bool = False,  # noqa: FBT001, FBT002 - handed on in their order
) -> list[GameRow]:
    """Games by status, place or the user who holds a seat, the oldest first."""
    wanted: list[tuple[str, Sequence[Any]]] = []
    if status:
        wanted.append((f"status IN ({', '.join('?' * len(status))})", status))
    if guild is not None:
        wanted.append(("guild = ?", [guild]))
    if channel is not None:
        wanted.append(("channel = ?", [channel]))
    if user is not None:
        wanted.append(('id IN (SELECT game FROM seat WHERE "user" = ?)', [user]))
    if still:
        wanted.append(("paused_at IS NOT NULL", []))
    where = " AND ".join(condition for condition, _ in wanted) or "TRUE"
    values = [value for _, some in wanted for value in some]
    return [_game(row) for row in db.execute(f"SELECT * FROM game WHERE {where} ORDER BY made_at, id", values)]  # noqa: S608


def _places(db: Db) -> list[tuple[int, int | None]]:
    sql = "SELECT DISTINCT guild, channel FROM game WHERE status IN ('playing', 'held') AND guild IS NOT NULL"
    return sorted(((row["guild"], row["channel"]) for row in db.execute(sql)), key=str)


def _change(db: Db, game: str, now: datetime, parcels: Sequence[Parcel], changes: dict[str, Any]) -> GameRow:
    row = find_game(db, game)
    if row is None:
        raise Conflict(f"no game {game}")
    unknown = changes.keys() - GameChanges.__annotations__.keys()
    if unknown or (changes.get("status") and row.status not in ("lobby", changes["status"])):
        raise ValueError(f"not changed this way: {sorted(unknown) or 'status'}")
    values = {name: _column(name, value) for name, value in changes.items()}
    for name, value in values.items():
        db.execute(f'UPDATE game SET "{name}" = ? WHERE id = ?', (value, game))  # noqa: S608
    post(db, game, parcels, now)
    return cast("GameRow", find_game(db, game))


def _column(name: str, value: Any) -> Any:
    if name in ("options", "terms"):
        return text(dict(value))
    return stamp_or_none(value) if name in TIMES else value


def find_stand(db: Db, game: str) -> Stand | None:
    """How a game stands."""
    row = find_game(db, game)
    if row is None:
        return None
    saved = db.execute(f"SELECT * FROM saved WHERE game = ? AND {SAVED} ORDER BY at, ref", (game,))  # noqa: S608
    return Stand(
        row,
        {seat.seat: seat for seat in _seats(db, game)},
        [saved_row(one) for one in saved],
        find_windows(db, "game = ?", (game,)),
        find_notes(db, "game = ?", (game,)),
        find_orders(db, game),
        _people(db, game),
    )


def _people(db: Db, game: str) -> dict[Seat, Mapping[str, Any]]:
    """What those who sit here have set for themselves."""
    rows = db.execute(
        'SELECT seat.seat, "user".settings FROM seat JOIN "user" ON "user".id = seat."user" WHERE seat.game = ?',
        (game,),
    )
    wishes = {Seat(row["seat"]): readable(row["settings"], dict[str, Any]()).get("preferences") for row in rows}
    return {seat: some for seat, some in wishes.items() if is_dict(some)}


def find_orders(db: Db, game: str, seat: Seat | None = None) -> list[OrderRow]:
    """The standing orders of a game or a seat, in their order."""
    of, values = ("game = ?", (game,)) if seat is None else ("game = ? AND seat = ?", (game, seat))
    rows = db.execute(f'SELECT * FROM "order" WHERE {of} AND {NOTES} ORDER BY seat, n', values)  # noqa: S608
    return [
        OrderRow(row["game"], Seat(row["seat"]), row["n"], cast("dict[str, Any]", json.loads(row["body"])))
        for row in rows
    ]


def find_windows(db: Db, where: str, values: Sequence[Any]) -> list[WindowRow]:
    """Windows that fulfil a condition, the earliest deadline first."""
    rows = db.execute(
        f'SELECT * FROM "window" WHERE ({where}) AND {WINDOWS} ORDER BY due IS NULL, due, opened, ref',  # noqa: S608
        values,
    )
    return [window_row(row) for row in rows]


def window_row(row: Row | Mapping[str, Any]) -> WindowRow:
    """A stored window."""
    times = {"opened": moment(row["opened"]), **{name: moment_or_none(row[name]) for name in MAYBE}}
    return WindowRow(**columns(row, **times, type=Window(row["type"]), covert=bool(row["covert"])))


def _seats(db: Db, game: str) -> list[SeatRow]:
    return [_seat(row) for row in db.execute("SELECT * FROM seat WHERE game = ? ORDER BY since, seat", (game,))]


def _take_seat(db: Db, row: SeatRow, parcels: Sequence[Parcel], notes: Sequence[NoteRow]) -> None:
    sit_down(db, row)
    write_notes(db, notes)
    post(db, row.game, parcels, row.since)


def sit_down(db: Db, row: SeatRow) -> None:
    """A seat is held from now on. `Conflict`: it was already, or its holder sits elsewhere in the game."""
    taken = db.execute(
        "SELECT 1 FROM seat WHERE game = ? AND ((seat = ? AND holder = 'user') OR \"user\" = ?)",
        (row.game, row.seat, row.user),
    )
    if taken.fetchone():
        raise Conflict(f"seat {row.seat} is taken, or its taker sits already")
    values = {"game": row.game, "seat": row.seat, "holder": row.holder, "user": row.user, "since": stamp(row.since)}
    put(db, "seat", ("game", "seat"), values)


def _give_up_seat(
    db: Db, game: str, seat: Seat, now: datetime, holder: Holder | None, parcels: Sequence[Parcel]
) -> None:
    if holder is None:
        db.execute("DELETE FROM seat WHERE game = ? AND seat = ?", (game, seat))
    else:
        db.execute(
            'UPDATE seat SET holder = ?, "user" = NULL, since = ? WHERE game = ? AND seat = ?',
            (holder, stamp(now), game, seat),
        )
    post(db, game, parcels, now)


def _hold(db: Db, game: str, code: str, cause: str, now: datetime, parcels: Sequence[Parcel]) -> None:
    held = db.execute(
        "UPDATE game SET status = 'held', code = ?, cause = ?, held_at = ? WHERE id = ? AND status = 'playing'",
        (code, cause, stamp(now), game),
    )
    if held.rowcount:
        post(db, game, parcels, now)


def _release(db: Db, game: str, now: datetime, parcels: Sequence[Parcel]) -> None:
    row = find_game(db, game)
    if row is None or row.status != "held":
        raise Conflict(f"game {game} is not held")
    release(db, row, now)
    post(db, game, parcels, now)


def release(db: Db, game: GameRow, now: datetime) -> None:
    """The deadlines of a held game move by as long as it was held; those of one that is paused do when that ends.

    What cannot be read was the cause, or is none of this: it is given up.
    """
    give_up(db, game.id)
    db.execute("UPDATE game SET status = 'playing', code = '', cause = '', held_at = NULL WHERE id = ?", (game.id,))
    if game.held_at is not None and game.paused_at is None:
        go_on(db, game.id, game.held_at, now)


def go_on(db: Db, game: str, since: datetime, now: datetime) -> None:
    """Clocks have stood still: what they count moves by that, or by as long as it was open.

    A deadline that was moved out of quiet hours is another now, and may be moved again.
    """
    began, ends = stamp(since), stamp(now)
    if began >= ends:
        return
    later = ", ".join(f"{name} = {name} + {{0}}" for name in ("due", "remind_at", "missed"))
    all_of_it = f'UPDATE "window" SET {later.format("?")} WHERE game = ? AND opened <= ?'  # noqa: S608
    db.execute(all_of_it, (*[ends - began] * 3, game, began))
    rest_of_it = f'UPDATE "window" SET {later.format("(? - opened)")} WHERE game = ? AND opened > ? AND opened < ?'  # noqa: S608
    db.execute(rest_of_it, (*[ends] * 3, game, began, ends))
    deals = "UPDATE note SET due = due + ? WHERE game = ? AND kind = 'deal-due' AND due > ?"
    db.execute(deals, (ends - began, game, began))
