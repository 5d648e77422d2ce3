"""A planning of one republic at the table of both: it sees and asks what it would see and ask if it were alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.grand.ahead.narrowing import Narrowing, own, widened
from games.kernel import Decision, Event, Now, Plan, Planning, Raw, Verdict


class OfHalf(Planning):
    """What it asks is asked by its half; of the other republic it knows nothing, and its plans are not mixed up."""

    def __init__(self, narrowing: Narrowing, planning: Planning) -> None:
        self.half = narrowing.side
        self.kind = planning.kind
        self.public = planning.public
        self.hears = planning.hears
        self._narrowed = narrowing
        self._planning = planning

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """As long as the republic is played (GV-2.1, 7.4), to those who play it."""
        if not self._narrowed.is_played(now):
            return []
        return [replace(one, half=self.half) for one in self._planning.asks(self._now(now))]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        """Only what its half asks."""
        return decision.half == self.half and self._planning.covers(self._now(now), alone(decision))

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """As alone."""
        return self._planning.answer(self._now(now), self._own(plan), alone(decision))

    def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:
        """As alone."""
        return self._planning.holds(self._now(now), self._own(plan), alone(asked))

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:
        """As alone."""
        return self._planning.halts(self._now(now), alone(decision), anew=anew)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """As alone."""
        return self._planning.proposal(self._now(now), alone(asked))

    def repeated(self, now: Now, asked: Decision[Any]) -> Raw:
        """As alone."""
        return self._planning.repeated(self._now(now), alone(asked))

    def heard(self, now: Now, plan: Plan, event: Event) -> str:
        """As alone."""
        return self._planning.heard(self._now(now), self._own(plan), event)

    def facts(self, now: Now) -> Raw:
        """Also the turn of the republic, which counts its own (GV-2.4d)."""
        narrow = self._now(now)
        return {"turn": narrow.turn, "facts": self._planning.facts(narrow)}

    def idle(self, now: Now, asked: Decision[Any]) -> bool:
        """As alone."""
        return self._planning.idle(self._now(now), alone(asked))

    def drafted(self, now: Now, asked: Decision[Any]) -> Plan | None:
        """As alone."""
        found = self._planning.drafted(self._now(now), alone(asked))
        return widened(self._narrowed.side, now, found) if found else None

    def _now(self, now: Now) -> Now:
        return self._narrowed(now, self.kind)

    def _own(self, plan: Plan) -> Plan:
        return own(self._narrowed.side, plan)


def alone(decision: Decision[Any]) -> Decision[Any]:
    """As the republic would ask it if it were alone."""
    return replace(decision, half="")
