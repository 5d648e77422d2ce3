"""What a card leaves open (SR-DP34): one of several, points of support, CU that pay, or several things together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.sword import sharing, spending
from bot.fronts.sword.sharing import is_leaving
from bot.fronts.sword.spending import is_spending
from bot.surface.kit.address import Address
from bot.surface.kit.answers import filled, leaves, offered, part
from bot.surface.kit.forms import LABEL, TITLE, Form, Input, Special, Submitted, field_name, number
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Panel
from bot.surface.kit.present import plain
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import IllegalAnswer, Posted, Raw


def panel(one: Asked, look: Look) -> Panel:
    """Each sort of choice by its own lists."""
    choice = one.decision.choice
    if is_spending(choice):
        return spending.panel(one, look)
    return sharing.panel(one, look) if is_leaving(choice) else plain(one, look)


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """Those of its sort; of a plain choice there are none."""
    return spending.shortcuts(posted, look) or sharing.shortcuts(posted, look)


def make(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """The form of its sort; a record has a field for each of its parts."""
    choice = posted.decision.choice
    if is_spending(choice):
        return spending.make(posted, to, voice, raw, choice)
    if is_leaving(choice):
        return sharing.make(posted, to, voice, raw, choice)
    fields = [_field(posted, voice, path, offered(leaf), part(raw, path)) for path, leaf in leaves(choice)]
    return Form(clip(voice.ask_label(posted.decision.kind, posted.decision.about), TITLE), to, fields)


def _field(posted: Posted, voice: Voice, path: tuple[str, ...], options: Sequence[str], raw: Any) -> Input:
    kind = posted.decision.kind
    items = [
        Item(clip(voice.option(kind, option), OPTION), str(n), chosen=option == raw)
        for n, option in enumerate(options[:MENU])
    ]
    label = field_name(voice, kind, path) or clip(voice.say("field-answer"), LABEL)
    return Input(path[-1] if path else "answer", "menu", label, items=items)


def read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """What the form says."""
    choice = posted.decision.choice
    if is_spending(choice):
        return spending.read(posted, voice, submitted, choice)
    if is_leaving(choice):
        return sharing.read(posted, voice, submitted, choice)
    raw: Raw = {}
    for path, leaf in leaves(choice):
        raw = filled(raw, path, _chosen(offered(leaf), submitted.get(path[-1] if path else "answer", ())))
    return raw


def _chosen(options: Sequence[str], said: str | Sequence[str]) -> str:
    """IllegalAnswer: nothing was chosen, or nothing that was offered."""
    place = said if isinstance(said, str) else next(iter(said), "")
    if not place:
        raise IllegalAnswer("form.empty")
    if not 0 <= number(place) < len(options):
        raise IllegalAnswer("choice.unknown", option=place[:80])
    return options[number(place)]


FORM: Final = Special(make, read, prepares=True)
