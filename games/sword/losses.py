"""SR-12.3.5, 5.5: which CU of a stack are lost, where it has more than one type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.sword.board import cheapest
from games.sword.components import UnitType
from games.sword.state import Stack


def named(units: Mapping[UnitType, int]) -> str:
    """The id of a way to lose CU: "mercenary-2.carthaginian-1"."""
    return ".".join(f"{kind}-{number}" for kind, number in units.items() if number)


def ways(stack: Stack, number: int) -> dict[str, dict[UnitType, int]]:
    """Every way to take so many CU of a stack (all it has, if it has not so many), the default first."""
    number = min(number, stack.cu)
    first = cheapest(stack, number)
    found = [first, *(one for one in _ways(stack, sorted(stack.units), number) if one != first)]
    return {named(one): one for one in found}


def _ways(stack: Stack, kinds: Sequence[UnitType], number: int) -> Iterator[dict[UnitType, int]]:
    if not kinds:
        if not number:
            yield {}
        return
    for taken in range(min(stack.units[kinds[0]], number) + 1):
        for rest in _ways(stack, kinds[1:], number - taken):
            some: dict[UnitType, int] = {kinds[0]: taken} if taken else {}
            yield some | rest
