"""Whoever is told by Discord to stop altogether says so to whoever shares its calls."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from yarl import URL

from bot.app.wire import Wire
from bot.base.health import Figures

PATH = URL("http://discord.local/api/v10/channels/1/messages")


@pytest.mark.parametrize(
    ("status", "headers", "halts"),
    [
        (429, {"X-RateLimit-Global": "true", "Retry-After": "3"}, [3.0]),
        (429, {"X-RateLimit-Scope": "user", "Retry-After": "3"}, []),
        (200, {}, []),
    ],
)
async def test_only_a_limit_for_all_calls_is_told(status: int, headers: dict[str, str], halts: list[float]) -> None:
    wire, told = Wire(Figures()), list[float]()
    wire.on_halt = told.append
    session: Any = None
    asked: Any = SimpleNamespace(method="POST", url=PATH)
    call = SimpleNamespace()
    await wire._begun(session, call, asked)
    said: Any = SimpleNamespace(method="POST", url=PATH, response=SimpleNamespace(status=status, headers=headers))
    await wire._answered(session, call, said)
    assert told == halts
