"""An action on one card: below each card of the hand what it can be used for; then what it would do, and one press."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.base.text import clip
from bot.fronts.sword.calling import CARD
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons
from bot.surface.kit.present import briefing, question
from bot.surface.kit.widgets import Asked, taking
from games.sword.components import cards

REFUSALS: Final = ("pass", "no")
USES: Final = ("event", "activate", "support", "raise", "colony")


def panel(one: Asked, look: Look) -> Panel:
    """SR-5.4.1, 7.1: the question, a list for each card, and what takes nothing."""
    options = offered(one.decision.choice)
    row = [
        button(look.voice.option(one.decision.kind, option), one.to("pick", n))
        for n, option in enumerate(options)
        if option in REFUSALS
    ]
    asks = question(one, look, *briefing(one, look))
    prepared = buttons(*taking(one)) if one.draft is not None else Panel()
    return asks + prepared + Panel(tuple(lists(one, look, options))) + buttons(*row)


def lists(one: Asked, look: Look, options: Sequence[str]) -> Iterator[Menu]:
    """SR-6.4: one list, or two, for each card."""
    for card, places in by_card(options).items():
        name = look.voice.say("menu-card", card=card, op=cards()[card].op)
        items = [_item(one, look, options[n], n) for n in places]
        for start in range(0, len(items), MENU):
            part = items[start : start + MENU]
            yield Menu(one.to("pick", part[0].value), part, clip(name, OPTION))


def by_card(options: Sequence[str]) -> Mapping[str, Sequence[int]]:
    """The places of the options by their card, each in the order of its uses."""
    found: dict[str, list[int]] = {}
    for place, option in enumerate(options):
        use, *rest = option.split(".")
        if use in USES and rest and CARD.fullmatch(rest[0]):
            found.setdefault(rest[0], []).append(place)
    return {
        card: sorted(places, key=lambda n: USES.index(options[n].partition(".")[0])) for card, places in found.items()
    }


def _item(one: Asked, look: Look, option: str, place: int) -> Item:
    label = clip(look.voice.option(one.decision.kind, option), OPTION)
    return Item(label, str(place), clip(one.notes.get(option, ""), OPTION), option == one.draft)
