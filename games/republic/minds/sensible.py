"""A player who plays to win without losing the State: small habits, one for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic

from games.kernel import Decision, Only, Raw
from games.kernel.choice import is_list
from games.republic.minds.habits import V, Way, legal


class Habitual(Generic[V]):
    """Judges what it sees anew each time; what it has no habit for it leaves to the defaults of the rules."""

    ways: ClassVar[Mapping[str, Way[Any]]] = {}  # by kind of decision

    def heeds(self, decision: Decision[Any]) -> int:
        """Only what it has a habit for, if there is something to choose."""
        return 0 if settled(decision) or decision.kind not in self.ways else self.ways[decision.kind].urgency

    def answer(self, decision: Decision[Any], look: Callable[[], V]) -> Raw | None:
        """What its habit says, if that is legal; otherwise the default, or nothing. If one thing can be said: that."""
        if isinstance(decision.choice, Only):
            return decision.choice.raw
        way = self.ways.get(decision.kind)
        raw = way.habit(decision, look()) if way else None
        if raw is not None and legal(decision, raw):
            return raw
        return decision.lapse if decision.awaited else None


def settled(decision: Decision[Any]) -> bool:
    """Whether what is waited for has one answer only."""
    form: Raw = decision.choice.form() if decision.awaited else None
    return is_list(form) and (len(form) == 1 or (form[0] == form[-1] == 0))
