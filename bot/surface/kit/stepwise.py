"""A form on the card, field by field: each list shows only what fits what was chosen above it.

What fits is what the decision itself would take: no game says it twice. A field with one way left is filled in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import Any, Final

from bot.base.errors import IllegalAnswer
from bot.base.text import clip
from bot.surface.kit.answers import is_one, is_record, labels, offered
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons
from bot.surface.kit.widgets import Asked, taking
from games.kernel import Choice, OneOf, Posted
from games.kernel.choice import Raw, is_dict

TRIES: Final = 3000
ACT: Final = "step"


def fields(posted: Posted) -> dict[str, OneOf[Any]]:
    """The fields, in their order."""
    choice = posted.decision.choice
    every: Mapping[str, Choice[Any]] = choice.fields if is_record(choice) else {}
    return {name: one for name, one in every.items() if is_one(one)}


def fitting(posted: Posted, chosen: Mapping[str, str], name: str) -> list[str]:
    """The options of a field with which, and with what is chosen above it, an answer can still be given."""
    names = list(fields(posted))
    above = {one: chosen[one] for one in names[: names.index(name)] if one in chosen}
    options = offered(fields(posted)[name])
    return [option for option in options if fits(posted, {**above, name: option})]


def fits(posted: Posted, said: Mapping[str, str]) -> bool:
    """Whether the rest can be filled in; where that would take too long, it is said when it is handed in."""
    left = {name: offered(one) for name, one in fields(posted).items() if name not in said}
    if prod(map(len, left.values())) >= TRIES:
        return True
    ways = (dict(zip(left, options, strict=True)) for options in product(*left.values()))
    return any(_legal(posted, {**said, **rest}) for rest in ways)


def _legal(posted: Posted, raw: Raw) -> bool:
    try:
        posted.decision.choice.read(raw)
    except IllegalAnswer:
        return False
    return True


def settled(posted: Posted, draft: Raw) -> dict[str, str]:
    """What is chosen so far, without what no longer fits, and with what has only one way left."""
    said: Mapping[str, Any] = draft if is_dict(draft) else {}
    found: dict[str, str] = {}
    for name in fields(posted):
        able = fitting(posted, found, name)
        if len(able) == 1:
            found[name] = able[0]
        elif said.get(name) in able:
            found[name] = said[name]
        else:
            break
    return found


def sole(posted: Posted) -> Raw:
    """The answer where there is only one; None: there is something to choose, or to be filled in."""
    found = settled(posted, None)
    return found if found and found.keys() == fields(posted).keys() else None


def open_fields(posted: Posted, chosen: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    """The fields in which there is something to choose: as far as all above them is chosen."""
    for name in fields(posted):
        able = fitting(posted, chosen, name)
        if len(able) > 1:
            yield name, able
        if name not in chosen:
            return


def stepwise(one: Asked) -> Panel:
    """A menu for each field in its turn; the button that takes the whole, once all is said."""
    chosen = settled(one.posted, one.begun)
    menus = [menu for name, able in open_fields(one.posted, chosen) for menu in _menus(one, name, able, chosen)]
    whole = chosen.keys() == fields(one.posted).keys()
    drop = [button(one.voice.say("button-drop"), one.to("drop"))] if one.draft is not None else []
    return Panel(tuple(menus)) + (buttons(*taking(one), *drop) if whole and one.begun is not None else Panel())


def _menus(one: Asked, name: str, able: list[str], chosen: Mapping[str, str]) -> list[Menu]:
    """The menus of one field, 25 options each."""
    options, kind = offered(fields(one.posted)[name]), one.decision.kind
    called = dict(zip(options, labels(one.voice, kind, options), strict=True))
    field, place = one.voice.field_label(kind, name), list(fields(one.posted)).index(name)
    items = [
        Item(
            clip(f"{field}: {called[option]}", OPTION),
            str(options.index(option)),
            clip(one.notes.get(option, ""), OPTION),
            chosen.get(name) == option,
        )
        for option in able
    ]
    parts = [items[start : start + MENU] for start in range(0, len(items), MENU)]
    return [Menu(one.to(ACT, f"{place}.{n}"), part, clip(field, OPTION)) for n, part in enumerate(parts)]


def stepped(posted: Posted, draft: Raw, arg: str, value: str) -> dict[str, Raw]:
    """The draft with one field chosen anew; what stood below stays as far as it fits. IllegalAnswer: no such option."""
    names = list(fields(posted))
    place = arg.partition(".")[0]
    if not place.isascii() or not place.isdigit() or int(place) >= len(names):
        raise IllegalAnswer("choice.unknown", option=arg[:80])
    name = names[int(place)]
    options = offered(fields(posted)[name])
    if not value.isascii() or not value.isdigit() or int(value) >= len(options):
        raise IllegalAnswer("choice.unknown", option=value[:80])
    said: dict[str, Any] = dict(draft) if is_dict(draft) else {}
    chosen = settled(posted, {**said, name: options[int(value)]})
    blank: dict[str, Raw] = dict.fromkeys(names)
    return {**blank, **chosen}
