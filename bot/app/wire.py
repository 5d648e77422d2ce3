"""Every call to Discord, counted and logged where all of them pass: by its class, never by its address.

An address names channels and people, and holds tokens; so a class is taken from a list, and what is not on it is
"other". This leans on one internal of discord.py: `Client.http.request` is what a call of the bot waits in for its rate
limit. Answers to presses, which have no such limit, go past it; all calls pass the trace of the session, each try anew.
There they wait for their turn in the budget, after every other wait, so that none are let through in a heap.

Another is how `discord.py` forgets rate limits: it looks through all of them whenever there is a new one.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from contextvars import ContextVar
from functools import wraps
from time import monotonic, perf_counter
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
import structlog

from bot.app.budget import Budget
from bot.base.health import Figures

ROOT: Final = re.compile(r"/api/v\d+")
CLASSES: Final = tuple(
    (name, re.compile(path))
    for name, path in (
        ("callback", r"/interactions/\d+/[^/]+/callback"),
        ("answer", r"/webhooks/\d+/[^/]+(/messages/[^/]+)?"),
        ("pin", r"/channels/\d+/(messages/)?pins(/\d+)?"),
        ("thread", r"/channels/\d+/(messages/\d+/)?threads(/.+)?"),
        ("thread-member", r"/channels/\d+/thread-members(/.+)?"),
        ("message", r"/channels/\d+/messages(/\d+)?"),
        ("channel", r"/channels/\d+"),
        ("inbox", r"/users/@me/channels"),
        ("member", r"/guilds/\d+/members(/.+)?"),
        ("guild", r"/guilds/\d+(/.+)?"),
        ("commands", r"/applications/\d+(/guilds/\d+)?/commands(/.+)?"),
        ("application", r"(/oauth2)?/applications/@me"),
        ("gateway", r"/gateway(/bot)?"),
        ("user", r"/users/(@me|\d+)(/guilds)?"),
    )
)
FREE: Final = re.compile(
    r"/interactions/.+|/webhooks/.+|/gateway(/bot)?|/users/@me|(/oauth2)?/applications/@me|/applications/\d+/commands"
)
"""Answers to presses, which Discord does not count, and what a login asks for, for which a part is kept back."""
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")
UNANSWERED: Final = "none"
TOO_MANY: Final = 429
GLOBAL: Final = "X-RateLimit-Global"
"""Discord answers no call of the bot for a time, whatever it is about."""
SHORT: Final = 0.05  # seconds that go by without anybody having to wait for a rate limit
FORGETTING: Final = 60.0
"""So many seconds lie between two looks through all rate limits, which are forgotten after 300."""
WAITING: ContextVar[list[float]] = ContextVar("waiting")
"""Since when the call being made waits for its turn."""
LISTENED: Final = logging.getLogger(__name__)
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def class_of(method: str, path: str) -> str:
    """What a call is about: "POST message"; of all else "other"."""
    root = ROOT.match(path)
    bare = path[root.end() :] if root else ""
    name = next((name for name, pattern in CLASSES if pattern.fullmatch(bare)), "")
    return f"{method} {name}" if name and method in METHODS else "other"


def counts(path: str) -> bool:
    """Whether a call is one of those of which Discord allows a bot so many a second."""
    root = ROOT.match(path)
    return root is not None and not FREE.fullmatch(path, root.end())


def forget_seldom(client: discord.Client, clock: Callable[[], float] = monotonic) -> None:
    """Of thousands of inboxes and channels each has its limits: a call to another one would look through all."""
    forget, since = client.http._try_clear_expired_ratelimits, clock()  # pyright: ignore[reportPrivateUsage]

    @wraps(forget)
    def seldom() -> None:
        nonlocal since
        if clock() - since >= FORGETTING:
            since = clock()
            forget()

    setattr(client.http, "_try_clear_expired_ratelimits", seldom)  # noqa: B010 - declared as a method


class Wire:
    """Listens to the calls of a client, and keeps them within a budget, if there is one.

    `on_halt`: is told for how many seconds Discord answers nobody.
    """

    def __init__(self, figures: Figures, budget: Budget | None = None) -> None:
        self.figures, self.budget = figures, budget
        self.on_halt: Callable[[float], object] = lambda _: None
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begun)
        self.trace.on_request_end.append(self._answered)
        self.trace.on_request_exception.append(self._unanswered)

    def listen(self, client: discord.Client) -> None:
        """From now on its calls tell how long they wait for a rate limit."""
        request = client.http.request

        @wraps(request)
        async def waits(*args: Any, **kwargs: Any) -> Any:
            token = WAITING.set([perf_counter()])
            try:
                return await request(*args, **kwargs)
            finally:
                WAITING.reset(token)

        setattr(client.http, "request", waits)  # noqa: B010 - declared as a method

    async def _begun(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        call.budget = self.budget if counts(asked.url.path) else None
        if call.budget is not None:
            await call.budget.turn()
        call.began = perf_counter()
        since = WAITING.get([])
        if since and (waited := call.began - since[0]) > SHORT:
            self.figures.took("rest.wait", waited)

    async def _answered(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, said: aiohttp.TraceRequestEndParams
    ) -> None:
        self._over(call, class_of(said.method, said.url.path), str(said.response.status))
        if said.response.status == TOO_MANY and GLOBAL in said.response.headers:
            self.on_halt(float(said.response.headers.get("Retry-After", 1)))

    async def _unanswered(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, said: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._over(call, class_of(said.method, said.url.path), UNANSWERED)

    def _over(self, call: SimpleNamespace, route: str, status: str) -> None:
        """One try is over; if there is another, it waits from now on."""
        if call.budget is not None:
            call.budget.over()
        now = perf_counter()
        self.figures.took("rest", now - call.began, route=route, status=status)
        if LISTENED.isEnabledFor(logging.DEBUG):  # there are many of them
            log.debug("rest", route=route, status=status, seconds=round(now - call.began, 3))
        if since := WAITING.get([]):
            since[0] = now
