"""CD-G.6: what a vote can set (CD-7.C), and a table when it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.diplomacy.state import Diplomacy


@dataclass(frozen=True, slots=True)
class Option:
    """One of them: as printed, and what it may be: words, or numbers from `low` to `high`."""

    clause: str
    printed: str
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def allows(self, value: str) -> bool:
        """Whether it may be so."""
        if self.words:
            return value in self.words
        return value.isascii() and value.isdigit() and self.low <= int(value) <= self.high


OPTIONS: Final[Mapping[str, Option]] = {
    "movement_hours": Option("CD-S.2", "72", low=1, high=720),
    "retreat_hours": Option("CD-S.2", "24", low=1, high=720),
    "winter_hours": Option("CD-S.2", "48", low=1, high=720),
    "adjudication": Option("CD-D.9", "1971", words=("1971", "modern")),
    "win_percent": Option("CD-2.2", "50", low=1, high=100),
    "warnings": Option("CD-5.D(1)", "2", low=0, high=9),
    "province_duty": Option("CD-4.A(b)", "5", low=1, high=99),
    "unit_duty": Option("CD-4.A(c)", "5", low=1, high=99),
    "winter_check": Option("CD-5.D(1)", "on", words=("on", "off")),
    "shares_least": Option("CD-9.C.3", "10", low=1, high=99),
    "shares_most": Option("CD-9.C.3", "20", low=1, high=99),
    "stock_lost": Option("CD-9.C.7", "all", words=("all", "local")),
    "dropout": Option("CD-6.3", "3", low=1, high=99),
    "rename_percent": Option("CD-7.A", "90", low=1, high=100),
    "seat_percent": Option("CD-7.B", "60", low=1, high=100),
    "rule_percent": Option("CD-7.C", "75", low=1, high=100),
}


def word(g: Diplomacy, option: str) -> str:
    """How an option stands now."""
    return g.options.get(option, OPTIONS[option].printed)


def number(g: Diplomacy, option: str) -> int:
    """How an option that is a number stands now."""
    return int(word(g, option))
