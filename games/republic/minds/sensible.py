"""A player who plays to win without losing the State: small habits, one for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, ClassVar, Generic, Self

from games.kernel import Decision, Only, Raw
from games.kernel.choice import is_list
from games.kernel.minds import Reason
from games.republic.minds.habits import V, Way, legal
from games.republic.minds.temper import ASKED_AGAIN, PLAIN, Temper, thinking


class Habitual(Generic[V]):
    """Judges what it sees anew each time; what it has no habit for it leaves to the defaults of the rules."""

    ways: ClassVar[Mapping[str, Way[Any]]] = {}  # by kind of decision

    def __init__(self, temper: Temper[Any] = PLAIN) -> None:
        self.temper = temper

    @property
    def name(self) -> str:
        """What kind of player this is: his level, or his oddity."""
        return self.temper.name

    def sparing(self) -> Self:
        """The same, who says ahead whatever can be said: for whom it costs half a day to be asked once more."""
        found = copy(self)
        found.temper = self.temper.model_copy(update={"lacks": self.temper.lacks | {ASKED_AGAIN}})
        return found

    def heeds(self, decision: Decision[Any]) -> int:
        """Only what it has a habit for, if there is something to choose."""
        way = self._way(decision.kind)
        return way.urgency if way and not settled(decision) else 0

    def idle(self, decision: Decision[Any], step: str) -> bool:
        """Whether nothing comes of it in this step, whatever the table looks like."""
        way = self._way(decision.kind)
        return way is None or bool(way.steps and step not in way.steps)

    def answer(self, decision: Decision[Any], look: Callable[[], V]) -> Raw | None:
        """What its habit says, if that is legal; otherwise the default, or nothing. If one thing can be said: that."""
        return self.reasoned(decision, look)[0]

    def reasoned(self, decision: Decision[Any], look: Callable[[], V]) -> tuple[Raw | None, list[Reason]]:
        """The answer and what speaks for it: the same question at the same table has the same."""
        if isinstance(decision.choice, Only):
            return decision.choice.raw, []
        way = self._way(decision.kind)
        with thinking(self.temper) as thought:
            raw = way.habit(decision, look()) if way else None
        if raw is not None and legal(decision, raw):
            return raw, thought.reasons
        return decision.lapse if decision.awaited else None, []

    def _way(self, kind: str) -> Way[Any] | None:
        """What he does where this is asked; what he lacks altogether is left to the defaults."""
        return None if kind in self.temper.lacks else self.ways.get(kind)


def settled(decision: Decision[Any]) -> bool:
    """Whether what is waited for has one answer only."""
    form: Raw = decision.choice.form() if decision.awaited else None
    return is_list(form) and (len(form) == 1 or (form[0] == form[-1] == 0))
