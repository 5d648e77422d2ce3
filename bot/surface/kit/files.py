"""Files beside a message: how they are sent, how one that stands is kept by an edit, and what Discord calls them.

Discord finds `attachment://name` only among what the same request uploads, or lists by number and name; and a message
does not tell its files apart from the components that show them.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import discord

from bot.surface.kit.panel import Panel, Paper, Picture, Words

Beside: TypeAlias = discord.Attachment | discord.File


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file beside a message."""

    name: str
    content: bytes = field(repr=False)


class Kept(discord.Attachment):
    """A file that stands already, as an edit lists it: by number and name, and nothing else."""

    __slots__ = ()

    def __init__(self, name: str, number: int) -> None:
        self.id, self.filename = number, name

    def to_dict(self) -> Any:
        """As it is sent."""
        return {"id": str(self.id), "filename": self.filename}


def upload(one: Attachment) -> discord.File:
    """A file as discord.py wants it."""
    return discord.File(io.BytesIO(one.content), one.name)


def listed(panel: Panel, new: Sequence[Attachment], standing: Mapping[str, int]) -> list[Beside]:
    """All files of a message after an edit: what it shows already and is not sent anew, then what is new."""
    sent = {one.name for one in new}
    kept = [Kept(name, standing[name]) for name in named(panel) if name in standing and name not in sent]
    return [*kept, *map(upload, new)]


def named(panel: Panel) -> list[str]:
    """The files a card shows."""
    beside = [part.beside if isinstance(part, Words) else part for part in panel.parts]
    return [part.name for part in beside if isinstance(part, Picture | Paper)]


def uploaded(panel: Panel, files: Sequence[Attachment]) -> list[Attachment]:
    """Those of some files that a card shows."""
    there = named(panel)
    return [one for one in files if one.name in there]


def without_pictures(panel: Panel) -> Panel:
    """What is left of a card where Discord takes no picture."""
    bare = [replace(part, beside=None) if isinstance(part, Words) else part for part in panel.parts]
    return Panel(tuple(part for part in bare if not isinstance(part, Picture)), panel.colour)


def shown(message: discord.Message) -> dict[str, int]:
    """The files a message shows of its own, as Discord numbers them, by name."""
    found = ((_name(media.url), media.attachment_id) for media in _media(message.components))
    return {name: number for name, number in found if number is not None}


def _media(components: Sequence[Any]) -> Iterator[discord.UnfurledMediaItem]:
    for one in components:
        if isinstance(one, discord.Container):
            yield from _media(one.children)
        elif isinstance(one, discord.MediaGalleryComponent):
            yield from (item.media for item in one.items)
        elif isinstance(one, discord.FileComponent):
            yield one.media
        elif isinstance(one, discord.SectionComponent) and isinstance(one.accessory, discord.ThumbnailComponent):
            yield one.accessory.media


def _name(url: str) -> str:
    return PurePosixPath(urlsplit(url).path).name
