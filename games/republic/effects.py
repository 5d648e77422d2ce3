"""The operations that cards name (Appendix C), each a function of the module of its phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from games.kernel import Script
from games.republic.components import Effect
from games.republic.law import Operation
from games.republic.register import add
from games.republic.state import Republic

F = TypeVar("F", bound=Operation)


class Effects(dict[str, Operation]):
    """What one module does for cards: `@effect("state_pays")` makes `f(g, card, *, parameters)` known to its law."""

    def __call__(self, op: str) -> Callable[[F], F]:
        """What an operation does; a second one of that name is refused."""

        def register(carry: F) -> F:
            add(self, op, carry)
            return carry

        return register


def carry_out(g: Republic, card: str, effects: Iterable[Effect]) -> None:
    """Do what a card says, in its order, where nobody is asked."""
    for one in effects:
        operate(g, card, one)


async def perform(g: Republic, card: str, effects: Iterable[Effect]) -> None:
    """Do what a card says, in its order; what asks somebody is waited for."""
    for one in effects:
        asking = operate(g, card, one)
        if asking is not None:
            await asking


def operate(g: Republic, card: str, one: Effect) -> Script[None] | None:
    """Call the function of an operation with its parameters."""
    parameters: dict[str, Any] = dict(one.params)
    return g.law.operations[one.op](g, card, **parameters)
