"""Fields of forms that march, retreat and interception share: ways, CU by type, leaders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.base.text import Voice, clip
from bot.surface.kit.forms import DESCRIPTION, LABEL, Input, lines, named
from bot.surface.kit.panel import MENU, OPTION, Item
from games.kernel import IllegalAnswer
from games.kernel.choice import is_list


def ways(voice: Voice, name: str, labels: Sequence[str], at: int, *, needed: bool = True) -> Input:
    """One of several by their names; `at`: which is chosen."""
    items = [Item(clip(label, OPTION), str(n), chosen=n == at) for n, label in enumerate(labels[:MENU])]
    return Input(name, "menu", voice.say(f"field-{name}"), items=items, low=int(needed))


def typed(voice: Voice, name: str, able: Mapping[str, int], said: Mapping[str, int], limit: int) -> Input:
    """CU by part: "CU 3, mercenary CU 2"."""
    there = ", ".join(voice.share(voice.name(part), number) for part, number in able.items())
    value = ", ".join(f"{voice.name(part)} {number}" for part, number in said.items())
    how = clip(voice.say("form-parts", there=there, limit=limit), DESCRIPTION)
    return Input(name, "text", voice.say(f"field-{name}"), how, value=value, low=0)


def people(voice: Voice, names: Sequence[str], picked: Any, *, name: str = "leaders") -> list[Input]:
    """Leaders to be ticked; none where there are none."""
    items = [Item(voice.name(one), str(n), chosen=is_list(picked) and one in picked) for n, one in enumerate(names)]
    label = clip(voice.say(f"field-{name}"), LABEL)
    return [Input(name, "checks", label, items=items, low=0, high=len(items))] if items else []


def parts(voice: Voice, able: Sequence[str], said: str | Sequence[str]) -> dict[str, int]:
    """What was typed of CU; a name without a figure is one, a figure without a name is of the first type."""
    text = said if isinstance(said, str) else ", ".join(said)
    found: dict[str, int] = {}
    for name, figure in lines(text):
        if name.isdecimal() and figure is None and able:
            found[able[0]] = int(name)
        else:
            found[named(list(able), "movement.step", voice, name)] = 1 if figure is None else figure
    return {name: number for name, number in found.items() if number}


def chosen(able: Sequence[str], said: str | Sequence[str]) -> list[str]:
    """What was picked of a list. IllegalAnswer: it was not offered."""
    places = [said] if isinstance(said, str) else said
    if not all(one.isascii() and one.isdigit() and int(one) < len(able) for one in places if one):
        raise IllegalAnswer("choice.unknown", option="")
    return [able[int(one)] for one in places if one]
