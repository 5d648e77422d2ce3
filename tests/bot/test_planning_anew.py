"""What was said ahead and does not hold any more: its seat alone is called again, with half a window of its own."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.services.sittings.missed import record_of
from games.kernel import Decision, Now, Plan, chairs

from .playing import answer, asked
from .test_planning import Sales, at_market, kept, shown, sold, ticked, timed

DIAMOND, TRIANGLE, CIRCLE = chairs(3)
SALES = "sample.sales"


class Wary(Sales):
    """Diamond's plan holds only as long as circle would not rather be asked."""

    def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:
        return plan.seat != DIAMOND or [one.raw for one in now.said(SALES, CIRCLE)] != ["ask"] or plan.raw == "ask"


async def test_only_who_is_concerned_is_called_again_and_has_half_the_time(tmp_path: Path) -> None:
    async with at_market(tmp_path, Wary()) as (tables, game, time):
        first = await asked(tables, game, SALES, DIAMOND)
        await answer(tables, game, SALES, "none", DIAMOND)
        time.move(timedelta(hours=5))
        await answer(tables, game, SALES, "ask", CIRCLE)
        assert await shown(tables, game) == [(SALES, DIAMOND), (SALES, TRIANGLE)]
        assert (await asked(tables, game, SALES, DIAMOND)).ref == first.ref
        stand = await tables.store.stand(game)
        assert stand is not None
        dues = {row.seat: row.due for row in stand.windows}
        assert dues == {DIAMOND: time.at + timedelta(hours=6), TRIANGLE: time.at + timedelta(hours=7)}


async def test_if_he_says_nothing_more_his_default_counts_and_is_missed(tmp_path: Path) -> None:
    async with at_market(tmp_path, Wary()) as (tables, game, time):
        for seat, raw in ((DIAMOND, "none"), (TRIANGLE, "none"), (CIRCLE, "ask")):
            await answer(tables, game, SALES, raw, seat)
        assert await timed(tables, game) == [(SALES, DIAMOND)]
        assert await sold(tables, game) == []
        await ticked(tables, time, timedelta(hours=6, minutes=1))
        stand = await tables.store.stand(game)
        assert stand is not None
        assert record_of(stand, DIAMOND).row == 1
        assert (DIAMOND, "none") in await kept(tables, game)


async def test_he_answers_once_and_play_goes_on(tmp_path: Path) -> None:
    async with at_market(tmp_path, Wary()) as (tables, game, _):
        for seat, raw in ((TRIANGLE, "none"), (DIAMOND, "none"), (CIRCLE, "ask"), (DIAMOND, "ask")):
            await answer(tables, game, SALES, raw, seat)
        assert await shown(tables, game) == [("sample.sell", DIAMOND)]
