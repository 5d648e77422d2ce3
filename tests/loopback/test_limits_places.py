"""Section 6: the limits of commands, threads, channels, edits and rates."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from loopback import limits, messages, rest_commands, rules_commands, threads
from loopback import world as world_module
from loopback.errors import ApiError
from loopback.perms import bits
from tests.loopback.bench import leaves

# ---- commands


def command(**more):
    return {"name": "x", "description": "d", "type": 1} | more


def option(name="o", **more):
    return {"name": name, "description": "d", "type": 3} | more


CHOICE = {"name": "c", "value": "v"}
COMMANDS = {
    "name": (command(name="Upper"), "name"),
    "name length": (command(name="x" * 33), "name"),
    "name space": (command(name="a b"), "name"),
    "description": (command(description="x" * 101), "description"),
    "no description": (command(description=""), "description"),
    "options": (command(options=[option(f"o{n}") for n in range(26)]), "options"),
    "option name": (command(options=[option("O")]), "options.0.name"),
    "option description": (command(options=[option(description="x" * 101)]), "options.0.description"),
    "same option": (command(options=[option(), option()]), "options.1.name"),
    "choices": (command(options=[option(choices=[CHOICE] * 26)]), "options.0.choices"),
    "choice name": (command(options=[option(choices=[CHOICE | {"name": "x" * 101}])]), "options.0.choices.0.name"),
    "choice value": (command(options=[option(choices=[CHOICE | {"value": "x" * 101}])]), "options.0.choices.0.value"),
    "choices completed": (command(options=[option(choices=[CHOICE], autocomplete=True)]), "options.0.autocomplete"),
    "required last": (command(options=[option(), option("p", required=True)]), "options.1"),
    "subcommands": (command(options=[option(f"s{n}", type=1) for n in range(26)]), "options"),
    "mixed": (command(options=[option("s", type=1), option()]), "options"),
    "deep": (command(options=[option("g", type=2, options=[option("h", type=2)])]), "options.0.options.0.type"),
    "menu described": ({"name": "Menu", "type": 2, "description": "d"}, "description"),
    "name translated": (command(name_localizations={"de": "Groß"}), "name_localizations.de"),
    "name translated length": (command(name_localizations={"de": "x" * 33}), "name_localizations.de"),
    "description translated": (
        command(description_localizations={"fr": None, "de": "x" * 101}),
        "description_localizations.de",
    ),
    "translated to nothing": (command(description_localizations={"de": ""}), "description_localizations.de"),
    "language": (command(description_localizations={"de-AT": "d"}), "description_localizations.de-AT"),
    "option translated": (
        command(options=[option(name_localizations={"de": "ein Wort"})]),
        "options.0.name_localizations.de",
    ),
    "option described": (
        command(options=[option(description_localizations={"de": "x" * 101})]),
        "options.0.description_localizations.de",
    ),
    "choice translated": (
        command(options=[option(choices=[CHOICE | {"name_localizations": {"de": "x" * 101}}])]),
        "options.0.choices.0.name_localizations.de",
    ),
    "for a person": (command(integration_types=[0, 1]), "integration_types"),
    "installed nowhere": (command(integration_types=[]), "integration_types"),
    "context": (command(contexts=[0, 3]), "contexts"),
    "no context": ({"name": "Menu", "type": 2, "contexts": []}, "contexts"),
    "context twice": (command(contexts=[1, 1]), "contexts"),
    "menu translated": ({"name": "Menu", "type": 2, "name_localizations": {"de": "x" * 33}}, "name_localizations.de"),
    "total": (
        command(options=[option(f"o{n}", choices=[{"name": "c" * 100, "value": "v" * 100}] * 25) for n in range(2)]),
        "",
    ),
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_beyond_a_limit_is_refused(small, name):
    body, place = COMMANDS[name]
    path = f"/applications/{small.bot.id}/commands"
    status, answer = await small.call("PUT", path, [body])
    assert (status, answer["code"]) == (400, 50035)
    assert f"0.{place}".rstrip(".") in [*leaves(answer["errors"])], answer
    assert await small.refused("POST", path, body) == (400, 50035)


async def test_discord_py_names_the_field_of_a_command(small):
    async with small.client() as bot:
        for name, (body, _) in COMMANDS.items():
            with pytest.raises(discord.HTTPException) as refused:
                await bot.http.bulk_upsert_global_commands(small.bot.id, [body])
            assert refused.value.code == 50035, name


async def test_commands_are_installed_in_guilds_only_through_discord_py(small):
    async with small.client() as bot:
        tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))

        @tree.command(name="mine", description="d")
        @app_commands.allowed_installs(guilds=False, users=True)
        async def mine(_: discord.Interaction) -> None: ...

        with pytest.raises(discord.HTTPException) as refused:
            await bot.http.bulk_upsert_global_commands(small.bot.id, [mine.to_dict(tree)])
        assert refused.value.code == 50035
        about = await bot.application_info()
        assert about.guild_integration_config is not None
        assert about.user_integration_config is None
    path = f"/applications/{small.bot.id}/commands"
    _, (made,) = await small.call("PUT", path, [command()])
    assert (made["integration_types"], made["contexts"]) == ([0], None)


async def test_numbers_of_commands(small, monkeypatch):
    path = f"/applications/{small.bot.id}/commands"
    too_many = [command(name=f"c{n}") for n in range(101)]
    assert await small.refused("PUT", path, too_many) == (400, 30032)
    assert await small.refused("PUT", path, [command(), command()]) == (400, 50035)
    monkeypatch.setattr(rest_commands, "CREATIONS", 2)
    assert (await small.call("PUT", path, too_many[:2]))[0] == 200
    assert await small.refused("PUT", path, too_many[:3]) == (400, 30034)
    assert (await small.call("PUT", path, too_many[:2]))[0] == 200, "old names are no creations"
    small.world.clock.advance(days=1)
    assert (await small.call("PUT", path, too_many[:3]))[0] == 200


async def test_numbers_of_commands_through_discord_py(small, monkeypatch):
    async with small.client() as bot:
        with pytest.raises(discord.HTTPException) as many:
            await bot.http.bulk_upsert_global_commands(small.bot.id, [command(name=f"c{n}") for n in range(101)])
        assert many.value.code == 30032
        monkeypatch.setattr(rest_commands, "CREATIONS", 1)
        with pytest.raises(discord.HTTPException) as created:
            await bot.http.bulk_upsert_global_commands(small.bot.id, [command(name="new")])
        assert created.value.code == 30034


# ---- choices of an autocompletion


COMPLETIONS = {
    "count": ([{"name": f"{n}", "value": f"{n}"} for n in range(26)], "data.choices"),
    "name": ([{"name": "x" * 101, "value": "v"}], "data.choices.0.name"),
    "no name": ([{"name": "", "value": "v"}], "data.choices.0.name"),
}


@pytest.mark.parametrize("name", COMPLETIONS)
async def test_choices_beyond_a_limit_are_refused(small, name):
    offered, place = COMPLETIONS[name]
    status, answer = await small.respond(small.complete(), 8, {"choices": offered})
    assert (status, answer["code"], [*leaves(answer["errors"])]) == (400, 50035, [place])


# ---- threads, pins, reactions, channels


THREADS = {
    "name": ({"name": "x" * 101, "type": 11}, "name"),
    "no name": ({"name": "", "type": 11}, "name"),
    "archive": ({"name": "x", "type": 11, "auto_archive_duration": 61}, "auto_archive_duration"),
    "type": ({"name": "x", "type": 0}, "type"),
}


@pytest.mark.parametrize("name", THREADS)
async def test_a_thread_beyond_a_limit_is_refused(small, name):
    body, place = THREADS[name]
    status, answer = await small.call("POST", f"/channels/{small.hall.id}/threads", body)
    assert (status, answer["code"], [*leaves(answer["errors"])]) == (400, 50035, [place])


async def test_threads_through_discord_py(small, monkeypatch):
    async with small.client() as bot:
        hall = bot.get_channel(small.hall.id)
        for name, minutes in (("x" * 101, 60), ("", 60), ("x", 61)):
            with pytest.raises(discord.HTTPException) as refused:
                await hall.create_thread(name=name, auto_archive_duration=minutes)
            assert refused.value.code == 50035
        message = await hall.send("start")
        thread = await message.create_thread(name="one")
        with pytest.raises(discord.HTTPException) as second:
            await message.create_thread(name="two")
        assert second.value.code == 160004
        monkeypatch.setattr(threads, "MEMBERS", 1)
        with pytest.raises(discord.HTTPException) as full:
            await thread.add_user(discord.Object(small.bob.id))
        assert full.value.code == 30033
        monkeypatch.setattr(threads, "ACTIVE_PER_GUILD", 1)
        with pytest.raises(discord.HTTPException) as active:
            await hall.create_thread(name="three")
        assert active.value.code == 160006


async def test_pins_reactions_and_channels_raw(small, monkeypatch):
    path = f"/channels/{small.hall.id}/messages"
    first, second = small.say("1"), small.say("2")
    monkeypatch.setattr(messages, "PINS", 1)
    assert (await small.call("PUT", f"{path}/pins/{first.id}"))[0] == 204
    assert await small.refused("PUT", f"{path}/pins/{second.id}") == (400, 30003)
    monkeypatch.setattr(messages, "REACTIONS", 1)
    assert (await small.call("PUT", f"{path}/{first.id}/reactions/👍/@me"))[0] == 204
    assert (await small.call("PUT", f"{path}/{first.id}/reactions/👍/@me"))[0] == 204
    assert await small.refused("PUT", f"{path}/{first.id}/reactions/👎/@me") == (400, 30010)
    assert await small.refused("PUT", f"{path}/{first.id}/reactions/no/@me") == (404, 10014)
    small.world.guilds[small.guild.id].roles[small.guild.id].permissions |= bits("MANAGE_CHANNELS")
    monkeypatch.setattr(world_module, "CHANNELS_PER_GUILD", 1)
    body = {"name": "more", "type": 0}
    assert await small.refused("POST", f"/guilds/{small.guild.id}/channels", body) == (400, 30013)


async def test_pins_reactions_and_channels_through_discord_py(small, monkeypatch):
    small.guild.roles[small.guild.id].permissions |= bits("MANAGE_CHANNELS")
    async with small.client() as bot:
        hall = bot.get_channel(small.hall.id)
        message, other = await hall.send("1"), await hall.send("2")
        monkeypatch.setattr(messages, "PINS", 1)
        monkeypatch.setattr(messages, "REACTIONS", 1)
        monkeypatch.setattr(world_module, "CHANNELS_PER_GUILD", 1)
        await message.pin()
        await message.add_reaction("👍")
        for code, deed in (
            (30003, other.pin),
            (30010, lambda: message.add_reaction("👎")),
            (30013, lambda: hall.guild.create_text_channel("more")),
        ):
            with pytest.raises(discord.HTTPException) as refused:
                await deed()
            assert refused.value.code == code


# ---- the edit budget


async def test_late_edits_draw_on_a_budget(small):
    path = f"/channels/{small.hall.id}/messages"
    _, made = await small.call("POST", path, {"content": "x"})
    for n in range(5):
        assert (await small.call("PATCH", f"{path}/{made['id']}", {"content": f"{n}"}))[0] == 200
    small.world.clock.advance(minutes=61)
    for n in range(3):
        assert (await small.call("PATCH", f"{path}/{made['id']}", {"content": f"late {n}"}))[0] == 200
    status, answer = await small.call("PATCH", f"{path}/{made['id']}", {"content": "too late"})
    assert (status, answer["code"]) == (429, 30046)
    assert 0 < answer["retry_after"] <= 6
    assert small.server.requests[-1].assumed
    small.world.clock.advance(6)
    assert (await small.call("PATCH", f"{path}/{made['id']}", {"content": "again"}))[0] == 200


async def test_late_edits_through_discord_py(small, monkeypatch):
    """discord.py waits as long as it is told, and edits then."""
    monkeypatch.setattr(messages, "LATE_SECONDS", 0.05)
    small.world.late_edit_budget = 1
    async with small.client() as bot:
        message = await bot.get_channel(small.hall.id).send("x")
        small.world.clock.advance(hours=2)
        for n in range(2):
            await message.edit(content=f"late {n}")
    edits = [(one.status, one.code) for one in small.server.requests if one.method == "PATCH"]
    assert edits == [(200, None), (429, 30046), (200, None)]


async def test_late_edits_elsewhere_draw_on_another_budget(small):
    small.world.late_edit_budget = 1
    other = small.world.add_channel(small.guild, "other")
    made = [small.say(author=small.bot, channel=one) for one in (small.hall, small.hall, other)]
    small.world.clock.advance(hours=2)
    edits = [
        await small.call("PATCH", f"/channels/{one.channel_id}/messages/{one.id}", {"content": "x"}) for one in made
    ]
    assert [status for status, _ in edits] == [200, 429, 200]


# ---- rate limits


async def test_buckets_fill_and_empty(small):
    server = small.server
    server.limiter.table = limits.DISCORD
    path = f"/channels/{small.hall.id}/messages"
    for _ in range(5):
        assert (await small.call("POST", path, {"content": "x"}))[0] == 200
    async with small.session.post(
        "https://discord.com/api/v10" + path,
        json={"content": "x"},
        headers={"Authorization": f"Bot {small.world.token}"},
    ) as response:
        body = await response.json()
        assert response.status == 429
        assert response.headers["Via"]
        assert response.headers["Content-Type"] == "application/json"
        assert response.headers["X-RateLimit-Scope"] == "user"
        assert response.headers["X-RateLimit-Remaining"] == "0"
        assert 0 < body["retry_after"] <= 5
    assert server.invalid_requests == 1
    other = small.world.add_channel(small.guild, "other")
    assert (await small.call("POST", f"/channels/{other.id}/messages", {"content": "x"}))[0] == 200
    small.world.clock.advance(5)
    assert (await small.call("POST", path, {"content": "x"}))[0] == 200
    small.world.clock.advance(minutes=10)
    assert server.invalid_requests == 0


async def test_the_global_limit_spares_interactions(small):
    small.server.limiter.per_second = 1
    assert (await small.call("GET", "/users/@me"))[0] == 200
    status, body = await small.call("GET", "/users/@me")
    assert (status, body["global"]) == (429, True)
    assert (await small.respond(small.slash(), 4, {"content": "x"}))[0] == 204


async def test_discord_py_keeps_to_the_buckets(small):
    small.server.limiter.table = (limits.Limit("messages", r"POST /channels/\{channel_id\}/messages", 2, 0.05),)
    async with small.client() as bot:
        for n in range(5):
            await bot.get_channel(small.hall.id).send(f"{n}")
    assert [one.content for one in small.hall.messages.values()] == ["0", "1", "2", "3", "4"]
    assert small.server.invalid_requests == 0


@pytest.mark.parametrize(("spare", "fits"), [(0, True), (1, False)])
def test_a_command_has_8000_characters_in_all(spare, fits):
    choices = [{"name": "c" * 100, "value": f"{n:0100}"} for n in range(25)]
    body = command(options=[option("o", choices=choices), option("p", choices=choices[:14])])
    body["options"][0]["description"] = "d" * 97
    body["options"][1]["description"] = "d"
    body["options"][1]["description_localizations"] = {"fr": "d", "de": "d" * (8000 - 7800 - 4 - 97 + spare)}
    if fits:
        rules_commands.check_command(body)
    else:
        with pytest.raises(ApiError, match="50035"):
            rules_commands.check_command(body)
