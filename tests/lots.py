"""What is played in each run, and what more of it by `make proof` alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

proof = pytest.mark.proof


def lots(every_time: Iterable[Any], more: Iterable[Any]) -> list[Any]:
    """The cases of a test: some of them stand for all each time, the others are left to the proof."""
    return [*every_time, *(pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=proof) for one in more)]
