"""What could be asked of a seat in a part of the game that has not come (`Game.foreseen`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from games.kernel import Decision, Seat
from games.sword.minds.ground import SEATED
from games.sword.next_action import KIND, asking
from games.sword.rehearsal import at_the_end
from games.sword.state import Sword

END: Final = "end"
TOGETHER: Final[dict[str, str | int]] = {"together": 1}
"""What tells a question that is asked together from the same when it comes to it."""


def foreseen(g: Sword, part: str, seat: Seat, supposing: Sequence[str] = ()) -> list[Decision[Any]]:  # noqa: ARG001
    """SR-5: "action.next.ROM.2": the action of Rome in the second round of this turn; "end": the end of it."""
    if part == END:
        return [replace(one, about={**one.about, **TOGETHER}) for one in at_the_end(g, seat)]
    kind, _, which = part.rpartition(f"{KIND}.")
    if kind or not which:
        return []
    player, number = which.split(".")
    return [asking(g, seat, SEATED[player], int(number))]
