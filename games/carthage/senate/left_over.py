"""RC-9.0.8: whether anything is left to propose of a kind, once the few ways there are have been voted down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations, islice, product
from typing import Any

from games.carthage.senate.orders import Orders
from games.carthage.senate.soldiers import Counts
from games.kernel import Amount, IllegalAnswer, OneOf, Raw, Record, Several
from games.kernel.choice import Choice

FEW = 200


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
    elif isinstance(choice, Counts):
        yield from together({name: range(most + 1) for name, most in choice.limits.items()})
    elif isinstance(choice, Orders):
        yield from movements(choice)
    elif isinstance(choice, Record):
        yield from together({name: list(islice(answers(field), FEW + 1)) for name, field in choice.fields.items()})
    else:
        yield from range(FEW + 1)  # words: there is always another way


def together(parts: Mapping[str, Iterable[Raw]]) -> Iterator[Raw]:
    """All answers made of these parts."""
    return (dict(zip(parts, values, strict=True)) for values in product(*parts.values()))


def movements(orders: Orders) -> Iterator[Raw]:
    """One movement each, and as there are several orders, two."""
    single = [
        [{"order": one.order, "at": one.at, **rest} for rest in islice(answers(one.record), FEW + 1)]
        for one in orders.offers.values()
    ]
    yield from ([one] for one in chain.from_iterable(single))
    for one, other in combinations(single, 2):
        yield from map(list, product(one, other))
