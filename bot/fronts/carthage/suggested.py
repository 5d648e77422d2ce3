"""What is asked every turn, and proposed as things are now."""

from __future__ import annotations

from typing import Final

KINDS: Final = (
    "revenue.package",
    "trade.package",
    "forum.plan",
    "revolution.plan",
    "revolution.plays",
    "setup.plays",
)
