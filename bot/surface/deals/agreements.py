"""What `/agreement` suggests."""

from __future__ import annotations

from discord import app_commands

from bot.base.text import clip
from bot.surface.kit.surface import Surface
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import NAME, Choices, which


async def open_agreements(
    surface: Surface, interaction: Interaction, kind: str, current: str, name: str = "agreement"
) -> Choices:
    """The public agreements about which the caller may decide this; `name`: how the question names them."""
    row = await which(surface, interaction, getattr(interaction.namespace, "game", None))
    look = await surface.look_as(row.id, interaction.user.id)
    mine = [one.decision for one in look.own if one.decision.kind == kind] if look else []
    named = [(look.voice.ask_label(kind, one.about), str(one.about[name])) for one in mine] if look else []
    return [
        app_commands.Choice(name=clip(label, NAME), value=agreement)
        for label, agreement in named
        if current.casefold() in label.casefold()
    ]
