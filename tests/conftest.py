"""What all tests have in common: the collector of garbage passes over what stays until the end.

It would look at all modules, words and commands again and again, for a tenth of the time of all tests.
"""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

BEGUN: set[Path] = set()
gc.disable()  # until all tests are known: importing them makes no garbage


def pass_over() -> None:
    """All that is there now stays."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Modules."""
    pass_over()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """What the first test of a file has loaded."""
    if item.path not in BEGUN:
        BEGUN.add(item.path)
        pass_over()
