"""A newcomer trades soon, counted on the page by mouse (what it took is printed)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.loopback.pages import browser_test
from tests.mouse.newcomer import playground, tried

TRIED = 20


@browser_test
@pytest.mark.slow
async def test_a_trade_that_is_tried_takes_few_presses(tmp_path: Path) -> None:
    """From the opening of the page to the settled deal, both sides together."""
    async with playground(tmp_path) as visit:
        play = await tried(visit)
        print(*visit.table(), sep="\n")
        assert set(play.first) == {"elissa", "ahiram"}
        assert sum(play.first.values()) == visit.presses <= TRIED
