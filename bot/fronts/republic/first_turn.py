"""What the first lessons of republics share: sensible players, and what is offered to the learner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

from bot.fronts.republic.senate.acts import ways_to_vote
from bot.surface.kit.answers import leaves, offered
from bot.surface.learning.first_turn import Said
from games.kernel import Decision, Posted, Raw, Table, chairs
from games.republic.minds.player import Player
from games.republic.minds.runner import Round
from games.republic.seen.view import RepublicView

SEATS: Final = chairs(4)
YOU: Final = SEATS[0]
FEW: Final = 5  # buttons in a row
GIFT: Final = 10  # RC-6.9, RR-1.06.52: what gains 1 INF
Others: TypeAlias = Callable[[Table[Any]], Callable[[], "Said | None"]]
More: TypeAlias = Callable[[Table[Any], Decision[Any]], Sequence[Raw]]
"""What else may be tried at a decision."""


@dataclass(frozen=True, slots=True)
class Steward:
    """Answers for the learner what he does not answer himself; of his own accord he does nothing."""

    mind: Player[Any]

    def heeds(self, decision: Decision[Any]) -> int:
        """Nothing that nobody waits for."""
        return self.mind.heeds(decision) if decision.awaited else 0

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:
        """As a sensible player would."""
        return self.mind.answer(decision, look) if decision.awaited else None


def others_of(mind: Callable[[], Player[Any]]) -> Others:
    """Sensible players in all seats."""

    def others(table: Table[Any]) -> Callable[[], Said | None]:
        going = Round(table, {seat: Steward(mind()) if seat == YOU else mind() for seat in SEATS})

        def one() -> Said | None:
            answer = going.next()
            return Said(*answer) if answer else None

        return one

    return others


def ways_of(mind: Player[Any], more: More) -> Callable[[Table[Any], Posted], Sequence[Raw]]:
    """A vote by side; else what a sensible player would do, the default, and what else may be tried."""

    def ways(table: Table[Any], posted: Posted) -> Sequence[Raw]:
        decision = posted.decision
        if decision.kind == "senate.vote":
            return list(ways_to_vote(posted).values())
        sensible = mind.answer(decision, lambda: table.view(YOU))
        return several([sensible, decision.lapse, *tried(table, decision), *more(table, decision)])

    return ways


def several(found: Iterable[Raw]) -> list[Raw]:
    """Each once, and no more than stand in a row."""
    each = list[Raw]()
    for raw in found:
        if raw is not None and raw not in each:
            each.append(raw)
    return each[:FEW]


def tried(table: Table[Any], decision: Decision[Any]) -> list[Raw]:
    """Another Leader, a gift of a rich Senator that gains 1 INF."""
    if decision.kind == "forum.leader":
        return list(offered(decision.choice))
    if decision.kind == "revenue.contribute":
        senators = cast("RepublicView", table.view(YOU)).senators
        purses = {path[-1]: senators[path[-1]].talents for path, _ in leaves(decision.choice)}
        rich = max(purses, key=lambda name: purses[name])
        return [{**dict.fromkeys(purses, 0), rich: GIFT}] if purses[rich] >= GIFT else []
    return []
