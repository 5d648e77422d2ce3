"""What is free goes back to the system, and garbage is not looked for at every turn."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress
from typing import Final

MMAP_THRESHOLD: Final = -3  # as <malloc.h> numbers it
LARGE: Final = 1 << 20
SELDOM: Final = (10_000, 2, 250)
"""After so many new things, so many of those looks, so many of these; Python's own: 700, 10, 10."""


def give_back_what_is_large() -> None:
    """Whatever takes a megabyte at once goes back as soon as it is free: so much does a picture take to be drawn.

    The C library of most Linux systems would learn from the first picture to keep it for the next, for each thread
    that draws: eighty megabytes that nobody uses. Other libraries go their own way.
    """
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)


def look_for_garbage_seldom() -> None:
    """What refers to itself in a circle is found by looking at all there is, and nobody is answered meanwhile.

    Almost all such circles are what Discord has sent, no older than the answer to it: of what is new, most of that is
    gone when it is looked at. What has stayed is as much as all games in play, which takes half a second to look at.
    The looks between are at what two or three of the first left: at ten it took a seventh of a second.
    """
    gc.set_threshold(*SELDOM)
