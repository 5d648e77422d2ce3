"""What `/agreement` suggests."""

from __future__ import annotations

from discord import app_commands

from bot.surface.answering import Interaction
from bot.surface.commanding import NAME, Choices, which
from bot.surface.surface import Surface
from bot.text import clip


async def open_agreements(surface: Surface, interaction: Interaction, kind: str, current: str) -> Choices:
    """The public agreements about which the caller may decide this."""
    row = await which(surface, interaction, getattr(interaction.namespace, "game", None))
    look = await surface.look_as(row.id, interaction.user.id)
    mine = [one.decision for one in look.own if one.decision.kind == kind] if look else []
    named = [(look.voice.ask_label(kind, one.about), str(one.about["agreement"])) for one in mine] if look else []
    return [
        app_commands.Choice(name=clip(name, NAME), value=agreement)
        for name, agreement in named
        if current.casefold() in name.casefold()
    ]
