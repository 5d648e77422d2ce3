"""What all tests have in common."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

BEGUN: set[Path] = set()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """What the first test of a file has loaded stays until the end: the collector of garbage passes over it.

    It looked at all words, commands and modules again and again, for a tenth of the time of all tests.
    """
    if item.path not in BEGUN:
        BEGUN.add(item.path)
        gc.collect()
        gc.freeze()
