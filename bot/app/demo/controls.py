"""Which button, menu or form of a card says a given answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.base.errors import RulesError
from bot.surface.kit.address import Address, parse
from bot.surface.kit.answers import is_one, is_several, offered
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import shortcuts
from bot.surface.kit.widgets import Answer, Asked, collect
from games.kernel import Posted, Raw
from games.kernel.choice import is_list
from loopback.seen import Seen, label

BUTTON: Final = 2
MENU: Final = 3


@dataclass(frozen=True, slots=True)
class Control:
    """A button or menu that can be used, and where it leads."""

    custom_id: str
    to: Address
    label: str
    values: Sequence[str] = ()


def controls(card: Seen, *, ref: str = "", acts: Sequence[str] = (), menu: bool = False) -> Iterator[Control]:
    """The buttons, or the menus, of a card; of one decision, deal or motion; of some acts."""
    for one in card.components:
        to = parse(str(one.get("custom_id", "")))
        if to is None or one.get("disabled") or one["type"] != (MENU if menu else BUTTON):
            continue
        if (not ref or to.ref == ref) and (not acts or to.act in acts):
            values = [str(option["value"]) for option in one.get("options") or ()]
            yield Control(str(one["custom_id"]), to, label(one), values)


def saying(card: Seen, one: Asked, raw: Raw) -> Control | None:
    """The button that gives this answer at once."""
    return next((way for way in controls(card, ref=one.posted.ref) if _says(one, way.to, raw)), None)


def _says(one: Asked, to: Address, raw: Raw) -> bool:
    """Whether a button answers just that; of several options the order does not count."""
    posted = one.posted
    try:
        said = collect(posted, to.act, to.arg, (), one.draft, one.preset)
    except (RulesError, IndexError):
        return False
    if not isinstance(said, Answer):
        return False
    if is_list(said.raw) and is_list(raw) and is_several(posted.decision.choice):
        return set(map(str, said.raw)) == set(map(str, raw))
    return bool(said.raw == raw)


def likely(card: Seen, posted: Posted, raw: Raw, look: Look) -> Control | None:
    """The button of a likely answer that is just this."""
    marks = [f"{n}.{one.mark}" for n, one in enumerate(shortcuts(posted, look)) if one.raw == raw and not one.prepares]
    return next((one for one in controls(card, ref=posted.ref, acts=("quick",)) if one.to.arg in marks), None)


def chosen(card: Seen, posted: Posted, raw: Raw) -> tuple[Control, list[str]] | None:
    """The menu that gives this answer at once, and what is chosen in it."""
    options = offered(posted.decision.choice)
    if not is_one(posted.decision.choice) or raw not in options:
        return None
    place = str(options.index(str(raw)))
    menus = controls(card, ref=posted.ref, acts=("pick",), menu=True)
    return next(((one, [place]) for one in menus if place in one.values), None)


def drafted(card: Seen, posted: Posted, raw: Raw) -> list[tuple[Control, list[str]]]:
    """The menus that make this answer the draft, and what is chosen in each."""
    options = offered(posted.decision.choice)
    if not is_several(posted.decision.choice) or not is_list(raw):
        return []
    places = {str(options.index(str(one))) for one in raw if one in options}
    menus = controls(card, ref=posted.ref, acts=("some",), menu=True)
    return [(one, [value for value in one.values if value in places]) for one in menus]


def entries(form: Form) -> Mapping[str, Any]:
    """What a person enters who wants a form to say what it would be prefilled with."""
    return {one.name: _entry(one) for one in form.inputs}


def _entry(one: Input) -> Any:
    if one.kind == "text":
        return one.value
    picked = [item.value for item in one.items if item.chosen]
    return picked[0] if one.kind == "radio" and picked else picked
