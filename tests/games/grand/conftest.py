from __future__ import annotations

import pytest

from tests.games.grand.course import Course
from tests.games.grand.laying import Play


@pytest.fixture
def play() -> Play:
    """A table to try one rule at."""
    return Play()


@pytest.fixture
def course() -> Course:
    """A table at any stage, with any options, to try the course of the game at."""
    return Course()
