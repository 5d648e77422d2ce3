"""`byrsa load`: all that people press is counted and answered; copies are as their originals; no time is judged."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from bot.__main__ import _run
from bot.app.load import presses, program, shown
from bot.app.load.commits import committed
from bot.app.load.hands import chosen, filled
from bot.app.load.kept import Kept
from bot.app.load.measure import grown, measured
from bot.app.load.process import is_error
from bot.app.load.servers import Crowd, crowd
from bot.app.load.shares import share, spread
from bot.app.load.standing import Standing, bytes_of_none, empty, standing
from bot.app.load.stored import more
from bot.app.load.wish import Booked, Wish
from bot.app.pace.measure import TIMED
from bot.base.errors import SetupError
from bot.base.places import Address
from bot.store.opening import database, open_store, running_games
from bot.store.postgres_raw import raw
from games.catalog import GAMES
from loopback import Loopback, world
from loopback.interact import Interaction
from tests.bot.playing import at_table, bid_all

EVER = 300.0
"""Seconds: on a busy machine nobody's patience ends."""
SMALL = Wish(servers=2, games=5, people=8, seconds=6, rate=4, stored=5, kinds=("sample",))
PAGE = "# Figures\n\n## Load\n\n<!-- load -->\n<!-- end load -->\n\n## Others\n\n### `byrsa other`\n"


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing depends on how fast this machine is; files are made and thrown away in a folder of its own."""
    monkeypatch.setattr(world, "PATIENCE", EVER)
    monkeypatch.setattr(presses, "THINKING", EVER)
    monkeypatch.chdir(tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(1200)
async def test_all_that_is_pressed_is_counted_and_nothing_stays_unanswered(patient: None, tmp_path: Path) -> None:
    said: list[str] = []
    found = await measured(SMALL, said.append)
    pressed = found["presses"] + found["nothing_to_press"]
    assert pressed == SMALL.seconds * SMALL.rate
    assert found["presses"] == sum(found["by_kind"].values()) > 0
    assert found["unanswered"] == found["failed"] == found["hasty"] == found["refused_answers"] == 0
    assert not found["errors"], found["first_error"]
    assert found["acts"] > 0
    assert found["rest_calls"] == sum(found["rest_by_method"].values()) > 0
    assert found["bytes_a_game"] > 0
    assert [one["stored"] for one in found["starts"]] == [0, 5]
    assert found["starts"][1]["bytes"] > found["starts"][0]["bytes"]
    assert (found["running"]["played"], found["running"]["unanswered"]) == (1, 0)
    assert found["bot_cpu_ms_a_press"] > found["people_cpu_ms_a_press"] > 0
    assert len(said) == 3
    assert not await asyncio.to_thread(lambda: [*tmp_path.iterdir()])


@pytest.mark.slow
@pytest.mark.timeout(1200)
async def test_several_processes_of_a_bot_carry_it_together(
    patient: None, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", address.with_password())
    wish = replace(SMALL, kept=Kept.POSTGRES, processes=2, stored=0)
    wish.check()
    found = await measured(wish, lambda _: None)
    assert found["command"].endswith("--processes 2")
    assert found["unanswered"] == found["failed"] == found["refused_answers"] == 0
    assert not found["errors"], found["first_error"]
    assert found["acts"] > 0
    assert found["server_cpu_ms_a_press"] > 0


def test_games_of_all_kinds_are_booked_on_all_paces_over_all_servers_and_some_stay_in_the_lobby() -> None:
    booked = Wish(servers=3, games=60).booked
    assert {one.kind for one in booked} == set(GAMES)
    assert {one.pace for one in booked} == set(TIMED)
    assert {one.server for one in booked} == {0, 1, 2}
    assert sum(one.gathers for one in booked) == 12
    assert booked[0] == Booked("carthage", 4, TIMED[0], 0, gathers=False)
    for kind in GAMES:
        assert {one.gathers for one in booked if one.kind == kind} == {True, False}


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (Wish(servers=3, people=11), "11 people are too few for 3 servers; take 12."),
        (Wish(servers=1, games=401), "A server has room for 400 games. Take more servers."),
        (Wish(processes=4), "A file is used by one process. Say --store postgres for 4."),
        (Wish(kept=Kept.POSTGRES), "Set DATABASE_URL to an empty database of PostgreSQL's, made for this."),
    ],
)
def test_what_cannot_be_measured_is_refused(wish: Wish, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    with pytest.raises(SetupError, match=why):
        wish.check()


def test_the_command_line_says_what_it_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["load", "--people", "3"]) == 2
    assert "3 people are too few" in capsys.readouterr().err


async def test_a_copy_is_played_as_its_original_and_nothing_is_left_at_the_end(tmp_path: Path) -> None:
    await _copied(tmp_path / "load.db")


async def test_a_copy_in_postgresql_is_too(address: Address) -> None:
    await _copied(address)


async def _copied(place: Path | Address) -> None:
    async with at_table(place) as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
    one = await standing(place)
    for numbers in (range(2), range(2, 3)):
        await asyncio.to_thread(more, place, [game], [7, 8], numbers)
    found = await standing(place)
    assert (found.acts, found.turns) == (4 * one.acts, 4 * one.turns)
    rows = {row.id: (row.channel, row.log) for row in await asyncio.to_thread(running_games, place) if row.id != game}
    assert rows == {"copy0": (7, 7), "copy1": (8, 8), "copy2": (7, 7)}
    with pytest.raises(SetupError, match="Take an empty one"):
        await bytes_of_none(place)
    await asyncio.to_thread(empty, place)
    assert await bytes_of_none(place) > 0
    store = await open_store(place)
    assert await store.dump("copy0") is None
    await store.close()


def test_what_is_chosen_is_offered_and_as_many_as_there_may_be() -> None:
    menu = {"options": [{"value": name} for name in "abc"], "min_values": 2, "max_values": 3}
    for seed in range(20):
        found = chosen(menu, Random(seed))
        assert 2 <= len(found) == len(set(found)) <= 3
        assert set(found) <= set("abc")


def test_a_form_is_filled_in_as_its_fields_want_it() -> None:
    class Form:
        form: ClassVar[dict[str, Any]] = {
            "components": [
                {"label": name, "component": {"custom_id": name, **component}}
                for name, component in {
                    "there": {"type": 4, "value": "as it stood"},
                    "empty": {"type": 4, "min_length": 3},
                    "one": {"type": 21, "options": [{"value": "x"}]},
                    "some": {"type": 3, "options": [{"value": "y"}]},
                    "ticked": {"type": 23},
                    "file": {"type": 19},
                }.items()
            ]
        }

    found = filled(Form(), Random(1))  # type: ignore[arg-type]
    assert isinstance(found.pop("ticked"), bool)
    assert found == {"there": "as it stood", "empty": "111", "one": "x", "some": ["y"]}


async def test_while_people_gather_they_wait_as_long_as_it_takes_and_one_failure_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people, waits = crowd(Loopback(world.World()), SMALL), list[float]()

    async def fails(self: Crowd, number: int, booked: Booked) -> None:
        waits.append(self.town.world.patience)
        raise SetupError(f"{booked.title} does not begin")

    monkeypatch.setattr(Crowd, "_open", fails)
    with pytest.raises(SetupError, match="sample table does not begin"):
        await people.gather(SMALL)
    assert min(waits) > world.PATIENCE == people.town.world.patience


async def test_whoever_is_not_answered_in_time_is_counted() -> None:
    there = world.World()
    there.patience = 0.0
    press = presses.Press(Interaction(1, "t", 3, 1, 1, None, there.clock.now() - 1, {}))
    await presses.answered(there, press)
    assert press.lost
    assert (press.acked, press.own, press.kind) == (False, None, "button")


def test_shares_are_durations_that_were_measured() -> None:
    assert spread([float(number) for number in range(1, 201)]) == {"p50": 100.0, "p99": 198.0, "max": 200.0}
    assert share([], 99) is None


def test_growth_is_told_a_press_a_game_and_a_turn() -> None:
    pressed = {"presses": 10, "rest_calls": 30}
    found = grown(Wish(games=4), 1000, Standing(5000, 4, 20), Standing(6000, 8, 26), pressed)
    expected = {"acts": 6, "turns": 4, "rest_a_turn": 7.5, "bytes_a_game": 1000, "bytes_a_press": 100}
    assert found == expected


def test_errors_in_the_log_are_told_from_all_else() -> None:
    assert is_error(json.dumps({"level": "error", "event": "press.failed"}))
    assert is_error("Traceback (most recent call last):")
    assert not is_error(json.dumps({"level": "warning", "event": "slow"}))
    assert not is_error("")


@pytest.mark.parametrize(("errors", "code"), [([], 0), (["it broke"], 1)])
def test_an_error_in_the_log_is_shown_and_is_no_success(
    errors: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def met(wish: Wish, said: Any) -> dict[str, Any]:
        return {"command": wish.command, "errors": len(errors), "first_error": "".join(errors)}

    monkeypatch.setattr(program, "measured", met)
    assert program.main(SMALL, program.Out()) == code
    assert ("it broke" in capsys.readouterr().err) == bool(errors)


def test_a_series_is_written_into_its_section_and_replaces_the_one_asked_for_in_the_same_way() -> None:
    first = {"command": "byrsa load --seed 1", "version": "1", "at": "2026-01-01", "presses": 1, "errors": 0}
    page = shown.with_series(PAGE, first)
    page = shown.with_series(page, {**first, "command": "byrsa load --seed 2", "presses": 22})
    page = shown.with_series(page, {**first, "presses": 333})
    assert page.count("### `byrsa load") == 2
    assert "| presses | 333 |" in page
    assert "| presses | 22 |" in page
    assert "| presses | 1 |" not in page
    assert page.endswith("## Others\n\n### `byrsa other`\n")


async def test_acts_are_written_beside_the_same_rows_by_the_driver_alone(address: Address) -> None:
    async with at_table(address) as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
    one = await standing(address)
    found = await committed(address, 4, seed=1)
    assert 0 < found["commits"] <= 4
    assert found["commit_ms"].keys() == {"ours", "raw"}
    assert (await standing(address)).acts > one.acts
    assert await asyncio.to_thread(_found, address, "SELECT nspname FROM pg_namespace WHERE nspname = 'raw'") == []


def _found(address: Address, sql: str) -> list[tuple[Any, ...]]:
    with database(address).looked_at() as db:
        return [tuple(row) for row in db.execute(sql)]


async def test_a_raw_act_writes_the_rows_of_the_act_and_no_others(address: Address) -> None:
    async with at_table(address) as (tables, game, _), raw(address) as beside:
        before = await beside.coming()
        await bid_all(tables, game, [3])
        rows = await beside.written(game, before)
        assert (len(rows["game"]), len(rows["journal"])) == (1, 1)
        assert "seat" not in rows
        assert await beside.write(rows) > 0
        for table, some in rows.items():
            assert await asyncio.to_thread(_found, address, f'SELECT * FROM raw."{table}"') == some  # noqa: S608
        await beside.empty()
        assert await beside.write(rows) > 0
