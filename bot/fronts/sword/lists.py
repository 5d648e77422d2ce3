"""Likely answers in as many lists as they need, below the buttons of the question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.base.text import clip
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, MENU, OPTION, ROW, Button, Item, Menu, Panel, Part, Row, button, buttons
from bot.surface.kit.present import briefing, noted, question
from bot.surface.kit.shortcuts import Shortcut, lit
from bot.surface.kit.widgets import Asked, widgets

SEPARATOR: Final = " · "
"""Behind it stands what a list says of an entry, beside its name."""
MENUS: Final = 8
"""As many lists as leave room for the rest of the card."""


def panel(
    one: Asked,
    look: Look,
    likely: Sequence[Shortcut],
    prompt: str,
    *,
    apart: Mapping[str, Sequence[Shortcut]] = MappingProxyType({}),
) -> Panel:
    """The question, its buttons, the answers that count at once, and lists of those that are shown first.

    `apart`: by their prompts, those that have lists of their own, below the others; of few there are buttons.
    """
    asks = question(one, look, *briefing(one, look), *noted(one))
    lists = menus(one, look, likely, prompt, [each for part in apart.values() for each in part])
    for name, part in apart.items():
        lists += _apart(one, look, likely, name, part)
    return asks + direct(one, likely) + own(one, likely) + lists


def _apart(one: Asked, look: Look, likely: Sequence[Shortcut], prompt: str, part: Sequence[Shortcut]) -> Panel:
    if len(part) > ROW or any(len(each.label) > LABEL for each in part):
        return menus(one, look, likely, prompt, [each for each in likely if each not in part])
    row = [(place, each) for place, each in enumerate(likely) if each in part and each.raw != one.draft]
    return buttons(*(button(each.label, one.to("quick", f"{place}.{each.mark}")) for place, each in row))


def own(one: Asked, likely: Sequence[Shortcut]) -> Panel:
    """The buttons of the question; what a likely answer says by its name is not offered twice (`direct`)."""
    ahead = one.posted.asking.ahead
    twice = not ahead and any(not each.prepares and _is_proposed(one, each) for each in likely)
    rows = [_without_keep(part) if twice else part for part in widgets(one)]
    return Panel(tuple(one_ for one_ in rows if not isinstance(one_, Row) or one_.buttons))


def _is_proposed(one: Asked, each: Shortcut) -> bool:
    """Whether it is what silence would say, as long as nothing else is prepared."""
    return one.begun is None and one.decision.awaited and each.raw == one.shown


def _without_keep(part: Part) -> Part:
    if not isinstance(part, Row):
        return part
    return Row([each for each in part.buttons if not isinstance(each, Button) or each.to.act != "keep"])


def direct(one: Asked, likely: Sequence[Shortcut]) -> Panel:
    """Buttons; what they say is marked, since it may be another by the time they are pressed.

    What is proposed ahead has a button of its own, which takes just that (`own`).
    """
    ahead = one.posted.asking.ahead
    row = [
        button(
            clip(each.label, LABEL),
            one.to("quick", f"{place}.{each.mark}"),
            "primary" if lit(one, each) or _is_proposed(one, each) else "secondary",
        )
        for place, each in enumerate(likely)
        if not each.prepares and not (ahead and _is_proposed(one, each))
    ]
    return buttons(*row[: 2 * ROW])


def menus(one: Asked, look: Look, likely: Sequence[Shortcut], prompt: str, without: Sequence[Shortcut] = ()) -> Panel:
    """Lists of 25 each; `prompt` names the first and the last of them."""
    shown = next((each for each in likely if each.prepares and each.raw == one.begun), None)
    items = [
        Item(clip(each.label, OPTION), f"{place}.{each.mark}", clip(each.note, OPTION), chosen=each is shown)
        for place, each in enumerate(likely)
        if each.prepares and each not in without
    ]
    parts = [items[start : start + MENU] for start in range(0, len(items), MENU)]
    shown_parts = enumerate(parts[:MENUS])
    return Panel(tuple(_menu(one, look, part, f"{prompt}{number}", prompt) for number, part in shown_parts))


def _menu(one: Asked, look: Look, items: Sequence[Item], name: str, prompt: str) -> Menu:
    several = prompt if len(items) > 1 else f"{prompt}-one"
    first, last = (each.label.split(SEPARATOR)[0] for each in (items[0], items[-1]))
    said = look.voice.words.say(several, first=first, last=last)
    return Menu(one.to("quick", name), items, clip(said, OPTION))
