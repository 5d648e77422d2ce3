"""Whose language words are made in: that of whoever will read them (discord-ux 13.6).

What one person reads is in the language he has set, else in that of his Discord, else in that of the server; what all
of a server read is in the server's. Whoever makes words says for whom he makes them: `with reading(language):`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import Final

from bot.base.errors import StoreFailed
from bot.base.text import DEFAULT, READER, languages
from bot.services.people.guilds import house_rules
from bot.services.people.people import Preferences, keep, of_seat, preferences
from bot.store.store import Stand, Store
from games.kernel import Seat

PATIENCE: Final = 0.5


def fitting(locale: str | None) -> str | None:
    """The language of a locale that there are words in: "de" for "de-AT"; None: there are none."""
    language = (locale or "").partition("-")[0]
    return language if language in languages() else None


@contextmanager
def reading(language: str) -> Generator[None]:
    """While words are made for somebody who reads this language."""
    token = READER.set(language)
    try:
        yield
    finally:
        READER.reset(token)


def chosen(person: Preferences) -> str | None:
    """The language of a person; None: he has set none, and his Discord is in none of ours."""
    return fitting(person.language) or person.locale


class Tongues:
    """What servers and people read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.foreign: set[int] = set()  # servers that were seen to read another language than English

    async def of_guild(self, guild: int | None) -> str:
        """The language of what everybody on a server reads."""
        if guild is None:
            return DEFAULT
        language = house_rules(await self.store.known_guild(guild)).language
        if language == DEFAULT:
            self.foreign.discard(guild)
        else:
            self.foreign.add(guild)
        return language

    async def of_seat(self, stand: Stand, seat: Seat | None) -> str:
        """The language of what the holder of a seat reads; None: of the public."""
        mine = chosen(of_seat(stand, seat)) if seat is not None else None
        return mine or await self.of_guild(stand.game.guild)

    async def of_user(self, user: int, locale: str, guild: int | None, game: str = "") -> str:
        """The language of what somebody reads who has just pressed; that of his Discord is remembered.

        English is remembered only where it tells something: once a server reads another language.
        """
        person, language = preferences(await self.store.user(user)), fitting(locale)
        if language != person.locale and (person.locale or language != DEFAULT or self.foreign):
            with suppress(StoreFailed, TimeoutError):  # nobody waits for this
                async with asyncio.timeout(PATIENCE):
                    person = await keep(self.store, user, locale=language)
        return fitting(person.language) or language or await self.of_guild(guild or await self._server(user, game))

    async def _server(self, user: int, game: str) -> int | None:
        """The server of a game, whose cards its players press in their inboxes too; others learn nothing of it."""
        stand = await self.store.stand(game) if game else None
        sits = stand is not None and any(row.user == user for row in stand.seats.values())
        return stand.game.guild if stand and sits else None
