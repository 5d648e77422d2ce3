"""What the commands are built of: how one is added with its examples, the database that is meant, files in and out."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

from bot.base import settings
from bot.base.errors import SetupError
from bot.base.places import Place, place
from bot.store.bounds import FILE
from bot.store.store import new_id
from games.catalog import GAMES

BAD_INPUT = 2
OtherDatabase: TypeAlias = Annotated[
    str | None, typer.Option("--database", help="Another file, or postgresql://..., than in the settings.")
]


@dataclass(frozen=True, slots=True)
class Command:
    """A command: what does it, and how it is called, with examples, each a line that can be typed as it stands.

    `handed_on`: it hands all that stands behind its name on to another program.
    """

    does: Callable[..., object]
    examples: Sequence[str]
    name: str = ""
    handed_on: bool = False


def add(app: typer.Typer, command: Command) -> None:
    """Let the command line know a command; its examples stand at the end of its help."""
    loose: dict[str, Any] = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
    shown = "\b\n" + "\n".join(["Examples:", *(f"  {line}" for line in command.examples)])
    context = loose if command.handed_on else None
    app.command(command.name or None, epilog=shown, context_settings=context)(command.does)


def game_ids(incomplete: str) -> list[str]:
    """What the shell may complete where a game is asked for."""
    return [one for one in GAMES if one.startswith(incomplete)]


def place_of(database: str | None) -> Place:
    """The database that is meant: another one, or that of the settings."""
    try:
        return place(database) if database else settings.read().place
    except ValueError as error:
        raise SetupError(f"--database {error}.") from None


def document(file: Path) -> Any:
    """What `byrsa export` has written."""
    try:
        return json.loads(_bounded(str(file)).decode())
    except OSError as error:
        raise SetupError(f"{file} cannot be read ({error.strerror}).") from None
    except (ValueError, RecursionError):
        raise SetupError(f"{file} is not a game exported by Byrsa. Make one with `byrsa export`.") from None


def text_of(file: str) -> str:
    """What a file holds, or what comes from standard input: `-`."""
    try:
        return _bounded(file).decode("utf-8-sig")
    except OSError as error:
        raise SetupError(f"{file} cannot be read ({error.strerror}). Give another, or - for standard input.") from None
    except UnicodeDecodeError as error:
        raise SetupError(f"{file} is no text (byte {error.start}). Save it as UTF-8.") from None


def _bounded(file: str) -> bytes:
    """The bytes of a file, or of standard input. SetupError: they are more than anything that is meant."""
    if file == "-":
        found = sys.stdin.buffer.read(FILE + 1)
    else:
        with Path(file).open("rb") as source:
            found = source.read(FILE + 1)
    if len(found) > FILE:
        raise SetupError(f"{file} is larger than any file that Byrsa reads ({FILE >> 20} MiB).")
    return found


@contextmanager
def new_file(file: Path) -> Generator[Path]:
    """A file beside the wanted one, which takes its name when it is whole; readable by this user only."""
    if file.exists():
        raise SetupError(f"{file} exists already. Choose another name, or move it away.")
    if not file.parent.is_dir():
        raise SetupError(f"The directory {file.parent} does not exist. Make it, or choose another.")
    part = file.with_name(f".{file.name}.{new_id()}")
    try:
        part.touch(mode=0o600)
        yield part
        os.link(part, file)
    except FileExistsError:
        raise SetupError(f"{file} exists already. Choose another name, or move it away.") from None
    except OSError as error:
        raise SetupError(f"{file} cannot be written ({error.strerror}). Choose another place.") from None
    finally:
        part.unlink(missing_ok=True)
