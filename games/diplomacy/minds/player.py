"""Who plays a seat: he sees what his seat may see, and says what is asked, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.diplomacy.minds.sheet import WAYS, is_legal
from games.diplomacy.seen.view import DiplomacyView
from games.kernel import Decision, Dice, Raw
from games.kernel.choice import is_dict
from games.kernel.dice import DicePicker


class SensiblePlayer:
    """Plays to win, and keeps no memory: the same question at the same table has the same answer."""

    def heeds(self, decision: Decision[Any]) -> int:
        """What he has a way to answer, while it is waited for; what he has written he does not write again."""
        return int(decision.awaited and decision.kind in WAYS)

    def answer(self, decision: Decision[Any], look: Callable[[], DiplomacyView]) -> Raw | None:
        """His sheet, waited for or not; a line of it that is refused for what he could not see is left out."""
        if decision.kind not in WAYS:
            return decision.lapse if decision.awaited else None
        raw = WAYS[decision.kind](decision, look())
        return raw if is_legal(decision, raw) else _accepted(decision, raw)


def _accepted(decision: Decision[Any], raw: Raw) -> Raw:
    """What is legal of a sheet; of any other answer the default."""
    if not is_dict(raw):
        return decision.lapse
    kept = [one for one in raw["orders"] if is_legal(decision, {**raw, "orders": [one]})]
    return {**raw, "orders": kept}


class RandomPlayer:
    """Any legal answer to what is waited for."""

    def __init__(self, seed: str) -> None:
        self._pick = DicePicker(Dice(seed))

    def heeds(self, decision: Decision[Any]) -> int:
        """All that is waited for."""
        return int(decision.awaited)

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:  # noqa: ARG002 - he does not look
        """Any legal answer."""
        return decision.choice.sample(self._pick) if decision.awaited else None
