"""The command line: `byrsa`, or `python -m bot`."""

from __future__ import annotations

import errno
import sys
from time import sleep
from typing import Any, Final

import typer

from bot.app.line import care, games, hosting, making, measuring
from bot.app.line.kit import BAD_INPUT, add
from bot.base.blotting import blotted, tell_crash
from bot.base.errors import SetupError, StoreError, TurnedAway

__all__ = ["BAD_INPUT", "app", "main"]

INTERRUPTED: Final = 130
app: Final = typer.Typer(
    name="byrsa",
    help="A referee for political board games on Discord.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (*hosting.COMMANDS, *games.COMMANDS, *care.COMMANDS, *making.COMMANDS, *measuring.COMMANDS):
    add(app, command)


def main() -> None:
    """Run one command. What the user can put right is one line on standard error and exit code 2."""
    sys.excepthook = tell_crash
    sys.exit(_run(sys.argv[1:]))


def _run(arguments: list[str]) -> int:
    try:
        code: Any = app(arguments or ["--help"], prog_name="byrsa", standalone_mode=False)
    except typer.TyperException as error:
        return _refuse(f"{error.format_message()} `byrsa --help` says what there is.")
    except TurnedAway as error:
        return _wait_and_end(error)
    except (SetupError, StoreError) as error:
        return _refuse(str(error))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        return _refuse("The port is in use. Stop the other program, or choose another with --port.")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _wait_and_end(error: TurnedAway) -> int:
    """Whatever starts the program again at once, as a container does, does not knock at once."""
    code = _refuse(f"{error} The program ends in {error.pause:.0f} seconds." if error.pause else str(error))
    sleep(error.pause)
    return code


def _refuse(why: str) -> int:
    typer.echo(f"byrsa: {blotted(' '.join(why.split()))}", err=True)
    return BAD_INPUT


if __name__ == "__main__":
    main()
