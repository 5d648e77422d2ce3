"""Letting decisions pass: the button under a question that says what it will do, and what stands on the card then."""

from __future__ import annotations

from collections.abc import Mapping

from bot.base.halves import parted
from bot.base.parts import Parts
from bot.base.text import Voice, slug
from bot.surface.kit.address import Address
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.widgets import Asked
from bot.table.passing import Pass, is_ceiling, said_at
from games.kernel import Raw

PASSES: Parts[Mapping[str, Pass]] = Parts({})
"""By the kind of decision: what a seat may let pass there."""


def passes(*names: str, rest: tuple[str, ...], steps: tuple[str, ...] = ()) -> dict[str, Pass]:
    """At these decisions a seat may take the default and let the rest pass, while only these steps begin."""
    return {name: Pass(name, rest, steps) for name in names}


def way_to_pass(one: Asked) -> Panel:
    """What will be let pass, and the button that does it."""
    name = f"pass-{slug(one.decision.kind)}"
    return what_passes(one.voice, one.decision.kind) + buttons(button(one.voice.say(name), one.to("pass")))


def what_passes(voice: Voice, kind: str) -> Panel:
    """What precisely it will do."""
    return words(voice.say(f"pass-{slug(kind)}.hint"))


def standing(look: Look) -> Panel:
    """What the seat lets pass now, and the way to take that back."""
    said = [_stands(look, kind, raw) for ref, raw in sorted(look.drafts.items()) if (kind := said_at(ref))]
    back = button(look.voice.say("button-unpass"), Address(look.game.id, "table", "", "unpass"))
    return words(*said) + buttons(back) if said else Panel()


def _stands(look: Look, kind: str, raw: Raw) -> str:
    """One thing that is let pass; a ceiling of a former release counts no more, and says so."""
    if is_ceiling(raw):
        return look.voice.say("ceiling-gone")
    half, name = parted(kind)
    return look.within(half).voice.say(f"pass-{slug(name)}.stands")
