"""From what an order wants to the answer that is given: read against what is offered now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.services.orders.ordering import Asked, ordering
from bot.services.orders.orders import Do, How
from games.kernel import Amount, Choice, IllegalAnswer, OneOf, Raw, Record, Several
from games.kernel.choice import is_dict


class NotYet(Exception):  # noqa: N818 - no failure: whoever is looked at has not acted
    """What an order goes by is not known yet."""


def answer(do: Do, asked: Asked) -> Raw:
    """The answer an order gives. IllegalAnswer: it is not offered now; NotYet: it cannot be known yet."""
    raw = ordering(asked.game).answers.get(asked.decision.kind, plainly)(do, asked)
    asked.choice.read(raw)
    return raw


def plainly(do: Do, asked: Asked) -> Raw:
    """The answer that is read off what is offered. IllegalAnswer: there is no such answer."""
    ways: Mapping[How, Callable[[], Raw]] = {
        "default": lambda: _default(asked),
        "option": lambda: _option(do, asked),
        "use": lambda: _all(asked),
        "none": lambda: _none(asked),
        "amount": lambda: _amount(do.amount, asked),
        "proposed": asked.proposal,
    }
    if do.how not in ways:
        raise IllegalAnswer("order.no-such-answer")
    return ways[do.how]()


def _default(asked: Asked) -> Raw:
    if not asked.decision.awaited:
        raise IllegalAnswer("order.no-default")
    return asked.decision.lapse


def _option(do: Do, asked: Asked) -> Raw:
    return [do.option] if isinstance(asked.choice, Several) else do.option


def _all(asked: Asked) -> Raw:
    """What is offered beside nothing: the first such option, all of several, the highest amount."""
    offered: list[str] = list(getattr(asked.choice, "options", ()))
    match asked.choice:
        case OneOf():
            idle = asked.decision.lapse if asked.decision.awaited else None
            return next((one for one in offered if one != idle), idle)
        case Several(high=high):
            return offered[:high]
        case Amount(high=high):
            return high
        case _:
            raise IllegalAnswer("order.no-such-answer")


def _none(asked: Asked) -> Raw:
    match asked.choice:
        case OneOf(options=options):
            return "none" if "none" in options else _default(asked)
        case Several():
            return []
        case Amount(low=low):
            return low
        case _:
            return _default(asked)


def _amount(amount: int, asked: Asked) -> Raw:
    """So many, or as many as there are; of several purses the fullest pay first."""
    if isinstance(asked.choice, Amount):
        return min(amount, asked.choice.high)
    return shared(amount, fields_of(asked.choice))


def shared(amount: int, fields: Mapping[str, Choice[Any]]) -> Raw:
    """An amount laid together from the fields, the fullest first."""
    limits = {name: one.high for name, one in fields.items() if isinstance(one, Amount)}
    if limits.keys() != fields.keys():
        raise IllegalAnswer("order.no-such-answer")
    given = dict.fromkeys(limits, 0)
    for name in sorted(limits, key=lambda one: -limits[one]):
        given[name] = min(limits[name], amount - sum(given.values()))
    return given


def fields_of(choice: Choice[Any]) -> Mapping[str, Choice[Any]]:
    """The fields of a form. IllegalAnswer: it is none."""
    if not isinstance(choice, Record):
        raise IllegalAnswer("order.no-such-answer")
    fields: Mapping[str, Choice[Any]] = choice.fields
    return fields


def spent(raw: Raw) -> int:
    """The money an answer spends, where its numbers are money."""
    if isinstance(raw, bool):
        return 0
    if isinstance(raw, str) and raw.isdecimal():
        return int(raw)
    if is_dict(raw):
        return sum(spent(one) for one in raw.values() if isinstance(one, int))
    return raw if isinstance(raw, int) else 0
