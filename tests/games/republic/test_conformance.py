"""The conformance suite on Alba: a law, own steps and the shared rules make a whole game."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Game
from tests.games.republic.alba import GAME
from tests.games.test_conformance import *  # noqa: F403 - the suite itself, on another game


@pytest.fixture(params=[GAME], ids=["alba"])
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return request.param
