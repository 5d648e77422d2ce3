"""The bot as a service: everything put together, started, and stopped in order."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import discord
import structlog

from bot.app.client import Byrsa
from bot.app.metrics.endpoint import shown
from bot.app.together import Together
from bot.base.errors import SetupError, TurnedAway
from bot.base.memory import give_back_what_is_large
from bot.base.settings import Settings
from bot.base.times import Time, WallTime
from bot.base.version import VERSION
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.store.opening import open_store
from bot.surface.kit.hindrances import UNSENT, Hindrance, hindrance
from bot.surface.posting.patience import Patient
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.catalog import GAMES

BAD_TOKEN: Final = 4004
BANNED: Final = 5  # so many times as long as after anything else
REFUSED: Final = "Discord refused DISCORD_TOKEN. Copy the token again from the bot's page."
OTHERS: Final = "Wait, and look for other programs that call Discord from here."
log = structlog.stdlib.get_logger()


async def serve(
    settings: Settings,
    time: Time | None = None,
    *,
    meet: Callable[[Byrsa], object] = lambda _: None,
    tables: Callable[..., Tables] | None = None,
) -> None:
    """Run until told to stop; `meet` is shown the bot before it starts; `tables` makes them where dice are chosen.

    SetupError: Discord refuses the token; TurnedAway: it lets nobody in, or is not there.
    """
    token = settings.token
    give_back_what_is_large()
    store = await open_store(settings.place, processes=settings.processes)
    planned = plan if settings.haste == "free" else Patient()
    kept = (tables or Tables)(store, GAMES, planned, HOOKS, time or WallTime())
    clock = Clock(store, kept, kept.time)
    parting = ""
    log.info("started", version=VERSION, database=str(settings.place))
    try:
        meet(byrsa := Byrsa(settings, store, kept, clock))
        async with shown(settings.metrics, byrsa):
            await _play(byrsa, clock, token, Together(settings, store, byrsa) if settings.processes > 1 else None)
        parting = _parting(byrsa, kept)
    except discord.LoginFailure:
        raise SetupError(REFUSED) from None
    except discord.ConnectionClosed as error:
        raise (SetupError(REFUSED) if error.code == BAD_TOKEN else error) from None
    except UNSENT as error:
        raise _turned_away(error, settings) from None
    finally:
        kept.close()
        await store.close(parting)
    log.info("stopped")


def _parting(byrsa: Byrsa, kept: Tables) -> str:
    """What the next program may rest on: of several that share a database none can say it for all."""
    in_order = byrsa.looked_over.is_set() and not (kept.unfinished or kept.live.cut)
    return VERSION if in_order and byrsa.together is None else ""


def _turned_away(error: Exception, settings: Settings) -> Exception:
    """What an error at the login comes to: a line for whoever starts the program, or itself."""
    where = settings.discord_endpoint or "discord.com"
    match hindrance(error):
        case Hindrance.BAN:
            return TurnedAway(
                f"{where} lets nobody in from this address for a time. {OTHERS}", BANNED * settings.login_pause
            )
        case Hindrance.TOKEN:
            return SetupError(REFUSED)
        case Hindrance.DOWN:
            return TurnedAway(
                f"{where} fails at the moment. Nothing is wrong here; start the bot later.", settings.login_pause
            )
        case Hindrance.NETWORK:
            return TurnedAway(
                f"Nothing answers at {where}. Check the network, or DISCORD_ENDPOINT.", settings.login_pause
            )
        case _:
            return error


async def _play(byrsa: Byrsa, clock: Clock, token: str, together: Together | None) -> None:
    """Client, clock and beats side by side; if either ends, so do the others."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    async with byrsa:
        tasks: list[asyncio.Task[Any]] = [
            asyncio.create_task(together.start(token) if together else byrsa.start(token)),
            asyncio.create_task(clock.run()),
            asyncio.create_task(stop.wait()),
        ]
        if together:
            tasks.append(asyncio.create_task(together.run()))
        ready = asyncio.create_task(settled(byrsa))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await byrsa.close()
            for task in (*tasks, ready):
                task.cancel()
            await asyncio.gather(*tasks, ready, return_exceptions=True)


async def settled(client: discord.Client) -> None:
    """Once it is ready: what the start has made stays for good, so the collector of garbage passes over it.

    It would look at all of it again and again, and nobody is answered while it looks.
    """
    await client.wait_until_ready()
    gc.collect()
    gc.freeze()
