"""What another republic, on a board beside this one, changes in it: each a function that this one calls by name.

A republic that is played alone has none beside it, and nothing is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


def no_war(_g: Any, _war: str) -> bool:
    """No War is fought apart, nor prosecuted by what the other republic does."""
    return False


def no_odds(_g: Any, _battle: Any) -> Any:
    """Every battle is against a War."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Abroad:
    """The places where the rules of one republic ask what the other makes of them.

    Attributes:
        fought_apart: GV-3.4b: whether a War is fought before the others, and not with them.
        met: GV-5.1: whether the other republic is the enemy in this battle, so that no card counts.
        odds: GV-5.4: how likely each result of such a battle is; None: it is none.
        prosecuted: GV-5.12: whether what has been fought makes a War prosecuted.
    """

    fought_apart: Callable[[Any, str], bool] = no_war
    met: Callable[[Any, Any], bool] = no_war
    odds: Callable[[Any, Any], Any] = no_odds
    prosecuted: Callable[[Any, str], bool] = no_war


ALONE = Abroad()
"""No republic is beside this one."""
