"""What a pace comes to: how long a turn takes, and how long a day those who play are awake together (discord-ux 12)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime, timedelta
from functools import cache
from typing import Final

from bot.services.clock.hours import LENGTHS, Pace
from bot.services.people.people import Preferences
from bot.services.people.quiet import together
from data import path

USED: Final = 0.5
"""How much of a window is used, on the average, where people answer as they come by: a guess; the rest is counted."""


@cache
def windows(kind: str) -> dict[int, float]:
    """How many windows a turn of a game takes, by the number of seats, as `tools/rounds.py` has counted them."""
    file = path(kind).joinpath("rounds.json")
    found: dict[str, float] = json.loads(file.read_text("utf-8"))["windows"] if file.is_file() else {}
    return {int(seats): count for seats, count in found.items()}


def turn(kind: str, seats: int, pace: Pace) -> tuple[timedelta, timedelta] | None:
    """How long a turn is likely to take, and how long if every deadline runs out; None: nobody has counted."""
    count, length = windows(kind).get(seats), LENGTHS.get(pace)
    return (count * length * USED, count * length) if count and length else None


def awake(people: Iterable[Preferences], now: datetime) -> timedelta:
    """How long a day all of them are awake at once."""
    return together([person.quiet for person in people if person.quiet], now)
