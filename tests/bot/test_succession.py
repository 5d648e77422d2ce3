"""What was said after what: told rightly even where somebody sets the clock back."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from bot.store.store import Stand
from bot.table.succession import Succession
from games.kernel import Seat

from .playing import FakeTime, asked, at_table, bid_all, user

HOUR = timedelta(hours=1)


async def stood(tables: object, game: str) -> Stand:
    found: Stand = await tables.store.stand(game)  # type: ignore[attr-defined]
    return found


async def test_a_clock_that_is_set_back_changes_no_order(tmp_path: Path) -> None:
    """What happens after an intention was said must count as later: its card tells what came since."""
    async with at_table(tmp_path / "byrsa.db") as (tables, game, time):
        bid = await asked(tables, game, "sample.bid")
        time.move(HOUR)
        await tables.save(game, bid.decision.seat, bid.ref, bid.rev, 1, user(bid.decision.seat))
        (said,) = (await stood(tables, game)).saved
        time.jump(-HOUR)
        await bid_all(tables, game, [1, 2, 0])
        given = [one.at for one in await tables.store.journal(game)]
        told = [one.at for one in await tables.store.events(game, 0)]
        assert given == sorted(set(given))
        assert told == sorted(told)
        assert min(given + told) > said.at > time.now()


async def test_deadlines_are_reckoned_by_the_clock_as_it_is(tmp_path: Path) -> None:
    async with at_table(tmp_path / "byrsa.db") as (tables, game, time):
        before = {one.ref for one in (await stood(tables, game)).windows}
        time.move(HOUR)
        await tables.moment(game)
        time.jump(-HOUR)
        await bid_all(tables, game, [1, 2, 0])
        opened = [one.opened for one in (await stood(tables, game)).windows if one.ref not in before]
        assert opened
        assert set(opened) == {time.now()}


async def test_another_process_goes_on_after_what_stands_written(tmp_path: Path) -> None:
    async with at_table(tmp_path / "byrsa.db") as (tables, game, _):
        stand = await stood(tables, game)
        sat = stand.seats[Seat("circle")].since
        assert Succession(FakeTime(sat - HOUR)).next(stand) > sat
        assert Succession(FakeTime(sat + HOUR)).next(stand) == sat + HOUR
