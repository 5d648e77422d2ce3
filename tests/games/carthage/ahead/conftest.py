from __future__ import annotations

import pytest

from tests.games.carthage.ahead.packages_helpers import Ahead


@pytest.fixture
def ahead() -> Ahead:
    """A table that asks the packages ahead."""
    return Ahead()
