"""What The Salt Road conserves."""

from __future__ import annotations

from collections import Counter

from games.sample.state import GOODS, SaltRoad, copies


def invariants(g: SaltRoad) -> None:
    """Every card is in one place, and nobody owes money."""
    hands = [card for merchant in g.merchants.values() for card in merchant.hand]
    cards = [*hands, *g.deck, *g.lot, *g.sold]
    each = copies(len(g.merchants))
    assert sorted(card.id for card in cards) == sorted(f"c{number}" for number in range(1, each * len(GOODS) + 1))
    assert Counter(card.good for card in cards) == dict.fromkeys(GOODS, each)
    assert all(merchant.coins >= 0 for merchant in g.merchants.values())
