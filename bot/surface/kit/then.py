"""What is told afterwards calls everything as it was called then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.store.rows import EventRow
from bot.store.store import Store
from bot.surface.kit.look import Look
from bot.surface.kit.names import Then, naming


def looks_then(look: Look, told: Sequence[object]) -> list[Look]:
    """For each of these things, in the order in which they happened and up to now: the look with the names of then."""
    formerly, worn, found = naming(look.game.kind).formerly, dict[str, str](), list[Look]()
    then = look
    for what in reversed(told):
        if formerly and isinstance(what, EventRow) and (before := formerly(what)):
            worn = {**worn, **before}
            then = as_called(look, worn)
        found.append(then)
    return found[::-1]


def each_then(look: Look, told: Sequence[EventRow]) -> dict[tuple[int, int], Look]:
    """The same by events, each called by its act and its place in it."""
    return {(one.seq, one.n): then for one, then in zip(told, looks_then(look, told), strict=True)}


async def as_told(store: Store, look: Look, told: Sequence[EventRow]) -> list[tuple[Look, EventRow]]:
    """Each of these events with the look of then: what has happened since is looked up."""
    since = await store.events(look.game.id, min(one.seq for one in told) - 1) if told else []
    then = each_then(look, since)
    return [(then[one.seq, one.n], one) for one in told]


def as_called(look: Look, worn: Mapping[str, str]) -> Look:
    """The same, with what has changed its name since called by what it wore then."""
    names = Then(look.voice.names, naming(look.game.kind).printed(), worn)
    return replace(look, voice=replace(look.voice, names=names))
