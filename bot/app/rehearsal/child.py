"""`byrsa run` as a process that can be killed, with the dice of the rehearsal, and nobody made to wait.

A process that stands by imports this module, and with it all that a start loads, and is copied for each start.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from datetime import timedelta
from functools import partial
from importlib import import_module
from typing import Final

from bot.app.client import cog_modules
from bot.app.demo.stage import SeededTables
from bot.app.rehearsal import disk
from bot.app.serve import serve
from bot.base import log, loop, settings
from bot.base.errors import SetupError, StoreError
from bot.base.text import Library, languages
from bot.services.clock.waits import hurried
from bot.surface.posting.courier import AGAIN
from games.catalog import GAMES

REFUSED: Final = 2
"""How a bot ends that is told it may not begin, or go on."""
BREAKS: Final = {disk.FULL: signal.SIGUSR1, disk.FAILING: signal.SIGUSR2}
MENDS: Final = signal.SIGCONT
"""How it is told that its disk is full, fails, or is well again."""


def load() -> None:
    """Have at hand what a start loads and never changes again; told to the process that stands by."""
    for name in cog_modules():
        import_module(name)
    for kind in GAMES:
        for language in languages():
            Library().of(kind, language)


def begin(environment: Mapping[str, str], seed: str) -> None:
    """As if this process had been started with that environment, and nobody read what it prints."""
    os.environ.clear()
    os.environ.update(environment)
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    _listen()
    AGAIN.hurry()
    chosen = settings.read()
    log.configure(chosen.log_level, chosen.log_form)
    try:
        with hurried(timedelta()):
            loop.run(serve(chosen, tables=partial(SeededTables, seed=seed)))
    except (SetupError, StoreError):
        sys.exit(REFUSED)


def _listen() -> None:
    """Have the disk break, and mend, when that is said."""
    for code, number in BREAKS.items():
        signal.signal(number, partial(_break, code))
    signal.signal(MENDS, lambda _number, _frame: disk.mend())


def _break(code: int, _number: int, _frame: object) -> None:
    disk.break_down(code)
