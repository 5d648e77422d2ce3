"""Orders for single cards on one card: which, then where, against whom, from how many CU on (SR-DP28, SR-DP17)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.sword.looking import sword
from bot.fronts.sword.noting import printed
from bot.surface.kit.forms import named
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons
from bot.surface.kit.present import question
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked, taking
from bot.surface.press.commanding import gives
from bot.surface.press.items import Act
from bot.surface.press.saying_ahead import SAYS, saying
from bot.surface.press.verbs import Field, Said, Verb
from games.kernel import Posted, Raw
from games.kernel.choice import is_list
from games.sword.card_orders import MOST, STRENGTHS
from games.sword.components import TIES, cards, spaces
from games.sword.seen.view import SwordView

ORDERS: Final = "action.cards"
Order = dict[str, Any]


def prepared(posted: Posted, look: Look) -> list[Order]:
    """What is prepared, else what was ordered."""
    raw = look.drafts.get(posted.ref)
    found: Any = posted.proposal if raw is None else raw
    return [dict(one) for one in found] if is_list(found) else []


# What may be added


def lists(posted: Posted, look: Look) -> Iterator[tuple[str, list[Shortcut]]]:
    """Cards, those in hand first; where, against whom and from how many CU on the last of them is played."""
    orders, voice, view = prepared(posted, look), look.voice, sword(look)
    if len(orders) < MOST:
        yield voice.say("cards-which"), [_card(voice, orders, one) for one in _in_order(posted, view)]
    if orders:
        yield voice.say("cards-where"), [_with(voice.name(at), orders, at=at) for at in _places(view)]
        yield voice.say("cards-against"), [_with(voice.name(one), orders, against=one) for one in TIES]
        strong = [(voice.say("called-cu", number=number), number) for number in STRENGTHS if number]
        yield voice.say("cards-from"), [_with(label, orders, cu=number) for label, number in strong]


def _in_order(posted: Posted, view: SwordView) -> list[str]:
    """SR-6.1: cards of the deck that may be ordered, those in hand first."""
    able: list[str] = posted.decision.choice.form()[0]
    held = [card for hand in view.own.values() for card in hand]
    return sorted(able, key=lambda one: (one not in held, one))[: 2 * MENU]


def _places(view: SwordView) -> list[str]:
    """SR-2.4: spaces that give points."""
    return [one.id for one in spaces().values() if one.vp_owner and one.id in view.places]


def _card(voice: Voice, orders: list[Order], card: str) -> Shortcut:
    added = [*orders, {"card": card, "at": "", "against": "", "cu": 0}]
    return Shortcut(voice.name(card), added, printed(voice, card), prepares=True)


def _with(label: str, orders: list[Order], **part: Any) -> Shortcut:
    return Shortcut(label, [*orders[:-1], {**orders[-1], **part}], prepares=True)


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """All entries of all lists, and the last order taken back."""
    orders = prepared(posted, look)
    back = [Shortcut(look.voice.say("quick-back"), orders[:-1], prepares=True)] if orders else []
    return [*(one for _, likely in lists(posted, look) for one in likely), *back]


# By command


def order(said: Said) -> Act:
    """One order more, as it was typed; nothing: the card."""
    if not said.get("card"):
        return saying((ORDERS,), said)
    return gives(ORDERS, partial(read, said={name: str(one) for name, one in said.items() if one is not None}))


def read(look: Look, posted: Posted, said: Mapping[str, str]) -> Raw:
    """Those that there are, and this one. IllegalAnswer: there is no such card, space or power."""
    voice, known = look.voice, {"card": posted.decision.choice.form()[0], "at": [*spaces()], "against": [*TIES]}
    parts = {name: named(able, ORDERS, voice, said[name]) if said.get(name) else "" for name, able in known.items()}
    return [*prepared(posted, look), {**parts, "cu": int(said.get("cu", "0"))}]


VERB: Final = Verb(
    "action",
    "cards",
    "Single cards to be played when what you name comes to pass.",
    (ORDERS,),
    [
        SAYS,
        Field("card", "Which card"),
        Field("at", "Only in which space"),
        Field("against", "Only against which power"),
        Field("cu", "Only from how many CU on", choices=[(str(one), str(one)) for one in STRENGTHS if one]),
    ],
    does=order,
)


# The card


def panel(one: Asked, look: Look) -> Panel:
    """The orders, and lists to add one or to say when."""
    whole = question(one, look) + (buttons(*taking(one)) if one.draft is not None else Panel())
    place = 0
    for prompt, likely in lists(one.posted, look):
        whole += _menus(one, prompt, likely, place)
        place += len(likely)
    back = shortcuts(one.posted, look)[place:]
    return whole + buttons(*(button(each.label, one.to("quick", f"{place}.{each.mark}")) for each in back))


def _menus(one: Asked, prompt: str, likely: Sequence[Shortcut], first: int) -> Panel:
    items = [
        Item(clip(each.label, OPTION), f"{first + n}.{each.mark}", clip(each.note, OPTION))
        for n, each in enumerate(likely)
    ]
    parts = [items[start : start + MENU] for start in range(0, len(items), MENU)]
    return Panel(tuple(Menu(one.to("quick", f"{first}.{n}"), part, prompt) for n, part in enumerate(parts)))


# In words


def tell(voice: Voice, raw: Raw) -> str:
    """Each with its conditions."""
    orders: list[Order] = [dict(one) for one in raw] if is_list(raw) else []
    return "; ".join(_told(voice, one) for one in orders) or voice.say("cards-none")


def _told(voice: Voice, order: Order) -> str:
    known = cards()[order["card"]].title
    conditions = [
        *([voice.say("cards-at", at=order["at"])] if order["at"] else []),
        *([voice.say("called-against", power=order["against"])] if order["against"] else []),
        *([voice.say("called-cu", number=order["cu"])] if order["cu"] else []),
    ]
    return f"{known}: {', '.join(conditions)}" if conditions else known
