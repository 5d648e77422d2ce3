"""Words of negotiations, and the settings of people and servers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any, cast

from games.kernel import Seat

from .basis import raised
from .damage import readable
from .db import EVER, Db, R, insert, moment, moment_or_none, put, stamp, stamp_or_none, text
from .hops import Hops
from .news import Change
from .notes import write_notes
from .outbox import post
from .privacy import expire
from .store import GuildRow, NoteRow, Parcel, ParleyRow, TalkRow, UserRow

AFTERWARDS = timedelta(hours=24)
BOTH = 2  # who keep the words of a deal
DONE = timedelta(days=7)  # a nonce is good for minutes; the rest is for finding out what went wrong


class People(Hops):
    """The tables `parley`, `talk`, `user` and `guild`."""

    async def say(
        self, game: str, deal: str, seat: Seat, text: str, now: datetime, parcels: Sequence[Parcel]
    ) -> TalkRow:
        """Add a line to the talk of a deal."""
        row = await self._aside((game,), _say, game, deal, seat, text, now, parcels)
        self.outbox_bell.ring()
        return row

    async def talk(self, game: str, deal: str, last: int | None = None) -> list[TalkRow]:
        """The words of a deal, the oldest first."""
        return await self._read(_talk, game, deal, last)

    async def parley(self, game: str, deal: str) -> ParleyRow:
        """What surrounds the talk of a deal."""
        return await self._read(_parley, game, deal)

    async def put_parley(self, row: ParleyRow) -> None:
        """Set its thread, who keeps it, and when it is erased."""
        await self._aside((row.game,), _put_parley, row)
        self.window_bell.ring()

    async def tidy(self, now: datetime) -> None:
        """Erase the words whose time has come, and what the outbox has long done with."""
        await self._write((), _tidy, now)

    async def user(self, user: int) -> UserRow:
        """The settings of a person; empty if he never made any."""
        return await self.settings(self.people, user, self._user)

    async def _user(self, user: int) -> UserRow:
        return UserRow(user, await self._read(_settings, "user", user))

    async def put_user(self, row: UserRow) -> None:
        """Set them."""
        await self._set_of_people([row.id], partial(_put_settings, table="user", row=row))

    async def change_user(self, user: int, changes: Mapping[str, Any]) -> UserRow:
        """Change some of them and leave the others, within a group too; None takes one away."""
        return await self._set_of_people([user], partial(_change_user, user=user, changes=changes))

    async def change_users(self, changes: Mapping[int, Mapping[str, Any]], note: NoteRow) -> None:
        """Change some settings of several people, for the reason this note tells: one transaction."""
        await self._set_of_people([*changes], partial(_change_users, changes=changes, note=note), (note.game,))

    async def _set_of_people(self, people: Sequence[int], work: Callable[[Db], R], games: Sequence[str] = ()) -> R:
        told = [Change("user", one) for one in people]
        try:
            return await self._queued(partial(raised, games, work), games, aside=False, others=told)
        finally:
            for one in people:
                self.reread(self.people, one)

    async def diligence(self, user: int) -> tuple[int, int]:
        """How many decisions somebody has made himself, and how many defaults were taken on the seats he holds."""
        return await self._read(_diligence, user)

    async def guild(self, guild: int) -> GuildRow:
        """The settings of a server."""
        return GuildRow(guild, await self._read(_settings, "guild", guild))

    async def known_guild(self, guild: int) -> GuildRow:
        """The settings of a server as they were not long ago: nothing binding may rest on them."""
        return await self.settings(self.servers, guild, self.guild)

    async def put_guild(self, row: GuildRow) -> None:
        """Set them."""
        await self._set_of_guild(row.id, partial(_put_settings, table="guild", row=row))

    async def change_guild(self, guild: int, changes: Mapping[str, Any]) -> None:
        """Change some of them and leave the others, which somebody else may be changing now."""
        await self._set_of_guild(guild, partial(_change_guild, guild=guild, changes=changes))

    async def _set_of_guild(self, guild: int, work: Callable[[Db], None]) -> None:
        try:
            await self._queued(work, (), aside=True, others=[Change("guild", guild)])
        finally:
            self.reread(self.servers, guild)


def _say(db: Db, game: str, deal: str, seat: Seat, words: str, now: datetime, parcels: Sequence[Parcel]) -> TalkRow:
    db.execute("INSERT INTO parley (game, deal) VALUES (?, ?) ON CONFLICT DO NOTHING", (game, deal))
    (n,) = db.execute("SELECT coalesce(max(n), 0) + 1 FROM talk WHERE game = ? AND deal = ?", (game, deal)).fetchone()
    row = TalkRow(game, deal, n, seat, words, now)
    insert(db, "talk", {"game": game, "deal": deal, "n": n, "seat": seat, "text": words, "at": stamp(now)})
    post(db, game, parcels, now)
    return row


def _talk(db: Db, game: str, deal: str, last: int | None) -> list[TalkRow]:
    rows = db.execute(
        "SELECT * FROM talk WHERE game = ? AND deal = ? ORDER BY n DESC LIMIT ?",
        (game, deal, EVER if last is None else last),
    ).fetchall()
    return [
        TalkRow(row["game"], row["deal"], row["n"], Seat(row["seat"]), row["text"], moment(row["at"]))
        for row in reversed(rows)
    ]


def _parley(db: Db, game: str, deal: str) -> ParleyRow:
    row = db.execute("SELECT * FROM parley WHERE game = ? AND deal = ?", (game, deal)).fetchone()
    if row is None:
        return ParleyRow(game, deal)
    kept = tuple(Seat(seat) for seat in readable(row["kept"], list[str]()))
    return ParleyRow(game, deal, row["thread"], kept, moment_or_none(row["erase_at"]))


def _put_parley(db: Db, row: ParleyRow) -> None:
    values = {"game": row.game, "deal": row.deal, "thread": row.thread, "kept": text(list(row.kept))}
    put(db, "parley", ("game", "deal"), values | {"erase_at": stamp_or_none(row.erase_at)})


def _tidy(db: Db, now: datetime) -> None:
    db.execute("DELETE FROM outbox WHERE state IN ('sent', 'dropped') AND made_at < ?", (stamp(now - DONE),))
    kept = db.execute(
        "SELECT game, deal, kept FROM parley WHERE erase_at <= ?"
        " AND EXISTS (SELECT 1 FROM talk WHERE talk.game = parley.game AND talk.deal = parley.deal)",
        (stamp(now),),
    )
    alone = [(row["game"], row["deal"]) for row in kept if len(readable(row["kept"], list[str]())) < BOTH]
    db.executemany("DELETE FROM talk WHERE game = ? AND deal = ?", alone)
    ended = "SELECT id FROM game WHERE ended_at <= ?"  # data of ended games keep seats, not talk
    db.execute(f"DELETE FROM talk WHERE game IN ({ended})", (stamp(now - AFTERWARDS),))  # noqa: S608
    expire(db, now)


def _settings(db: Db, table: str, number: int) -> dict[str, object]:
    row = db.execute(f'SELECT settings FROM "{table}" WHERE id = ?', (number,)).fetchone()  # noqa: S608
    return readable(row["settings"] if row else None, dict[str, object]())


def _settings_alone(db: Db, table: str, number: int) -> dict[str, object]:
    """The same, for whoever changes them: nobody else does before the transaction is over."""
    find = f'SELECT settings FROM "{table}" WHERE id = ? /*! FOR UPDATE */'  # noqa: S608
    if db.execute(find, (number,)).fetchone() is None:
        db.execute(f'INSERT INTO "{table}" (id, settings) VALUES (?, ?) ON CONFLICT DO NOTHING', (number, "{}"))  # noqa: S608
        db.execute(find, (number,))
    return _settings(db, table, number)


def _change_user(db: Db, user: int, changes: Mapping[str, Any]) -> UserRow:
    row = UserRow(user, _changed(_settings_alone(db, "user", user), changes))
    _put_settings(db, "user", row)
    return row


def _change_guild(db: Db, guild: int, changes: Mapping[str, Any]) -> None:
    _put_settings(db, "guild", GuildRow(guild, _changed(_settings_alone(db, "guild", guild), changes)))


def _change_users(db: Db, changes: Mapping[int, Mapping[str, Any]], note: NoteRow) -> None:
    for user, some in sorted(changes.items()):  # whoever changes some of them too waits for no one who waits for him
        _change_user(db, user, some)
    write_notes(db, [note])


def _changed(settings: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Settings with some changed; of a group of settings those that are named."""
    new = {
        name: _changed(_group(settings.get(name)), _group(value)) if isinstance(value, Mapping) else value
        for name, value in changes.items()
    }
    return {name: value for name, value in {**settings, **new}.items() if value is not None}


def _group(value: Any) -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", value) if isinstance(value, Mapping) else {}


def _put_settings(db: Db, table: str, row: UserRow | GuildRow) -> None:
    put(db, table, ("id",), {"id": row.id, "settings": text(dict(row.settings))})


def _diligence(db: Db, user: int) -> tuple[int, int]:
    own = 'SELECT count(*) FROM journal WHERE "user" = ? AND seat IS NOT NULL AND undone_by IS NULL'
    missed = (
        'SELECT count(*) FROM journal NATURAL JOIN (SELECT game, seat, since FROM seat WHERE "user" = ?) AS held'
        " WHERE kind = 'lapse' AND journal.\"user\" IS NULL AND undone_by IS NULL AND journal.at >= since"
    )
    return db.execute(own, (user,)).fetchone()[0], db.execute(missed, (user,)).fetchone()[0]
