"""Desks that somebody called beside the one in his inbox.

Only he sees them, so that only the token of a press leads there, for a quarter of an hour. They are kept in memory
only; there is one for each game and person: whoever calls another loses the former.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

import discord
from discord.http import Route

from bot.surface.kit.tokens import VALID

ORIGINAL: Final = "@original"
SHOWN: Final = "/webhooks/{webhook_id}/{webhook_token}/messages/{message}"
KEPT: Final = 10_000
PATIENCE: Final = 1.5  # seconds


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something stands that one person sees: by which token it is reached, and how that names it.

    Attributes:
        origin: the press or command that it first answered. Discord tells of it with each press on it; the number of
            the message is not known before.
    """

    token: str
    name: str = ORIGINAL
    origin: int = 0


@dataclass(frozen=True, slots=True)
class Aside:
    """One desk of these.

    Attributes:
        mark: digest of what it shows; "": a page of it that is left as it is.
    """

    spot: Spot
    mark: str
    since: datetime


@dataclass(slots=True)
class Asides:
    """The newest of each person in each game."""

    known: OrderedDict[tuple[int, str], Aside] = field(default_factory=OrderedDict[tuple[int, str], Aside])
    _drawn: dict[int, asyncio.Event] = field(default_factory=dict[int, asyncio.Event])  # by origin: being drawn anew

    @asynccontextmanager
    async def drawing(self, origin: int) -> AsyncGenerator[None]:
        """Meanwhile one of them is drawn anew: a press on it is answered after that, or its answer would be lost."""
        over = self._drawn[origin] = asyncio.Event()
        try:
            yield
        finally:
            over.set()
            self._drawn.pop(origin, None)

    async def still(self, origin: int) -> None:
        """Until it is drawn; no longer than somebody who has pressed can wait."""
        over = self._drawn.get(origin)
        if over is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), PATIENCE)

    def note(self, user: int, game: str, aside: Aside) -> Spot | None:
        """A desk was shown; where the one stands that it takes the place of, if that can be reached."""
        former = self.of(user, game, aside.since)
        self.known[user, game] = aside
        self.known.move_to_end((user, game))
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return former.spot if former and former.spot.origin != aside.spot.origin else None

    def of(self, user: int, game: str, now: datetime) -> Aside | None:
        """The desk that somebody has called lately, as long as a token leads there."""
        aside = self.known.get((user, game))
        if aside is not None and now - aside.since < VALID:
            return aside
        self.known.pop((user, game), None)
        return None

    def forget(self, origin: int) -> None:
        """It is gone, or shows something else."""
        for name in [name for name, one in self.known.items() if one.spot.origin == origin]:
            del self.known[name]


async def reach(client: discord.Client, spot: Spot, method: str, sent: Mapping[str, Any] | None = None) -> None:
    """Edit or delete what stands there; no call that Discord counts among the bot's."""
    way = Route(method, SHOWN, webhook_id=client.application_id or 0, webhook_token=spot.token, message=spot.name)
    body: Mapping[str, Any] = {} if sent is None else {"json": sent}
    await client.http.request(way, **body)
