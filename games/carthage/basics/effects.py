"""The operations that cards name (Appendix C), each a function of the module of its phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from games.carthage.components import Effect
from games.carthage.state import Carthage
from games.kernel import Script

Operation = Callable[..., Script[None] | None]
F = TypeVar("F", bound=Operation)

OPERATIONS: dict[str, Operation] = {}


def effect(op: str) -> Callable[[F], F]:
    """Register `f(g, card, *, parameters)` as what an operation does."""

    def register(carry: F) -> F:
        OPERATIONS[op] = carry
        return carry

    return register


def carry_out(g: Carthage, card: str, effects: Iterable[Effect]) -> None:
    """Do what a card says, in its order, where nobody is asked."""
    for one in effects:
        operate(g, card, one)


async def perform(g: Carthage, card: str, effects: Iterable[Effect]) -> None:
    """Do what a card says, in its order; what asks somebody is waited for."""
    for one in effects:
        asking = operate(g, card, one)
        if asking is not None:
            await asking


def operate(g: Carthage, card: str, one: Effect) -> Script[None] | None:
    """Call the function of an operation with its parameters."""
    parameters: dict[str, Any] = dict(one.params)
    return OPERATIONS[one.op](g, card, **parameters)
