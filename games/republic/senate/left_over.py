"""RC-9.0.8, RR-1.09.131: whether anything is left to propose of a kind, once some of the few ways have failed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations, islice, product
from typing import Any, Protocol, runtime_checkable

from games.kernel import Amount, IllegalAnswer, OneOf, Raw, Record, Several
from games.kernel.choice import Choice

FEW = 200


@runtime_checkable
class Listed(Protocol):
    """A choice of a game's own, which says itself what fits its form."""

    def ways(self) -> Iterator[Raw]:
        """Every answer, one after the other; those made of much else may leave some out."""
        ...


def something_left(choice: Record[Any]) -> bool:
    """Whether some answer is legal. Of many ways there are we need not try: so many votes are not held."""
    ways = list(islice(answers(choice), FEW + 1))
    return len(ways) > FEW or any(legal(choice, raw) for raw in ways)


def legal(choice: Record[Any], raw: Raw) -> bool:
    """Whether this could be proposed."""
    try:
        choice.read(raw)
    except IllegalAnswer:
        return False
    return True


def answers(choice: Choice[Any]) -> Iterator[Raw]:
    """Every answer that fits the form, one after the other."""
    if isinstance(choice, OneOf):
        yield from choice.options
    elif isinstance(choice, Amount):
        yield from range(choice.low, choice.high + 1)
    elif isinstance(choice, Several):
        names: list[str] = choice.form()[0]
        sizes = range(choice.low, choice.high + 1)
        yield from map(list, chain.from_iterable(combinations(names, size) for size in sizes))
    elif isinstance(choice, Record):
        yield from together({name: list(islice(answers(field), FEW + 1)) for name, field in choice.fields.items()})
    elif isinstance(choice, Listed):
        yield from choice.ways()
    else:
        yield from range(FEW + 1)  # words: there is always another way


def together(parts: Mapping[str, Iterable[Raw]]) -> Iterator[Raw]:
    """All answers made of these parts."""
    return (dict(zip(parts, values, strict=True)) for values in product(*parts.values()))
