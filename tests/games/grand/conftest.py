from __future__ import annotations

import pytest

from tests.games.grand.laying import Play


@pytest.fixture
def play() -> Play:
    """A table to try one rule at."""
    return Play()
