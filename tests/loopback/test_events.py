"""Scheduled events of a guild: the routes, their limits, what the gateway tells and what the clock does."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
import pytest

from loopback import happenings, perms, saved
from loopback.model import ACTIVE, CANCELED, COMPLETED, SCHEDULED, VOICE
from loopback.perms import bits
from tests.loopback.bench import leaves
from tests.loopback.routes import deny


@pytest.fixture
def tail(small):
    """The route of the events of the guild, in which everybody may make some."""
    small.guild.roles[small.guild.id].permissions |= bits("CREATE_EVENTS")
    return f"/guilds/{small.guild.id}/scheduled-events"


def at(small, **later):
    return (datetime.fromtimestamp(small.world.clock.now(), UTC) + timedelta(**later)).isoformat()


def form(small, **more):
    return {
        "name": "Sitting",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#hall"},
        "channel_id": None,
        "scheduled_start_time": at(small, hours=1),
        "scheduled_end_time": at(small, hours=3),
    } | more


async def test_an_event_is_made_changed_and_deleted_through_discord_py(small, tail):
    async with small.client() as bot:
        guild = bot.get_guild(small.guild.id)
        start = datetime.now(UTC) + timedelta(hours=5)
        made = await guild.create_scheduled_event(
            name="Sitting",
            start_time=start,
            end_time=start + timedelta(hours=2),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location="#hall",
        )
        assert (made.name, made.start_time, made.location) == ("Sitting", start, "#hall")
        assert made.creator_id == small.bot.id
        assert [one.id for one in await guild.fetch_scheduled_events()] == [made.id]
        later = start + timedelta(hours=1)
        await made.edit(start_time=later, description="Bring wine.")
        assert (await guild.fetch_scheduled_event(made.id)).start_time == later
        await made.cancel()
        assert await guild.fetch_scheduled_events() == []
        assert (await guild.fetch_scheduled_event(made.id)).status is discord.EventStatus.canceled
        await made.delete()
        await small.server.idle()
        heard = [name for name, _ in bot.heard if name.startswith("scheduled_event")]
        assert heard == ["scheduled_event_create", *["scheduled_event_update"] * 2, "scheduled_event_delete"]
    assert small.violations == []


async def test_events_are_told_only_to_who_asked_for_them(small, tail):
    async with small.client(intents=discord.Intents(guilds=True)) as bot:
        assert (await small.call("POST", tail, form(small)))[0] == 200
        await small.server.idle()
        assert not bot.got("scheduled_event_create")


WRONG = {
    "no name": ({"name": None}, "name"),
    "name": ({"name": "x" * 101}, "name"),
    "description": ({"description": "x" * 1001}, "description"),
    "privacy": ({"privacy_level": 1}, "privacy_level"),
    "kind": ({"entity_type": 4, "channel_id": "1"}, "entity_type"),
    "no start": ({"scheduled_start_time": None}, "scheduled_start_time"),
    "start unreadable": ({"scheduled_start_time": "soon"}, "scheduled_start_time"),
    "start past": ({"scheduled_start_time": "2020-01-01T00:00:00+00:00"}, "scheduled_start_time"),
    "end first": ({"scheduled_end_time": "2020-01-01T00:00:00+00:00"}, "scheduled_end_time"),
    "outside without end": ({"scheduled_end_time": None}, "scheduled_end_time"),
    "outside without place": ({"entity_metadata": None}, "entity_metadata.location"),
    "place": ({"entity_metadata": {"location": "x" * 101}}, "entity_metadata.location"),
    "outside in a channel": ({"channel_id": "1"}, "channel_id"),
    "voice without channel": ({"entity_type": 2}, "channel_id"),
}


@pytest.mark.parametrize("name", WRONG)
async def test_a_wrong_form_is_refused_and_names_its_field(small, tail, name):
    change, place = WRONG[name]
    status, answer = await small.call("POST", tail, form(small, **change))
    assert (status, answer["code"]) == (400, 50035)
    assert [*leaves(answer["errors"])] == [place]
    assert not small.guild.events


async def test_discord_py_names_the_field_of_an_event(small, tail):
    async with small.client() as bot:
        with pytest.raises(discord.HTTPException, match="in the past") as refused:
            await bot.http.create_guild_scheduled_event(
                small.guild.id, **form(small, scheduled_start_time="2020-01-01T00:00:00+00:00")
            )
        assert refused.value.code == 50035


async def test_changes_are_judged_by_what_they_leave(small, tail):
    _, made = await small.call("POST", tail, form(small))
    one, event = f"{tail}/{made['id']}", small.guild.events[int(made["id"])]
    for body in (
        {"scheduled_end_time": at(small, minutes=5)},
        {"scheduled_start_time": at(small, hours=4)},
        {"entity_metadata": {"location": ""}},
        {"status": COMPLETED},
        {"name": ""},
    ):
        assert await small.refused("PATCH", one, body) == (400, 50035)
    assert (event.name, event.status) == ("Sitting", SCHEDULED)
    assert (await small.call("PATCH", one, {"status": ACTIVE}))[1]["status"] == ACTIVE
    assert (await small.call("PATCH", one, {"status": COMPLETED}))[1]["status"] == COMPLETED
    assert await small.refused("PATCH", one, {"name": "Again"}) == (400, 180000)


async def test_who_may_make_and_change_events(small, tail):
    _, made = await small.call("POST", tail, form(small))
    one = f"{tail}/{made['id']}"
    small.guild.events[int(made["id"])].creator_id = small.alice.id
    assert await small.refused("PATCH", one, {"name": "Mine"}) == (403, 50013)
    assert await small.refused("DELETE", one) == (403, 50013)
    small.guild.roles[small.guild.id].permissions ^= bits("CREATE_EVENTS")
    assert await small.refused("POST", tail, form(small)) == (403, 50013)
    small.guild.roles[small.guild.id].permissions |= bits("MANAGE_EVENTS")
    assert (await small.call("PATCH", one, {"name": "Ours"}))[1]["name"] == "Ours"
    assert (await small.call("DELETE", one))[0] == 204
    assert await small.refused("GET", one) == (404, 10070)
    assert await small.refused("DELETE", one) == (404, 10070)


async def test_events_in_channels_nobody_sees_are_hidden(small, tail):
    voice = small.world.add_channel(small.guild, "voice", VOICE)
    inside = form(small, entity_type=2, channel_id=str(voice.id), entity_metadata=None)
    assert await small.refused("POST", tail, inside | {"channel_id": "5"}) == (404, 10003)
    _, made = await small.call("POST", tail, inside)
    assert [one["id"] for one in (await small.call("GET", f"{tail}?with_user_count=true"))[1]] == [made["id"]]
    deny(small, "VIEW_CHANNEL", channel=voice)
    assert not perms.sees(small.world, small.bot.id, voice)
    assert (await small.call("GET", tail))[1] == []
    assert await small.refused("GET", f"{tail}/{made['id']}") == (404, 10070)
    assert await small.refused("POST", tail, inside) == (403, 50013)


async def test_a_guild_has_at_most_so_many_events(small, tail, monkeypatch):
    monkeypatch.setattr(happenings, "MOST", 1)
    _, made = await small.call("POST", tail, form(small))
    assert await small.refused("POST", tail, form(small)) == (400, 30038)
    await small.call("PATCH", f"{tail}/{made['id']}", {"status": CANCELED})
    assert (await small.call("POST", tail, form(small)))[0] == 200, "what is called off does not count"


async def test_the_clock_begins_and_ends_what_is_outside_and_cancels_what_nobody_began(small, tail):
    voice = small.world.add_channel(small.guild, "voice", VOICE)
    inside = form(small, entity_type=2, channel_id=str(voice.id), entity_metadata=None)
    made = [(await small.call("POST", tail, body))[1] for body in (form(small), inside)]
    outer, inner = (small.guild.events[int(one["id"])] for one in made)
    small.world.clock.advance(hours=2)
    assert (outer.status, inner.status) == (ACTIVE, SCHEDULED)
    small.world.clock.advance(hours=4)
    assert (outer.status, inner.status) == (COMPLETED, CANCELED)


async def test_events_last_in_a_saved_world(small, tail):
    await small.call("POST", tail, form(small))
    kept = saved.from_json(saved.to_json(small.world))
    assert kept.guilds[small.guild.id].events == small.guild.events
    older = saved.to_json(small.world)
    for guild in older["guilds"]:
        del guild["events"]
    assert saved.from_json(older).guilds[small.guild.id].events == {}
