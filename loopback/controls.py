"""Components and forms as a client lets people use them; what it would refuse is `Impossible`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from loopback.client import ENTITIES, Impossible, Spot, attach, one_of
from loopback.errors import Json
from loopback.seen import BUTTON, SELECTS, Seen, label, parts

LINK, PREMIUM = 5, 6
TEXT_INPUT, UPLOAD, CHECK = 4, 19, 23


def button(message: Seen, name: str | None, custom_id: str | None) -> Json:
    """The one button of that label or custom id, if it can be pressed."""
    if name is None and custom_id is None:
        raise Impossible("which button?")
    found = [one for one in message.components if one["type"] == BUTTON]
    fitting = [one for one in found if custom_id is not None and one.get("custom_id") == custom_id]
    fitting = fitting or [one for one in found if name is not None and name == label(one)]
    fitting = fitting or [one for one in found if name is not None and one.get("custom_id") == name]
    one = _single(fitting, name or custom_id or "", message)
    if one["style"] in (LINK, PREMIUM):
        raise Impossible(f"{label(one)!r} only leads elsewhere")
    return one


def select(message: Seen, custom_id: str | None) -> Json:
    """The one select of that custom id, or the only one."""
    found = [one for one in message.components if one["type"] in SELECTS]
    return _single([one for one in found if custom_id in (None, one["custom_id"])], custom_id or "select", message)


def _single(fitting: list[Json], name: str, message: Seen) -> Json:
    if len(fitting) != 1:
        raise Impossible(f"{len(fitting) or 'no'} components {name!r} in {message!r}")
    if fitting[0].get("disabled"):
        raise Impossible(f"{name!r} is disabled")
    return fitting[0]


def values(spot: Spot, component: Json, given: Sequence[Any], *, in_form: bool = False) -> list[str]:
    """What is chosen in a select, by value, label, person, role or channel; in forms it may be left open."""
    kind = component["type"]
    low, high = bound(component, "min_values", 1), bound(component, "max_values", 1)
    if in_form and component.get("required") is False and not given:
        low = 0
    if not low <= len(given) <= high:
        raise Impossible(f"{len(given)} values, but {low} to {high} are to be chosen")
    if kind == UPLOAD:
        return [attach(spot, one) for one in given]
    if kind in ENTITIES:
        known = ENTITIES[kind](spot, component.get("channel_types"))
        return [one_of(spot, one, known, "select") for one in given]
    return [_entry(component, one) for one in given]


def bound(component: Json, key: str, usual: int) -> int:
    """A bound of a component; null is no bound of its own."""
    value: int | None = component.get(key)
    return usual if value is None else value


def _entry(component: Json, wanted: Any) -> str:
    options = parts(component, "options")
    found = next((one["value"] for one in options if one["value"] == wanted), None)
    found = found or next((one["value"] for one in options if one["label"] == wanted), None)
    if found is None:
        raise Impossible(f"{wanted!r} is none of {[one['label'] for one in options]}")
    return str(found)


def fields(modal: Json) -> Iterator[tuple[str, Json]]:
    """Label and component of every field."""
    for row in parts(modal, "components"):
        if "component" in row:
            yield row["label"], row["component"]
        for one in parts(row, "components"):
            yield one.get("label") or "", one


def answers(spot: Spot, modal: Json, given: Mapping[str, Any]) -> dict[str, Any]:
    """The filled-in fields by custom id; named by custom id, label, or label in small letters with underscores."""
    names = {alias: one for text, one in fields(modal) for alias in _aliases(text, one)}
    strange = [name for name in given if name not in names]
    if strange:
        raise Impossible(f"{modal['title']!r} has no field {strange}; it has {[text for text, _ in fields(modal)]}")
    found = {names[name]["custom_id"]: value for name, value in given.items()}
    return {key: value for _, one in fields(modal) for key, value in _answer(spot, one, found)}


def _aliases(text: str, component: Json) -> Iterable[str]:
    plain = "".join(letter if letter.isalnum() else " " for letter in text.lower())
    return component["custom_id"], text, "_".join(plain.split())


def _answer(spot: Spot, component: Json, given: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What is sent for a field; nothing for one left as it was, which must then be acceptable as it is."""
    custom_id, kind = component["custom_id"], component["type"]
    if custom_id in given:
        yield custom_id, _checked(spot, component, given[custom_id])
    elif kind == TEXT_INPUT:
        _words(component, component.get("value") or "")
    elif kind != CHECK and component.get("required", True) and not _preset(component):
        raise Impossible(f"{custom_id} must be filled in")


def _preset(component: Json) -> bool:
    options = parts(component, "options")
    return any(one.get("default") for one in options) or bool(component.get("default_values"))


def _checked(spot: Spot, component: Json, value: Any) -> Any:
    match component["type"]:
        case 4:  # text input
            return _words(component, value)
        case 21:  # radio group
            return _entry(component, value)
        case 22:  # checkbox group
            most = bound(component, "max_values", len(component["options"]))
            return values(spot, component | {"max_values": most}, _listed(value), in_form=True)
        case 23:  # checkbox
            return _ticked(component, value)
        case _:
            return values(spot, component, _listed(value), in_form=True)


def _ticked(component: Json, value: Any) -> bool:
    if not isinstance(value, bool):
        raise Impossible(f"{component['custom_id']} is ticked or not, not {value!r}")
    return value


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else [value]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def _words(component: Json, value: Any) -> str:
    if not isinstance(value, str):
        raise Impossible(f"{component['custom_id']} takes words, not {value!r}")
    if not value and component.get("required", True):
        raise Impossible(f"{component['custom_id']} must be filled in")
    if value and not bound(component, "min_length", 0) <= len(value) <= bound(component, "max_length", 4000):
        raise Impossible(f"{component['custom_id']}: {len(value)} characters")
    return value
