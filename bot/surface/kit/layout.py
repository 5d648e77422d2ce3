"""From panels and forms to the components of Discord, as JSON.

Nothing is kept in memory for a card or form: every press finds its way by its `custom_id`. So discord.py is handed what
is to be sent, and makes no objects of it. It checks no limits then; the tests do, for every card they make.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

from discord import ui

from bot.base.text import clip
from bot.surface.kit.forms import Form, Input, Submitted
from bot.surface.kit.panel import OPTION, Button, Item, Link, Menu, Panel, Paper, Part, Picture, Row, Rule, Words

Json: TypeAlias = dict[str, Any]
ROW: Final = 1
BUTTON: Final = 2
MENU: Final = 3
TYPED: Final = 4
SECTION: Final = 9
WORDS: Final = 10
SMALL: Final = 11
GALLERY: Final = 12
FILE: Final = 13
RULE: Final = 14
FRAME: Final = 17
LABEL: Final = 18
RADIO: Final = 21
CHECKS: Final = 22
LINK: Final = 5
STYLES: Final = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
LINE: Final = 1
PARAGRAPH: Final = 2


class Card(ui.LayoutView):
    """A message of components that are made already; discord.py sends it, and need not remember it."""

    def __init__(self, parts: list[Json]) -> None:
        super().__init__(timeout=None)
        self.parts = parts

    def to_components(self) -> list[Json]:
        """What is sent."""
        return self.parts

    def has_components_v2(self) -> bool:
        """It is made of nothing else."""
        return True

    def is_finished(self) -> bool:
        """Nobody waits for a press on it."""
        return True


class Sheet(ui.Modal):
    """A form that is made already; discord.py opens it, and need not remember it."""

    def __init__(self, made: Json) -> None:
        super().__init__(title=made["title"], custom_id=made["custom_id"])
        self.made = made

    def to_dict(self) -> Json:
        """What is sent."""
        return self.made

    def is_finished(self) -> bool:
        """Nobody waits for it to be handed in."""
        return True


def layout(panel: Panel) -> Card:
    """A panel as a message of components."""
    return Card(components(panel))


def modal(form: Form) -> Sheet:
    """A form; its `custom_id` says all."""
    return Sheet(fields(form))


def components(panel: Panel) -> list[Json]:
    """A panel as Discord wants it."""
    parts = [component(part) for part in panel.parts]
    return parts if panel.colour is None else [{"type": FRAME, "accent_color": panel.colour, "components": parts}]


def component(part: Part) -> Json:
    """One part of a panel."""
    match part:
        case Words():
            said = {"type": WORDS, "content": part.text}
            return _beside(said, part.beside) if part.beside else said
        case Rule():
            return {"type": RULE}
        case Picture():
            media = {"media": {"url": f"attachment://{part.name}"}}
            return {"type": GALLERY, "items": [_and(media, description=part.alt)]}
        case Paper():
            return {"type": FILE, "file": {"url": f"attachment://{part.name}"}}
        case Menu():
            return {"type": ROW, "components": [_menu(part)]}
        case Row():
            return {"type": ROW, "components": [_button(button) for button in part.buttons]}


def _beside(said: Json, picture: Picture) -> Json:
    """A paragraph with a small picture beside it."""
    small = {"type": SMALL, "media": {"url": f"attachment://{picture.name}"}}
    return {"type": SECTION, "components": [said], "accessory": _and(small, description=picture.alt)}


def _button(button: Button | Link) -> Json:
    if isinstance(button, Link):
        return {"type": BUTTON, "style": LINK, "label": button.label, "url": button.url}
    found: Json = {"type": BUTTON, "style": STYLES[button.style], "label": button.label, "custom_id": str(button.to)}
    return _and(found, disabled=button.disabled)


def _menu(menu: Menu) -> Json:
    limits = {"min_values": menu.low, "max_values": menu.high}
    found = {"type": MENU, "custom_id": str(menu.to), **limits, "options": [_option(item) for item in menu.items]}
    return _and(found, placeholder=menu.prompt)


def _option(item: Item) -> Json:
    """One line of a list, whatever kind of list it is."""
    note = clip(item.note, OPTION) if item.note else ""
    return _and({"label": item.label, "value": item.value}, description=note, default=item.chosen)


def _and(found: Json, **more: str | bool) -> Json:
    """And this, where there is something to say; Discord takes what is left out for none."""
    return found | {name: value for name, value in more.items() if value}


def fields(form: Form) -> Json:
    """A form as Discord wants it."""
    above = [{"type": WORDS, "content": form.text}] if form.text else []
    return {"title": form.title, "custom_id": str(form.to), "components": [*above, *map(_labelled, form.inputs)]}


def _labelled(one: Input) -> Json:
    return _and({"type": LABEL, "label": one.label, "component": _field(one)}, description=one.description)


def _field(one: Input) -> Json:
    listed = [_option(item) for item in one.items]
    limits = {"required": one.low > 0, "min_values": one.low, "max_values": one.high}
    match one.kind:
        case "radio":
            return {"type": RADIO, "custom_id": one.name, "options": listed, "required": True}
        case "checks":
            return {"type": CHECKS, "custom_id": one.name, "options": listed, **limits}
        case "menu":
            return {"type": MENU, "custom_id": one.name, "options": listed, **limits}
        case "text":
            found = {"type": TYPED, "custom_id": one.name, "style": PARAGRAPH if one.long else LINE, "required": False}
            return _and({**found, "max_length": one.most}, value=one.value[: one.most])


def digest(*parts: object) -> str:
    """What tells whether a card looks different from the one that stands; pictures count by name only."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def submitted(data: Mapping[str, Any]) -> Submitted:
    """What was entered into a modal, by the names of its fields."""
    found: dict[str, str | Sequence[str]] = {}
    for top in cast("Sequence[Mapping[str, Any]]", data.get("components", [])):
        for one in (top["component"],) if "component" in top else top.get("components", ()):
            values: Sequence[str] | None = one.get("values")
            found[str(one.get("custom_id", ""))] = str(one.get("value") or "") if values is None else list(values)
    return found
