"""What could be asked of a seat in a part of the game that has not come (`Game.foreseen`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel import Decision, Seat
from games.sword.minds.ground import SEATED
from games.sword.next_action import KIND, asking
from games.sword.state import Sword


def foreseen(g: Sword, part: str, seat: Seat, supposing: Sequence[str] = ()) -> list[Decision[Any]]:  # noqa: ARG001
    """SR-5.4.1: "action.next.ROM.2": the action of Rome in the second round of this turn."""
    kind, _, which = part.rpartition(f"{KIND}.")
    if kind or not which:
        return []
    player, number = which.split(".")
    return [asking(g, seat, SEATED[player], int(number))]
