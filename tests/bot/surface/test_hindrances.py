"""What an error of sending is about: the whole road, a place, or the parcel."""

from __future__ import annotations

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.surface.kit.hindrances import Hindrance, hindrance
from bot.surface.posting.road import pause

PAGE = "<html>Error 1015</html>"


def refusal(status: int, body: dict[str, Any] | str) -> discord.HTTPException:
    """What discord.py makes of an answer."""
    kind = "text/html" if isinstance(body, str) else "application/json"
    response: Any = SimpleNamespace(status=status, reason="Refused", headers={"Content-Type": kind})
    return discord.HTTPException(response, body)


def coded(code: int) -> dict[str, Any]:
    return {"code": code, "message": "no"}


@pytest.mark.parametrize(
    ("error", "about"),
    [
        (refusal(429, PAGE), Hindrance.BAN),
        (refusal(429, coded(0)), Hindrance.BAN),
        (refusal(403, PAGE), Hindrance.BAN),
        (refusal(404, PAGE), Hindrance.BAN),
        (KeyError("retry_after"), Hindrance.BAN),
        (refusal(401, coded(0)), Hindrance.TOKEN),
        (refusal(503, "upstream"), Hindrance.DOWN),
        (refusal(500, coded(0)), Hindrance.DOWN),
        (aiohttp.ServerDisconnectedError(), Hindrance.NETWORK),
        (aiohttp.ClientPayloadError(), Hindrance.NETWORK),
        (ConnectionResetError(), Hindrance.NETWORK),
        (TimeoutError(), Hindrance.NETWORK),
        (refusal(403, coded(50007)), Hindrance.INBOX),
        (refusal(403, coded(50278)), Hindrance.INBOX),
        (refusal(403, coded(20026)), Hindrance.INBOX),
        (refusal(429, coded(40003)), Hindrance.HASTE),
        (refusal(403, coded(40003)), Hindrance.HASTE),
        (refusal(400, coded(50083)), Hindrance.ARCHIVED),
        (refusal(400, coded(160005)), Hindrance.ARCHIVED),
        (refusal(404, coded(10003)), Hindrance.GONE),
        (refusal(400, coded(160006)), Hindrance.FULL),
        (refusal(403, coded(50013)), Hindrance.SHUT),
        (refusal(403, coded(0)), Hindrance.SHUT),
        (refusal(429, coded(20028)), Hindrance.BUSY),
        (refusal(400, coded(50035)), Hindrance.REFUSED),
        (refusal(400, coded(0)), Hindrance.REFUSED),
        (refusal(413, PAGE), Hindrance.REFUSED),
        (KeyError("seat"), Hindrance.UNFORESEEN),
        (FileNotFoundError(), Hindrance.UNFORESEEN),
        (ZeroDivisionError(), Hindrance.UNFORESEEN),
    ],
)
def test_what_an_error_is_about(error: Exception, about: Hindrance) -> None:
    assert hindrance(error) is about


def test_who_asks_whether_the_road_is_open_waits_ever_longer() -> None:
    seconds = [pause(Hindrance.DOWN, asked) // timedelta(seconds=1) for asked in range(9)]
    assert seconds == [5, 10, 20, 40, 80, 160, 300, 300, 300]
    minutes = [pause(Hindrance.BAN, asked) // timedelta(minutes=1) for asked in range(6)]
    assert minutes == [1, 2, 4, 8, 15, 15]
    assert pause(Hindrance.TOKEN, 10**6) == timedelta(minutes=5)
