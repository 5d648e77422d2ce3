"""Discord's limits on cards and forms, as the local Discord keeps to them; discord.py is not asked any more."""

from __future__ import annotations

from bot.surface.kit.files import named
from bot.surface.kit.forms import Form
from bot.surface.kit.layout import components, fields
from bot.surface.kit.panel import Panel
from loopback import rules
from loopback.files import Upload
from loopback.model import COMPONENTS_V2


def sendable(panel: Panel) -> None:
    """ApiError: Discord would not take this card with the files it shows."""
    files = {n: Upload(name, b"") for n, name in enumerate(named(panel))}
    rules.message({"flags": COMPONENTS_V2, "components": components(panel)}, files)


def openable(form: Form) -> None:
    """ApiError: Discord would not open this form."""
    rules.modal(fields(form))
