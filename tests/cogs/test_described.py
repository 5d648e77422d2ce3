"""Every command, option and choice is described in every language, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from discord import app_commands

from bot.base.text import slug
from bot.surface.kit.translating import named
from games.catalog import GAMES
from tests.bot.test_languages import OTHERS, texts
from tests.cogs.conftest import Hall

LONGEST = 100
Said: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"


def commands(group: Said) -> Iterator[Said]:
    """A command or group with all below it."""
    yield group
    if isinstance(group, app_commands.Group):
        for one in group.commands:
            yield from commands(one)


def described(command: Said) -> Iterator[str]:
    """The ids of a command, its options and their choices."""
    yield named(command.qualified_name)
    for option in command.parameters if isinstance(command, app_commands.Command) else ():
        yield f"{named(command.qualified_name)}.{option.name.replace('_', '-')}"
        yield from (f"choice-{slug(str(choice.value))}" for choice in option.choices)


async def test_every_command_is_described_in_every_language(hall: Hall) -> None:
    tops = [one for one in hall.bot.tree.get_commands() if not isinstance(one, app_commands.ContextMenu)]
    wanted = {key for top in tops for one in commands(top) for key in described(one)}
    assert OTHERS
    for language in OTHERS:
        games = {f"choice-{game}": hall.bot.surface.library.of(game, language) for game in GAMES}
        assert texts(language, "commands").keys() == wanted - games.keys()
        words = hall.bot.surface.library.of(language=language)
        said = {key: games.get(key, words).find(key, {}) or "" for key in wanted}
        assert [key for key, text in said.items() if not 1 <= len(text) <= LONGEST] == []
