"""The operations that cards name (Appendix C), each a function of the module of its phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from games.carthage.components import Effect
from games.carthage.state import Carthage

Operation = Callable[..., None]
F = TypeVar("F", bound=Operation)

OPERATIONS: dict[str, Operation] = {}


def effect(op: str) -> Callable[[F], F]:
    """Register `f(g, card, *, parameters)` as what an operation does."""

    def register(carry: F) -> F:
        OPERATIONS[op] = carry
        return carry

    return register


def carry_out(g: Carthage, card: str, effects: Iterable[Effect]) -> None:
    """Do what a card says, in its order."""
    for one in effects:
        parameters: dict[str, Any] = dict(one.params)
        OPERATIONS[one.op](g, card, **parameters)
