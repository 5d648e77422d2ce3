"""The road to Discord: who closes it, who may ask, and who is suspected afterwards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.clock.clock import Clock
from bot.surface.kit.hindrances import Hindrance
from bot.surface.posting.road import Road
from tests.bot.playing import FakeTime, at_table

DOWN = Hindrance.DOWN
SECOND = timedelta(seconds=1)


@asynccontextmanager
async def a_road(path: Path) -> AsyncIterator[tuple[Road, FakeTime]]:
    """Open, of a bot that is on Discord."""
    async with at_table(path) as (tables, _, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        yield Road(tables.store, clock), time


async def test_what_was_on_its_way_when_it_closed_changes_nothing(tmp_path: Path) -> None:
    """Neither why it is closed, nor when it is asked; and it opens nothing."""
    async with a_road(tmp_path / "a.db") as (road, time):
        await road.close(1, DOWN)
        before = road.closed, road.next
        time.move(SECOND)
        await road.close(2, Hindrance.BAN)
        assert (road.closed, road.next) == before
        await road.open(2)
        assert (road.closed, road.clock.present) == (before[0], False)


async def test_it_is_asked_with_growing_pauses_and_closed_since_it_was(tmp_path: Path) -> None:
    async with a_road(tmp_path / "a.db") as (road, time):
        closed = time.now()
        road.asking = 1
        for seconds in (5, 10, 20):
            await road.close(1, DOWN)
            assert road.next - time.now() == seconds * SECOND
            assert road.closed == await road.store.road()
            assert road.closed
            assert road.closed.since == closed
            time.move(seconds * SECOND)
        await road.open(1)
        assert (road.closed, await road.store.road(), road.clock.present) == (None, None, True)
        await road.close(1, DOWN)
        assert road.next - time.now() == 5 * SECOND, "it begins anew"


@pytest.mark.parametrize(("opener", "suspected"), [(1, False), (2, True), (None, False)])
async def test_who_closed_it_is_suspected_only_if_another_has_arrived(
    tmp_path: Path, opener: int | None, suspected: bool
) -> None:
    async with a_road(tmp_path / "a.db") as (road, _):
        await road.close(1, DOWN)
        assert not road.suspects(1, DOWN), "while nothing arrives"
        road.asking = opener
        await road.open(opener)
        assert road.suspects(1, DOWN) == suspected
        assert not road.suspects(1, Hindrance.BAN), "that is never about a parcel"
        assert not road.suspects(2, DOWN)
        road.settled(1)
        assert not road.suspects(1, DOWN)


async def test_where_one_place_fails_again_and_again_it_may_be_its_own_fault(tmp_path: Path) -> None:
    """It has closed the road and asked twice: whatever else waited would have asked before."""
    async with a_road(tmp_path / "a.db") as (road, _):
        await road.close(1, DOWN, "inbox:1")
        road.asking = 1
        await road.close(1, DOWN, "inbox:1")
        assert not road.in_doubt(1, DOWN), "others may wait"
        await road.close(1, DOWN, "inbox:1")
        assert road.in_doubt(1, DOWN)
        assert not road.in_doubt(1, Hindrance.BAN), "that is never about a parcel"
        await road.answers(1)
        assert (road.closed, await road.store.road(), road.clock.present) == (None, None, True)
        assert road.suspects(1, DOWN)


async def test_where_two_places_fail_it_is_the_road(tmp_path: Path) -> None:
    """Until something arrives, be it what was on its way when the road was closed."""
    async with a_road(tmp_path / "a.db") as (road, _):
        for parcel in (1, 2, 1, 2):
            road.asking = parcel
            await road.close(parcel, DOWN, f"inbox:{parcel}")
        assert not road.in_doubt(2, DOWN)
        await road.open(3)
        assert road.closed, "it did not ask"
        await road.close(2, DOWN, "inbox:2")
        assert road.in_doubt(2, DOWN)
