"""Who answers for a seat: a player sees what its seat may see and says what is asked, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from games.kernel import Decision, Dice, Raw
from games.kernel.dice import DicePicker

V_contra = TypeVar("V_contra", contravariant=True)
"""What a seat sees of its game."""


class Player(Protocol[V_contra]):
    """A seat's mind. It keeps no memory: the same question at the same table has the same answer."""

    def heeds(self, decision: Decision[Any]) -> int:
        """0: this is left to the defaults of the rules, and it need not look at the table; the higher, the sooner."""
        ...

    def answer(self, decision: Decision[Any], look: Callable[[], V_contra]) -> Raw | None:
        """A legal answer. None: it does not act on something that nobody waits for.

        `look`: the table as the seat sees it now; made when it is asked for.
        """
        ...


class RandomPlayer:
    """Any legal answer; of what nobody waits for it does a little."""

    def __init__(self, seed: str, *, unasked: int = 8) -> None:
        self._pick = DicePicker(Dice(seed))
        self._unasked = unasked

    def heeds(self, decision: Decision[Any]) -> int:  # noqa: ARG002 - it may act on anything
        """It looks at everything."""
        return 1

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:  # noqa: ARG002 - it does not look
        """Any legal answer; on what nobody waits for it acts once in so many times."""
        if not decision.awaited and self._pick.randint(1, self._unasked) > 1:
            return None
        return decision.choice.sample(self._pick)


class AbsentPlayer:
    """Nobody: all is answered as the rules answer for who is away (Appendix A, RR-9)."""

    def heeds(self, decision: Decision[Any]) -> int:  # noqa: ARG002 - it acts on nothing
        """It does nothing of itself."""
        return 0

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:  # noqa: ARG002 - it does not look
        """The default of the rules."""
        return decision.lapse if decision.awaited else None


def named(player: object) -> str:
    """What kind of player it is: its level or oddity if it has a name of its own."""
    return str(getattr(player, "name", type(player).__name__))
