"""What a faction holds: trade cards by set, red cards with their texts, its Treasury and the Personal Treasuries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.fronts.carthage.card_texts import on_card
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.look import Look
from games.carthage.seen.people import HeldView
from games.carthage.seen.trade import TradeCardView
from games.carthage.seen.view import CarthageView, OwnView


def hand(look: Look) -> list[str]:
    """Trade cards by set, red cards with their texts, the Faction Treasury and the Personal Treasuries."""
    view = carthage(look)
    if view.own is None:
        return []
    return [*_purses(look, view, view.own), *_goods(look, view.own), *_reds(look, view.own)]


def own_of(look: Look) -> OwnView | None:
    """What only the viewer knows."""
    return carthage(look).own


def _purses(look: Look, view: CarthageView, own: OwnView) -> list[str]:
    senators = [one for one in view.senators.values() if one.faction == own.seat]
    lines = [look.voice.say("hand-treasury", talents=own.treasury)]
    for one in senators:
        titles = " · ".join(one.titles)
        leader = look.voice.say("hand-leader") if one.leader else ""
        lines.append(
            look.voice.say(
                "hand-senator",
                name=one.name,
                talents=one.talents,
                traders=one.traders,
                titles="".join(f" · {text}" for text in (leader, titles) if text),
            )
        )
    return lines


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


def _reds(look: Look, own: OwnView) -> list[str]:
    if not own.hand:
        return []
    head = look.voice.say("hand-cards", count=len(own.hand))
    return [head, *(_red(look, card) for card in own.hand)]


def _red(look: Look, card: HeldView) -> str:
    """A red card: what it does, a Statesman with his ratings, when it can be played, and what bars it now."""
    text = on_card(look.voice, card.id)
    return look.voice.say("hand-card", name=card.name, text=text, timing=card.timing, barred=card.barred)
