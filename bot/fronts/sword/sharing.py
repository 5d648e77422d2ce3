"""So many CU in all out of several stacks: one by one from a list, or all at once as lines (SR-5.10, 8.2.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

from bot.base.text import Voice
from bot.fronts.sword.lists import panel as listed
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Input, Submitted, lines, named
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import IllegalAnswer, Posted, Raw
from games.kernel.choice import is_dict
from games.sword.choices import Leaving


def is_leaving(choice: object) -> TypeGuard[Leaving]:
    """Whether so many are taken out of several."""
    return isinstance(choice, Leaving)


def begun(posted: Posted, look: Look) -> dict[str, int]:
    """How many of which so far."""
    found: Any = look.drafts.get(posted.ref)
    return {str(key): number for key, number in found.items() if type(number) is int} if is_dict(found) else {}


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """The default at once; one more out of each that has some left; or begin anew."""
    choice, kind = posted.decision.choice, posted.decision.kind
    if not is_leaving(choice):
        return ()
    taken, voice = begun(posted, look), look.voice
    taken = taken if sum(taken.values()) < choice.number else {}
    more = [
        Shortcut(
            voice.shared(kind, voice.option(kind, name), taken.get(name, 0) + 1),
            {**taken, name: taken.get(name, 0) + 1},
            prepares=True,
        )
        for name, there in choice.held.items()
        if taken.get(name, 0) < there
    ]
    return [Shortcut(voice.say("quick-usual"), posted.decision.lapse), *more]


def panel(one: Asked, look: Look) -> Panel:
    """One more from the list; the form for all at once."""
    return listed(one, look, shortcuts(one.posted, look), "menu-one-more")


def make(posted: Posted, to: Address, voice: Voice, raw: Raw, choice: Leaving) -> Form:
    """A line for each."""
    kind = posted.decision.kind
    said: Mapping[str, Any] = raw if is_dict(raw) else {}
    value = "\n".join(f"{voice.option(kind, name)} {said.get(name, 0)}" for name in choice.held)
    label, how = voice.say("field-shares"), voice.say("form-split", total=choice.number)
    return Form(
        voice.ask_label(kind, posted.decision.about)[:45],
        to,
        [Input("shares", "text", label, how, value=value, long=True)],
    )


def read(posted: Posted, voice: Voice, submitted: Submitted, choice: Leaving) -> Raw:
    """The lines as shares; who is left out gives nothing."""
    found: dict[str, int] = {}
    for name, figure in lines(str(submitted.get("shares", ""))):
        if figure is None:
            raise IllegalAnswer("form.share", said=name[:40])
        found[named([*choice.held], posted.decision.kind, voice, name)] = figure
    return {name: number for name, number in found.items() if number}
