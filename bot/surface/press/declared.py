"""What a command was given, against what it offers: Discord's clients keep to it, forged commands do not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import AppCommandOptionType, app_commands

from bot.surface.press.answering import Interaction

TYPED: Final[Mapping[AppCommandOptionType, type]] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}
LONGEST, LARGEST = 6000, 2**53
"""Discord's limits of a text, and of a number, where an option names no other."""


class NotOfferedError(app_commands.AppCommandError):
    """An option was given what it does not offer."""


def check_declared(interaction: Interaction) -> None:
    """NotOfferedError: a choice there is not, a number out of bounds, a text too long, or none of the kind."""
    command = interaction.command
    if interaction.type is not discord.InteractionType.application_command:
        return
    if not isinstance(command, app_commands.Command):
        return
    given: dict[str, Any] = dict(iter(interaction.namespace))
    for one in command.parameters:
        if one.display_name in given and not _offers(one, given[one.display_name]):
            raise NotOfferedError(one.display_name)


def _offers(option: app_commands.Parameter, value: Any) -> bool:
    kind = TYPED.get(option.type)
    if kind is None:
        return True  # people, channels and roles are resolved by Discord, and looked at when they are read
    if not isinstance(value, str | int) or type(value) is not kind:
        return False
    if option.choices:
        return any(value == choice.value for choice in option.choices)
    return kind is bool or _within(option, value)


def _within(option: app_commands.Parameter, value: int | str) -> bool:
    size = len(value) if isinstance(value, str) else value
    most = LONGEST if isinstance(value, str) else LARGEST
    low, high = option.min_value, option.max_value
    return (-LARGEST if low is None else low) <= size <= (most if high is None else high)


def sentence(error: app_commands.AppCommandError) -> str | None:
    """The text that says what was wrong with a command; None: nobody foresaw it."""
    if isinstance(error, NotOfferedError):
        return "error-not-offered"
    if isinstance(error, app_commands.TransformerError):
        return "error-no-member" if error.type is AppCommandOptionType.user else "error-not-offered"
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return "error-old-command"
    return None
