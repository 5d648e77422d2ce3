"""Who plays a seat: he sees what his seat may see, and says what is asked, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from games.kernel import Decision, Dice, IllegalAnswer, Raw
from games.kernel.dice import DicePicker
from games.sword.minds.ground import Ground
from games.sword.minds.sheet import WAYS
from games.sword.seen.view import SwordView


class Player(Protocol):
    """Whoever answers for a seat."""

    def answer(self, decision: Decision[Any], look: Callable[[], SwordView]) -> Raw | None:
        """A legal answer; None: he leaves alone what nobody waits for."""
        ...


class SensiblePlayer:
    """Plays to win, and keeps no memory: the same question at the same table has the same answer."""

    def answer(self, decision: Decision[Any], look: Callable[[], SwordView]) -> Raw | None:
        """What he thinks best, if it may be said; else the default."""
        raw = WAYS[decision.kind](decision, Ground(look())) if decision.kind in WAYS else None
        if raw is not None and is_legal(decision, raw):
            return raw
        return decision.lapse if decision.awaited else None


class RandomPlayer:
    """Any legal answer to what is waited for."""

    def __init__(self, seed: str) -> None:
        self._pick = DicePicker(Dice(seed))

    def answer(self, decision: Decision[Any], look: Callable[[], SwordView]) -> Raw | None:  # noqa: ARG002 - he does not look
        """Any legal answer."""
        return decision.choice.sample(self._pick) if decision.awaited else None


def is_legal(decision: Decision[Any], raw: Raw) -> bool:
    """Whether the rules take it."""
    try:
        decision.choice.read(raw)
    except IllegalAnswer:
        return False
    return True
