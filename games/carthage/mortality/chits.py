"""Mortality Chits (RC-2.3, RC-5.0a, RC-5.0b)."""

from __future__ import annotations

from collections.abc import Callable

from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.republic.state import by_number
from games.republic.ties import break_tie


def struck(g: Carthage, chit: str) -> Senator | None:
    """RC-5.0a, 5.0b: the Senator in play with this number, if there is one; of two with it dice say who."""
    named = by_number(g.numbered(int(chit))) if chit.isdigit() else []
    if not named:
        return None
    # RC-5.0b: of Statesmen 2A and 2B the one with the higher DR is hit.
    return g.senators[break_tie(g, [one.id for one in named], "mortality")]


def struck_of(g: Carthage, chit: str, exposed: Callable[[Senator], bool]) -> Senator | None:
    """RC-5.0b: who is struck, if he is exposed to it; of two with this number dice have said who first."""
    victim = struck(g, chit)
    return victim if victim and exposed(victim) else None
