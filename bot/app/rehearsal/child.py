"""`byrsa run` as a process that can be killed, with the dice of the rehearsal, and nobody made to wait.

A process that stands by imports this module, and with it all that a start loads, and is copied for each start.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from datetime import timedelta
from functools import partial
from importlib import import_module
from typing import Final

from bot.app.client import cog_modules
from bot.app.demo.stage import SeededTables
from bot.app.serve import serve
from bot.base import log, loop, settings
from bot.base.errors import SetupError, StoreError
from bot.base.text import Library, languages
from bot.services.clock.waits import hurried
from games.catalog import GAMES

REFUSED: Final = 2
"""How a bot ends that is told it may not begin, or go on."""


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
    chosen = settings.read()
    log.configure(chosen.log_level, chosen.log_form)
    try:
        with hurried(timedelta()):
            loop.run(serve(chosen, tables=partial(SeededTables, seed=seed)))
    except (SetupError, StoreError):
        sys.exit(REFUSED)
