"""A table of The Salt Road to try one rule at: all have their coins, and hold what a position says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.bench import Bench
from games.kernel import Seat, Setup
from games.sample import GAME
from games.sample.state import Card, SaltRoad


def lay(chosen: Setup, step: str) -> SaltRoad:
    """As it is laid out; any step can be played at that table."""
    g = GAME.setup(chosen)
    g.step = step
    return g


def give_hands(g: SaltRoad, hands: Mapping[str, Sequence[str]]) -> None:
    """`{"diamond": ["salt", "wool"]}`: goods, out of the deck; what was held goes back there."""
    for seat, goods in hands.items():
        merchant = g.merchants[Seat(seat)]
        g.deck += merchant.hand
        merchant.hand = [take(g, good) for good in goods]


def take(g: SaltRoad, good: str) -> Card:
    """A card with this good leaves the deck. LookupError: none lies there."""
    card = next((one for one in g.deck if one.good == good), None)
    if card is None:
        raise LookupError(f"no {good} is left in the deck")
    g.deck.remove(card)
    return card


WORDS: Mapping[str, Callable[[SaltRoad, Any], None]] = {"hands": give_hands}

BENCH: Bench[SaltRoad] = Bench(GAME, lay, WORDS, seats=3)
