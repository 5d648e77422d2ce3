"""The figures whoever runs the bot may fetch: all that happens is counted; nothing tells of whom or of which game."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client.parser import text_string_to_metric_families

import data
from bot.app import running, wire
from bot.app.budget import Budget
from bot.app.metrics.endpoint import shown
from bot.app.metrics.meters import Meters
from bot.base.errors import SetupError
from bot.base.health import Figures
from bot.base.version import VERSION
from bot.surface.kit.address import parse
from games.catalog import GAMES
from loopback.faults import Plan, Rule, Status
from tests.bot.failing import held_by_another, hurry
from tests.cogs.conftest import Hall, card, ids

BOARD = json.loads(data.path("monitoring/grafana.json").read_text("utf-8"))
Series = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def free_place() -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{free.getsockname()[1]}"


@pytest.fixture
async def place(hall: Hall) -> AsyncIterator[str]:
    """Where the figures of the bot in the hall are shown."""
    where = free_place()
    async with shown(where, hall.bot):
        yield where


async def fetched(where: str, path: str = "/metrics") -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://{where}{path}") as answer:
        assert answer.status == (200 if path == "/metrics" else 404)
        return await answer.text()


def series(text: str) -> Series:
    families = text_string_to_metric_families(text)
    return {(one.name, tuple(sorted(one.labels.items()))): one.value for family in families for one in family.samples}


def total(found: Series, name: str, **labels: str) -> float:
    return sum(value for (one, about), value in found.items() if one == name and labels.items() <= dict(about).items())


async def pressed_through(hall: Hall) -> None:
    """A game that begins by presses of its own, not as it was kept from another test."""
    lobby = await hall.gather()
    await hall.people[0].click(lobby, "Start")
    await hall.town.idle()


async def test_what_happens_is_counted(hall: Hall, place: str) -> None:
    await pressed_through(hall)
    elissa = hall.people[0]
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    await elissa.slash("desk", game="nothing")
    await hall.town.idle()
    found = series(await fetched(place))
    assert total(found, "byrsa_presses_total", kind="button", act="pick", outcome="done") == 1
    assert total(found, "byrsa_presses_total", kind="command", outcome="refused") == 1
    assert total(found, "byrsa_ack_seconds_count") == total(found, "byrsa_result_seconds_count") > 5
    assert total(found, "byrsa_rest_calls_total", route="POST callback", status="204") > 5
    assert total(found, "byrsa_rest_calls_total", route="POST message", status="200") > 5
    assert total(found, "byrsa_rest_seconds_count") == total(found, "byrsa_rest_calls_total")
    assert total(found, "byrsa_store_seconds_count", does="write") > 5
    assert total(found, "byrsa_games", kind="carthage", state="playing") == total(found, "byrsa_games") == 1
    assert total(found, "byrsa_questions_open") > 0
    assert total(found, "byrsa_shards_connected") == total(found, "byrsa_shards") == 1
    assert total(found, "byrsa_outbox_waiting") == total(found, "byrsa_road_closed") == 0
    assert total(found, "byrsa_store_readable") == 1
    assert total(found, "process_resident_memory_bytes") > 0


async def test_every_call_of_a_game_has_a_class_of_its_own(hall: Hall, place: str) -> None:
    await pressed_through(hall)
    for person in hall.people:
        await person.click(card(person), custom_id=ids(card(person), "pick")[0])
        await hall.town.idle()
    found = series(await fetched(place))
    calls = {dict(about)["route"] for name, about in found if name == "byrsa_rest_calls_total"}
    assert {"PATCH message", "POST message", "PUT pin"} <= calls
    assert "other" not in calls


async def test_nothing_tells_of_whom_or_of_which_game(hall: Hall, place: str) -> None:
    await hall.begin()
    for person in hall.people:
        await person.click(card(person), custom_id=ids(card(person), "pick")[0])
    text = await fetched(place)
    words = [hall.game, "Byrsa Hill", hall.town.world.token, *(name for one in hall.people for name in (one.name,))]
    assert [one for one in words if one in text] == []
    assert re.findall(r"\d{15,}", re.sub(r" \S+$", "", text, flags=re.MULTILINE)) == [], "no number of Discord's"
    await fetched(place, "/")


async def test_what_anybody_may_have_written_is_no_label(hall: Hall, place: str) -> None:
    await hall.begin()
    elissa = hall.people[0]
    forged = f"b1:{hall.game}:::elissasecret"
    await hall.bot.reception.press(_forged(hall, elissa), parse(forged), ())  # type: ignore[arg-type]
    text = await fetched(place)
    assert "elissasecret" not in text
    assert total(series(text), "byrsa_presses_total", act="unknown", outcome="refused") == 1


def _forged(hall: Hall, person: Any) -> Any:
    """An interaction of hers that is answered by nobody's card."""

    async def said(*_: Any, **__: Any) -> None:
        return None

    response = SimpleNamespace(is_done=lambda: False, send_message=said, defer=said, type=None)
    return SimpleNamespace(
        id=1,
        user=SimpleNamespace(id=person.id, display_name="x", name="x"),
        message=None,
        client=hall.bot,
        locale="en-US",
        guild_id=None,
        guild=None,
        channel_id=None,
        channel=None,
        type=discord.InteractionType.component,
        response=response,
        token="t",
        data={},
    )


