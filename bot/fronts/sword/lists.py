"""Likely answers in as many lists as they need, below the buttons of the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.base.text import clip
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, ROW, Item, Menu, Panel, button, buttons
from bot.surface.kit.present import briefing, noted, question
from bot.surface.kit.shortcuts import Shortcut, lit
from bot.surface.kit.widgets import Asked, widgets

MENUS: Final = 8
"""As many lists as leave room for the rest of the card."""


def panel(one: Asked, look: Look, likely: Sequence[Shortcut], prompt: str, *notes: str) -> Panel:
    """The question, its buttons, the answers that count at once, and lists of those that are shown first."""
    asks = question(one, look, *briefing(one, look), *notes, *noted(one))
    return asks + Panel(widgets(one)) + direct(one, likely) + menus(one, look, likely, prompt)


def direct(one: Asked, likely: Sequence[Shortcut]) -> Panel:
    """Buttons; what they say is marked, since it may be another by the time they are pressed."""
    row = [
        button(each.label, one.to("quick", f"{place}.{each.mark}"), "primary" if lit(one, each) else "secondary")
        for place, each in enumerate(likely)
        if not each.prepares
    ]
    return buttons(*row[: 2 * ROW])


def menus(one: Asked, look: Look, likely: Sequence[Shortcut], prompt: str) -> Panel:
    """Lists of 25 each; `prompt` names the first and the last of them."""
    shown = next((each for each in likely if each.prepares and each.raw == one.begun), None)
    items = [
        Item(clip(each.label, OPTION), f"{place}.{each.mark}", clip(each.note, OPTION), chosen=each is shown)
        for place, each in enumerate(likely)
        if each.prepares
    ]
    parts = [items[start : start + MENU] for start in range(0, len(items), MENU)]
    return Panel(tuple(_menu(one, look, part, number, prompt) for number, part in enumerate(parts[:MENUS])))


def _menu(one: Asked, look: Look, items: Sequence[Item], number: int, prompt: str) -> Menu:
    said = look.voice.words.say(prompt, first=items[0].label, last=items[-1].label)
    return Menu(one.to("quick", f"list{number}"), items, clip(said, OPTION))
