"""Section 5: what comes back of a modal, and what messages tell of the interaction that made them."""

from __future__ import annotations

import io

import discord
from discord import app_commands

from loopback import interact, messages
from loopback.model import Message, User
from tests.loopback.answers import DEFER, FORM, GO, HELLO, OPEN_MODAL, SEND, answered, the_error

# ---- what comes back, what is told


async def test_with_response_brings_the_message_only_for_4_and_7(small):
    it = small.slash()
    status, answer = await small.respond(it, DEFER, params={"with_response": "true"})
    assert status == 200
    assert answer["interaction"]["response_message_loading"] is True
    assert "resource" not in answer
    it = small.slash()
    _, answer = await small.respond(it, SEND, HELLO, params={"with_response": "1"})
    assert answer["resource"]["type"] == SEND
    assert answer["resource"]["message"]["id"] == str(it.original.id)
    assert (await small.respond(small.slash(), SEND, HELLO))[0] == 204


async def test_the_payload_in_a_guild_and_in_a_direct_channel(small):
    heard = []
    small.world.listeners.append(lambda event: heard.append(event.data))
    small.slash()
    guild = heard[-1]
    assert (guild["context"], "user" in guild, guild["member"]["user"]["id"]) == (0, False, str(small.alice.id))
    assert guild["authorizing_integration_owners"] == {"0": str(small.guild.id)}
    assert guild["attachment_size_limit"] == 10 * 1024 * 1024
    assert int(guild["member"]["permissions"]) & 8
    small.slash(channel=small.world.dm(small.alice))
    direct = heard[-1]
    assert (direct["context"], "member" in direct, direct["user"]["id"]) == (1, False, str(small.alice.id))
    assert direct["authorizing_integration_owners"] == {"0": "0"}
    assert "name" not in direct["channel"]


async def test_where_the_bot_is_no_member_nobody_has_installed_it(small):
    heard = []
    small.world.listeners.append(lambda event: heard.append(event.data))
    message = small.say(author=small.bot)
    message.components = [{"type": 1, "id": 1, "components": [{"type": 2, "custom_id": "go", "id": 2}]}]
    small.world.leave(small.guild, small.bot)
    small.press(message)
    assert heard[-1]["authorizing_integration_owners"] == {}
    small.slash(channel=small.world.dm(small.alice))
    assert heard[-1]["authorizing_integration_owners"] == {}


async def test_messages_tell_of_their_interaction(small):
    it = small.slash()
    await small.respond(it, OPEN_MODAL, FORM)
    sent = interact.submit(small.world, small.alice, it, {"name": "x"})
    await small.respond(sent, SEND, GO)
    press = small.press(sent.original)
    await small.respond(press, SEND, HELLO)
    about = sent.original.interaction_metadata
    assert about["triggering_interaction_metadata"]["id"] == str(it.id)
    assert press.original.interaction_metadata["interacted_message_id"] == str(sent.original.id)
    assert sent.original.by_interaction


async def test_menus_resolve_their_targets_through_discord_py(small):
    got = []

    async def on_user(it: discord.Interaction, user: discord.Member):
        got.append(user.name)
        await it.response.send_message("u", ephemeral=True)

    async def on_message(it: discord.Interaction, message: discord.Message):
        got.append(message.content)
        await it.response.send_message("m", ephemeral=True)

    message = small.say("look here")
    async with small.client() as bot:
        bot.tree.add_command(app_commands.ContextMenu(name="Greet", callback=on_user))
        bot.tree.add_command(app_commands.ContextMenu(name="Read", callback=on_message))
        await bot.tree.sync()
        named = {one["name"]: one for one in small.world.commands[None].values()}
        for name, target in (("Greet", small.bob), ("Read", message)):
            it = interact.menu(small.world, small.alice, small.hall, named[name], target)
            assert await interact.acknowledged(small.world, it)
            key = "target_user" if isinstance(target, User) else "target_message_id"
            assert key in it.original.interaction_metadata
    assert got == ["bob", "look here"]
    assert isinstance(message, Message)
    assert small.violations == []


