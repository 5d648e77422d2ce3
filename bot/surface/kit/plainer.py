"""A card that Discord refuses, made plainer: no question is lost because something on its card is wrong.

First goes what only adorns it, and every control that might be at fault; then all controls. Words are always taken.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final, TypeVar

import discord
import structlog

from bot.base.text import clip
from bot.surface.kit.address import Address
from bot.surface.kit.panel import (
    CHARACTERS,
    COMPONENTS,
    MENU,
    OPTION,
    Button,
    Item,
    Link,
    Menu,
    Panel,
    Paper,
    Part,
    Row,
    Words,
)

MALFORMED: Final = 50035
LABEL, PROMPT, URL = 80, 150, 512  # what Discord takes
Shown = TypeVar("Shown")
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def ever_plainer(panels: Iterable[Panel], show: Callable[[Panel], Awaitable[Shown]]) -> tuple[Shown, bool]:
    """Show the first of these that Discord takes; and whether it refused any. HTTPException: it takes none."""
    refused: list[Exception] = []
    for one in panels:
        try:
            return await show(one), bool(refused)
        except (discord.HTTPException, ValueError) as error:  # the latter: an id that is too long to be written
            if isinstance(error, discord.HTTPException) and error.code != MALFORMED:
                raise
            log.exception("card.refused", cause=str(error))
            refused.append(error)
    raise refused[-1]


def at_need(panel: Panel, note: str) -> Iterator[Panel]:
    """A card as it should be, then ever plainer."""
    yield panel
    yield from plainer(panel, note)


def plainer(panel: Panel, note: str) -> Iterator[Panel]:
    """A card without what could be at fault, and one of words only."""
    sure = list(_sure(panel, CHARACTERS - len(note)))
    while sum(part.weight for part in sure) >= COMPONENTS:  # what stands highest stays, and the note finds room
        sure.pop()
    said = [part for part in sure if isinstance(part, Words)]
    for parts in (sure, said) if said != sure else (sure,):
        yield Panel((*parts, Words(note)))


def _sure(panel: Panel, room: int) -> Iterator[Part]:
    """Its words as far as there is room, its files, and the controls that are surely right."""
    seen = set[Address]()
    for part in panel.parts:
        if isinstance(part, Words) and part.text.strip() and room:
            said = Words(clip(part.text, room))
            room -= len(said.text)
            yield said
        elif isinstance(part, Row) and (row := tuple(one for one in part.buttons if _is_sure(one, seen))):
            yield Row(row)
        elif isinstance(part, Paper) or (isinstance(part, Menu) and _is_sure_menu(part, seen)):
            yield part


def _is_sure(one: Button | Link, seen: set[Address]) -> bool:
    """Whether Discord takes a button, or a link."""
    if not _is_text(one.label, LABEL):
        return False
    return _is_new(one.to, seen) if isinstance(one, Button) else _is_link(one.url)


def _is_link(url: str) -> bool:
    return url.startswith(("https://", "http://")) and len(url) <= URL


def _is_sure_menu(menu: Menu, seen: set[Address]) -> bool:
    """Whether Discord takes a menu: so many lines, each with a value of its own, and no more to choose."""
    values = {item.value for item in menu.items}
    listed = 1 <= len(menu.items) <= MENU and len(values) == len(menu.items) and all(map(_is_line, menu.items))
    counted = 0 <= menu.low <= menu.high <= len(menu.items) and menu.high >= 1
    return listed and counted and len(menu.prompt) <= PROMPT and _is_new(menu.to, seen)


def _is_line(item: Item) -> bool:
    return _is_text(item.label, OPTION) and _is_text(item.value, OPTION)


def _is_text(text: str, most: int) -> bool:
    return bool(text.strip()) and len(text) <= most


def _is_new(to: Address, seen: set[Address]) -> bool:
    """Whether nothing on the same card leads there yet, and the way can be written."""
    fresh = to not in seen
    seen.add(to)
    with suppress(ValueError):
        return fresh and bool(str(to))
    return False
