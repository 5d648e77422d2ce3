"""The commands of the phases, made of what the games bring: one subcommand each, whatever the game at hand is."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from copy import copy
from dataclasses import replace
from keyword import iskeyword
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.base.errors import NotOpen
from bot.base.halves import HALVES, in_half, kind_of, parted
from bot.surface.kit.look import Look
from bot.surface.kit.surface import Surface
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import (
    Choices,
    Client,
    answers,
    choices_of,
    command,
    factions_in,
    for_which,
    game_choices,
    half_choices,
    options_in,
    quietly,
    which,
)
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import HALF, VERBS, Field, Said, Verb, union, verb_of
from games.kernel import Posted

Command: TypeAlias = app_commands.Command[Any, ..., None]
Completion: TypeAlias = Callable[[Interaction, str], Awaitable[Choices]]
EMPTY: Final = inspect.Parameter.empty
TYPES: Final = {"number": int, "yesno": bool, "person": discord.Member}


MADE: Final = dict[str, tuple[Sequence[Verb], Sequence[Command]]]()
"""The commands of each phase, and what they were made of: the same for every bot that is set up in this program."""


def subcommands(phase: str) -> Sequence[Command]:
    """The commands of a phase, over all games. It has no game's name in it and knows none."""
    verbs = [beside(verb) for verb in union(phase, VERBS.brought.values())]
    if MADE.get(phase, ((), ()))[0] != verbs:
        MADE[phase] = (verbs, [made(verb) for verb in verbs])
    return [copy(one) for one in MADE[phase][1]]  # whoever holds a command is written on it


def beside(verb: Verb) -> Verb:
    """The same; one that several halves of a game have says which is meant, if whoever types it likes."""
    named = [
        [half for half in halves.values() if verb_of(half.game.id, verb.phase, verb.name)]
        for halves in HALVES.brought.values()
    ]
    return replace(verb, fields=[*verb.fields, HALF]) if any(len(able) > 1 for able in named) else verb


def fill(group: app_commands.Group | None, phase: str) -> None:
    """Put them under their command."""
    for one in subcommands(phase) if group else ():
        group.add_command(one)  # type: ignore[union-attr]


class Single(commands.Cog):
    """A phase that has no choice: one command without any below it tells what happens in it."""

    def __init__(self, bot: commands.Bot | commands.AutoShardedBot, phase: str) -> None:
        self.bot = bot
        self.told = subcommands(phase)

    async def cog_load(self) -> None:
        """No group holds it."""
        for one in self.told:
            self.bot.tree.add_command(one)

    async def cog_unload(self) -> None:
        """Take it away too."""
        for one in self.told:
            self.bot.tree.remove_command(one.name)


def made(verb: Verb) -> Command:
    """One subcommand."""

    async def callback(interaction: Interaction, **given: Any) -> None:
        said = {field.name: given.get(python(field)) for field in verb.fields}
        await command(interaction, meant(verb.phase, verb.name, said), said.get("game"))

    return declared(verb.name or verb.phase, verb.says, verb.fields, callback, lambda field: suggesting(verb, field))


def meant(phase: str, name: str, said: Said) -> Act:
    """The handler: what the game at hand does with it. NotOpen: it has no such subcommand; there are others."""
    wish, rest = said.get(HALF.name), {option: given for option, given in said.items() if option != HALF.name}

    async def act(press: Press) -> None:
        row = await press.surface.store.find_game(press.to.game)
        kind = row.kind if row else ""
        halves, look = await which_halves(press.surface, press.to.game, kind, press.user.id, (phase, name), wish)
        if look is not None and len(halves) > 1:
            await press.reply.whisper(for_which(look, twins(look, halves, (phase, name))))
            return
        half = halves[0] if halves else ""
        verb = verb_of(kind_of(kind, half), phase, name)
        if verb is None:
            raise lacking(kind, phase, name)
        if strange := unknown(verb, rest, wish if not half else None):
            raise NotOpen("verb.option", option=strange[0])
        await handler(verb, rest)(replace(press, to=replace(press.to, game=in_half(press.to.game, half))))

    return act


def unknown(verb: Verb, said: Said, wish: str | None) -> list[str]:
    """The options that the game at hand does not know, though another does; `wish`: a half, where it has none."""
    strange = [option for option, given in said.items() if given is not None and not takes(verb, option)]
    return [*strange, *([HALF.name] if wish else [])]


async def which_halves(
    surface: Surface, game: str, kind: str, user: int, path: tuple[str, str], wish: str | None = None
) -> tuple[list[str], Look | None]:
    """Of a game that is made of games: the half that a command is about; none: the game itself has such a command.

    The one that was named; else those that ask the caller what it answers: of several it is to be said which. Else the
    one that is played now, or any that has the command. NotOpen: none of that name has it.
    """
    able = {half: verb for half in HALVES.of(kind) if (verb := verb_of(kind_of(kind, half), *path))}
    look = await surface.look_as(game, user) if able and verb_of(kind, *path) is None else None
    if look is None:
        return [], None
    there = [half for half in able if half in look.boards] or list(able)
    if wish:
        return [named_half(look, there, wish)], look
    asking = [half for half in there if any(look.within(half).find(one) for one in able[half].kinds)]
    playing = [half for half in there if half == parted(look.phase)[0]]
    return asking or [*playing, *there][:1], look


