"""Every command, option and choice is described in every language, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, TypeAlias

from discord import app_commands

from bot.base.text import BASE, slug
from bot.fronts import FRONTS
from bot.surface.kit.translating import named
from bot.surface.kit.translating import option as option_of
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
        yield option_of(command.qualified_name, option.name)
        yield from (f"choice-{slug(str(choice.value))}" for choice in option.choices)


async def test_every_command_is_described_in_every_language(hall: Hall) -> None:
    tops = [one for one in hall.bot.tree.get_commands() if not isinstance(one, app_commands.ContextMenu)]
    wanted = {key for top in tops for one in commands(top) for key in described(one)}
    assert OTHERS
    for language in OTHERS:
        own = {game: texts(language, f"{game}-commands").keys() for game in GAMES}
        common, games = texts(language, "commands").keys(), {f"choice-{game}" for game in GAMES}
        assert common | set().union(*own.values()) == wanted - games
        assert {game: keys & common for game, keys in own.items()} == {game: set() for game in GAMES}
        said = {key: translated(hall, language, key) for key in wanted}
        assert [key for key, text in said.items() if not 1 <= len(text) <= LONGEST] == []


def translated(hall: Hall, language: str, key: str) -> str:
    """What is said of a command, option or choice, by all games or by the first that brings it."""
    found = (hall.bot.surface.library.of(name, language).find(key, {}) for name in (BASE, *GAMES))
    return next(filter(None, found), "")


async def test_what_a_game_brings_is_described_by_the_game(hall: Hall) -> None:
    """Its verbs, what they choose from, the parts of its board: as far as no other command has the same."""
    for language, (kind, front) in product(OTHERS, FRONTS.items()):
        verbs = {named(f"{one.phase} {one.name}".strip()) for one in front.verbs}
        assert not verbs & texts(language, "commands").keys()
        assert {key for key in verbs if not translated(hall, language, key)} == set(), kind
