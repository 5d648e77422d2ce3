"""`byrsa run`, but every game has the same dice, so that a test that passes passes always."""

from __future__ import annotations

from functools import partial
from unittest.mock import patch

from bot.__main__ import run
from bot.app.demo.stage import SeededTables
from tests.cogs.conftest import SEED

if __name__ == "__main__":
    with patch("bot.app.serve.Tables", partial(SeededTables, seed=SEED)):
        run()
