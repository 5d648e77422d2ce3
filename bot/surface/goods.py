"""What trade cards are worth: the notes under the questions of the Trade Phase."""

from __future__ import annotations

from collections import Counter

from bot.surface.hands import sets
from bot.surface.look import Look
from games.carthage.view import CarthageView
from games.kernel import Raw
from games.kernel.choice import is_list


def sale_note(look: Look, raw: Raw) -> str:
    """What the prepared sale brings: n x n x v for each set, less the tax, which is rounded up (RC-7.3.1, 7.3.2)."""
    view = look.view
    if not isinstance(view, CarthageView) or view.own is None or not is_list(raw):
        return ""
    cards = {card.id: card for card in view.own.trade_cards}
    sold = [cards[one] for one in raw if one in cards]
    prices = {card.commodity: card.price for card in sold}
    revenue = sum(n * n * prices[name] for name, n in Counter(card.commodity for card in sold).items())
    tax = -(-revenue * view.tax // 100)
    return look.voice.say("sale-note", revenue=revenue, rate=view.tax, tax=tax, left=revenue - tax)


def goods_lines(look: Look) -> list[str]:
    """The trade hand by sets, for cards that do not show the whole hand."""
    view = look.view
    if not isinstance(view, CarthageView) or view.own is None or not view.own.trade_cards:
        return []
    found = (
        look.voice.say("goods-line", name=card.name, count=n, value=card.value) for card, n in sets(view.own).values()
    )
    return [look.voice.say("goods-title", goods=look.voice.list(found))]


def warehouse_note(look: Look) -> str:
    """How many cards may be kept (RC-7.4.1)."""
    view = look.view
    if not isinstance(view, CarthageView) or look.seat is None:
        return ""
    return look.voice.say("warehouse-note", limit=view.factions[look.seat].traders)
