"""How The Sword of Rome is played by itself: who thinks, and how answers are given on cards of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.fronts.front import Demonstration, Going
from bot.fronts.sword import marching, placing, planning, playing, retreating, sending, targets
from bot.fronts.sword.pressing import by_lists
from bot.surface.press.steps import Stepping
from games.kernel import Decision, Raw, Seat
from games.kernel.minds import LEVELS, Level
from games.kernel.table import Table
from games.sword.minds import Planner, Round


class Thoughtful(Planner):
    """A player who plays to win, and says ahead what he can."""

    def heeds(self, decision: Decision[Any]) -> int:
        """What is waited for first; then what he may do beside it."""
        return 2 if decision.awaited else 1

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:
        """What a sensible player says."""
        return super().answer(decision, look)


def thoughtful(_seat: Seat, level: Level = LEVELS[-1]) -> Thoughtful:  # noqa: ARG001 - it has one
    """A player who plays to win."""
    return Thoughtful()


def going(table: Table[Any], players: Mapping[Seat, Any]) -> Going:
    """A table at which these think."""
    return Round(table, players)


TARGETS: Final = (
    "card.target",
    "combat.support",
    "combat.losses",
    "reinforcement.leaving",
    "reinforcement.loyalty",
)
STEPS: Final[Mapping[str, Stepping]] = {
    **dict.fromkeys(playing.KINDS, playing.steps),
    planning.NEXT: planning.steps,
    **dict.fromkeys(marching.KINDS, by_lists(marching.shortcuts)),
    **dict.fromkeys(sending.KINDS, by_lists(sending.shortcuts)),
    **dict.fromkeys(TARGETS, targets.steps),
    "combat.retreat": by_lists(retreating.retreats),
    "reinforcement.place": by_lists(placing.shortcuts),
}
DEMONSTRATION: Final = Demonstration(going=going, mind=thoughtful, steps=STEPS)
