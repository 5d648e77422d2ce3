"""From panels and forms to the components of discord.py.

Views are sent "finished": nothing is kept in memory for them, for every press finds its way by its `custom_id`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypedDict, cast

import discord
from discord import ui

from bot.base.text import clip
from bot.surface.kit.forms import Form, Input, Submitted
from bot.surface.kit.panel import OPTION, Button, Item, Link, Menu, Panel, Paper, Part, Picture, Row, Rule, Words

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
Component: TypeAlias = ui.Item[Any]


def layout(panel: Panel) -> ui.LayoutView:
    """A panel as a message of components."""
    view = ui.LayoutView(timeout=None)
    parts = [component(part) for part in panel.parts]
    if panel.colour is None:
        for one in parts:
            view.add_item(one)
    else:
        view.add_item(ui.Container(*parts, accent_colour=panel.colour))
    view.stop()
    return view


def component(part: Part) -> Component:
    """One part of a panel."""
    match part:
        case Words():
            return ui.TextDisplay(part.text)
        case Rule():
            return ui.Separator()
        case Picture():
            picture = discord.MediaGalleryItem(f"attachment://{part.name}", description=part.alt)
            return ui.MediaGallery(picture)
        case Paper():
            return ui.File(f"attachment://{part.name}")
        case Menu():
            return ui.ActionRow(_select(part))
        case Row():
            return ui.ActionRow(*(_button(button) for button in part.buttons))


def _button(button: Button | Link) -> ui.Button[Any]:
    if isinstance(button, Link):
        return ui.Button(label=button.label, url=button.url)
    return ui.Button(label=button.label, custom_id=str(button.to), style=STYLES[button.style], disabled=button.disabled)


def _select(menu: Menu) -> ui.Select[Any]:
    options = [_option(item) for item in menu.items]
    return ui.Select(
        custom_id=str(menu.to), placeholder=menu.prompt, min_values=menu.low, max_values=menu.high, options=options
    )


def _option(item: Item) -> discord.SelectOption:
    return discord.SelectOption(**_listed(item))


class Listed(TypedDict):
    """One line of a list, whatever kind of list it is."""

    label: str
    value: str
    description: str | None
    default: bool


def _listed(item: Item) -> Listed:
    note = clip(item.note, OPTION) if item.note else None
    return Listed(label=item.label, value=item.value, description=note, default=item.chosen)


def digest(*parts: object) -> str:
    """What tells whether a card looks different from the one that stands; pictures count by name only."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def modal(form: Form) -> ui.Modal:
    """A form; it is never kept, for its `custom_id` says all."""
    made = ui.Modal(title=form.title, custom_id=str(form.to), timeout=None)
    if form.text:
        made.add_item(ui.TextDisplay(form.text))
    for one in form.inputs:
        made.add_item(ui.Label(text=one.label, description=one.description or None, component=_field(one)))
    made.stop()
    return made


def _field(one: Input) -> Component:
    match one.kind:
        case "radio":
            radio = [discord.RadioGroupOption(**_listed(item)) for item in one.items]
            return ui.RadioGroup(custom_id=one.name, options=radio, required=True)
        case "checks":
            boxes = [discord.CheckboxGroupOption(**_listed(item)) for item in one.items]
            return ui.CheckboxGroup(
                custom_id=one.name, options=boxes, required=one.low > 0, min_values=one.low, max_values=one.high
            )
        case "menu":
            return ui.Select(
                custom_id=one.name,
                options=[_option(item) for item in one.items],
                required=one.low > 0,
                min_values=one.low,
                max_values=one.high,
            )
        case "text":
            style = discord.TextStyle.paragraph if one.long else discord.TextStyle.short
            return ui.TextInput(
                custom_id=one.name, style=style, default=one.value or None, required=False, max_length=one.most
            )


def submitted(data: Mapping[str, Any]) -> Submitted:
    """What was entered into a modal, by the names of its fields."""
    found: dict[str, str | Sequence[str]] = {}
    for top in cast("Sequence[Mapping[str, Any]]", data.get("components", [])):
        for one in (top["component"],) if "component" in top else top.get("components", ()):
            values: Sequence[str] | None = one.get("values")
            found[str(one.get("custom_id", ""))] = str(one.get("value") or "") if values is None else list(values)
    return found
