"""A player of both republics: on each board as a sensible player of that republic plays, and as both are coupled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from games.grand.minds.carthage import SensiblePlayer as Carthaginian
from games.grand.minds.rome import SensiblePlayer as Roman
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.seen.view import GrandView
from games.kernel import Decision, Raw
from games.republic.minds.player import Player

PLAYERS: Final[Mapping[str, Player[Any]]] = {CARTHAGE: Carthaginian(), ROME: Roman()}


class SensiblePlayer:
    """What one republic asks he judges by its board alone (GV-1.6)."""

    def heeds(self, decision: Decision[Any]) -> int:
        """As the player of that republic."""
        mind = PLAYERS.get(decision.half)
        return mind.heeds(alone(decision)) if mind else 0

    def answer(self, decision: Decision[Any], look: Callable[[], GrandView]) -> Raw | None:
        """As the player of that republic."""
        mind = PLAYERS.get(decision.half)
        if mind is None:
            return decision.lapse if decision.awaited else None
        return mind.answer(alone(decision), lambda: board(look(), decision.half))


def alone(decision: Decision[Any]) -> Decision[Any]:
    """As the republic would ask it if it were alone."""
    return replace(decision, half="")


def board(view: GrandView, side: Side | str) -> Any:
    """The board of one republic."""
    return view.rome if side == ROME else view.carthage
