"""The first lesson of the Grand Variant: a turn of both republics, from the one Forum to the other, both Senates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.fronts.carthage import first_turn as carthage
from bot.fronts.republic.first_turn import SEATS, others_of
from bot.fronts.rome import first_turn as rome
from bot.surface.learning.first_turn import FirstTurn
from bot.table.halves import halves_of
from games.grand.minds import SensiblePlayer
from games.grand.pieces import CARTHAGE, ROME
from games.kernel import Posted, Raw, Table

OF_HALF: Final = {CARTHAGE: carthage.ways, ROME: rome.ways}


def ways(table: Table[Any], posted: Posted) -> Sequence[Raw]:
    """What each republic offers in its own first lesson; where there is nothing to choose nothing is asked."""
    half = posted.decision.half
    if half not in OF_HALF:
        return []
    found = OF_HALF[half](dict(halves_of(table))[half], posted)
    return found if len(found) > 1 else []


def over(table: Table[Any]) -> bool:
    """It ends when the next turn begins."""
    return table.turn > 1


FIRST_TURN: Final = FirstTurn(
    seed="turn 2",
    options={"start": "simultaneous", "ballots": "live"},
    seats=SEATS,
    asks={
        "carthage:forum.persuade": 1,
        "rome:revenue.redistribute": 1,
        "rome:forum.persuade": 1,
        "rome:forum.leader": 1,
        "carthage:senate.vote": 1,
        "rome:senate.vote": 1,
    },
    others=others_of(SensiblePlayer),
    ways=ways,
    over=over,
)