def named_half(look: Look, halves: Sequence[str], wish: str) -> str:
    """The half that was typed. NotOpen: it has no such command."""
    names = {half: look.voice.say(f"half-{half}") for half in halves}
    found = next((half for half, name in names.items() if wish.casefold() in (half, name.casefold())), None)
    if found is None:
        raise NotOpen("verb.half", half=wish, there=list(names.values()))
    return found


def twins(look: Look, halves: Sequence[str], path: tuple[str, str]) -> list[Posted]:
    """What each of these halves asks that such a command answers."""
    verbs = {half: verb_of(look.within(half).game.kind, *path) for half in halves}
    found = (next(filter(None, map(look.within(half).find, verb.kinds)), None) for half, verb in verbs.items() if verb)
    return [posted for posted in found if posted]


def takes(verb: Verb, option: str) -> bool:
    """Whether the game at hand knows an option of a command, or only another game does."""
    return option in [field.name for field in verb.fields]


def lacking(kind: str, phase: str, name: str) -> NotOpen:
    """The game at hand has no such subcommand: what it has in this phase instead."""
    verbs = [verb for half in ("", *HALVES.of(kind)) for verb in VERBS.of(kind_of(kind, half))]
    there = list(dict.fromkeys(f"`/{one.phase} {one.name}`" for one in verbs if one.phase == phase))
    return NotOpen("verb.none", verb=f"/{phase} {name}", there=there) if there else NotOpen("verb.phase")


def handler(verb: Verb, said: Said) -> Act:
    """What a subcommand of a game does with what was typed."""
    return verb.does(said) if verb.does else answered(verb, said)


def answered(verb: Verb, said: Said) -> Act:
    """The answer to the first of its decisions that is open."""
    parts = verb.parts
    typed = {one.of or one.name: in_words(said.get(one.name)) for one in parts}
    whole = next(iter(typed.values())) if len(parts) == 1 else typed
    return first_open(verb.kinds, verb.always or whole, said.get("faction"))


def in_words(given: Any) -> str | None:
    """What was typed; Discord gives numbers where a field takes nothing else."""
    return None if given is None else str(given)


def first_open(kinds: Sequence[str], said: Any, faction: str | None) -> Act:
    """The answer to whichever of these questions is open."""
    if len(kinds) == 1:
        return answers(kinds[0], said, faction=faction)

    async def act(press: Press) -> None:
        look = await press.own()
        kind = next((one for one in kinds if look.find(one)), kinds[0])
        await answers(kind, said, faction=faction)(press)

    return act


# How Discord is told of them


def declared(
    name: str,
    says: str,
    fields: Sequence[Field],
    callback: Callable[..., Awaitable[None]],
    complete: Callable[[Field], Completion | None],
) -> Command:
    """A command with these options, described, with their choices and suggestions."""
    by = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    setattr(callback, "__signature__", inspect.Signature([by, *map(parameter, fields)]))  # noqa: B010 - no attribute of functions in general
    app_commands.describe(**{python(one): one.says for one in fields})(callback)
    app_commands.rename(**{python(one): one.name for one in fields if python(one) != one.name})(callback)
    listed = {
        python(one): [app_commands.Choice(name=said, value=value) for value, said in one.choices]
        for one in fields
        if one.choices
    }
    app_commands.choices(**listed)(callback)
    found: Any = Command(name=name, description=says, callback=callback)  # type: ignore[arg-type]
    for one in fields:
        if completion := complete(one):
            found.autocomplete(python(one))(completion)
    return found  # type: ignore[no-any-return]


def python(field: Field) -> str:
    """What a field is called in Python, where `raise` cannot be a name."""
    return f"{field.name}_" if iskeyword(field.name) else field.name


def parameter(field: Field) -> inspect.Parameter:
    """A field as the parameter of a function."""
    kind: Any = TYPES.get(field.kind, str)
    if field.low is not None or field.high is not None:
        kind = app_commands.Range[kind, field.low, field.high]
    default = EMPTY if field.needed else None
    annotation = kind if field.needed else kind | None
    return inspect.Parameter(python(field), inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


# Suggestions


def suggesting(verb: Verb, field: Field) -> Completion | None:
    """What is suggested while a field is typed; None: nothing is."""
    if field.choices or field.free or field.kind in TYPES:
        return None
    if field.kind == "game":
        return game_choices
    if field.kind == "half":
        return half_choices

    async def complete(interaction: Interaction, current: str) -> Choices:
        return await quietly(_suggested(interaction, verb, field.name, current))

    return complete


async def _suggested(interaction: Interaction, verb: Verb, name: str, current: str) -> Choices:
    """As the game at hand has it; of what somebody else may answer nothing is told."""
    client: Client = interaction.client
    said: dict[str, Any] = dict(iter(interaction.namespace))
    row = await which(client.surface, interaction, said.get("game"))
    user = interaction.user.id
    halves, _ = await which_halves(client.surface, row.id, row.kind, user, (verb.phase, verb.name), said.get(HALF.name))
    half = halves[0] if halves else ""
    own = verb_of(kind_of(row.kind, half), verb.phase, verb.name)
    field = next((one for one in own.fields if one.name == name), None) if own else None
    look = await client.surface.look_as(in_half(row.id, half), user)
    if own is None or field is None or look is None:
        return []
    if field.kind == "faction":
        return factions_in(look, own.kinds, current)
    if field.offers:
        return choices_of(field.offers(look, said, current))
    part = "" if len(own.parts) == 1 else field.of or field.name
    return choices_of(options_in(look, own.kinds, part, str(said.get("faction") or ""), current))
