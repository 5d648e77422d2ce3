"""The errors of the bot: who is told, and what becomes of the game.

`RulesError` is explained to the player and nothing has happened; a `TableError` stops one game and gives a code;
a `StoreError` means nothing was written; a `SetupError` is one line for whoever starts the program.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.kernel.errors import BotError, Broken, Diverged, IllegalAnswer, NotAllowed, NotOpen, RulesError, TableError

__all__ = [
    "BotError",
    "Broken",
    "Conflict",
    "Diverged",
    "Held",
    "IllegalAnswer",
    "LeaseLost",
    "NotAllowed",
    "NotOpen",
    "RulesError",
    "SetupError",
    "StoreCrossed",
    "StoreDamaged",
    "StoreError",
    "StoreFailed",
    "StoreUnsure",
    "SurfaceError",
    "TableError",
    "Trouble",
    "TurnedAway",
]

Trouble: TypeAlias = Literal["busy", "full", "disk", "damaged", "cut"]
"""What ails a database: held by another program, no room, its disk fails, it is damaged, or cannot be reached."""


class Held(TableError):  # noqa: N818 - a word of the table
    """The game is held: its clocks stand still and nobody can play until it is released or rewound."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class StoreError(BotError):
    """The store refused; nothing was written."""


class Conflict(StoreError):  # noqa: N818 - likewise
    """The game has moved on since it was read."""


class LeaseLost(StoreError):  # noqa: N818 - likewise
    """Another process writes to this database now."""


class StoreFailed(StoreError):  # noqa: N818 - likewise
    """The database cannot be read or written now. It may pass by itself."""

    def __init__(self, trouble: Trouble, said: str) -> None:
        super().__init__(said)
        self.trouble: Trouble = trouble


class StoreDamaged(StoreFailed):
    """What is written in the database cannot be read. It does not pass by itself."""


class StoreCrossed(StoreFailed):
    """Two transactions waited for each other, and the database gave this one up. It may be tried again at once."""


class StoreUnsure(StoreFailed):
    """The database could not be reached when it was to say that all was written: perhaps it was."""


class SurfaceError(BotError):
    """Discord did not take what was sent, or gave what cannot be."""


class SetupError(BotError):
    """The program cannot start so: one line that says what to do, exit code 2, nothing overwritten."""


class TurnedAway(SetupError):  # noqa: N818 - what happened at the door
    """Discord did not let the bot in, or is not there; `pause`: the seconds until it makes sense to try again."""

    def __init__(self, why: str, pause: float) -> None:
        super().__init__(why)
        self.pause = pause