async def test_autocompletion_through_discord_py(small):
    async def pick(it: discord.Interaction, goods: str):
        await it.response.send_message(goods)

    async def complete(it: discord.Interaction, typed: str):
        count = 26 if typed == "many" else 2
        choices = [app_commands.Choice(name=f"{typed}{n}", value=f"{n}") for n in range(count)]
        try:
            await it.response.autocomplete(choices)
        except discord.HTTPException as error:
            bot.errors.append(error)
            await it.response.autocomplete([])

    async with small.client() as bot:
        command = app_commands.Command(name="pick", description="d", callback=pick)
        command.autocomplete("goods")(complete)
        bot.tree.add_command(command)
        await bot.tree.sync()
        whole = next(one for one in small.world.commands[None].values() if one["name"] == "pick")
        found = []
        for typed in ("gr", "many"):
            options = [{"name": "goods", "type": 3, "value": typed, "focused": True}]
            it = interact.autocomplete(small.world, small.alice, small.hall, whole, options)
            assert await interact.acknowledged(small.world, it)
            found.append(it.choices)
    assert found == [[{"name": "gr0", "value": "0"}, {"name": "gr1", "value": "1"}], []]
    assert the_error(bot) == (400, 50035)


async def test_selects_of_all_kinds_through_discord_py(small):
    got = []

    class Picks(discord.ui.View):
        @discord.ui.select(
            cls=discord.ui.Select, options=[discord.SelectOption(label="A"), discord.SelectOption(label="B")]
        )
        async def words(self, it, select):
            await self.take(it, select.values)

        @discord.ui.select(cls=discord.ui.UserSelect, max_values=2)
        async def people(self, it, select):
            await self.take(it, [one.name for one in select.values])

        @discord.ui.select(cls=discord.ui.RoleSelect)
        async def roles(self, it, select):
            await self.take(it, [one.name for one in select.values])

        @discord.ui.select(cls=discord.ui.MentionableSelect, max_values=2)
        async def anyone(self, it, select):
            await self.take(it, [one.name for one in select.values])

        @discord.ui.select(cls=discord.ui.ChannelSelect)
        async def channels(self, it, select):
            await self.take(it, [one.name for one in select.values])

        async def take(self, it, values):
            got.append(values)
            await it.response.defer()
            await it.edit_original_response(content="taken")

    async def act(it):
        await it.response.send_message("pick", view=Picks())

    chosen = [["B"], [small.bob.id, small.alice.id], [small.guild.id], [small.bob.id, small.guild.id], [small.hall.id]]
    async with small.client() as bot:
        bot.act = act
        it = await small.say_command("x")
        selects = [one for one in messages.every(it.original.components) if one["type"] != 1]
        for one, values in zip(selects, chosen, strict=True):
            press = interact.press(small.world, small.alice, it.original, one, values)
            assert await interact.acknowledged(small.world, press)
            await press.settled.wait()
    assert [set(values) for values in got] == [{"B"}, {"bob", "alice"}, {"@everyone"}, {"bob", "@everyone"}, {"hall"}]
    assert small.violations == []


