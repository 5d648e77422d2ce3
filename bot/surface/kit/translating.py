"""What commands and their options are said to do, in the language of each client; their names stay as they are.

The texts stand in `commands.ftl` of each language but English, whose texts stand beside the commands themselves: under
`command-game-new` what `/game new` does, and as its attributes what its options mean. Those of the commands of a game
stand in its `<game>-commands.ftl`, likewise; what several games bring is said as the first of them does. What a game is
called where one is chosen stands in its own file, under `choice-` and its id.
"""

from __future__ import annotations

from typing import Any, Final

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as At

from bot.base.text import BASE, DEFAULT, Library, languages, resource, slug
from bot.services.people.tongue import fitting
from games.catalog import GAMES

EVERYWHERE: Final = ("republic",)
"""Options that mean the same in whichever command they stand."""


def key(context: app_commands.TranslationContextTypes) -> str:
    """Under which id a text of a command stands; "": it is not translated."""
    data: Any = context.data
    if context.location in (At.command_description, At.group_description):
        return named(data.qualified_name)
    if context.location is At.parameter_description:
        return option(data.command.qualified_name, data.name)
    return f"choice-{slug(str(data.value))}" if context.location is At.choice_name else ""


def option(command: str, name: str) -> str:
    """The id of an option: it is said of its command, or once of all commands that have it."""
    return f"{named('every' if name in EVERYWHERE else command)}.{name.replace('_', '-')}"


def named(command: str) -> str:
    """The id of a command: "/game new" is "command-game-new"."""
    return f"command-{command.replace(' ', '-')}"


def translations() -> list[str]:
    """All texts of commands in other languages."""
    names = ("commands", *(f"{game}-commands" for game in GAMES))
    found = (resource(language, name) for language in languages() for name in names)
    return [source.read_text("utf-8") for source in found if source.is_file()]


class Translator(app_commands.Translator):
    """Looks them up in the catalogues."""

    def __init__(self, library: Library) -> None:
        self.library = library

    async def translate(
        self,
        string: app_commands.locale_str,  # noqa: ARG002 - what it is said of tells more than the English text
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in a language; None: it stays English."""
        language = fitting(str(locale.value))
        if language is None or language == DEFAULT or not (wanted := key(context)):
            return None
        said = (self.library.of(name, language).find(wanted, {}) for name in (BASE, *GAMES))
        return next(filter(None, said), None)
