"""From what an order wants to the answer that is given: read against what is offered now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.services.orders.ceilings import BID, under
from bot.services.orders.orders import Do, How
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Amount, Choice, Decision, IllegalAnswer, OneOf, Raw, Record, Seat, Several, View
from games.kernel.choice import is_dict

VOTE: Final = "senate.vote"
BOUGHT: Final = ".bought"
OTHER: Final = {"for": "against", "against": "for", "abstain": "abstain"}


class NotYet(Exception):  # noqa: N818 - no failure: whoever is looked at has not acted
    """What an order goes by is not known yet."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision, and what its seat sees while it is asked."""

    decision: Decision[Any]
    view: View

    @property
    def choice(self) -> Choice[Any]:
        """What may be answered."""
        return self.decision.choice


def answer(do: Do, asked: Asked) -> Raw:
    """The answer an order gives. IllegalAnswer: it is not offered now; NotYet: it cannot be known yet."""
    raw = _answer(do, asked)
    asked.choice.read(raw)
    return raw


def _answer(do: Do, asked: Asked) -> Raw:
    ways: Mapping[How, Callable[[], Raw]] = {
        "default": lambda: _default(asked),
        "option": lambda: _option(do, asked),
        "use": lambda: _all(asked),
        "none": lambda: _none(asked),
        "amount": lambda: _amount(do.amount, asked),
        "ceiling": lambda: under(asked.view, asked.decision, do.amount),
        "with": lambda: _like(do, asked),
        "against": lambda: _like(do, asked),
    }
    return ways[do.how]()


def _default(asked: Asked) -> Raw:
    if not asked.decision.awaited:
        raise IllegalAnswer("order.no-default")
    return asked.decision.lapse


def _option(do: Do, asked: Asked) -> Raw:
    if asked.decision.kind == VOTE:
        return _sheet(asked, do.option, do.amount)
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
    if asked.decision.kind == BID:
        senators: Mapping[str, object] = getattr(_fields(asked.choice)["senator"], "options", {})
        payer = max(senators, key=lambda name: (_purse(asked.view, name), name))
        return {"senator": payer, "talents": amount}
    return _shared(amount, _fields(asked.choice))


def _shared(amount: int, fields: Mapping[str, Choice[Any]]) -> Raw:
    """An amount laid together from the fields, the fullest first."""
    limits = {name: one.high for name, one in fields.items() if isinstance(one, Amount)}
    if limits.keys() != fields.keys():
        raise IllegalAnswer("order.no-such-answer")
    given = dict.fromkeys(limits, 0)
    for name in sorted(limits, key=lambda one: -limits[one]):
        given[name] = min(limits[name], amount - sum(given.values()))
    return given


def _like(do: Do, asked: Asked) -> Raw:
    """The vote of another seat, or its opposite: what most of its votes were cast for."""
    motion = _motion(asked.view)
    if motion is None:
        raise IllegalAnswer("order.no-such-answer")
    cast = motion.declared.get(Seat(do.seat))
    if not cast:
        raise NotYet
    weights = dict.fromkeys(OTHER, 0)
    for one in cast:
        weights[one.voice] += one.votes + one.bought
    side = max(weights, key=lambda voice: weights[voice])
    return _sheet(asked, side if do.how == "with" else OTHER[side], do.amount)


def _sheet(asked: Asked, side: str, bought: int) -> Raw:
    """All Senators on one side, with so many votes bought, the fullest purses first."""
    fields = _fields(asked.choice)
    sheet: dict[str, Any] = {name: 0 if name.endswith(BOUGHT) else side for name in fields}
    purses = {name: one for name, one in fields.items() if name.endswith(BOUGHT)}
    return sheet if side == "abstain" else {**sheet, **_shared(bought, purses)}


def _fields(choice: Choice[Any]) -> Mapping[str, Choice[Any]]:
    if not isinstance(choice, Record):
        raise IllegalAnswer("order.no-such-answer")
    fields: Mapping[str, Choice[Any]] = choice.fields
    return fields


def _motion(view: View) -> MotionView | None:
    return view.senate.motion if isinstance(view, CarthageView) and view.senate else None


def _purse(view: View, senator: str) -> int:
    return view.senators[senator].talents if isinstance(view, CarthageView) and senator in view.senators else -1


def talents(raw: Raw) -> int:
    """The Talents an answer spends, where its numbers are Talents."""
    if isinstance(raw, bool):
        return 0
    if isinstance(raw, str) and raw.isdecimal():
        return int(raw)
    if is_dict(raw):
        return sum(talents(one) for one in raw.values() if isinstance(one, int))
    return raw if isinstance(raw, int) else 0
