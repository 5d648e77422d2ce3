"""Limits on components: classic rows, Components V2, modals."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from loopback.errors import Form, Json, many, part
from loopback.files import SCHEME

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE = 1, 2, 3, 4, 9, 10, 11, 12, 13
SEPARATOR, CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 14, 17, 18, 19, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)
TOP_LEVEL = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
IN_MODAL = (ROW, TEXT, LABEL)
IN_LABEL = (*SELECTS, TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
LINK, PREMIUM = 5, 6
TOTAL, TOTAL_TEXT = 40, 4000
LINKS = ("http://", "https://", "discord://")
MEDIA = ("http://", "https://", SCHEME)

EMOJI = re.compile(
    "[\U0001f000-\U0001faff0-9#*]\ufe0f?\u20e3?|[©®‼⁉™ℹ↔-↙↩↪⌚⌛⌨⏏⏩-⏳⏸-⏺Ⓜ▪▫▶◀◻-◾☀-☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸-☺♀♂♈-♓♟♠♣♥♦♨♻♾♿⚒-⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱"  # noqa: RUF001
    "⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪⛰-⛵⛷-⛺⛽✂✅✈-✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓-❕❗❣❤➕-➗➡➰➿⤴⤵⬅-⬇⬛⬜⭐⭕〰〽㊗㊙]"  # noqa: RUF001
)
"""How an emoji begins; other symbols (for instance most geometric shapes) are not emoji and are refused."""


@dataclass(slots=True)
class Tally:
    """What is counted over a whole message or modal."""

    components: int = 0
    text: int = 0
    custom_ids: set[str] = field(default_factory=set[str])
    ids: set[str] = field(default_factory=set[str])


def check_components(form: Form, components: list[Json], *, layout: bool) -> None:
    """The components of a message: five rows, or with Components V2 forty of all kinds and 4000 characters."""
    tally = Tally()
    if not layout:
        form.length(components, 0, 5)
    for n, component in enumerate(components):
        if _kind(form.at(n), component, TOP_LEVEL if layout else (ROW,)):
            _one(form.at(n), component, tally)
    if layout and tally.components > TOTAL:
        form.wrong("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"The total number of components exceeds {TOTAL}")
    if tally.text > TOTAL_TEXT:
        words = f"Component displayable text size exceeds maximum size of {TOTAL_TEXT}"
        form.wrong("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def _kind(form: Form, component: Json, allowed: tuple[int, ...]) -> bool:
    if component.get("type") in allowed:
        return True
    words = f'Value of field "type" must be one of ({", ".join(map(str, allowed))},).'
    form.at("type").wrong("UNION_TYPE_CHOICES", words)
    return False


def _one(form: Form, component: Json, tally: Tally) -> None:
    tally.components += 1
    if component.get("id"):  # 0 is none
        form.at("id").unique(str(component["id"]), tally.ids, "COMPONENT_ID_DUPLICATED", "Id is used already")
    CHECKS[component["type"]](form, component, tally)


def _several(form: Form, component: Json, tally: Tally, allowed: tuple[int, ...], low: int, high: int) -> None:
    children = many(component, "components")
    form.at("components").length(children, low, high)
    for n, child in enumerate(children):
        here = form.at("components", n)
        if _kind(here, child, allowed):
            _one(here, child, tally)


def _row(form: Form, component: Json, tally: Tally) -> None:
    """One to five buttons, or one select."""
    _several(form, component, tally, (BUTTON, *SELECTS), 1, 5)
    kinds = [child.get("type") for child in many(component, "components")]
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        form.at("components").wrong("BASE_TYPE_BAD_LENGTH", "Must be 1 or fewer in length.")


def _custom_id(form: Form, component: Json, tally: Tally) -> None:
    """1 to 100 characters, once in the message or modal."""
    here = form.at("custom_id")
    custom_id = here.text(component.get("custom_id"), 1, 100)
    if custom_id:
        words = "Component custom id cannot be duplicated"
        here.unique(custom_id, tally.custom_ids, "COMPONENT_CUSTOM_ID_DUPLICATED", words)


def _emoji(form: Form, emoji: Json | None) -> None:
    if emoji and not emoji.get("id") and not EMOJI.match(str(emoji.get("name") or "")):
        form.at("emoji", "name").wrong("COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _scheme(form: Form, url: str, schemes: tuple[str, ...]) -> None:
    """An address begins with one of these."""
    if url and not url.startswith(schemes):
        form.wrong("URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")


def _button(form: Form, component: Json, tally: Tally) -> None:
    """Label or emoji; a link has an address and no id, the others the reverse."""
    style = component.get("style")
    form.at("style").one_of(style, 1, 2, 3, 4, 5, 6)
    form.at("label").length(component.get("label"), 0, 80)
    _emoji(form, component.get("emoji"))
    if style == PREMIUM:
        form.at("sku_id").text(component.get("sku_id"), 1, 100)
        return
    if not str(component.get("label") or "").strip() and not component.get("emoji"):
        form.at("label").wrong("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
    if style != LINK:
        _custom_id(form, component, tally)
        if component.get("url"):
            form.at("url").wrong("BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only link buttons have a url")
        return
    _scheme(form.at("url"), form.at("url").text(component.get("url"), 1, 512), LINKS)
    if component.get("custom_id"):
        form.at("custom_id").wrong("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has no custom id")


def _select(form: Form, component: Json, tally: Tally) -> None:
    _custom_id(form, component, tally)
    form.at("placeholder").length(component.get("placeholder"), 0, 150)
    low, high = _range(form, component, 25)
    if component["type"] == STRING_SELECT:
        options = many(component, "options")
        _options(form.at("options"), options, 1, 25)
        chosen = [option for option in options if option.get("default")]
        form.at("max_values").between(component.get("max_values"), 1, max(1, len(options)))
    else:
        chosen = many(component, "default_values")
        if chosen:
            form.at("default_values").length(chosen, low, high)
    if len(chosen) > high:
        words = "More defaults than may be chosen"
        form.at("options").wrong("SELECT_COMPONENT_TOO_MANY_DEFAULTS", words)


def _range(form: Form, component: Json, most: int) -> tuple[int, int]:
    """0 ≤ min ≤ max ≤ most."""
    low, high = component.get("min_values"), component.get("max_values")
    form.at("min_values").between(low, 0, most)
    form.at("max_values").between(high, 1, most)
    low, high = 1 if low is None else int(low), 1 if high is None else int(high)
    if low == 0 and component.get("required") is True:
        form.at("required").wrong("COMPONENT_REQUIRED_WITHOUT_MINIMUM", "Must be false where min_values is 0")
    if low > high:
        form.at("min_values").wrong("SELECT_COMPONENT_MIN_VALUES_GREATER", "min_values is greater than max_values")
    return low, high


def _options(form: Form, options: list[Json], low: int, high: int) -> None:
    """Options with label, value and description up to 100 characters, each value once."""
    form.length(options, low, high)
    seen: set[str] = set()
    for n, option in enumerate(options):
        here = form.at(n)
        here.at("label").text(option.get("label"), 1, 100)
        value = here.at("value").text(option.get("value"), 1, 100)
        here.at("description").length(option.get("description"), 0, 100)
        _emoji(here, option.get("emoji"))
        words = "The specified option value is already used"
        here.at("value").unique(value, seen, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)


def _section(form: Form, component: Json, tally: Tally) -> None:
    """One to three texts beside a button or thumbnail."""
    _several(form, component, tally, (TEXT,), 1, 3)
    accessory = component.get("accessory")
    if not accessory:
        form.at("accessory").wrong("BASE_TYPE_REQUIRED", "This field is required")
    elif _kind(form.at("accessory"), accessory, (BUTTON, THUMBNAIL)):
        _one(form.at("accessory"), accessory, tally)


def _text(form: Form, component: Json, tally: Tally) -> None:
    tally.text += len(form.at("content").text(component.get("content"), 1, TOTAL_TEXT))


def _media(form: Form, item: Any) -> None:
    url = form.at("media", "url")
    _scheme(url, url.text(part(item, "media").get("url"), 1, 2048), MEDIA)
    form.at("description").length(item.get("description"), 0, 1024)


def _thumbnail(form: Form, component: Json, _tally: Tally) -> None:
    _media(form, component)


def _gallery(form: Form, component: Json, _tally: Tally) -> None:
    items = many(component, "items")
    form.at("items").length(items, 1, 10)
    for n, item in enumerate(items):
        _media(form.at("items", n), item)


def _file(form: Form, component: Json, _tally: Tally) -> None:
    """A file component shows an uploaded file only."""
    url = form.at("file", "url")
    _scheme(url, url.text(part(component, "file").get("url"), 1, 2048), (SCHEME,))


def _separator(form: Form, component: Json, _tally: Tally) -> None:
    form.at("spacing").one_of(component.get("spacing", 1), 1, 2)


def _container(form: Form, component: Json, tally: Tally) -> None:
    form.at("accent_color").between(component.get("accent_color"), 0, 0xFFFFFF)
    _several(form, component, tally, IN_CONTAINER, 1, TOTAL)


def check_modal(form: Form, modal: Json) -> None:
    """A modal: title, custom id, and one to five rows, texts or labels."""
    form.at("title").text(modal.get("title"), 1, 45)
    form.at("custom_id").text(modal.get("custom_id"), 1, 100)
    rows = many(modal, "components")
    form.at("components").length(rows, 1, 5)
    tally = Tally()
    for n, row in enumerate(rows):
        here = form.at("components", n)
        if _kind(here, row, IN_MODAL):
            MODAL_ROWS[row["type"]](here, row, tally)


def _input_row(form: Form, row: Json, tally: Tally) -> None:
    """The older form: a row with one text input that has a label of its own."""
    children = many(row, "components")
    form.at("components").length(children, 1, 1)
    for n, child in enumerate(children):
        here = form.at("components", n)
        if _kind(here, child, (TEXT_INPUT,)):
            here.at("label").text(child.get("label"), 1, 45)
            _text_input(here, child, tally)


def _label(form: Form, row: Json, tally: Tally) -> None:
    form.at("label").text(row.get("label"), 1, 45)
    form.at("description").length(row.get("description"), 0, 100)
    here, child = form.at("component"), part(row, "component")
    if _kind(here, child, IN_LABEL):
        FIELDS.get(child["type"], _select)(here, child, tally)


def _text_input(form: Form, component: Json, tally: Tally) -> None:
    _custom_id(form, component, tally)
    form.at("style").one_of(component.get("style"), 1, 2)
    form.at("placeholder").length(component.get("placeholder"), 0, 100)
    low, high = component.get("min_length"), component.get("max_length")
    form.at("min_length").between(low, 0, 4000 if high is None else high)
    form.at("max_length").between(high, 1, 4000)
    form.at("value").length(component.get("value") or None, low or 0, high or 4000)


def _upload(form: Form, component: Json, tally: Tally) -> None:
    _custom_id(form, component, tally)
    _range(form, component, 10)


def _radio(form: Form, component: Json, tally: Tally) -> None:
    _custom_id(form, component, tally)
    _options(form.at("options"), many(component, "options"), 2, 10)


def _checkboxes(form: Form, component: Json, tally: Tally) -> None:
    _custom_id(form, component, tally)
    options = many(component, "options")
    _options(form.at("options"), options, 1, 10)
    _range(form, component, max(1, min(10, len(options))))


def _checkbox(form: Form, component: Json, tally: Tally) -> None:
    _custom_id(form, component, tally)


CHECKS = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
}
MODAL_ROWS = {ROW: _input_row, TEXT: _text, LABEL: _label}
FIELDS = {
    TEXT_INPUT: _text_input,
    UPLOAD: _upload,
    RADIO: _radio,
    CHECKBOXES: _checkboxes,
    CHECKBOX: _checkbox,
}
