"""RC-8.1: a Trader, where an initiative is said ahead: `Mago 3`, or `Mago <3` for what he has left, up to 3."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.republic.rooms.afterwards import Able, Afterwards
from bot.fronts.republic.rooms.paying import SEEKS, paid, sum_line, told_sum
from games.carthage.ahead.forum import NOTHING
from games.kernel import Raw


def line(voice: Voice, raw: Mapping[str, Any]) -> str:
    """As it is typed."""
    return sum_line(voice, raw["trader"])


def read(able: Able, voice: Voice, said: str) -> dict[str, Raw]:
    """Who tries for a Trader."""
    way, name, talents = paid(able["trader.senator"], voice, said, SEEKS, "none")
    return {"trader": {"way": way, "senator": name, "talents": talents}}


def told(voice: Voice, raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Who tries, and with how much."""
    if found := told_sum(voice, raw["trader"]):
        yield "trader", found


AFTERWARDS: Final = Afterwards(
    name="trader",
    line=line,
    read=read,
    told=told,
    nothing=NOTHING,
    ticks={
        "at-all": ("way", "ask", "plan"),
        "at-roll": ("roll", "ask", "yes"),
        "at-auctioned": ("auctioned", "no", "yes"),
    },
)
