"""What `/agreement` suggests."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.base.halves import full, parted
from bot.base.text import clip
from bot.surface.kit.look import Look
from bot.surface.kit.surface import Surface
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import NAME, Choices, which
from games.kernel import Decision


def meant(agreement: str) -> dict[str, str | None]:
    """Which agreement was chosen, and of which half of the game, where the suggestion says it: "rome:3"."""
    half, number = parted(agreement)
    return {"half": half or None, "agreement": number}


def _label(look: Look, decision: Decision[Any]) -> str:
    """What is suggested, with the name of the half where two are played."""
    own = look.within(decision.half)
    return look.voice.beside(decision.half, own.voice.ask_label(decision.kind, decision.about))


async def open_agreements(
    surface: Surface, interaction: Interaction, kind: str, current: str, name: str = "agreement"
) -> Choices:
    """The public agreements about which the caller may decide this; `name`: how the question names them."""
    row = await which(surface, interaction, getattr(interaction.namespace, "game", None))
    look = await surface.look_as(row.id, interaction.user.id)
    mine = [one.decision for one in look.own if one.decision.kind == kind] if look else []
    named = [(_label(look, one), full(one.half, str(one.about[name]))) for one in mine] if look else []
    return [
        app_commands.Choice(name=clip(label, NAME), value=agreement)
        for label, agreement in named
        if current.casefold() in label.casefold()
    ]
