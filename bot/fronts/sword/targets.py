"""What a card leaves open (SR-DP34): one of several, points of support, CU that pay, or several things together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.sword import sharing, spending
from bot.fronts.sword.calling import POINTS
from bot.fronts.sword.fields import chosen
from bot.fronts.sword.pressing import by_lists
from bot.fronts.sword.sharing import is_leaving
from bot.fronts.sword.spending import is_spending
from bot.surface.kit.address import Address
from bot.surface.kit.answers import filled, is_several, leaves, offered, part, told
from bot.surface.kit.forms import LABEL, TITLE, Form, Input, Special, Submitted, field_name
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Panel
from bot.surface.kit.present import plain
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from bot.surface.press.steps import Step
from games.kernel import Choice, IllegalAnswer, Posted, Raw
from games.kernel.choice import is_list


def panel(one: Asked, look: Look) -> Panel:
    """Each sort of choice by its own lists."""
    choice = one.decision.choice
    if is_spending(choice):
        return spending.panel(one, look)
    return sharing.panel(one, look) if is_leaving(choice) else plain(one, look)


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """Those of its sort; of a plain choice there are none."""
    return spending.shortcuts(posted, look) or sharing.shortcuts(posted, look)


def tell(voice: Voice, raw: Raw) -> str:
    """Points equals counted; all else as any answer is told."""
    points = is_list(raw) and all(str(one).partition(".")[0] in POINTS for one in raw)
    return spending.tell(voice, raw) if points else told(voice, CHOICE, raw)


def steps(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """How each sort is answered by presses."""
    return spending.steps(posted, raw) or by_lists(shortcuts)(look, posted, raw)


def make(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """The form of its sort; a record has a field for each of its parts."""
    choice = posted.decision.choice
    if is_spending(choice):
        return spending.make(posted, to, voice, raw, choice)
    if is_leaving(choice):
        return sharing.make(posted, to, voice, raw, choice)
    fields = [_field(posted, voice, path, leaf, part(raw, path)) for path, leaf in leaves(choice)]
    return Form(clip(voice.ask_label(posted.decision.kind, posted.decision.about), TITLE), to, fields)


def _field(posted: Posted, voice: Voice, path: tuple[str, ...], leaf: Choice[Any], raw: Any) -> Input:
    kind, options = posted.decision.kind, offered(leaf)
    picked = raw if is_list(raw) else [raw]
    items = [
        Item(clip(voice.option(kind, option), OPTION), str(n), chosen=option in picked)
        for n, option in enumerate(options[:MENU])
    ]
    low, high = (leaf.low, min(leaf.high, len(items))) if is_several(leaf) else (1, 1)
    label = field_name(voice, kind, path) or clip(voice.say("field-answer"), LABEL)
    return Input(path[-1] if path else WHOLE, "menu", label, items=items, low=low, high=max(1, high))


def read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """What the form says."""
    choice = posted.decision.choice
    if is_spending(choice):
        return spending.read(posted, voice, submitted, choice)
    if is_leaving(choice):
        return sharing.read(posted, voice, submitted, choice)
    raw: Raw = {}
    for path, leaf in leaves(choice):
        raw = filled(raw, path, _read(leaf, submitted.get(path[-1] if path else WHOLE, ())))
    return raw


def _read(leaf: Choice[Any], said: str | Sequence[str]) -> Raw:
    """IllegalAnswer: nothing was chosen where something must be."""
    picked = chosen(offered(leaf), said)
    if is_several(leaf):
        return [*picked]
    if not picked:
        raise IllegalAnswer("form.empty")
    return picked[0]


CHOICE: Final = "card.choice"
"""What a card leaves open is called as what it puts one before."""
WHOLE: Final = "answer"
FORM: Final = Special(make, read, prepares=True)
