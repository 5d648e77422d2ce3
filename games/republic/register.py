"""What modules hold by name: each lists its own, and the law of a game gathers them. A name is never given twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

F = TypeVar("F")


class Register(dict[str, F]):
    """What one module holds: `@automaton("trade.sell", "trade.split")` adds a function under these names."""

    def __call__(self, *names: str) -> Callable[[F], F]:
        """Add what stands below, under these names."""

        def note(one: F) -> F:
            for name in names:
                add(self, name, one)
            return one

        return note


def add(found: dict[str, Any], name: str, one: object) -> None:
    """Under a name that is free; ValueError: a second rule of that name would silently replace the first."""
    if name in found:
        raise ValueError(f"{name} is there twice")
    found[name] = one


def gathered(*registers: Mapping[str, F]) -> Mapping[str, F]:
    """What several modules hold, in one table; ValueError: two of them use one name."""
    found: dict[str, F] = {}
    for register in registers:
        for name, one in register.items():
            add(found, name, one)
    return found
