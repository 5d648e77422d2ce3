"""What a store keeps in memory, so as not to read it again, and how it learns that it is so no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Any, TypeVar

from .bell import NOW, Bell
from .db import moment
from .news import Alone, Change, News, Written
from .store import GuildRow, Stand, UserRow

KEPT = 4096
ANSWERED = 0.4
"""So many seconds a press takes to be answered in the process that took it, with some to spare."""
S = TypeVar("S", UserRow, GuildRow)


class Memory:
    """What is kept, and the `Ear` of the store. Its own writes throw things away, and so do news of those of others.

    `stands`: how games stand. A write that comes to a `Stand` puts it there; every other write, failed ones included,
    throws away those of its games, of the people it is about, or all if it may be of any; but for what lies `aside`:
    outbox, words, settings of servers.
    `sitting`: the games among them, by who sits there.
    `thrown`: how often writes threw any of them away; what was being read of them then may be what was before.
    `kept`: what else was read of games and seats, by the game it is of; under "" what is of several. A write throws
    away what is of its games, and of several.
    `people`, `servers`: settings that are asked for at every press; only their own changes, counted, throw them away.
    `versions`: the newest that games are known to have had; what is older than that, and was under way, is not kept.
    `changed`: how often settings were; those that are under way then may be those of before.
    `on_halt`: is told for how many seconds nobody is to call Discord.
    `heard`: how often others were heard to have changed what no version tells: how a game stands then may be that.
    """

    def __init__(self, news: News | None = None) -> None:
        self.news = news or Alone()
        self.stands: dict[str, Stand] = {}
        self.sitting: dict[int, dict[str, None]] = {}
        self.thrown = 0
        self.kept: dict[str, dict[Hashable, Any]] = {}
        self.people: dict[int, UserRow] = {}
        self.servers: dict[int, GuildRow] = {}
        self.versions: dict[str, int] = {}
        self.changed = 0
        self.heard = 0
        self.on_halt: Callable[[float], object] = lambda _: None
        self.outbox_bell = Bell()
        self.window_bell = Bell()

    # -- keeping -----------------------------------------------------------------------------------------------------
    def keep_stand(self, stand: Stand, heard: int) -> None:
        """How a game stands, as far as anybody knows; `heard`: as it was when this began to be found out."""
        game = stand.game
        self._drop(game.id)
        if self.news.arrive and heard == self.heard and game.version >= self.versions.get(game.id, 0):
            self.stands[game.id] = stand
            for user in _who_sits(stand):
                self.sitting.setdefault(user, {})[game.id] = None
            if len(self.stands) > KEPT:
                self._drop(next(iter(self.stands)))

    def shelf(self, game: str) -> dict[Hashable, Any]:
        """What is kept of a game; once that is thrown away it is another one, and nobody looks into this any more."""
        if len(self.kept) >= KEPT:
            self.kept.clear()
        found = self.kept.setdefault(game, {})
        if len(found) >= KEPT:
            found.clear()
        return found

    async def settings(self, kept: dict[int, S], number: int, read: Callable[[int], Awaitable[S]]) -> S:
        """The settings of a person or a server, read once; not kept if they may have been read before a change."""
        known, changed = kept.get(number), self.changed
        if known is None:
            known = await read(number)
            if self.news.arrive and changed == self.changed:
                if len(kept) >= KEPT:
                    kept.clear()
                kept[number] = known
        return known

    # -- throwing away -----------------------------------------------------------------------------------------------
    def reread(self, kept: dict[int, S], number: int) -> None:
        """The settings of a person or a server have changed, or may have."""
        self.changed += 1
        kept.pop(number, None)

    def forget_games(self) -> None:
        """How any game stands may be otherwise now."""
        self.stands, self.sitting, self.kept = {}, {}, {}
        self.thrown += 1

    def _drop(self, game: str) -> None:
        """How one game stands is not known any more."""
        stand = self.stands.pop(game, None)
        for user in _who_sits(stand) if stand else ():
            games = self.sitting.get(user, {})
            games.pop(game, None)
            if not games:
                self.sitting.pop(user, None)

    def forget_written(self, written: Written) -> None:
        """What this has written to, or may have, is otherwise now; what is being read of it meanwhile is not kept."""
        if not written.games and not written.others:
            self.forget_games()
            return
        self.thrown += 1
        for game in written.games:
            self._drop(game)
            self.forget_read(game)
        for one in written.others:
            if one.about == "user":
                self._hear_of_user(int(one.id))

    def forget_read(self, game: str) -> None:
        """What was read of a game, or of several, may be otherwise now."""
        self.kept.pop(game, None)
        self.kept.pop("", None)

    def learn_all(self, versions: Mapping[str, int]) -> None:
        """Games were seen to have these versions."""
        for game, version in versions.items():
            self.learn(game, version)

    def learn(self, game: str, version: int) -> None:
        """A game has this version, or had it not long ago; if that is new, what is kept of it is not what is there."""
        newest = self.versions.get(game)
        if version == newest:
            return
        self.versions.pop(game, None)
        self.versions[game] = max(version, newest or 0)
        if len(self.versions) > KEPT:
            del self.versions[next(iter(self.versions))]
        self.forget_read(game)
        stand = self.stands.get(game)
        if stand is not None and stand.game.version != version:
            self._drop(game)

    # -- hearing -----------------------------------------------------------------------------------------------------
    def hear(self, changes: Sequence[Change]) -> None:
        """Others have changed this."""
        for one in changes:
            if one.about == "game":
                self._hear_of_game(one)
            elif one.about == "user":
                self._hear_of_user(int(one.id))
            elif one.about == "guild":
                self.reread(self.servers, int(one.id))
            elif one.about == "halt":
                self.on_halt(int(one.id) / 1000)
            else:
                self.forget_all()

    def _hear_of_game(self, one: Change) -> None:
        """What is to be sent, and what falls due, is looked at by whoever sees to it.

        Whoever has pressed elsewhere is answered there first, or his card would be gone before that.
        """
        if one.version is not None:
            self.learn(str(one.id), one.version)
        asyncio.get_running_loop().call_later(ANSWERED, self.outbox_bell.ring)
        self.window_bell.ring(NOW if one.at is None else moment(one.at))

    def _hear_of_user(self, user: int) -> None:
        """How games stand tells what those who sit there have set for themselves."""
        self.heard += 1
        self.reread(self.people, user)
        for game in [*self.sitting.get(user, ())]:
            self._drop(game)

    def forget_all(self) -> None:
        """Anything may have been changed: there is nothing that is known, and everything may be to be done."""
        self.changed += 1
        self.heard += 1
        self.forget_games()
        self.people, self.servers = {}, {}
        self.outbox_bell.ring()
        self.window_bell.ring()


def _who_sits(stand: Stand) -> list[int]:
    return [one.user for one in stand.seats.values() if one.user is not None]
