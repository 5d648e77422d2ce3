"""Whom a Mortality Chit strikes (RR-1.05.21, RR-1.05.22)."""

from __future__ import annotations

from collections.abc import Callable

from games.republic.state import by_number
from games.republic.ties import break_tie
from games.rome.pieces import Senator
from games.rome.state import Rome


def struck(g: Rome, chit: str, exposed: Callable[[Senator], bool]) -> Senator | None:
    """RR-1.05.21: the Senator in play with this number, if he is vulnerable.

    RR-1.05.22: if both Statesmen of a pair are, the lower DR dies; if only one is, he does.
    """
    named = [one for one in by_number(g.numbered(int(chit))) if exposed(one)] if chit.isdigit() else []
    if len(named) < 2:
        return next(iter(named), None)
    spared = break_tie(g, [one.id for one in named], "mortality")
    return next(one for one in named if one.id != spared)


def anybody(_senator: Senator) -> bool:
    """RR-1.05.21: aligned or not, wherever he is."""
    return True
