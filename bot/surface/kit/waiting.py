"""Something that may take long is waited for: whoever pressed is told so at once."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Final

ACKNOWLEDGE: Final[ContextVar[Callable[[], object] | None]] = ContextVar("ACKNOWLEDGE", default=None)
"""Has the press that is being answered acknowledged soon; None: nobody pressed."""


def takes_long() -> None:
    """What comes now may take a while, and no form comes after it, which would have to be the first answer."""
    if acknowledge := ACKNOWLEDGE.get():
        acknowledge()
