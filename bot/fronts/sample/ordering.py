"""What may be ordered beforehand on The Salt Road: bids, sales, to have no more to barter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.services.orders.ordering import DEFAULT, Ordering, Ways
from games.kernel import Seat, View
from games.sample.view import SaltView


def facts(view: View, seat: Seat) -> Mapping[str, int]:
    """The day, one's coins and one's cards."""
    if not isinstance(view, SaltView) or seat not in view.merchants:
        return {}
    return {"turn": view.day, "own-coins": view.merchants[seat].coins, "own-hand": len(view.hand)}


ORDERING: Final = Ordering(
    ways={
        "sample.bid": Ways(("default", "amount", "use"), money=True),
        "sample.done": DEFAULT,
        "sample.sell": Ways(),
    },
    figures=("turn", "own-coins", "own-hand"),
    facts=facts,
    events=("sample.LotSold", "sample.Bartered", "sample.Sold"),
)