async def test_modals_of_all_fields_through_discord_py(small):
    got = []

    class Long(discord.ui.Modal, title="All fields"):
        words = discord.ui.TextDisplay("Fill in")
        name = discord.ui.Label(text="Name", component=discord.ui.TextInput(default="old"))
        goods = discord.ui.Label(
            text="Goods",
            description="one",
            component=discord.ui.Select(
                options=[discord.SelectOption(label="grain"), discord.SelectOption(label="wine")]
            ),
        )
        who = discord.ui.Label(text="Who", component=discord.ui.UserSelect())
        scroll = discord.ui.Label(text="File", component=discord.ui.FileUpload())

        async def on_submit(self, it):
            read = await self.scroll.component.values[0].read()
            got.extend(
                [self.name.component.value, self.goods.component.values, self.who.component.values[0].name, read]
            )
            await it.response.send_message("thanks")

    class Boxes(discord.ui.Modal, title="Boxes"):
        radio = discord.ui.Label(
            text="One",
            component=discord.ui.RadioGroup(
                options=[discord.RadioGroupOption(label="a"), discord.RadioGroupOption(label="b", default=True)]
            ),
        )
        checks = discord.ui.Label(
            text="Some",
            component=discord.ui.CheckboxGroup(
                options=[discord.CheckboxGroupOption(label="c"), discord.CheckboxGroupOption(label="d")]
            ),
        )
        check = discord.ui.Label(text="Sure", component=discord.ui.Checkbox())

        async def on_submit(self, it):
            got.extend([self.radio.component.value, self.checks.component.values, self.check.component.value])
            await it.response.send_message("thanks")

    def ids(it):
        return [row["component"]["custom_id"] for row in it.modal["components"] if "component" in row]

    async with small.client() as bot:
        bot.act = lambda it: it.response.send_modal(Long())
        it = await small.say_command("x")
        _, goods, who, scroll = ids(it)
        file = interact.upload(small.world, small.hall, "a.txt", b"text")
        fields = {goods: ["wine"], who: [small.bob.id], scroll: [file["id"]]}
        sent = interact.submit(small.world, small.alice, it, fields)
        assert await interact.acknowledged(small.world, sent)
        bot.act = lambda it: it.response.send_modal(Boxes())
        it = await small.say_command("x")
        _, checks, check = ids(it)
        sent = interact.submit(small.world, small.alice, it, {checks: ["c", "d"], check: True})
        assert await interact.acknowledged(small.world, sent)
    assert got == ["old", ["wine"], "bob", b"text", "b", ["c", "d"], True]
    assert small.violations == []


async def test_a_layout_of_everything_through_discord_py(small):
    pressed = []

    class Board(discord.ui.LayoutView):
        def __init__(self):
            super().__init__(timeout=None)
            go = discord.ui.Button(label="Go", custom_id="go")
            go.callback = self.go
            media = discord.MediaGalleryItem("attachment://b.png", description="the map")
            box = discord.ui.Container(
                discord.ui.TextDisplay("## Board"),
                discord.ui.Section("line", accessory=go),
                discord.ui.Section("face", accessory=discord.ui.Thumbnail("attachment://b.png")),
                discord.ui.Separator(spacing=discord.SeparatorSpacing.large),
                discord.ui.MediaGallery(media),
                discord.ui.File("attachment://rules.txt"),
                accent_colour=0x123456,
            )
            self.add_item(box)
            self.add_item(discord.ui.ActionRow(discord.ui.Button(label="Site", url="https://x.example")))

        async def go(self, it):
            pressed.append([one.filename for one in it.message.attachments])
            kept = [discord.File(io.BytesIO(b"y"), name) for name in ("b.png", "rules.txt")]
            await it.response.edit_message(view=Board(), attachments=kept)

    async def act(it):
        files = [discord.File(io.BytesIO(b"x"), name) for name in ("b.png", "rules.txt")]
        answer = await it.response.send_message(view=Board(), files=files)
        small.seen.append(answer.resource)

    async with small.client() as bot:
        bot.act = act
        it = await small.say_command("x")
        await answered(small, it.original)
        await small.server.idle()
    assert bot.errors == []
    assert pressed == [[]], "what components show is not among the attachments"
    kinds = [one["type"] for one in messages.every(it.original.components)]
    assert kinds == [17, 10, 9, 10, 2, 9, 10, 11, 14, 12, 13, 1, 2]
    assert [one["id"] for one in messages.every(it.original.components)] == [*range(1, 14)]
    (box, _) = small.seen[0].components
    gallery = next(one for one in box.children if one.type is discord.ComponentType.media_gallery)
    assert small.seen[0].attachments == []
    assert f"/{gallery.items[0].media.attachment_id}/b.png?" in gallery.items[0].media.url
    assert small.violations == []
