"""The limits Discord sets on what an application sends: messages, embeds, answers, threads, channels.

Pure functions over JSON bodies; each raises `ApiError` with a tree naming every wrong field.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from loopback import files
from loopback.errors import Form, Json, invalid, many, part, refuse
from loopback.files import SCHEME, Uploads
from loopback.model import COMPONENTS_V2, EPHEMERAL, Message
from loopback.rules_commands import check_command as command
from loopback.rules_commands import check_commands as commands
from loopback.rules_components import check_components, check_modal
from loopback.threads import ARCHIVE_MINUTES

__all__ = [
    "channel",
    "choices",
    "command",
    "commands",
    "deferral",
    "edit",
    "message",
    "modal",
    "number",
    "role",
    "thread",
]

CONTENT, EMBEDS, FILES, EMBED_TOTAL, CHOICES, NONCE = 2000, 10, 10, 6000, 25, 25
TOPIC, SLOWMODE = 1024, 21_600
UNKNOWN_FORMS = ("poll", "sticker_ids", "thread_name")


def message(
    body: Json, uploads: Uploads, *, at: Iterable[str] = (), ephemeral: bool = False, fills: bool = False
) -> None:
    """A new message. Only answers to interactions may be ephemeral.

    `fills`: it fills in a thinking message. Galleries sent so were seen refused, their uploads not found (assumed): a
    picture comes by editing the first answer.
    """
    form = Form(*at)
    flags = int(body.get("flags") or 0)
    if flags & EPHEMERAL and not ephemeral:
        form.at("flags").wrong("MESSAGE_FLAGS_INVALID", "Ephemeral messages answer interactions only")
    form.at("nonce").length(str(body["nonce"]) if body.get("nonce") is not None else None, 0, NONCE)
    names = {upload.name for upload in uploads.values()}
    _content(form, body, layout=bool(flags & COMPONENTS_V2), names=names, count=len(uploads))
    _mentions(form.at("allowed_mentions"), part(body, "allowed_mentions"))
    form.check()
    if fills:
        files.missing(form, many(body, "components"), set())
        form.check(assumed=True)
    if not (uploads or _says_something(body)):
        raise refuse(50006)


def edit(old: Message, body: Json, uploads: Uploads, *, at: Iterable[str] = ()) -> None:
    """An edit is judged by the message it leaves behind. Components V2 stay once they are there.

    Files stay where no list is sent, but `attachment://` finds only what the form itself lists.
    """
    form = Form(*at)
    layout = old.layout or bool(int(body.get("flags") or 0) & COMPONENTS_V2)
    if old.layout and body.get("flags") is not None and not int(body["flags"]) & COMPONENTS_V2:
        form.at("flags").wrong("MESSAGE_FLAGS_INVALID", "The flag IS_COMPONENTS_V2 cannot be removed")
    kept, names = files.staying(body, old.attachments), files.named(body, uploads, old.attachments)
    left: Json = {"content": old.content, "embeds": old.embeds, "components": old.components, **body}
    if left["components"] is old.components:
        del left["components"]
    _content(form, left, layout=layout, names=names, count=len(uploads) + len(kept))
    _mentions(form.at("allowed_mentions"), part(body, "allowed_mentions"))
    form.check()
    untouched = "components" not in left and old.components
    if not (uploads or kept or untouched or _says_something(left)):
        raise refuse(50006)


def _says_something(body: Json) -> bool:
    return bool(str(body.get("content") or "").strip() or body.get("embeds") or body.get("components"))


def _content(form: Form, body: Json, *, layout: bool, names: set[str], count: int) -> None:
    for key in UNKNOWN_FORMS:
        if body.get(key):
            form.at(key).wrong("LOOPBACK_UNKNOWN_FORM", "The local Discord does not know this part of a message")
    for key in ("content", "embeds", "poll"):
        if layout and body.get(key):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            words = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.at(key).wrong(code, words)
    form.at("content").length(body.get("content"), 0, CONTENT)
    form.at("files").length(range(count), 0, FILES)
    _embeds(form.at("embeds"), many(body, "embeds"))
    check_components(form.at("components"), many(body, "components"), layout=layout)
    files.missing(form, many(body, "components"), names)


def _embeds(form: Form, embeds: list[Json]) -> None:
    """At most 10 embeds, 6000 characters in all of them together."""
    form.length(embeds, 0, EMBEDS)
    total = sum(_embed(form.at(n), embed) for n, embed in enumerate(embeds))
    if total > EMBED_TOTAL:
        form.wrong("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}")


def _embed(form: Form, embed: Json) -> int:
    """One embed; answers the number of its characters that count."""
    limits = {"title": 256, "description": 4096, "url": 2048}
    for key, high in limits.items():
        form.at(key).length(embed.get(key), 0, high)
    footer, author = part(embed, "footer"), part(embed, "author")
    form.at("footer", "text").length(footer.get("text"), 0, 2048)
    form.at("author", "name").length(author.get("name"), 0, 256)
    for place, url in _links(embed):
        _link(form.at(*place), url)
    fields = many(embed, "fields")
    form.at("fields").length(fields, 0, 25)
    counted = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
    for n, field in enumerate(fields):
        counted.append(form.at("fields", n, "name").text(field.get("name"), 1, 256))
        counted.append(form.at("fields", n, "value").text(field.get("value"), 1, 1024))
    form.at("color").between(embed.get("color"), 0, 0xFFFFFF)
    return sum(len(text or "") for text in counted)


def _links(embed: Json) -> Iterable[tuple[tuple[str, ...], str | None]]:
    yield ("url",), embed.get("url")
    for key in ("image", "thumbnail"):
        yield (key, "url"), part(embed, key).get("url")
    for key in ("footer", "author"):
        yield (key, "icon_url"), part(embed, key).get("icon_url")


def _link(form: Form, url: str | None) -> None:
    form.length(url, 0, 2048)
    if url and not url.startswith(("http://", "https://", SCHEME)):
        form.wrong("URL_TYPE_INVALID_SCHEME", "Scheme \"\" is not supported. Scheme must be one of ('http', 'https').")


def _mentions(form: Form, permitted: Json) -> None:
    """A kind is either allowed as a whole or listed, not both; at most 100 are listed."""
    for key in ("users", "roles"):
        listed = many(permitted, key)
        form.at(key).length(listed, 0, 100)
        if listed and key in (many(permitted, "parse")):
            form.at("parse").wrong("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f'parse:["{key}"] and {key} exclude')


def deferral(data: Json) -> None:
    """Type 5 accepts only the EPHEMERAL flag (assumed)."""
    if int(data.get("flags") or 0) & ~EPHEMERAL:
        raise invalid("data.flags", "MESSAGE_FLAGS_INVALID", "Only EPHEMERAL is accepted here", assumed=True)


def choices(data: Json) -> None:
    """Autocompletion offers at most 25 choices with names of 1 to 100 characters."""
    form = Form("data", "choices")
    offered = many(data, "choices")
    form.length(offered, 0, CHOICES)
    for n, choice in enumerate(offered):
        form.at(n, "name").text(choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.at(n, "value").length(choice["value"], 0, 100)
    form.check()


def modal(data: Json) -> None:
    """A modal as the answer to an interaction."""
    form = Form("data")
    check_modal(form, data)
    form.check()


def thread(body: Json, *, of_message: bool) -> None:
    """A new thread: name, kind and time to archiving."""
    form = Form()
    form.at("name").text(body.get("name"), 1, 100)
    if body.get("auto_archive_duration") is not None:
        form.at("auto_archive_duration").one_of(body["auto_archive_duration"], *ARCHIVE_MINUTES)
    if not of_message and body.get("type") is not None:
        form.at("type").one_of(body["type"], 10, 11, 12)
    form.at("rate_limit_per_user").between(body.get("rate_limit_per_user"), 0, SLOWMODE)
    form.check()


def channel(body: Json, *, new: bool) -> None:
    """A new channel or a change to one; a thread's fields, too."""
    form = Form()
    if new or "name" in body:
        form.at("name").text(body.get("name"), 1, 100)
    form.at("topic").length(body.get("topic"), 0, TOPIC)
    form.at("rate_limit_per_user").between(body.get("rate_limit_per_user"), 0, SLOWMODE)
    if body.get("auto_archive_duration") is not None:
        form.at("auto_archive_duration").one_of(body["auto_archive_duration"], *ARCHIVE_MINUTES)
    form.check()


def role(body: Json) -> None:
    """A new role or a change to one."""
    form = Form()
    form.at("name").length(body.get("name"), 0, 100)
    form.at("color").between(body.get("color"), 0, 0xFFFFFF)
    form.check()


def number(form: Form, value: Any) -> int:
    """A snowflake, as a text or a number."""
    if not str(value).isdecimal():
        form.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return 0
    return int(value)
