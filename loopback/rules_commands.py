"""Limits on application commands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from loopback.errors import Form, Json, many, part, refuse

NAME = re.compile(r"[-_'\w]{1,32}")
CHAT, SUBCOMMAND, GROUP = 1, 1, 2
MOST = {1: 100, 2: 15, 3: 15}
"""How many commands of each type one scope may have."""

CHARACTERS = 8000
INSTALLED = (0,)
"""How the application is installed: in guilds. Nobody here can have it for himself, so no command may ask for that."""
LOCALE = re.compile(
    r"id|da|de|en-GB|en-US|es-ES|es-419|fr|hr|it|lt|hu|nl|no|pl|pt-BR|ro|fi|sv-SE|vi|tr|cs|el|bg|ru|uk|hi|th|zh-CN"
    r"|ja|zh-TW|ko"
)
"""The languages into which names and descriptions may be put."""


def check_commands(bodies: list[Json]) -> None:
    """A whole set of commands: how many, each once, each right."""
    kinds = [body.get("type", CHAT) for body in bodies]
    if any(kinds.count(kind) > most for kind, most in MOST.items()):
        raise refuse(30032)
    form, seen = Form(), set[str]()
    for n, body in enumerate(bodies):
        _command(form.at(n), body)
        words = "Application command names must be unique"
        key = f"{body.get('type', CHAT)} {body.get('name')}"
        form.at(n, "name").unique(key, seen, "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
    form.check()


def check_command(body: Json) -> None:
    """One command."""
    form = Form()
    _command(form, body)
    form.check()


def _command(form: Form, body: Json) -> None:
    form.at("contexts").subset(body.get("contexts"), (0, 1, 2))
    form.at("integration_types").subset(body.get("integration_types"), INSTALLED)
    if body.get("type", CHAT) != CHAT:
        _translated(form, body, "name", lambda here, name: here.text(name, 1, 32))
        form.at("description").length(body.get("description"), 0, 0)
        form.at("description_localizations").length(body.get("description_localizations"), 0, 0)
        form.at("options").length(body.get("options"), 0, 0)
        return
    _described(form, body)
    _options(form.at("options"), many(body, "options"), depth=0)
    if _characters(body) > CHARACTERS:
        words = f"Command exceeds maximum size ({CHARACTERS})"
        form.wrong("APPLICATION_COMMAND_TOO_LARGE", words)


def _described(form: Form, body: Json) -> None:
    """The name and the description of a command or an option, in every language they are in."""
    _translated(form, body, "name", _name)
    _translated(form, body, "description", lambda here, words: here.text(words, 1, 100))


def _translated(form: Form, body: Json, key: str, check: Callable[[Form, Any], object]) -> None:
    """What a field must be, it must be in every language; a language given as null is not given."""
    check(form.at(key), body.get(key))
    for locale, words in part(body, f"{key}_localizations").items():
        here = form.at(f"{key}_localizations", locale)
        if not LOCALE.fullmatch(locale):
            here.wrong("ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
        elif words is not None:
            check(here, words)


def _name(form: Form, name: str | None) -> None:
    """1 to 32 letters, digits, `-`, `_`, `'`; in lower case."""
    if not NAME.fullmatch(str(name)) or str(name) != str(name).lower():
        form.wrong("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _options(form: Form, options: list[Json], *, depth: int) -> None:
    """At most 25; each name once; subcommands not mixed with others; required ones first."""
    form.length(options, 0, 25)
    seen: set[str] = set()
    optional = False
    for n, option in enumerate(options):
        here = form.at(n)
        _option(here, option, depth=depth)
        name = str(option.get("name"))
        here.at("name").unique(name, seen, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name is taken")
        if option.get("required") and optional:
            words = "Required options must be placed before non-required options"
            here.wrong("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional = optional or not option.get("required")
    if len({option.get("type") in (SUBCOMMAND, GROUP) for option in options}) > 1:
        form.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and options cannot be mixed")


def _option(form: Form, option: Json, *, depth: int) -> None:
    kind = option.get("type")
    form.at("type").one_of(kind, *range(1, 12))
    _described(form, option)
    choices = many(option, "choices")
    form.at("choices").length(choices, 0, 25)
    for n, choice in enumerate(choices):
        _translated(form.at("choices", n), choice, "name", lambda here, name: here.text(name, 1, 100))
        form.at("choices", n, "value").text(choice.get("value"), 1, 100)
    if choices and option.get("autocomplete"):
        form.at("autocomplete").wrong("APPLICATION_COMMAND_AUTOCOMPLETE_AND_CHOICES", "Not both at once")
    if (kind == GROUP and depth) or (kind == SUBCOMMAND and depth > 1):
        form.at("type").wrong("APPLICATION_COMMAND_OPTIONS_NESTING", "Groups cannot be nested so deep")
    elif kind in (SUBCOMMAND, GROUP):
        _options(form.at("options"), many(option, "options"), depth=depth + 1)


def _characters(body: Json) -> int:
    """Names, descriptions and texts to choose from, at every depth; each in the language in which it is longest."""
    choices = sum(_longest(one, "name") + len(str(one.get("value"))) for one in many(body, "choices"))
    own = _longest(body, "name") + _longest(body, "description")
    return own + choices + sum(_characters(option) for option in many(body, "options"))


def _longest(body: Json, key: str) -> int:
    translations: Iterable[Any] = part(body, f"{key}_localizations").values()
    return max(len(str(words or "")) for words in (body.get(key), *translations))
