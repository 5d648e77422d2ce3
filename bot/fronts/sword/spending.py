"""Points of support, point by point from a list, each where it is legal after those before (SR-7.1.5, 12.5)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeGuard

from bot.base.text import Voice
from bot.fronts.sword.lists import panel as listed
from bot.fronts.sword.looking import sword
from bot.fronts.sword.noting import of_space
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Input, Submitted, named
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import Choice, IllegalAnswer, Posted, Raw
from games.kernel.choice import is_list
from games.sword.support import Spending


def is_spending(choice: object) -> TypeGuard[Spending]:
    """Whether points are spent."""
    return isinstance(choice, Spending)


def drafted(posted: Posted, look: Look) -> list[str]:
    """The points chosen so far, as far as they are legal still."""
    found: Raw = look.drafts.get(posted.ref)
    names = [str(one) for one in found] if is_list(found) else []
    while names and not _legal(posted.decision.choice, names):
        names.pop()
    return names


def _legal(choice: Choice[object], raw: Raw) -> bool:
    try:
        choice.read(raw)
    except IllegalAnswer:
        return False
    return True


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """SR-7.1.5: what the next point can do, the last one back, nothing at all."""
    choice, voice, kind = posted.decision.choice, look.voice, posted.decision.kind
    if not is_spending(choice):
        return ()
    spent, view = drafted(posted, look), sword(look)
    more = [
        Shortcut(voice.option(kind, one), [*spent, one], of_space(voice, view, one.split(".")[2]), prepares=True)
        for one in choice.after(list(spent))
    ]
    back = [Shortcut(voice.say("quick-back"), spent[:-1], prepares=True)] if spent else []
    return [*more, *back, Shortcut(voice.say("quick-nothing"), [])]


def panel(one: Asked, look: Look) -> Panel:
    """A list for the next point; what is prepared is taken as it stands."""
    return listed(one, look, shortcuts(one.posted, look), "menu-next")


def make(posted: Posted, to: Address, voice: Voice, raw: Raw, choice: Spending) -> Form:
    """All points as lines."""
    kind = posted.decision.kind
    lines = [voice.option(kind, str(one)) for one in raw] if is_list(raw) else []
    label = voice.say("field-points")
    return Form(
        voice.ask_label(kind, posted.decision.about)[:45],
        to,
        [
            Input(
                "points",
                "text",
                label,
                voice.say("form-points", count=choice.number),
                value="\n".join(lines),
                long=True,
            )
        ],
    )


def read(posted: Posted, voice: Voice, submitted: Submitted, choice: Spending) -> Raw:
    """Each line a point, by its name or as much of it as is unmistakable."""
    first: list[str]
    later: list[str]
    _, first, later = choice.form()
    said = re.split(r"[\n;,]", str(submitted.get("points", "")))
    return [named([*first, *later], posted.decision.kind, voice, line) for line in said if line.strip()]
