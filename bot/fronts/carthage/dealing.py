"""Deals of Carthage in trade cards, with their true total."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.errors import BotError, NotAllowed
from bot.base.text import Voice
from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.offering import FLOOR, claims, impossible, ready, wares
from bot.fronts.republic import dealing
from bot.fronts.republic.purses import in_talents
from bot.surface.kit.deals import Dealing, number
from bot.surface.kit.look import Look
from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.carthage.trade.events import ReceivedTradeCards, Traded
from games.kernel import Seat, Table, Telling


def unable(look: Look, partner: Seat) -> BotError | None:
    """RC-7.2.2: he, or the other, holds fewer cards than a side of a deal."""
    view, least = carthage(look), CARTHAGE.constants.trade_min_cards_per_offer
    if view.step != FLOOR:
        return None
    for seat in (look.seat, partner):
        have = view.factions[seat].trade_cards if seat and seat in view.factions else least
        if have < least:
            return NotAllowed(
                "trade.few" if seat == look.seat else "trade.few-there", seat=seat, least=least, have=have
            )
    return None


def came(table: Table[Any], told: Sequence[Telling]) -> Mapping[Seat, Sequence[str]]:
    """RC-7.2.2b, RC-11.2: by the giver, the commodities of the cards, or the kinds of red cards, that changed hands."""
    if pair := next((one.event.seats for one in told if isinstance(one.event, Traded)), None):
        return {giver: [*_goods(table.state, told, pair[1 - place])] for place, giver in enumerate(pair)}
    return dealing.came(table, told)


def _goods(state: Carthage, told: Sequence[Telling], receiver: Seat) -> Iterator[str]:
    """What came to one of the two."""
    for event in (one.event for one in told if one.to is not None and receiver in one.to):
        if isinstance(event, ReceivedTradeCards):
            held = {card.id: card.commodity for card in state.factions[receiver].trade_cards}
            yield from (held.get(card, card) for card in event.cards)


# -- acts on deals, as the two sides read them later -----------------------------------------------------------------
def tell_moved(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The number of the deal; and what each side states, where something is offered."""
    sides = {
        seat: dealing.stating(voice, cards, fields["values"].get(seat, 0), fields["names"].get(seat, ()))
        for seat, cards in fields["cards"].items()
        if cards
    }
    return {"deal": number(fields["deal"]), "cards": dealing.stated(voice, fields["act"], sides)}


def tell_drawn(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-7.1.5: what gave a faction its further cards; events of before do not say."""
    return {"by": voice.list(map(voice.name, fields["by"])) if fields.get("by") else None}


DEALING: Final = Dealing(
    deals=dealing.deals, wares=wares, ready=ready, claims=claims, impossible=impossible, unable=unable
)

RETELLS: Final = {
    "carthage.DealMoved": tell_moved,
    "carthage.DrewTradeCards": tell_drawn,
    "carthage.TradeIncome": in_talents("shares"),
    "republic.CardDealMoved": dealing.tell_red,
}
