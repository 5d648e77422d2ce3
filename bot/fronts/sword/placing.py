"""Reinforcements in one answer: as usual, all of a levy to one place, or line by line (SR-5.10.2)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.sword.lists import panel as listed
from bot.surface.kit.address import Address
from bot.surface.kit.forms import DESCRIPTION, TITLE, Form, Input, Special, Submitted, lines, named
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import IllegalAnswer, Posted, Raw
from games.kernel.choice import is_dict
from games.sword.components import spaces
from games.sword.reinforcing import Placing

FEW: Final = 5
"""So many places have buttons of their own."""
Shares = Mapping[str, Mapping[str, int]]


def levy_called(voice: Voice, levy: str) -> str:
    """SR-5.10.1: whose, and from where; or of what type."""
    power, source = levy.split(".")
    if source in spaces():
        return voice.say("called-levy", power=power, at=source)
    return voice.say("called-levy-of", power=power, kind=source)


def begun(posted: Posted, look: Look) -> Shares:
    """What is prepared, else the default."""
    found: Any = look.drafts.get(posted.ref)
    return found if is_dict(found) else posted.decision.lapse


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """Of each levy that can stand in several places: all of it in one, the others as prepared."""
    choice, voice = posted.decision.choice, look.voice
    if not isinstance(choice, Placing):
        return ()
    if len(choice.levies) == 1:
        return _all_of_one(choice, voice)
    found: list[Shortcut] = []
    for name, levy in choice.levies.items():
        for at in choice.where[name] if len(choice.where[name]) > 1 else ():
            raw = {**begun(posted, look), name: {at: min(levy.number, choice.rooms[levy.power, at])}}
            if _legal(choice, raw):
                label = voice.say("menu-levy", name=levy_called(voice, name), count=levy.number, at=at)
                found.append(Shortcut(label, raw, prepares=True))
    return found


def _all_of_one(choice: Placing, voice: Voice) -> Sequence[Shortcut]:
    """Of a single levy: all of it in one place, by one press where there are few."""
    ((name, levy),) = choice.levies.items()
    able = [at for at in choice.where[name] if _legal(choice, {name: {at: levy.number}})]
    return [Shortcut(voice.name(at), {name: {at: levy.number}}, prepares=len(able) > FEW) for at in able]


def _legal(choice: Placing, raw: Raw) -> bool:
    try:
        choice.read(raw)
    except IllegalAnswer:
        return False
    return True


def panel(one: Asked, look: Look) -> Panel:
    """Where all stands as prepared, and lists to move it."""
    return listed(one, look, shortcuts(one.posted, look), "menu-placing")


def tell(voice: Voice, raw: Raw) -> str:
    """A line for each levy."""
    said: Shares = raw if is_dict(raw) else {}
    lines_ = [_line(voice, name, shares) for name, shares in said.items()]
    return "; ".join(lines_) or voice.say("answer-nothing")


def _line(voice: Voice, levy: str, shares: Mapping[str, int]) -> str:
    placed = ", ".join(voice.share(voice.name(at), number) for at, number in shares.items())
    return f"{levy_called(voice, levy)}: {placed or '0'}"


def make(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """All levies, a line each: "Romans from Roma: Roma 2, Capua 1"."""
    said: Shares = raw if is_dict(raw) else posted.decision.lapse
    value = "\n".join(_line(voice, name, shares) for name, shares in said.items())
    how = clip(voice.say("form-places"), DESCRIPTION)
    field = Input("places", "text", voice.say("field-places"), how, value=value, long=True)
    return Form(clip(voice.ask_label(posted.decision.kind, posted.decision.about), TITLE), to, [field])


def read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The lines; a levy without one stands as usual. IllegalAnswer: a line is not understood."""
    choice = posted.decision.choice
    if not isinstance(choice, Placing):
        raise IllegalAnswer("choice.fields")
    called = {levy_called(voice, name).casefold(): name for name in choice.levies}
    found: dict[str, dict[str, int]] = {name: dict(one) for name, one in choice.usual().items()}
    for line in filter(None, map(str.strip, str(submitted.get("places", "")).splitlines())):
        head, _, rest = line.rpartition(":")
        name = called.get(head.strip().casefold())
        if name is None:
            raise IllegalAnswer("sword.lines", said=line[:40])
        found[name] = _shares(voice, choice.where[name], rest)
    return found


def _shares(voice: Voice, able: Sequence[str], text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, figure in lines(text):
        if not re.fullmatch(r"0+", name) and figure:
            found[named(list(able), "reinforcement.place", voice, name)] = figure
    return found


FORM: Final = Special(make, read, prepares=True)
