"""An action on one card: below each card of the hand what it can be used for; then what it would do, and one press."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.base.text import clip
from bot.fronts.sword.calling import CARD
from bot.fronts.sword.looking import sword
from bot.fronts.sword.noting import note
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons
from bot.surface.kit.present import briefing, question
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked, taking
from bot.surface.press.steps import Choose, Push, Save, Step
from games.kernel import Posted, Raw
from games.sword.components import cards

KINDS: Final = ("action.play", "action.interrupt")
REFUSALS: Final = ("pass", "no")
USES: Final = ("event", "activate", "support", "raise", "colony")


def uses(posted: Posted) -> list[str]:
    """Every way to play a card."""
    return [option for option in offered(posted.decision.choice) if option not in REFUSALS]


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """SR-7.1: each use, shown with what it would do before it counts."""
    view, voice, kind = sword(look), look.voice, posted.decision.kind
    return [
        Shortcut(voice.option(kind, option), option, note(voice, view, option), prepares=True)
        for option in uses(posted)
    ]


def brief(one: Asked, look: Look) -> Sequence[str]:
    """What the use that is prepared would do, in full."""
    said = note(look.voice, sword(look), one.draft) if isinstance(one.draft, str) else ""
    return [look.voice.say("play-does", does=said)] if said else []


def panel(one: Asked, look: Look) -> Panel:
    """SR-5.4.1, 7.1: the question, a list for each card, and what takes nothing."""
    asks = question(one, look, *briefing(one, look))
    prepared = buttons(*taking(one)) if one.draft is not None else Panel()
    row = [
        button(look.voice.option(one.decision.kind, option), one.to("pick", n))
        for n, option in enumerate(offered(one.decision.choice))
        if option in REFUSALS
    ]
    return asks + prepared + Panel(tuple(lists(one, look))) + buttons(*row)


def lists(one: Asked, look: Look) -> Iterator[Menu]:
    """SR-6.4: one list, or two, for each card."""
    likely = shortcuts(one.posted, look)
    for card, places in by_card(uses(one.posted)).items():
        name = clip(look.voice.say("menu-card", card=cards()[card].title, op=cards()[card].op), OPTION)
        items = [_item(one, likely[n], n) for n in places]
        for start in range(0, len(items), MENU):
            yield Menu(one.to("quick", f"{card}.{start}"), items[start : start + MENU], name)


def by_card(options: Sequence[str]) -> Mapping[str, Sequence[int]]:
    """The places of the options by their card, each in the order of its uses."""
    found: dict[str, list[int]] = {}
    for place, option in enumerate(options):
        use, *rest = option.split(".")
        if use in USES and rest and CARD.fullmatch(rest[0]):
            found.setdefault(rest[0], []).append(place)
    order = {card: sorted(places, key=lambda n: _use(options[n])) for card, places in found.items()}
    return dict(sorted(order.items(), key=lambda one: cards()[one[0]].number))


def _use(option: str) -> int:
    return USES.index(option.partition(".")[0])


def _item(one: Asked, each: Shortcut, place: int) -> Item:
    return Item(clip(each.label, OPTION), _value(each, place), clip(each.note, OPTION), chosen=each.raw == one.draft)


def _value(each: Shortcut, place: int) -> str:
    return f"{place}.{each.mark}"


def steps(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """How it is answered by presses: the use out of its list, then taken; what takes nothing at once."""
    if raw in REFUSALS:
        return [Push(posted.ref, "pick", str(offered(posted.decision.choice).index(str(raw))))]
    place, each = next((n, one) for n, one in enumerate(shortcuts(posted, look)) if one.raw == raw)
    return [Choose(posted.ref, "quick", _value(each, place)), Save()]
