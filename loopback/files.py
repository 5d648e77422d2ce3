"""Uploaded files: where they are kept, what they are, and who refers to them."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import quote

from loopback.errors import Form, Json, many, part
from loopback.model import Blob

if TYPE_CHECKING:
    from loopback.world import World

Uploads = Mapping[int, "Upload"]
SCHEME = "attachment://"
MEDIA = ("media", "file")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came in a form: `files[n]`."""

    name: str
    data: bytes

    @property
    def content_type(self) -> str:
        """What the name, or failing that the first bytes, say it is."""
        guessed = mimetypes.guess_type(self.name)[0]
        return guessed or ("image/png" if self.data.startswith(PNG) else "application/octet-stream")


PNG = b"\x89PNG\r\n\x1a\n"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height as a PNG, JPEG or WebP header tells them."""
    if data.startswith(PNG):
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Walk the segments to the frame header, SOF0 to SOF15 without DHT, JPG and DAC."""
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    """The three kinds of WebP: simple, lossless, extended."""
    kind = data[12:16]
    if kind == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if kind == b"VP8L":
        packed = int.from_bytes(data[21:25], "little")
        return (packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1
    if kind == b"VP8 ":
        return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    return None


def store(world: World, channel_id: int, upload: Upload, *, about: Json | None = None) -> Json:
    """Keep an uploaded file; answers the attachment, described by what the form said `about` it."""
    attachment_id = world.snow()
    path = f"/attachments/{channel_id}/{attachment_id}/{quote(upload.name)}"
    world.blobs[path] = Blob(upload.data, upload.content_type)
    attachment: Json = {
        "id": str(attachment_id),
        "filename": upload.name,
        "size": len(upload.data),
        "url": world.cdn + path,
        "proxy_url": world.cdn + path,
        "content_type": upload.content_type,
    }
    if size := picture_size(upload.data):
        attachment |= {"width": size[0], "height": size[1]}
    described = {key: (about or {}).get(key) for key in ("description", "title", "duration_secs", "waveform")}
    return attachment | {key: value for key, value in described.items() if value}


def listed(body: Json) -> dict[str, Json]:
    """The files a form names in `attachments`, by id: that of one that stands, or the number of one it uploads."""
    return {str(item["id"]): item for item in many(body, "attachments")}


def staying(body: Json, old: Iterable[Json]) -> list[Json]:
    """The files of a message that are left after an edit: those it lists; all, if it has no list."""
    wanted = None if body.get("attachments") is None else listed(body)
    return [item for item in old if wanted is None or item["id"] in wanted]


def attachments(world: World, channel_id: int, body: Json, uploads: Uploads, kept: Iterable[Json] = ()) -> list[Json]:
    """The attachments of a message after this form: the old ones it still names, then the new files."""
    about = listed(body)
    new = [store(world, channel_id, upload, about=about.get(str(n))) for n, upload in uploads.items()]
    return staying(body, kept) + new


def named(body: Json, uploads: Uploads, old: Iterable[Json]) -> set[str]:
    """What `attachment://` finds in an edit: files the same form lists by id and name, old ones and uploads alike.

    That an upload must be listed too is assumed: galleries edited into a message were seen refused without it.
    """
    names = {item["id"]: item["filename"] for item in old} | {str(n): upload.name for n, upload in uploads.items()}
    return {names[key] for key, item in listed(body).items() if key in names and item.get("filename") == names[key]}


def missing(form: Form, components: Iterable[Json], names: set[str]) -> None:
    """Every `attachment://name` of the components names a file that is to be found."""
    for at, component in enumerate(components):
        _missing(form.at("components", at), component, names)


def _missing(form: Form, component: Json, names: set[str]) -> None:
    for key in MEDIA:
        url = str(part(component, key).get("url", ""))
        if url.startswith(SCHEME) and url.removeprefix(SCHEME) not in names:
            form.at(key, "url").wrong(
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url.removeprefix(SCHEME)} was not found",
            )
    for place, child in within(component):
        _missing(form.at(*place), child, names)


def within(component: Json) -> Iterator[tuple[tuple[str | int, ...], Json]]:
    """What stands in a component, and where: its components, the items of a gallery, the accessory of a section."""
    for key in ("components", "items"):
        yield from (((key, n), child) for n, child in enumerate(many(component, key)))
    if component.get("accessory"):
        yield ("accessory",), component["accessory"]


def shown(component: Json) -> Iterator[str]:
    """The ids of the attachments that a component shows."""
    found = (part(component, key).get("attachment_id") for key in MEDIA)
    yield from (one for one in found if one)
    for _, child in within(component):
        yield from shown(child)


def loose(attached: list[Json], components: Iterable[Json]) -> list[Json]:
    """What a message tells of its attachments: those that its components show are named by these alone."""
    taken = {one for component in components for one in shown(component)} if attached else set[str]()
    return [one for one in attached if one["id"] not in taken]


def resolved_components(components: Iterable[Json], files: Iterable[Json]) -> list[Json]:
    """The components with every media item turned into what Discord answers for it."""
    by_name = {item["filename"]: item for item in files}
    return [_resolved(component, by_name) for component in components]


def _resolved(component: Json, by_name: Mapping[str, Json]) -> Json:
    done = dict(component)
    for key in MEDIA:
        if key in done:
            done[key] = _media(done[key], by_name)
    for key in ("components", "items"):
        if key in done:
            done[key] = [_resolved(child, by_name) for child in done[key]]
    if done.get("accessory"):
        done["accessory"] = _resolved(done["accessory"], by_name)
    if "file" in done:
        found = by_name.get(str(component["file"].get("url", "")).removeprefix(SCHEME), {})
        done |= {"name": found.get("filename", ""), "size": found.get("size", 0)} if found else {}
    return done


def _media(media: Json, by_name: Mapping[str, Json]) -> Json:
    url = str(media.get("url", ""))
    found = by_name.get(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else None
    if not found:
        return {"proxy_url": url, "width": 0, "height": 0} | media
    return {
        "url": found["url"],
        "proxy_url": found["proxy_url"],
        "width": found.get("width", 0),
        "height": found.get("height", 0),
        "content_type": found["content_type"],
        "attachment_id": found["id"],
    }


def resolved_embeds(embeds: Iterable[Json], files: Iterable[Json]) -> list[Json]:
    """The embeds with uploaded pictures in place; a picture that was not uploaded is left out."""
    by_name = {item["filename"]: item for item in files}
    return [_embed(embed, by_name) for embed in embeds]


def _embed(embed: Json, by_name: Mapping[str, Json]) -> Json:
    done: Json = {"type": "rich", **embed}
    for key in ("image", "thumbnail"):
        url = str(part(done, key).get("url", ""))
        if not url:
            continue
        found = by_name.get(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else None
        if found:
            size = {side: found[side] for side in ("width", "height") if side in found}
            done[key] = {"url": found["url"], "proxy_url": found["proxy_url"], **size}
        elif url.startswith(SCHEME):
            del done[key]
    for key in ("footer", "author"):
        icon = str(part(done, key).get("icon_url", ""))
        if icon.startswith(SCHEME) and icon.removeprefix(SCHEME) in by_name:
            done[key] = {**done[key], "icon_url": by_name[icon.removeprefix(SCHEME)]["url"]}
    return done
