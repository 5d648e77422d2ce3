"""Rate limits: buckets by route and major parameter, the global limit, and the count of refused requests.

Whoever makes 10,000 of those in ten minutes is banned: then every call of his address is refused, for an hour.
"""

from __future__ import annotations

import math
import re
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from aiohttp import web

from loopback.wire import dumps

if TYPE_CHECKING:
    from loopback.calls import Call
    from loopback.clock import Clock

MAJOR = ("channel_id", "guild_id", "application_id", "token")
GLOBAL_PER_SECOND, BAN_LINE, BAN_SECONDS, BAN_LASTS = 50, 10_000, 600.0, 3600.0
Form: TypeAlias = Literal["html", "json"]
EXEMPT = ("/interactions/", "/webhooks/")


@dataclass(frozen=True, slots=True)
class Limit:
    """So many calls of a route ("METHOD /path", as a pattern) in so many seconds, per major parameter."""

    name: str
    route: str
    calls: int
    seconds: float

    def fits(self, call: Call) -> bool:
        """Whether the limit speaks of this call."""
        return re.fullmatch(self.route, f"{call.method} {call.route}") is not None


DISCORD = (
    Limit("messages", r"POST /channels/\{channel_id\}/messages", 5, 5.0),
    Limit("webhook", r"(POST|PATCH|DELETE) /webhooks/.*", 5, 2.0),
    Limit("edits", r"PATCH /channels/\{channel_id\}/messages/.*", 5, 5.0),
    Limit("channel", r"PATCH /channels/\{channel_id\}", 5, 15.0),
    Limit("direct", r"POST /users/@me/channels", 10, 10.0),
)
"""Approximations; Discord does not publish its numbers."""


@dataclass(slots=True)
class Limiter:
    """Which calls were made lately.

    Attributes:
        banned_until: so long every call is refused, by the world's clock.
    """

    clock: Clock
    table: tuple[Limit, ...] = ()
    per_second: int | None = None
    refused: deque[float] = field(default_factory=deque[float])
    banned_until: float = 0.0
    _calls: dict[str, deque[float]] = field(default_factory=dict[str, "deque[float]"])

    @property
    def invalid_requests(self) -> int:
        """Answers 401, 403 and 429 of the last ten minutes; 10,000 are the ban line."""
        while self.refused and self.clock.now() - self.refused[0] > BAN_SECONDS:
            self.refused.popleft()
        return len(self.refused)

    def count(self, answer: web.Response) -> None:
        """Note an answer; a limit that others share with the bot is not laid to its charge."""
        if answer.status not in (401, 403, 429) or answer.headers.get("X-RateLimit-Scope") == "shared":
            return
        self.refused.append(self.clock.now())
        if self.invalid_requests >= BAN_LINE and self.clock.now() >= self.banned_until:
            self.banned_until = self.clock.now() + BAN_LASTS
            self.refused.clear()

    def take(self, call: Call) -> tuple[dict[str, str], web.Response | None]:
        """Count a call: the headers its answer must carry, or the refusal."""
        if self.clock.now() < self.banned_until:
            return {}, banned()
        exempt = call.route.startswith(EXEMPT)
        if self.per_second and not exempt:
            _, wait = self._spend("global", self.per_second, 1.0)
            if wait:
                return {}, too_many(wait, scope="global")
        limit = next((limit for limit in self.table if limit.fits(call)), None)
        if limit is None:
            return {}, None
        major = "+".join(call.parameters[name] for name in MAJOR if name in call.parameters)
        left, wait = self._spend(f"{limit.name}:{major}", limit.calls, limit.seconds)
        headers = self._headers(limit, left, self._reset(f"{limit.name}:{major}", limit.seconds))
        return headers, too_many(wait, scope="user", headers=headers) if wait else None

    def _spend(self, key: str, calls: int, seconds: float) -> tuple[int, float]:
        """How many calls are left after this one, and how long to wait if there was none left."""
        made, now = self._calls.setdefault(key, deque()), self.clock.now()
        while made and now - made[0] >= seconds:
            made.popleft()
        if len(made) >= calls:
            return 0, max(0.001, round(made[0] + seconds - now, 3))
        made.append(now)
        return calls - len(made), 0.0

    def _reset(self, key: str, seconds: float) -> float:
        return self._calls[key][0] + seconds

    def _headers(self, limit: Limit, left: int, reset: float) -> dict[str, str]:
        return {
            "X-RateLimit-Bucket": limit.name,
            "X-RateLimit-Limit": str(limit.calls),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, reset - self.clock.now()):.3f}",
        }


def banned(form: Form = "html") -> web.Response:
    """The answer 429 of what stands before Discord: a page without `Via`, or JSON without `retry_after`."""
    if form == "html":
        page = "<html><title>Access denied</title><body>Error 1015: You are being rate limited</body></html>"
        return web.Response(status=429, text=page, content_type="text/html")
    body = dumps({"message": "You are being blocked from accessing our API temporarily.", "code": 0})
    return web.Response(status=429, headers={"Via": "1.1 loopback"}, body=body, content_type="application/json")


def too_many(retry_after: float, *, scope: str, headers: dict[str, str] | None = None) -> web.Response:
    """The answer 429. Without `Via` discord.py takes it for a ban."""
    everywhere = scope == "global"
    heads = {"Via": "1.1 loopback", "Retry-After": str(math.ceil(retry_after)), "X-RateLimit-Scope": scope}
    heads |= {"X-RateLimit-Global": "true"} if everywhere else headers or {}
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
    return web.Response(status=429, headers=heads, body=dumps(body), content_type="application/json")
