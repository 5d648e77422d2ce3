"""What a faction holds: trade cards by set, red cards with their texts, its Treasury and the Personal Treasuries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.base.text import Voice
from bot.fronts.carthage.card_texts import CARDS
from bot.fronts.carthage.looking import carthage
from bot.fronts.republic.hand import purses, reds
from bot.surface.kit.look import Look
from games.carthage.seen.people import SenatorView as OwnSenator
from games.carthage.seen.trade import TradeCardView
from games.carthage.seen.view import OwnView
from games.republic.seen.people import HeldView, SenatorView


def hand(look: Look) -> list[str]:
    """Trade cards by set, red cards with their texts, the Faction Treasury and the Personal Treasuries."""
    own = carthage(look).own
    if own is None:
        return []
    return [*purses(look, own, traders), *_goods(look, own), *reds(look, own.hand, printed)]


def traders(senator: SenatorView) -> Mapping[str, int]:
    """RC-7.1.1: the Traders of a Senator."""
    return {"traders": senator.traders if isinstance(senator, OwnSenator) else 0}


def printed(voice: Voice, card: HeldView) -> str:
    """What is printed on a red card."""
    return CARDS.on_card(voice, card.id)


def own_of(look: Look) -> OwnView | None:
    """What only the viewer knows."""
    return carthage(look).own


def _goods(look: Look, own: OwnView) -> list[str]:
    """One line a set: RC-7.3.1 has n cards of value v bring n x n x v."""
    if not own.trade_cards:
        return [look.voice.say("hand-no-goods")]
    return [
        look.voice.say("hand-goods", count=len(own.trade_cards)),
        *(_set_line(look, *one) for one in sets(own).values()),
    ]


def sets(own: OwnView) -> Mapping[str, tuple[TradeCardView, int]]:
    """The trade hand by commodity: one card of it and how many there are, the dearest first."""
    count = Counter(card.commodity for card in own.trade_cards)
    cards = {card.commodity: card for card in sorted(own.trade_cards, key=lambda card: (-card.price, card.name))}
    return {name: (card, count[name]) for name, card in cards.items()}


def _set_line(look: Look, card: TradeCardView, count: int) -> str:
    now, more = count * count * card.price, (count + 1) ** 2 * card.price
    return look.voice.say("hand-set", name=card.name, count=count, value=card.value, now=now, more=more)
