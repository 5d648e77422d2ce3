"""`/stats`: what a person or a server has played, who won, and how he is rated."""

from __future__ import annotations

from collections.abc import Iterator

from bot.base.text import Voice
from bot.services.records.ratings import ratings
from bot.services.records.statistics import Record, of_person, of_server
from bot.surface.kit.panel import Panel, words
from bot.surface.kit.surface import Surface


async def personal(surface: Surface, user: int, *, own: bool) -> Panel:
    """A person's games and ratings; how diligent he is, only for himself."""
    voice, name = Voice(surface.words()), await surface.looker.person(user)
    record, rated = await of_person(surface.store, user), ratings(await surface.store.user(user))
    diligent = voice.say("stats-diligence", answered=record.answered, missed=record.missed)
    points = [
        voice.say("stats-rating", game=kind.capitalize(), points=f"{one.points:.0f}", count=one.games)
        for kind, one in rated.items()
    ]
    return words(voice.say("stats-person", name=name), *lines(voice, record), *points, diligent if own else "")


async def of_guild(surface: Surface, guild: int) -> Panel:
    """A server's games, and who has won most."""
    voice, record = Voice(surface.words()), await of_server(surface.store, guild)
    best = [
        voice.say("stats-champion", name=await surface.looker.person(user), count=count)
        for user, count in record.champions
    ]
    return words(voice.say("stats-server"), *lines(voice, record), *best)


def lines(voice: Voice, record: Record) -> Iterator[str]:
    """Games in play, then those that are over, by kind."""
    yield voice.say("stats-running", count=record.running)
    for kind, played in record.played.most_common():
        yield voice.say("stats-kind", game=kind.capitalize(), played=played, won=record.won[kind])
    if not record.played:
        yield voice.say("stats-none")
