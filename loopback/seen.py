"""What a person sees: a message as it stands, and whether it answers a description."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from loopback import content, mentions, messages
from loopback.errors import Json
from loopback.model import LOADING, Channel, Message, Reaction

if TYPE_CHECKING:
    from loopback.world import World

BUTTON, SELECTS, MEDIA, ATTACHED = 2, (3, 5, 6, 7, 8), ("media", "file"), "/attachments/"


class Missing(AssertionError):  # noqa: N818 - what the tests read
    """What was expected did not come, or what was not expected did."""


@dataclass(frozen=True)
class File:
    """A file of a message or of a form."""

    name: str
    data: bytes
    content_type: str = "application/octet-stream"
    description: str = ""


@dataclass
class Mind:
    """What one client remembers: which hidden notes it has lost, what was read, what was already expected."""

    lost: set[int] = field(default_factory=set[int])
    read: dict[int, int] = field(default_factory=dict[int, int])
    met: set[tuple[int, str | None]] = field(default_factory=set[tuple[int, str | None]])


class Seen:
    """A message before somebody's eyes; it changes as the message does."""

    def __init__(self, world: World, message: Message) -> None:
        self.world, self.raw = world, message

    def __repr__(self) -> str:
        return f"<{self.author}: {self.text!r} {self.buttons}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and other.raw is self.raw

    def __hash__(self) -> int:
        return self.raw.id

    @property
    def id(self) -> int:
        """The message's id."""
        return self.raw.id

    @property
    def channel(self) -> Channel | None:
        """Where it stands."""
        return self.world.channels.get(self.raw.channel_id)

    @property
    def gone(self) -> bool:
        """Whether it was deleted."""
        return self.channel is None or self.raw.id not in self.channel.messages

    @property
    def author(self) -> str:
        """Who wrote it, by account name."""
        return self.world.users[self.raw.author_id].name

    @property
    def content(self) -> str:
        """The words of a classic message."""
        return self.raw.content

    @property
    def text(self) -> str:
        """Everything there is to read: content, text displays, embeds."""
        words = [self.raw.content, *mentions.texts(self.raw.components), *map(embed_text, self.raw.embeds)]
        return "\n".join(word for word in words if word)

    @property
    def embeds(self) -> list[Json]:
        """The embeds."""
        return self.raw.embeds

    @property
    def components(self) -> list[Json]:
        """The components at every depth, in the order of the page."""
        return list(messages.every(self.raw.components))

    @property
    def buttons(self) -> list[str]:
        """The labels (or emoji) of the buttons that can be pressed."""
        return [label(one) for one in self.components if one["type"] == BUTTON and not one.get("disabled")]

    @property
    def selects(self) -> list[str]:
        """The custom ids of the selects that can be opened."""
        return [one["custom_id"] for one in self.components if one["type"] in SELECTS and not one.get("disabled")]

    def options(self, custom_id: str | None = None) -> list[str]:
        """The labels that a select offers."""
        selects = [one for one in self.components if one["type"] == SELECTS[0]]
        found = [one for one in selects if custom_id in (None, one["custom_id"])]
        return [option["label"] for one in found for option in one["options"]]

    @property
    def files(self) -> list[File]:
        """The attached files with their bytes."""
        return [self._file(one) for one in self.raw.attachments]

    def _file(self, about: Json) -> File:
        blob = self.world.blobs[content.path_of(self.world, about["url"])]
        return File(about["filename"], blob.data, blob.content_type, about.get("description") or "")

    def image(self) -> bytes:
        """The first picture shown: in a gallery, an embed or as an attachment."""
        urls = [*map(str, pictures(self.raw.components)), *embed_pictures(self.raw.embeds)]
        urls += [one["url"] for one in self.raw.attachments if str(one["content_type"]).startswith("image/")]
        shown = [content.path_of(self.world, url) for url in urls]
        found = next((url for url in shown if url in self.world.blobs), None)
        if found is None:
            raise Missing(f"no picture in {self!r}")
        return self.world.blobs[found].data

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.raw.ephemeral

    @property
    def answers(self) -> bool:
        """Whether it answers a press or command."""
        return self.raw.by_interaction

    @property
    def thinking(self) -> bool:
        """Whether it is a deferral not yet filled in."""
        return bool(self.raw.flags & LOADING)

    @property
    def edited(self) -> bool:
        """Whether it was changed since it came."""
        return self.raw.edited is not None

    @property
    def pinned(self) -> bool:
        """Whether it is pinned."""
        return self.raw.pinned_at is not None

    @property
    def reactions(self) -> list[Reaction]:
        """The emoji under it and who set them."""
        return self.raw.reactions


def parts(body: Json, key: str) -> list[Json]:
    """A list inside a body; nothing is an empty one."""
    return body.get(key) or []


def part(body: Json, key: str) -> Json:
    """An object inside a body; nothing is an empty one."""
    return body.get(key) or {}


def label(component: Json) -> str:
    """What stands on a button."""
    return str(component.get("label") or part(component, "emoji").get("name") or "")


def embed_text(embed: Json) -> str:
    """All words of an embed."""
    fields = [f"{one['name']}\n{one['value']}" for one in parts(embed, "fields")]
    author, footer = part(embed, "author").get("name"), part(embed, "footer").get("text")
    words: list[str | None] = [author, embed.get("title"), embed.get("description"), *fields, footer]
    return "\n".join(word for word in words if word)


def embed_pictures(embeds: Iterable[Json]) -> Iterator[str]:
    """The addresses of the pictures in embeds."""
    for embed in embeds:
        yield from (embed[key]["url"] for key in ("image", "thumbnail") if embed.get(key))


def pictures(components: Iterable[Json]) -> Iterator[str]:
    """The addresses of galleries, thumbnails and files, in the order of the page."""
    for component in components:
        yield from (component[key]["url"] for key in MEDIA if key in component)
        yield from pictures(parts(component, "items"))
        yield from pictures(parts(component, "components"))
        if component.get("accessory"):
            yield from pictures([component["accessory"]])


def matches(message: Seen, wanted: dict[str, Any]) -> bool:
    """Whether a message answers a description; see `Place.expect`."""
    unknown = wanted.keys() - MATCHERS.keys()
    if unknown:
        raise TypeError(f"cannot match by {sorted(unknown)}")
    return all(MATCHERS[key](message, value) for key, value in wanted.items())


def says(text: str, wanted: str | re.Pattern[str]) -> bool:
    """Whether a text contains the words, or the pattern."""
    return bool(wanted.search(text)) if isinstance(wanted, re.Pattern) else wanted in text


MATCHERS: dict[str, Callable[[Seen, Any], bool]] = {
    "text": lambda message, wanted: says(message.text, wanted),
    "button": lambda message, wanted: wanted in message.buttons or wanted in custom_ids(message, BUTTON),
    "select": lambda message, wanted: wanted in message.selects,
    "author": lambda message, wanted: message.author == getattr(wanted, "name", wanted),
    "embed": lambda message, wanted: any(says(embed_text(one), wanted) for one in message.embeds),
    "file": lambda message, wanted: wanted in [one.name for one in message.files],
    "ephemeral": lambda message, wanted: message.ephemeral == wanted,
    "thinking": lambda message, wanted: message.thinking == wanted,
    "pinned": lambda message, wanted: message.pinned == wanted,
    "where": lambda message, wanted: bool(wanted(message)),
}


def custom_ids(message: Seen, *kinds: int) -> list[str]:
    """The custom ids of the components of some kinds that can be used."""
    usable = [one for one in message.components if one["type"] in kinds and not one.get("disabled")]
    return [one["custom_id"] for one in usable if "custom_id" in one]
