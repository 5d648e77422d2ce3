"""Numbers as they are written in sentences: below 0 with a minus sign, which is no hyphen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

MINUS: Final = "\u2212"
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""Before a number, and not within a word or a date."""


def written(text: str, placed: Iterable[Any]) -> str:
    """A text in which these stand: if one is below 0, with minus signs."""
    below = any(isinstance(one, int) and one < 0 for one in placed)
    return HYPHEN.sub(MINUS, text) if below else text


def signed(number: int) -> str:
    """A change: "+3", "\u22123"."""
    return f"{number:+d}".replace("-", MINUS)
