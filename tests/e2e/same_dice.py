"""`byrsa run`, but every game has the same dice, so that a test that passes passes always.

A process that stands by imports this module, with all that a start of the bot loads and never changes again, and is
copied for each start: a test that kills the bot twenty times would otherwise read the same words twenty times.
"""

from __future__ import annotations

import gc
import os
import pkgutil
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from unittest.mock import patch

import cogs
from bot.app import serve
from bot.app.demo.stage import SeededTables
from bot.app.line.hosting import run
from bot.base.text import Library, languages
from games.catalog import GAMES
from tests.cogs.conftest import SEED

for module in pkgutil.iter_modules(cogs.__path__, "cogs."):
    import_module(module.name)
for kind in GAMES:
    for language in languages():
        Library().of(kind, language)
gc.collect()
gc.freeze()  # or each copy would look at all of it, and have its own


def begin(environment: Mapping[str, str]) -> None:
    """As if this process had been started with that environment, and nobody read what it prints."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if log := os.environ.get("TEST_LOG"):
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    with patch.object(serve, "Tables", partial(SeededTables, seed=SEED)):
        run()
