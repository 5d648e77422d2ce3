"""Letting decisions pass: the button under a question that says what it will do, and what stands on the card then."""

from __future__ import annotations

from bot.passing import Pass, said_at
from bot.surface.address import Address
from bot.surface.look import Look
from bot.surface.panel import Panel, button, buttons, words
from bot.surface.widgets import Asked
from bot.text import slug

PASSES: dict[str, Pass] = {}


def passes(*names: str, rest: tuple[str, ...], steps: tuple[str, ...] = ()) -> None:
    """At these decisions a seat may take the default and let the rest pass, while only these steps begin."""
    PASSES.update({name: Pass(name, rest, steps) for name in names})


def way_to_pass(one: Asked) -> Panel:
    """The button that lets the rest pass, and what precisely it will do."""
    name = f"pass-{slug(one.decision.kind)}"
    return words(one.voice.say(f"{name}.hint")) + buttons(button(one.voice.say(name), one.to("pass")))


def standing(look: Look) -> Panel:
    """What the seat lets pass now, and the way to take that back."""
    said = [f"pass-{slug(kind)}.stands" for ref in sorted(look.drafts) if (kind := said_at(ref))]
    back = button(look.voice.say("button-unpass"), Address(look.game.id, "table", "", "unpass"))
    return words(*map(look.voice.say, said)) + buttons(back) if said else Panel()
