"""RC-15.5: a Neutral's trade cards and what it earns with them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.carthage.neutrals.revenue import heir
from games.carthage.state import Carthage
from games.kernel import Decision, Raw, Seat
from games.republic.neutrals.automata import Automata

automaton = Automata()

PAIR = 2
WORTH_KEEPING = 7


@automaton("trade.sell")
def sale(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.5: it sells every card, except the pairs it keeps."""
    kept = pairs_kept(g, decision.seat)
    return [card.id for card in g.factions[decision.seat].trade_cards if card.commodity not in kept]


def pairs_kept(g: Carthage, seat: Seat) -> list[str]:
    """RC-15.5: pairs of value 7 or more, the dearest first, if its Warehouses allow."""
    sets = Counter(card.commodity for card in g.factions[seat].trade_cards)
    pairs = [name for name, count in sets.items() if count == PAIR and g.tables.value(name) >= WORTH_KEEPING]
    dearest = sorted(pairs, key=lambda name: (-g.tables.value(name), name))
    return dearest[: g.traders(seat) // PAIR]


@automaton("trade.split")
def split(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.5: the income goes to the Senator shown in RC-15.4."""
    receiver = heir(g, decision.seat)
    return {receiver.id: g.factions[decision.seat].trade_income} if receiver else decision.lapse