async def test_a_database_that_fails_is_counted_and_what_is_known_is_shown(
    hall: Hall, place: str, tmp_path: Path
) -> None:
    await hurry(hall.bot.store)  # type: ignore[arg-type]
    await hall.begin()
    elissa = hall.people[0]
    with held_by_another(tmp_path / "byrsa.db"):
        await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
        found = series(await fetched(place))
    assert total(found, "byrsa_store_failures_total", trouble="busy") > 0
    assert total(found, "byrsa_presses_total", outcome="refused", act="pick") == 1


async def test_calls_that_fail_are_counted_by_what_was_answered(hall: Hall, place: str) -> None:
    await hall.begin()
    hall.town.loopback.plan = Plan(Rule("* /channels/*", Status(503), times=1))
    await hall.skip_to("setup.leaders")
    await hall.town.idle()
    found = series(await fetched(place))
    assert total(found, "byrsa_rest_calls_total", status="503") == 1


@given(
    st.sampled_from([*wire.METHODS, "TRACE"]), st.text() | st.from_regex(r"/api/v10/(channels|webhooks|x)/\d+(/\w+)*")
)
def test_a_class_is_one_of_a_list_whatever_is_called(method: str, path: str) -> None:
    classes = {f"{one} {name}" for one in wire.METHODS for name, _ in wire.CLASSES}
    assert wire.class_of(method, path) in {"other", *classes}


def test_the_token_of_an_interaction_is_in_no_class() -> None:
    assert wire.class_of("POST", "/api/v10/interactions/123/aW50ZXJhY3Rpb24/callback") == "POST callback"
    assert wire.class_of("PATCH", "/api/v10/webhooks/12/aW50ZXJhY3Rpb24/messages/@original") == "PATCH answer"


COUNTED = ("/channels/1/messages", "/users/@me/channels", "/guilds/1/members/2", "/users/7", "/channels/1/threads")
FREE = (
    *("/interactions/1/x/callback", "/webhooks/1/x/messages/@original", "/webhooks/1/x", "/gateway/bot"),
    *("/users/@me", "/applications/@me", "/applications/1/commands"),
)


def test_answers_to_presses_and_logins_are_not_counted() -> None:
    assert all(wire.counts(f"/api/v10{path}") for path in COUNTED)
    assert not any(wire.counts(f"/api/v10{path}") for path in FREE)
    assert not wire.counts("/attachments/1/2/board.png")
    assert not wire.counts("/")


async def test_each_try_of_a_call_that_counts_waits_for_its_turn(hall: Hall) -> None:
    """Past the waits for the limits of routes, and again where a try failed; nobody waits to be answered."""
    turns = list[str]()

    class Turns(Budget):
        async def turn(self) -> None:
            turns.append("turn")

        def over(self) -> None:
            turns.append("over")

    hall.bot.wire.budget = Turns()
    hall.town.loopback.plan = Plan(Rule("GET /channels/*", Status(502), times=1))
    await hall.bot.fetch_channel(hall.people[0].here.id)
    assert turns == ["turn", "over"] * 2
    await hall.people[0].slash("desk", game="nothing")
    assert turns == ["turn", "over"] * 2


