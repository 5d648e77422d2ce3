"""Ratings: what a game does to the points of those who played it, once, and of nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.services.records.ratings import BEGINS, STAKE, Rating, expected, ratings, settled
from bot.services.records.statistics import RESULT
from bot.services.seats.privacy import erase
from bot.services.seats.seats import vacate
from bot.store.store import UserRow
from bot.table.tables import Tables
from games.kernel.decision import chairs
from tests.bot.playing import HOST, bid_all, ticking, user

ONE, TWO, THREE = chairs(3)
EVEN = dict.fromkeys((1, 2, 3), BEGINS)


def test_what_one_wins_others_lose() -> None:
    assert settled(EVEN, {1}) == {1: BEGINS + STAKE / 2, 2: BEGINS - STAKE / 4, 3: BEGINS - STAKE / 4}
    assert settled(EVEN, {1, 2})[3] == BEGINS - STAKE / 2
    assert settled(EVEN, set()) == settled(EVEN, {1, 2, 3}) == EVEN


def test_who_was_expected_to_win_wins_less() -> None:
    assert expected(400) == pytest.approx(10 / 11)
    strong = settled({1: 1900, 2: 1500}, {1})[1] - 1900
    weak = settled({1: 1500, 2: 1900}, {1})[1] - 1500
    assert 0 < strong < STAKE / 2 < weak < STAKE


def test_what_cannot_be_read_counts_as_none() -> None:
    for stored in ({"sample": {"points": "many"}}, {"sample": 3}, "high", None):
        assert ratings(UserRow(1, {"ratings": stored})) == {}


async def rated(tables: Tables) -> dict[int, Rating]:
    found = {user(seat): ratings(await tables.store.user(user(seat))) for seat in chairs(3)}
    return {one: by["sample"] for one, by in found.items() if "sample" in by}


async def to_its_end(tables: Tables, game: str) -> set[int]:
    """All defaults until the road ends; who has won."""
    while not (table := await tables.table(game)).over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        await tables.lapse(game, posted.ref)
    (note,) = await tables.store.notes(game, RESULT)
    return {user(seat) for seat in chairs(3) if seat in note.body["winners"]}


async def test_a_game_is_rated_once_after_its_end(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        await bid_all(tables, game, [4, 0, 0])
        won = await to_its_end(tables, game)
        assert await rated(tables) == {}
        await clock.tick()
        after = await rated(tables)
        assert {one.games for one in after.values()} == {1}
        assert {one for one, rating in after.items() if rating.points > BEGINS} == won
        assert sum(one.points for one in after.values()) == pytest.approx(3 * BEGINS, abs=0.2)
        await clock.tick()
        assert await rated(tables) == after


async def test_whoever_left_or_deleted_his_data_is_not_rated(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        await bid_all(tables, game, [4, 0, 0])
        await vacate(tables, game, THREE, "own")
        won = await to_its_end(tables, game)
        await erase(tables, HOST)
        await clock.tick()
        assert await rated(tables) == {}, f"one player is left: nobody to compare him with, whoever won: {won}"


async def test_ratings_go_with_the_data_of_a_person(tmp_path: Path) -> None:
    async with ticking(tmp_path / "a.db") as (clock, tables, game, _):
        await bid_all(tables, game, [4, 0, 0])
        await to_its_end(tables, game)
        await clock.tick()
        assert "ratings" in (await tables.store.personal(HOST))["settings"]
        await erase(tables, HOST)
        assert HOST not in await rated(tables)
        assert len(await rated(tables)) == 2
