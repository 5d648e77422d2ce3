"""A few tables over some weeks: nothing is stuck, no default comes before its time, none in anybody's sleep."""

from __future__ import annotations

import pytest

from tests.bot.month import month


@pytest.mark.slow
async def test_weeks_of_sleep_absence_outages_and_restarts() -> None:
    report = await month(games=4, days=16)
    assert report.early == []
    assert report.asleep == []
    assert report.stuck == []
    assert report.errors == []
    assert report.counts["answers"] > 50
    assert report.counts["defaults"] > 15
    assert report.counts["restarts"] > 2