async def test_no_call_of_a_heap_is_refused(hall: Hall) -> None:
    """The local Discord allows fifty a second; each call is of another channel, so no other limit parts them."""
    world, guild = hall.town.world, hall.town.guild
    channels = [world.add_channel(guild, f"hall-{number}") for number in range(110)]
    hall.bot.wire.budget, hall.town.loopback.limiter.per_second = Budget(), 50
    await asyncio.gather(*(hall.bot.fetch_channel(channel.id) for channel in channels))
    assert hall.town.loopback.invalid_requests == 0
    hall.bot.wire.budget, hall.town.loopback.limiter.per_second = None, None


async def test_a_wait_for_a_rate_limit_is_measured_and_none_where_nobody_waited() -> None:
    figures, calls = Figures(), list[float]()

    async def request(wait: float) -> None:
        await asyncio.sleep(wait)
        await listening._begun(None, SimpleNamespace(), SimpleNamespace(url=yarl.URL()))  # type: ignore[arg-type]
        calls.append(wait)

    listening, client = wire.Wire(figures), SimpleNamespace(http=SimpleNamespace(request=request))
    listening.listen(client)  # type: ignore[arg-type]
    await client.http.request(0)
    assert list(figures.spans["rest.wait"]) == []
    await client.http.request(2 * wire.SHORT)
    (waited,) = figures.spans["rest.wait"]
    assert waited > wire.SHORT  # a timer may ring a little early
    assert calls == [0, 2 * wire.SHORT]


async def test_where_nobody_wants_figures_nobody_listens(hall: Hall) -> None:
    async with shown(None, hall.bot):
        assert hall.bot.store.figures.meter is None


async def test_without_the_extra_it_is_one_line(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "bot.app.metrics.meters", raising=False)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    with pytest.raises(SetupError, match=r"pip install 'byrsa\[metrics\]'"):
        async with shown(free_place(), hall.bot):
            pytest.fail("it began")


async def test_a_place_that_is_taken_is_said(hall: Hall, place: str) -> None:
    with pytest.raises(SetupError, match="cannot be listened at"):
        async with shown(place, hall.bot):
            pytest.fail("it began")


def names() -> set[str]:
    """Every series of the bot, as Prometheus names it."""
    meters = Meters(tuple(GAMES))
    fed = [one for some in meters.spans.values() for one in some] + list(meters.counts.values())
    for one in fed:
        one.of(dict.fromkeys(one.labels, "x"))
    return {f"{sample.name}" for family in meters.registry.collect() for sample in family.samples} | {
        family.name for family in meters.registry.collect()
    }


def labels() -> dict[str, set[str]]:
    meters = Meters(tuple(GAMES))
    fed = [one for some in meters.spans.values() for one in some] + list(meters.counts.values())
    found = {one.metric._name: {*one.labels} for one in fed}  # type: ignore[attr-defined]
    return found | {gauge._name: {*gauge._labelnames} for gauge in meters.gauges.values()}


QUERIES = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]


@pytest.mark.parametrize("query", QUERIES)
def test_the_dashboard_asks_for_what_there_is(query: str) -> None:
    asked = re.findall(r"\b(?:byrsa|process)_\w+", query)
    assert asked
    assert {*asked} <= names()
    known = {
        "le",
        *(one for name in asked for one in labels().get(re.sub(r"_(total|bucket|sum|count)$", "", name), ())),
    }
    said = {one.strip() for some in re.findall(r"by \(([^)]*)\)", query) for one in some.split(",")}
    said |= {*re.findall(r"(\w+)(?:=|!~|!=|=~)\"", query)}
    assert said <= known


def test_the_dashboard_shows_every_metric_of_ours() -> None:
    asked = {re.sub(r"_(total|bucket|sum|count)$", "", one) for one in re.findall(r"byrsa_\w+", " ".join(QUERIES))}
    assert asked == {*labels()}
    assert [panel["id"] for panel in BOARD["panels"]] == [n + 1 for n in range(len(BOARD["panels"]))]


async def test_a_bot_that_runs_tells_how_many_of_its_sessions_are_there(hall: Hall) -> None:
    await hall.town.idle()
    noted = running.noted((await hall.bot.store.guild(0)).settings)
    assert noted is not None
    assert (noted.shards, noted.there, noted.version) == (1, 1, VERSION)
    await hall.bot.on_shard_disconnect(0)
    noted = running.noted((await hall.bot.store.guild(0)).settings)
    assert noted is not None
    assert noted.there == 0
