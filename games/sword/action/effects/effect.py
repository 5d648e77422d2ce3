"""SR-33.3: an operation of events: when it is legal, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.kernel import Script
from games.sword.action.deed import Deed, Op, Play
from games.sword.state import Sword

Role: TypeAlias = Literal["must", "may", "with"]


@dataclass(frozen=True, slots=True)
class Effect:
    """SR-33.3: one operation.

    `role`: "must": without it the card is not playable; "may": one of those is enough; "with": it goes with another.
    """

    role: Role
    able: Callable[[Sword, Play, Op], bool]
    act: Callable[[Sword, Deed, Op], Script[None]]


def always(_: Sword, _play: Play, _op: Op) -> bool:
    """It goes with what makes the card playable."""
    return True
