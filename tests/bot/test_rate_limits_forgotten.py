"""Rate limits of places that are not written to any more are forgotten, but nobody looks for them at every call."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.app.wire import FORGETTING, forget_seldom

OLD = timedelta(minutes=6).total_seconds()
MANY = 300


async def test_all_rate_limits_are_looked_through_once_a_minute() -> None:
    now = [0.0]
    client = discord.Client(intents=discord.Intents.none())
    forget_seldom(client, lambda: now[0])
    http = client.http
    for n in range(MANY):
        http.get_ratelimit(str(n))._last_request -= OLD
    assert len(http._buckets) == MANY, "nobody has looked"
    now[0] += FORGETTING
    kept = http.get_ratelimit("new")
    assert http._buckets == {"new": kept}
    for n in range(MANY):
        http.get_ratelimit(str(n))._last_request -= OLD
    assert len(http._buckets) == MANY + 1
