"""What a season of twenty players costs: the answer that closes it, and the picture of what came of all orders."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime

from bench.figures import Figure, compared, cpu_ms, middle, spin
from bot.fronts.diplomacy.paper.battlefield import acts
from bot.store.store import EventRow
from games.diplomacy import GAME
from games.diplomacy.minds.going import Round
from games.diplomacy.minds.player import SensiblePlayer
from games.kernel import Outcome, Setup, chairs
from games.kernel.table import Table
from rendering.diplomacy.orders import compose_orders
from rendering.draw import draw
from rendering.palette import Style
from rendering.scene import Caption

PLAYERS, YEARS = 20, 5
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def closings() -> Iterator[tuple[float, float]]:
    """Of every season with orders for units: milliseconds to resolve it, and to draw what came of them."""
    table, _ = Table.start(GAME, Setup(chairs(PLAYERS), "bench", GAME.options(), turns=YEARS))
    going = Round(table, {seat: SensiblePlayer() for seat in table.state.players})
    while not table.over and (said := going.next()):
        board = table.view(None).map if table.state.step.endswith(".orders") else None
        began = time.thread_time()
        outcome = table.submit(*said)
        took = 1000 * (time.thread_time() - began)
        if board is not None and any(one.event.id == "diplomacy.OrderGiven" for one in outcome.tellings):
            scene = compose_orders(board, acts(rows(outcome)), "resolution", Caption("Bench"), phone=True)
            yield took, cpu_ms(lambda: draw(scene, Style()))  # noqa: B023 - called at once
    table.close()


def rows(outcome: Outcome) -> list[EventRow]:
    """What was told to all, as it is stored."""
    return [EventRow.of("bench", 1, n, one, NOW) for n, one in enumerate(outcome.tellings) if one.to is None]


def measure() -> list[Figure]:
    found = list(closings())
    first, *both = [resolved + drawn for resolved, drawn in found]
    return [
        compared("season_of_20_resolved", middle([one for one, _ in found]), spin(), "spin"),
        Figure("season_of_20_resolved_and_drawn", round(middle(both), 1), "ms", goal="<= 300"),
        Figure("the_slowest_of_them", round(max(both), 1), "ms", goal="<= 300"),
        Figure("the_first_of_a_process", round(first, 1), "ms"),
    ]
