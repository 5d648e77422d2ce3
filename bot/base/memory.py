"""What is free goes back to the system."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from typing import Final

MMAP_THRESHOLD: Final = -3  # as <malloc.h> numbers it
LARGE: Final = 1 << 20


def give_back_what_is_large() -> None:
    """Whatever takes a megabyte at once goes back as soon as it is free: so much does a picture take to be drawn.

    The C library of most Linux systems would learn from the first picture to keep it for the next, for each thread
    that draws: eighty megabytes that nobody uses. Other libraries go their own way.
    """
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)
