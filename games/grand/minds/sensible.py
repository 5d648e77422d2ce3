"""A player of both republics: on each board as a sensible player of that republic plays, and as both are coupled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from typing import Any, Self

from games.carthage.minds.temper import BEST
from games.carthage.minds.temper import tempers as of_carthage
from games.grand.minds.carthage import SensiblePlayer as Carthaginian
from games.grand.minds.rome import SensiblePlayer as Roman
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.seen.view import GrandView
from games.kernel import Decision, Raw
from games.kernel.minds import Level, Reason
from games.republic.minds.sensible import Habitual
from games.rome.minds.temper import tempers as of_rome


class SensiblePlayer:
    """What one republic asks he judges by its board alone (GV-1.6)."""

    def __init__(self, level: Level = BEST) -> None:
        self.name = level
        self._minds: Mapping[str, Habitual[Any]] = {
            CARTHAGE: Carthaginian(of_carthage()[level]),
            ROME: Roman(of_rome()[level]),
        }

    def sparing(self) -> Self:
        """The same, for whom it costs half a day to be asked once more, on either board."""
        found = copy(self)
        found._minds = {half: mind.sparing() for half, mind in self._minds.items()}
        return found

    def heeds(self, decision: Decision[Any]) -> int:
        """As the player of that republic."""
        mind = self._minds.get(decision.half)
        return mind.heeds(alone(decision)) if mind else 0

    def answer(self, decision: Decision[Any], look: Callable[[], GrandView]) -> Raw | None:
        """As the player of that republic."""
        return self.reasoned(decision, look)[0]

    def reasoned(self, decision: Decision[Any], look: Callable[[], GrandView]) -> tuple[Raw | None, list[Reason]]:
        """The same, and what speaks for it."""
        mind = self._minds.get(decision.half)
        if mind is None:
            return decision.lapse if decision.awaited else None, []
        return mind.reasoned(alone(decision), lambda: board(look(), decision.half))


def alone(decision: Decision[Any]) -> Decision[Any]:
    """As the republic would ask it if it were alone."""
    return replace(decision, half="")


def board(view: GrandView, side: Side | str) -> Any:
    """The board of one republic."""
    return view.rome if side == ROME else view.carthage
