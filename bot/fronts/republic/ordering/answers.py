"""What an order comes to where it is not read off what is offered: votes, and bids for an initiative."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.services.orders.answers import NotYet, fields_of, plainly, shared
from bot.services.orders.ordering import Asked
from bot.services.orders.orders import Do
from games.kernel import IllegalAnswer, Raw, Seat, View
from games.republic.seen.senate import MotionView
from games.republic.seen.view import RepublicView

BOUGHT: Final = ".bought"
OTHER: Final = {"for": "against", "against": "for", "abstain": "abstain"}


def vote(do: Do, asked: Asked) -> Raw:
    """All Senators on one side, or as another faction votes, or otherwise."""
    if do.how == "option":
        return _sheet(asked, do.option, do.amount)
    return _like(do, asked) if do.how in ("with", "against") else plainly(do, asked)


def bid(do: Do, asked: Asked) -> Raw:
    """RC-8.7, RR-1.07.22: so much, by the Senator who has most."""
    if do.how != "amount":
        return plainly(do, asked)
    senators: Mapping[str, object] = getattr(fields_of(asked.choice)["senator"], "options", {})
    payer = max(senators, key=lambda name: (_purse(asked.view, name), name))
    return {"senator": payer, "talents": do.amount}


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
    fields = fields_of(asked.choice)
    sheet: dict[str, Any] = {name: 0 if name.endswith(BOUGHT) else side for name in fields}
    purses = {name: one for name, one in fields.items() if name.endswith(BOUGHT)}
    return sheet if side == "abstain" else {**sheet, **shared(bought, purses)}


def _motion(view: View) -> MotionView | None:
    return view.senate.motion if isinstance(view, RepublicView) and view.senate else None


def _purse(view: View, senator: str) -> int:
    return view.senators[senator].talents if isinstance(view, RepublicView) and senator in view.senators else -1
