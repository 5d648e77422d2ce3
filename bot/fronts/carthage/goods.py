"""What trade cards are worth: the notes under the questions of the Trade Phase, and beside the cards in menus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.fronts.carthage.hand import own_of, sets
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.answers import is_several, offered, prefilled
from bot.surface.kit.hands import at_a_glance
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, Row, Style, button
from bot.surface.kit.present import question
from bot.surface.kit.widgets import Asked, widgets
from games.carthage.seen.trade import TradeCardView
from games.kernel import Posted, Raw
from games.kernel.choice import is_list


def card_notes(_: Posted, look: Look) -> dict[str, str]:
    """Beside each own trade card: its value, what its set brings now, and with one more."""
    own = own_of(look)
    if own is None:
        return {}
    worth = {name: _worth(look, card, count) for name, (card, count) in sets(own).items()}
    return {**worth, **{card.id: worth[card.commodity] for card in own.trade_cards}}


def _worth(look: Look, card: TradeCardView, count: int) -> str:
    now, more = count * count * card.price, (count + 1) ** 2 * card.price
    return look.voice.say("card-note", name=card.name, value=card.value, count=count, now=now, more=more)


def dead_note(one: Asked, look: Look) -> Sequence[str]:
    """RC-5.1b: for whose death cards are lost, and how many Traders are left."""
    deaths = carthage(look).chronicle.deaths
    own, limit = own_of(look), one.decision.choice
    if own is None or not deaths or not is_several(limit):
        return ()
    return (look.voice.say("warehouse-dead", dead=deaths[-1], limit=len(own.trade_cards) - limit.low),)


def proceeds(look: Look, cards: Sequence[str]) -> tuple[int, int]:
    """What these cards bring: n x n x v for each set; and the tax of it, rounded up (RC-7.3.1, 7.3.2)."""
    view, own = carthage(look), own_of(look)
    if own is None:
        return 0, 0
    sold = [card for card in own.trade_cards if card.id in cards]
    prices = {card.commodity: card.price for card in sold}
    revenue = sum(n * n * prices[name] for name, n in Counter(card.commodity for card in sold).items())
    return revenue, -(-revenue * view.tax // 100)


def sale(one: Asked, look: Look) -> Panel:
    """The sale: one press sells all, one sells nothing; the menu picks what is between."""
    whole = offered(one.decision.choice)
    revenue, tax = proceeds(look, whole)
    row = [
        button(one.voice.say("button-sell-all", left=revenue - tax), one.to("every"), _style(one, whole)),
        button(one.voice.say("button-sell-nothing"), one.to("nothing"), _style(one, [])),
    ]
    if is_list(one.draft) and 0 < len(one.draft) < len(whole):
        revenue, tax = proceeds(look, [str(card) for card in one.draft])
        row.insert(0, button(one.voice.say("button-sell-these", left=revenue - tax), one.to("keep"), "primary"))
    menus = [part for part in widgets(one) if not (isinstance(part, Row) and _answers(part))]
    return question(one, look, sale_note(look, one.shown), keeping_note(look, one.shown)) + Panel((Row(row), *menus))


def _style(one: Asked, answer: list[str]) -> Style:
    return (
        "primary" if one.shown == answer and (one.draft is not None or answer == prefilled(one.posted)) else "secondary"
    )


def _answers(row: Row) -> bool:
    """Whether a row of the plain widgets does what the buttons of the sale do."""
    return any(isinstance(one, Button) and one.to.act in ("keep", "every", "nothing") for one in row.buttons)


def sale_note(look: Look, raw: Raw) -> str:
    """What the prepared sale brings, and what the tax leaves of it."""
    view = carthage(look)
    if not is_list(raw):
        return ""
    revenue, tax = proceeds(look, [str(card) for card in raw])
    return look.voice.say("sale-note", revenue=revenue, rate=view.tax, tax=tax, left=revenue - tax)


def keeping_note(look: Look, raw: Raw) -> str:
    """How many cards are left over, and how many the Warehouses hold."""
    view, own = carthage(look), own_of(look)
    if own is None or not is_list(raw):
        return ""
    return look.voice.say("sale-kept", kept=len(own.trade_cards) - len(raw), limit=view.factions[own.seat].traders)


def goods_lines(look: Look) -> list[str]:
    """The trade hand by sets, for cards that do not show the whole hand."""
    own = own_of(look)
    if own is None or not own.trade_cards:
        return []
    return [
        look.voice.say("goods-title"),
        *(look.voice.say("goods-line", note=_worth(look, *one)) for one in sets(own).values()),
    ]


def floor_notes(look: Look) -> list[str]:
    """The goods, where the hand above does not tell them, and whether they are enough for an offer (RC-7.2.2)."""
    able = any("to" in one.decision.about for one in look.own)
    goods = [] if at_a_glance(look) else goods_lines(look)
    return [*goods, *([] if able else [look.voice.say("floor-unable")])]


def warehouse_note(look: Look) -> str:
    """How many cards may be kept (RC-7.4.1)."""
    if look.seat is None:
        return ""
    return look.voice.say("warehouse-note", limit=carthage(look).factions[look.seat].traders)


def split_note(look: Look) -> str:
    """How much is to be divided (RC-7.4.4)."""
    if look.seat is None:
        return ""
    return look.voice.say("split-note", talents=carthage(look).factions[look.seat].trade_income)
