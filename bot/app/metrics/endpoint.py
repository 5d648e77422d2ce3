"""Where the figures can be fetched: `/metrics` at BYRSA_METRICS, in the loop of the bot itself.

So it answers as late as the bot does. It knows nothing but figures; still, only who runs the bot should reach it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.app.client import Byrsa
from bot.base.errors import SetupError, StoreFailed
from bot.base.health import Figures
from bot.store.store import Census
from games.catalog import GAMES

if TYPE_CHECKING:
    from bot.app.metrics.meters import Meters

FORM: Final = "text/plain; version=0.0.4; charset=utf-8"
GLANCE: Final = 0.5  # seconds between two looks at how late the loop is
ABSENT: Final = (
    "BYRSA_METRICS is set, and the extra for it is not installed. Install it (pip install 'byrsa[metrics]'), or unset"
    " BYRSA_METRICS."
)


@dataclass(slots=True)
class Endpoint:
    """Answers whoever fetches."""

    byrsa: Byrsa
    meters: Meters

    async def answer(self, _: web.Request) -> web.Response:
        """All figures as they are now."""
        self.meters.count(await self._counted(), self.byrsa.clock.time.now())
        self.meters.connected(self.byrsa.there, self.byrsa.shard_count or 1)
        text = await asyncio.to_thread(self.meters.text)
        return web.Response(body=text, headers={"Content-Type": FORM})

    async def _counted(self) -> Census | None:
        try:
            return await self.byrsa.store.census(self.byrsa.clock.time.now())
        except StoreFailed:
            return None


@asynccontextmanager
async def shown(where: str | None, byrsa: Byrsa) -> AsyncGenerator[None]:
    """Meanwhile the figures of a bot can be fetched there. SetupError: the extra is missing, or the place is taken."""
    if where is None:
        yield
        return
    figures = byrsa.store.figures
    figures.meter = meters = _meters()
    app = web.Application()
    app.router.add_get("/metrics", Endpoint(byrsa, meters).answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    lag = asyncio.create_task(_look_at_the_loop(figures), name="lag")
    try:
        await _listen(runner, where)
        yield
    finally:
        lag.cancel()
        await asyncio.gather(lag, return_exceptions=True)
        await runner.cleanup()
        figures.meter = None


def _meters() -> Meters:
    try:
        from bot.app.metrics.meters import Meters  # noqa: PLC0415 - the extra may be missing
    except ImportError:
        raise SetupError(ABSENT) from None
    return Meters(tuple(GAMES))


async def _listen(runner: web.AppRunner, where: str) -> None:
    host, _, port = where.rpartition(":")
    try:
        await web.TCPSite(runner, host.strip("[]"), int(port)).start()
    except (OSError, OverflowError) as error:
        raise SetupError(f"BYRSA_METRICS: {where} cannot be listened at ({error}). Choose another.") from None


async def _look_at_the_loop(figures: Figures) -> None:
    """How much later than it should this task comes to its turn."""
    while True:
        began = perf_counter()
        await asyncio.sleep(GLANCE)
        figures.took("lag", max(0.0, perf_counter() - began - GLANCE))
