"""What another republic, on a board beside this one, changes in it: each a function that this one calls by name.

A republic that is played alone has none beside it, and nothing is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.kernel import Event, Script, StepId


def never(_g: Any) -> bool:
    """It is as in a republic alone."""
    return False


def always(_g: Any) -> bool:
    """It is as in a republic alone."""
    return True


def as_alone(_g: Any, _reason: str) -> None:
    """The game is over."""


def nothing(_g: Any) -> None:
    """Nothing follows."""


def leads_nowhere(_g: Any, _following: StepId | None) -> None:
    """The game is over when this is done."""


def owes_nothing(_g: Any) -> tuple[int, int]:
    """It has lost no War to another republic."""
    return 0, 0


async def the_end(_g: Any, _rebel: str) -> StepId | None:
    """The game is over."""
    return None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Abroad:
    """The places where the rules of one republic ask what the other makes of them.

    Attributes:
        plays_on: whether nobody has won who rules for life, or whose revolt has succeeded, or when the cards run out.
        in_power: whether who rules for life decides for others now.
        deck_waits: whether the second deck must not be begun, though the first is empty.
        falls: what is told instead of the end of the game when this republic falls.
        gives_way: what a State that goes bankrupt, or whose people revolt, loses to the Rebel who succeeds.
        succeeds: what becomes of the primary Rebel whose revolt has succeeded, and the step that follows.
        breaks_off: notes the step that would have followed, had the Rebel not to fight the Wars that are too many.
        tribute: for how many Wars that the other republic has won it must pay, and how much, as a debit of its own.
        has_paid: the State has paid all that it must in this Revenue Phase.
    """

    plays_on: Callable[[Any], bool] = never
    in_power: Callable[[Any], bool] = always
    deck_waits: Callable[[Any], bool] = never
    falls: Callable[[Any, str], Event | None] = as_alone
    gives_way: Callable[[Any], None] = nothing
    succeeds: Callable[[Any, str], Script[StepId | None]] = the_end
    breaks_off: Callable[[Any, StepId | None], None] = leads_nowhere
    tribute: Callable[[Any], tuple[int, int]] = owes_nothing
    has_paid: Callable[[Any], None] = nothing


ALONE = Abroad()
"""No republic is beside this one."""
