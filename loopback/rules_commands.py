"""Limits on application commands."""

from __future__ import annotations

import re
from collections.abc import Iterable

from loopback.errors import Form, Json, many, refuse

NAME = re.compile(r"[-_'\w]{1,32}")
CHAT, SUBCOMMAND, GROUP = 1, 1, 2
MOST = {1: 100, 2: 15, 3: 15}
"""How many commands of each type one scope may have."""

CHARACTERS = 8000


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
    if body.get("type", CHAT) != CHAT:
        form.at("name").text(body.get("name"), 1, 32)
        form.at("description").length(body.get("description"), 0, 0)
        form.at("options").length(body.get("options"), 0, 0)
        return
    _name(form.at("name"), body.get("name"))
    form.at("description").text(body.get("description"), 1, 100)
    _options(form.at("options"), many(body, "options"), depth=0)
    if _characters(body) > CHARACTERS:
        words = f"Command exceeds maximum size ({CHARACTERS})"
        form.wrong("APPLICATION_COMMAND_TOO_LARGE", words)


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
    _name(form.at("name"), option.get("name"))
    form.at("description").text(option.get("description"), 1, 100)
    choices = many(option, "choices")
    form.at("choices").length(choices, 0, 25)
    for n, choice in enumerate(choices):
        form.at("choices", n, "name").text(choice.get("name"), 1, 100)
        form.at("choices", n, "value").text(choice.get("value"), 1, 100)
    if choices and option.get("autocomplete"):
        form.at("autocomplete").wrong("APPLICATION_COMMAND_AUTOCOMPLETE_AND_CHOICES", "Not both at once")
    if (kind == GROUP and depth) or (kind == SUBCOMMAND and depth > 1):
        form.at("type").wrong("APPLICATION_COMMAND_OPTIONS_NESTING", "Groups cannot be nested so deep")
    elif kind in (SUBCOMMAND, GROUP):
        _options(form.at("options"), many(option, "options"), depth=depth + 1)


def _characters(body: Json) -> int:
    """Names, descriptions and texts to choose from, at every depth."""
    own: Iterable[str] = (str(body.get(key) or "") for key in ("name", "description"))
    choices = sum(len(str(one.get("name"))) + len(str(one.get("value"))) for one in many(body, "choices"))
    return sum(map(len, own)) + choices + sum(_characters(option) for option in many(body, "options"))
