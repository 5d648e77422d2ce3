"""One series: people gather, the bot starts afresh and is pressed; then starts with many stored games."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bot.app.load.kept import Kept
from bot.app.load.presses import Drive, told
from bot.app.load.process import FREE, Bot, Home, of_servers
from bot.app.load.servers import Crowd, crowd
from bot.app.load.shares import spread
from bot.app.load.standing import Standing, bytes_of_none, empty, standing
from bot.app.load.stored import Stored
from bot.app.load.wish import Wish
from bot.app.playground import local_discord
from bot.base.places import Address
from bot.base.version import VERSION
from loopback import World
from loopback.limits import DISCORD, GLOBAL_PER_SECOND, Limiter

COMMITS: Final = 200
"""So many acts are written beside raw ones, where there is a server to be compared with."""
Said = Callable[[str], object]
"""Is told what is being done."""


async def measured(wish: Wish, said: Said) -> dict[str, Any]:
    """All figures of a series, as JSON. The database lies in this folder: one of temporary files may be in memory."""
    with tempfile.TemporaryDirectory(prefix="byrsa-load-", dir=Path()) as folder:
        async with local_discord(World(), limits="off") as (loopback, endpoint):
            loopback.world.shards = wish.processes
            home = Home(loopback, endpoint, wish.place(Path(folder)), Path(folder), wish.processes)
            none = await bytes_of_none(home.place)
            try:
                return await _series(wish, home, none, said)
            finally:
                if wish.kept is Kept.POSTGRES:
                    await asyncio.to_thread(empty, home.place)


async def _series(wish: Wish, home: Home, none: int, said: Said) -> dict[str, Any]:
    people = crowd(home.loopback, wish)
    said("People gather")
    async with home.running(FREE) as bot:
        await people.gather(wish)
        await bot.rest()
    before = await standing(home.place)
    said("People press")
    pressed = await _pressed(wish, home, people) if wish.seconds else {}
    after = await standing(home.place)
    found = {
        "command": wish.command,
        "version": VERSION,
        "at": f"{datetime.now(UTC):%Y-%m-%d}",
        **pressed,
        **grown(wish, none, before, after, pressed),
    }
    if wish.stored:
        home.loopback.limiter = Limiter(home.loopback.world.clock)
        said("The bot starts with stored games")
        found |= await Stored(home, people, wish).measured()
    if isinstance(home.place, Address):
        said("Acts are written")
        found |= await _committed(home.place, wish.seed)
    return {**found, "errors": len(home.errors), "first_error": "".join(home.errors[:1])}


async def _committed(server: Address, seed: int) -> dict[str, Any]:
    from bot.app.load.commits import committed  # noqa: PLC0415 - its driver may not be there

    return await committed(server, COMMITS, seed)


async def _pressed(wish: Wish, home: Home, people: Crowd) -> dict[str, Any]:
    """People press while the bot runs as it always does."""
    loopback = home.loopback
    if wish.limits:
        loopback.limiter = Limiter(loopback.world.clock, DISCORD, GLOBAL_PER_SECOND)
    drive = Drive(loopback, people.hands(wish.seed))
    async with home.running() as bot:
        await bot.rest()
        spent = Spent(bot, bot.cpu, time.process_time(), of_servers())
        await drive.run(wish.seconds, wish.rate)
        left = await bot.census()
        ended = time.monotonic()
        sent = await bot.rest()
        return {
            **figures(loopback.world, drive),
            **spent.on(drive),
            "late_at_end": left.late,
            "patient_at_end": left.unsent - left.late,
            "all_sent_after_s": round(time.monotonic() - ended, 1) if sent else None,
            "start_s": round(bot.began, 2),
            "memory_mb": round(bot.memory),
        }


@dataclass(frozen=True, slots=True)
class Spent:
    """What the processor had done before."""

    bot: Bot
    by_bot: float
    here: float
    by_servers: Mapping[int, float]

    def on(self, drive: Drive) -> dict[str, float]:
        """Milliseconds a press of the bot, people who think, the local Discord, and PostgreSQL if it is here."""
        count = max(1, len(drive.presses))
        bot, here = self.bot.cpu - self.by_bot, time.process_time() - self.here - drive.thinking
        by = {"bot": bot, "people": drive.thinking, "discord": here}
        if servers := of_servers():
            by["server"] = sum(now - self.by_servers.get(number, 0.0) for number, now in servers.items())
        return {
            **{f"{name}_cpu_ms_a_press": round(1000 * seconds / count, 2) for name, seconds in by.items()},
            "bot_cpu_share": round(bot / drive.took, 2),
        }


def figures(world: World, drive: Drive) -> dict[str, Any]:
    """What came of the presses."""
    presses, calls = drive.presses, drive.calls
    count = max(1, len(presses))
    return {
        "presses": len(presses),
        "by_kind": dict(Counter(one.kind for one in presses)),
        "presses_a_second": round(len(presses) / drive.took, 1),
        "nothing_to_press": drive.idle,
        "ack_ms": spread([one.interaction.ack_ms for one in presses if one.acked]),
        "own_ms": spread([one.own for one in presses if one.own is not None]),
        "unanswered": sum(one.lost for one in presses),
        "nothing_to_show": sum(not one.lost and one.own is None for one in presses),
        "refused_answers": sum(bool(one.interaction.refused) and one.own is None for one in presses),
        **told(world, presses),
        "rest_calls": calls.counted.total(),
        "rest_a_press": round(calls.counted.total() / count, 2),
        "rest_by_method": dict(calls.counted),
        "by_token_a_press": round(calls.by_token / count, 2),
        "rate_limited": calls.limited,
        "refused_calls": dict(calls.refused),
    }


def grown(wish: Wish, none: int, before: Standing, after: Standing, pressed: dict[str, Any]) -> dict[str, Any]:
    """What the database has taken, and how far the games have come. A turn: of all games together."""
    presses, turns = pressed.get("presses", 0), after.turns - before.turns
    return {
        "acts": after.acts - before.acts,
        "turns": turns,
        "rest_a_turn": round(pressed["rest_calls"] / turns, 1) if presses and turns else None,
        "bytes_a_game": round((before.bytes - none) / wish.games),
        "bytes_a_press": round((after.bytes - before.bytes) / presses) if presses else None,
    }
