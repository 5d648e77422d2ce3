"""How long the bot waits before it answers for a seat: at random, so that neither doing nor passing tells anything."""

from __future__ import annotations

import random
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

SHARE: Final = 2
"""Where windows are short it waits at most half of one."""
chance = random.SystemRandom()


@dataclass(slots=True)
class Waits:
    """The shortest and the longest while (discord-ux 11)."""

    least: timedelta = timedelta(minutes=5)
    most: timedelta = timedelta(minutes=90)


WAITS: Final = Waits()


def drawn(left: timedelta | None) -> timedelta:
    """A while, shorter where only so much time is left; None: there is no deadline."""
    most = WAITS.most if left is None else max(min(WAITS.most, left / SHARE), timedelta())
    least = min(WAITS.least, most / SHARE)
    return least + (most - least) * chance.random()


@contextmanager
def hurried(most: timedelta) -> Generator[None]:
    """Wait no longer than this: in the playground, where one person is everybody and nobody can be fooled."""
    former, WAITS.most = WAITS.most, most
    try:
        yield
    finally:
        WAITS.most = former
