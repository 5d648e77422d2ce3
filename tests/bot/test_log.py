"""Logs say what happened, and nothing that is secret."""

from __future__ import annotations

import io
import json
import logging
from datetime import timedelta
from pathlib import Path

import pytest
import structlog

from bot.base import log
from bot.base.errors import Held, IllegalAnswer
from bot.base.settings import Settings
from bot.services.clock.clock import Clock
from games.kernel import OneOf
from games.kernel.decision import chairs
from tests.bot.playing import HOST, SEED, answer, asked, at_table, bid_all, close_floor, user
from tests.bot.test_tables import spoil

ONE, TWO, THREE = chairs(3)


def test_a_line_is_json_with_its_context() -> None:
    stream = io.StringIO()
    log.configure("info", "json", stream)
    with structlog.contextvars.bound_contextvars(game="salt22", seat="diamond"):
        structlog.stdlib.get_logger("bot.clock").info("lapsed", seq=7)
    logging.getLogger("discord.gateway").warning("slow %s", "shard")
    ours, theirs = (json.loads(line) for line in stream.getvalue().splitlines())
    assert ours | {"timestamp": ""} == {
        "event": "lapsed", "game": "salt22", "seat": "diamond", "seq": 7, "level": "info", "logger": "bot.clock",
        "timestamp": "",
    }  # fmt: skip
    assert (theirs["event"], theirs["level"]) == ("slow shard", "warning")


def test_a_console_line_is_for_eyes() -> None:
    stream = io.StringIO()
    log.configure("info", "console", stream)
    structlog.stdlib.get_logger().info("started", version="1")
    assert "started" in stream.getvalue()
    assert not stream.getvalue().startswith("{")


@pytest.mark.parametrize("name", sorted(log.SECRETS))
def test_nothing_under_the_name_of_a_secret_is_logged(name: str) -> None:
    stream = io.StringIO()
    log.configure("debug", "json", stream)
    structlog.stdlib.get_logger().warning("x", **{name: "silver"}, deep={"deeper": {name: "silver"}})
    assert "silver" not in stream.getvalue()
    assert log.WITHHELD in stream.getvalue()


def test_a_failure_says_what_and_where_but_does_not_quote_the_rules() -> None:
    stream = io.StringIO()
    log.configure("info", "json", stream)
    logger = structlog.stdlib.get_logger()
    try:
        try:
            OneOf({"c1": 1}).read("c-silver")
        except IllegalAnswer as error:
            raise OSError("disk full") from error
    except OSError:
        logger.exception("failed")
    try:
        Settings.model_validate({"BYRSA_LOG_LEVEL": "c-silver"})
    except ValueError:
        logging.getLogger("other").exception("failed")
    assert "c-silver" not in stream.getvalue()
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert first["failure"][0].startswith("OSError: disk full [test_log.py:")
    assert first["failure"][1].startswith("IllegalAnswer: (withheld)")
    assert second["failure"][0].startswith("ValidationError: (withheld)")


async def test_a_whole_game_leaves_no_answer_hand_or_seed_in_the_logs(tmp_path: Path) -> None:
    """At the lowest level, with a divergence, a hold and a lapse among what is logged."""
    stream = io.StringIO()
    log.configure("debug", "json", stream)
    hands: set[str] = set()
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        table = await tables.table(game)
        hands |= {card.id for merchant in table.state.merchants.values() for card in merchant.hand}
        await bid_all(tables, game, [7, 0, 0])
        offer = await asked(tables, game, "sample.offer", ONE)
        card = next(iter(table.state.merchants[ONE].hand)).id
        with pytest.raises(IllegalAnswer):
            await tables.submit(game, ONE, offer.ref, offer.rev, ["c-nobody-has"], user(ONE))
        await tables.submit(game, ONE, offer.ref, offer.rev, offered(offer, card), user(ONE))
        await close_floor(tables, game)
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        time.move(timedelta(hours=13))
        await clock.tick()
        await answer(tables, game, "sample.sell", "none")
        await spoil(tables, game)
        with pytest.raises(Held):
            await tables.table(game)
        with pytest.raises(Held):
            await tables.release(game, HOST)
    written = stream.getvalue()
    events = {json.loads(line)["event"] for line in written.splitlines()}
    assert {"game held", "lapsed"} <= events
    for secret in (SEED, "c-nobody-has", *(f'"{one}"' for one in hands), *(f"'{one}'" for one in hands)):
        assert secret not in written, secret


def offered(posted: object, card: str) -> object:
    """What the offer wants: cards, perhaps under a name."""
    form = posted.decision.choice.form()  # type: ignore[attr-defined]
    return {name: [card] for name in form} if isinstance(form, dict) else [card]


def test_libraries_that_log_what_they_carry_are_kept_quiet() -> None:
    log.configure("debug", "json", io.StringIO())
    assert logging.getLogger("aiosqlite").level == logging.WARNING
    assert logging.getLogger("discord.http").getEffectiveLevel() == logging.INFO
