"""Deals of Carthage: trade cards with their true total, red cards with those that are shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.errors import BotError, NotAllowed
from bot.base.text import Voice
from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.offering import FLOOR, claims, impossible, ready, wares
from bot.surface.kit.deals import Dealing, OpenDeal, Side, number
from bot.surface.kit.look import Look
from games.carthage.law import CARTHAGE
from games.carthage.seen.trade import DealView, SideView, StatementView
from games.carthage.state import Carthage
from games.carthage.trade.events import ReceivedTradeCards, Traded
from games.kernel import Raw, Seat, Table, Telling
from games.republic.revolution.dealing import kind_of
from games.republic.revolution.events import RedCardsReceived, RedCardsTraded


def deals(look: Look) -> Sequence[OpenDeal]:
    """The open deals the seat is party to."""
    return [shown(look, deal) for deal in carthage(look).deals]


def shown(look: Look, deal: DealView) -> OpenDeal:
    """A deal, its sides in words."""
    sides = {seat: a_side(side, statement(look, side.stated)) for seat, side in deal.sides.items()}
    return OpenDeal(deal.id, deal.rev, deal.accepted, sides)


def a_side(side: SideView, words: str) -> Side:
    """A side with what the rules vouch for; the answer that puts it down is there where the cards are."""
    stated = side.stated
    if stated is None:
        return Side(words)
    raw = _raw(side, stated) if side.cards else None
    return Side(words, side.cards, raw, stated.cards, stated.total, stated.names)


def _raw(side: SideView, stated: StatementView) -> Raw:
    """RC-7.2.2, RC-11.2: the answer; red cards have no value, and are shown or not."""
    if stated.total is None:
        return {"cards": list(side.cards), "shown": "shown" if stated.names else "hidden"}
    return {"cards": list(side.cards), "names": list(stated.names)}


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
    if pair := next((one.event.seats for one in told if isinstance(one.event, Traded | RedCardsTraded)), None):
        return {giver: [*_cards(table.state, told, pair[1 - place])] for place, giver in enumerate(pair)}
    return {}


def _cards(state: Carthage, told: Sequence[Telling], receiver: Seat) -> Iterator[str]:
    """What came to one of the two."""
    for event in (one.event for one in told if one.to is not None and receiver in one.to):
        if isinstance(event, ReceivedTradeCards):
            held = {card.id: card.commodity for card in state.factions[receiver].trade_cards}
            yield from (held.get(card, card) for card in event.cards)
        elif isinstance(event, RedCardsReceived) and event.receiver == receiver:
            yield from (kind_of(card) for card in event.cards)


def statement(look: Look, stated: StatementView | None) -> str:
    """RC-7.2.2, RC-11.2: number, true total, a commodity that is among it; of red cards those shown."""
    if stated is None:
        return ""
    if stated.total is None:
        return look.voice.say("deal-red-cards", cards=stated.cards, shown=stated.names)
    return look.voice.say("deal-statement", cards=stated.cards, total=stated.total, names=stated.names)


# -- acts on deals, as the two sides read them later -----------------------------------------------------------------
def tell_moved(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The number of the deal; and what each side states, where something is offered."""
    stated = {
        seat: voice.say(
            "deal-statement", cards=cards, total=fields["values"].get(seat, 0), names=fields["names"].get(seat, ())
        )
        for seat, cards in fields["cards"].items()
        if cards
    }
    return {"deal": number(fields["deal"]), "cards": _stated(voice, fields["act"], stated)}


def tell_red(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same of red cards."""
    stated = {
        seat: voice.say("deal-red-cards", cards=cards, shown=fields["shown"].get(seat, ()))
        for seat, cards in fields["counts"].items()
        if cards
    }
    return {"deal": number(fields["deal"]), "counts": _stated(voice, fields["act"], stated)}


def _stated(voice: Voice, act: str, stated: Mapping[str, str]) -> str | None:
    if act not in ("offered", "countered"):
        return None
    return "; ".join(f"{voice.name(str(seat))}: {words}" for seat, words in stated.items()) or None


DEALING: Final = Dealing(deals=deals, wares=wares, ready=ready, claims=claims, impossible=impossible, unable=unable)

RETELLS: Final = {
    "carthage.DealMoved": tell_moved,
    "republic.CardDealMoved": tell_red,
}
