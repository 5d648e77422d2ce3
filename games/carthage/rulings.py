"""What a game master may change in Carthage, beside what he may in any republic."""

from __future__ import annotations

from games.carthage.basics.events import LeaderNamed, Ruled
from games.carthage.pieces import TradeCard
from games.carthage.state import Carthage
from games.kernel import NotAllowed, Seat, ruling, rulings
from games.republic.rulings import LIMIT, Telling, check_amount, check_seat, shared


@ruling("tax")
def tax(g: Carthage, *, percent: int) -> None:
    """The tax rate is so much (RC-9.5.6)."""
    check_amount(percent, g.law.constants.tax_min, g.law.constants.tax_max)
    g.tax = percent
    g.tell(Ruled("tax", "", percent))


@ruling("traders")
def traders(g: Carthage, *, senator: str, traders: int) -> None:
    """A Senator has so many Traders."""
    if senator not in g.senators:
        raise NotAllowed("ruling.senator", senator=senator)
    check_amount(traders, 0, LIMIT)
    g.senators[senator].traders = traders
    g.tell(Ruled("traders", senator, traders))


@ruling("give-trade-card")
def give_trade_card(g: Carthage, *, seat: str, card: str) -> None:
    """A trade card goes from its stack, or from those set aside, to a trade hand."""
    check_seat(g, seat)
    wanted = TradeCard(card)
    places = [pile for stack in g.stacks.values() for pile in (stack.cards, stack.aside)]
    pile = next((pile for pile in places if wanted in pile), None)
    if pile is None:
        raise NotAllowed("ruling.card", card=card)
    pile.remove(wanted)
    g.factions[Seat(seat)].trade_cards.append(wanted)
    g.tell(Ruled("give-trade-card", card, 1), to=[Seat(seat)])
    g.tell(Ruled("give-trade-card", seat, 1))


@ruling("take-trade-card")
def take_trade_card(g: Carthage, *, seat: str, card: str) -> None:
    """A trade card goes from a trade hand to the bottom of its stack."""
    check_seat(g, seat)
    hand, wanted = g.factions[Seat(seat)].trade_cards, TradeCard(card)
    if wanted not in hand:
        raise NotAllowed("ruling.card", card=card)
    hand.remove(wanted)
    g.stacks[wanted.stack].cards.insert(0, wanted)
    g.tell(Ruled("take-trade-card", card, 1), to=[Seat(seat)])
    g.tell(Ruled("take-trade-card", seat, 1))


RULINGS = rulings(*shared(Telling(Ruled, LeaderNamed)), tax, traders, give_trade_card, take_trade_card)
