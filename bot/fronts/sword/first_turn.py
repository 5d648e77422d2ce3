"""The first lesson of The Sword of Rome: a turn of the Romans, from the first card to the reinforcements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from bot.surface.kit.answers import offered
from bot.surface.learning.first_turn import FirstTurn, Said
from games.kernel import Decision, Posted, Raw, chairs
from games.kernel.table import Table
from games.sword.minds import Round, SensiblePlayer

SEATS: Final = chairs(4)
YOU: Final = SEATS[0]
FEW: Final = 5  # buttons in a row
NEAR: Final = 2  # spaces of the shortest ways
USES: Final = ("event", "activate", "support", "raise")


class Steward(SensiblePlayer):
    """Answers for the learner what he does not answer himself; of his own accord he does nothing."""

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:
        """As a sensible player would, where he is waited for."""
        return super().answer(decision, look) if decision.awaited else None


def others(table: Table[Any]) -> Callable[[], Said | None]:
    """Sensible players in all seats."""
    going = Round(table, {seat: Steward() if seat == YOU else SensiblePlayer() for seat in SEATS})

    def one() -> Said | None:
        answer = going.next()
        return Said(*answer) if answer else None

    return one


def ways(table: Table[Any], posted: Posted) -> Sequence[Raw]:
    """What a sensible player would do, the default, and what else may be tried."""
    decision = posted.decision
    sensible = SensiblePlayer().answer(decision, lambda: table.view(YOU))  # type: ignore[arg-type,return-value]
    found = several([sensible, *tried(decision), decision.lapse])
    return found if len(found) > 1 else []


def several(found: Iterable[Raw]) -> list[Raw]:
    """Each once, and no more than stand in a row."""
    each = list[Raw]()
    for raw in found:
        if raw is not None and raw not in each:
            each.append(raw)
    return each[:FEW]


def tried(decision: Decision[Any]) -> list[Raw]:
    """SR-7.1: one use of each sort; SR-9.7.5: the nearest spaces; SR-15.3: an alliance with one, or with all."""
    if decision.kind == "action.play":
        options = offered(decision.choice)
        firsts = (next((one for one in options if one.startswith(f"{use}.")), None) for use in USES)
        return [one for one in firsts if one is not None]
    if decision.kind == "movement.step":
        form: Any = decision.choice.form()
        near = sorted(form["reach"], key=lambda one: (len(one[1]), one[0]))[:NEAR]
        return [{"path": path} for _, path, *_ in near]
    if decision.kind == "alliance.renew":
        options = offered(decision.choice)
        return [[one] for one in options[:NEAR]]
    return []


def over(table: Table[Any]) -> bool:
    """It ends with the turn."""
    return table.turn > 1


FIRST_TURN: Final = FirstTurn(
    seed="first turn",
    options={"powers": "by-seat"},
    seats=SEATS,
    asks={"action.play": 2, "movement.step": 1, "alliance.renew": 1},
    others=others,
    ways=ways,
    over=over,
)
