"""What it costs to write an act into PostgreSQL, beside the same rows written by the driver and nothing else.

Ours and the raw one, turn about, so that what else the machine does hits both. Acts are answers by chance, in the games
that are in play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from statistics import median
from typing import Any

from bot.base.errors import RulesError
from bot.base.places import Address
from bot.services.brought import HOOKS
from bot.store.opening import open_store
from bot.store.postgres_raw import Raw, raw
from bot.surface.posting.patience import Patient
from bot.table.tables import Tables
from games.catalog import GAMES
from games.playout import choose


@dataclass(slots=True)
class Written:
    """Listens how long the store writes. `last`: seconds of each transaction since it was asked."""

    last: list[float] = field(default_factory=list[float])

    def took(self, kind: str, seconds: float, about: Mapping[str, str]) -> None:
        """Something took so long."""
        if kind == "store" and about["does"] == "write":
            self.last.append(seconds)

    def happened(self, kind: str, about: Mapping[str, str]) -> None:
        """That is not asked for."""

    def of_one(self) -> float | None:
        """The only transaction since it was asked; None: there was another number of them."""
        seconds, self.last = self.last, []
        return seconds[0] if len(seconds) == 1 else None


async def committed(place: Address, count: int, seed: int) -> dict[str, Any]:
    """So many acts, in the games in turn; how they compare."""
    chance = Random(seed)  # noqa: S311 - nothing is at stake
    store = await open_store(place)
    tables, heard = Tables(store, GAMES, Patient(), HOOKS), Written()
    store.figures.meter = heard
    try:
        async with raw(place) as beside:
            games = islice(cycle([row.id for row in await store.games(status=["playing"])]), count)
            found = [await _pair(tables, game, chance, heard, beside) for game in games]
    finally:
        tables.close()
        await store.close()
    return compared([pair for pair in found if pair is not None])


async def _pair(tables: Tables, game: str, chance: Random, heard: Written, beside: Raw) -> tuple[float, float] | None:
    """Seconds of an act, ours and raw; None: it was refused, or more than one transaction came of it."""
    table = await tables.table(game)
    if table.over:
        return None
    seat, key, answer = choose(table, chance)
    posted, since = table.open[key], await beside.coming()
    heard.of_one()
    try:
        await tables.submit(game, seat, posted.ref, posted.rev, answer)
    except RulesError:
        return None
    ours = heard.of_one()
    if ours is None:
        return None
    took = await beside.write(await beside.written(game, since))
    await beside.empty()
    return ours, took


def compared(pairs: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """The medians of both in milliseconds, and that of how many times as long ours takes."""
    if not pairs:
        return {"commits": 0}
    ours, others, times = (median(found) for found in zip(*((a, b, a / b) for a, b in pairs), strict=True))
    both = {"ours": round(1000 * ours, 2), "raw": round(1000 * others, 2)}
    return {"commits": len(pairs), "commit_ms": both, "commit_ratio": round(times, 2)}
