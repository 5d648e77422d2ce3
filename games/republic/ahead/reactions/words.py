"""The words of the form in which reactions are said."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import OneOf

ASKED: Final = "ask"
NEVER: Final = "none"
ALL: Final = "all"
ALWAYS: Final = "always"
STRONG: Final = "strong"
AT_MOST: Final = "guards-at-most."
FROM: Final = "land-from."
CHANCES: Final = range(10, 100, 10)
LANDINGS: Final = (ASKED, STRONG, *(f"{FROM}{chance}" for chance in CHANCES), NEVER)
"""RC-10.2.7, RR-1.10.12: as by default, if Victory is as likely, or never."""


def one_of(*names: str) -> OneOf[str]:
    """One of these words."""
    return OneOf({name: name for name in names})


def guarding(copies: int) -> tuple[str, ...]:
    """RC-9.8.5, RR-1.09.73: all, or at most so many of the cards there are."""
    return (ASKED, ALL, *(f"{AT_MOST}{count}" for count in range(1, copies + 1)), NEVER)


def said(**parts: Any) -> dict[str, Any]:
    """All parts fit together."""
    return parts
