"""The market: what the cards of each good would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bot.fronts.front import Room
from bot.fronts.sample.looking import salt
from bot.surface.kit.look import Look
from bot.surface.press.verbs import Field, Verb
from games.kernel import Posted


def incomes(_posted: Posted, look: Look) -> Mapping[str, str]:
    """Beside each good: how many cards of it one holds, and what they bring at the price of the day (T-3.3)."""
    view, say = salt(look), look.voice.say
    held = Counter(view.hand.values())
    return {good: say("sale-brings", cards=n, income=n * view.prices.get(good, 0)) for good, n in held.items()}


ROOM: Final = Room(
    explains={"sample.sell": incomes},
    verbs=(
        Verb("trade", "sell", "Sell all your cards of one good.", ("sample.sell",), [Field("cards", "Which good")]),
    ),
)
