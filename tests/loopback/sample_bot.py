"""A small bot for the tests of the local Discord: every kind of answer, component and form once."""

import asyncio
import io
from contextlib import asynccontextmanager, suppress

import aiohttp
import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image

WARES = ["grain", "wine", "cloth", "dye"]


def picture(size=(240, 120), colour="teal", name="board.png"):
    buffer = io.BytesIO()
    Image.new("RGB", size, colour).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, name, description="a plain picture")


class Note(ui.Modal, title="A note"):
    note = ui.TextInput(label="Your note", custom_id="note", min_length=2, max_length=50, placeholder="a few words")
    more = ui.TextInput(label="More", custom_id="more", style=discord.TextStyle.paragraph, required=False)

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"noted: {self.note.value}", ephemeral=True)


class Questions(ui.Modal, title="Many questions"):
    ware = ui.Label(
        text="Ware", component=ui.Select(custom_id="ware", options=[discord.SelectOption(label=w) for w in WARES])
    )
    who = ui.Label(text="Who", description="a person", component=ui.UserSelect(custom_id="who"))
    way = ui.Label(
        text="Way",
        component=ui.RadioGroup(
            custom_id="way", options=[discord.RadioGroupOption(label=x.title(), value=x) for x in ("sea", "land")]
        ),
    )
    extras = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            min_values=0,
            required=False,
            options=[discord.CheckboxGroupOption(label=x.title(), value=x) for x in ("escort", "guide")],
        ),
    )
    proof = ui.Label(text="Proof", component=ui.FileUpload(custom_id="proof", required=False))

    async def on_submit(self, interaction):
        words = [
            self.ware.component.values[0],
            self.who.component.values[0].name,
            self.way.component.value,
            "+".join(sorted(self.extras.component.values)) or "none",
            ",".join(file.filename for file in self.proof.component.values) or "no file",
        ]
        await interaction.response.send_message(" / ".join(words))


class Agreement(ui.Modal, title="Agreement"):
    intro = ui.TextDisplay("Read it **all**.")
    agree = ui.Label(text="I agree", component=ui.Checkbox(custom_id="agree"))

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"agreed: {self.agree.component.value}", ephemeral=True)


class Offer(ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @ui.button(label="Accept", style=discord.ButtonStyle.success, custom_id="offer:accept")
    async def accept(self, interaction, button):
        button.disabled = True
        await interaction.response.edit_message(content=f"accepted by {interaction.user.name}", view=self)

    @ui.button(label="Add a note", custom_id="offer:note", emoji="📝")
    async def note(self, interaction, button):
        await interaction.response.send_modal(Note())

    @ui.button(label="Later", custom_id="offer:later", style=discord.ButtonStyle.danger)
    async def later(self, interaction, button):
        await interaction.response.defer()
        await interaction.edit_original_response(content="put off")

    @ui.button(label="Closed", custom_id="offer:closed", disabled=True)
    async def closed(self, interaction, button):
        raise AssertionError

    @ui.button(label="Quiet", custom_id="offer:quiet", style=discord.ButtonStyle.primary)
    async def quiet(self, interaction, button):
        await interaction.response.defer()


class Menus(ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @ui.select(
        custom_id="menu:ware",
        placeholder="A ware",
        options=[
            discord.SelectOption(label=w.title(), value=w, description=f"a load of {w}", emoji="📦") for w in WARES
        ],
    )
    async def ware(self, interaction, select):
        await interaction.response.edit_message(content=f"ware {select.values[0]}", view=self)

    @ui.select(cls=ui.UserSelect, custom_id="menu:people", placeholder="Two people", min_values=1, max_values=2)
    async def who(self, interaction, select):
        names = " and ".join(user.name for user in select.values)
        await interaction.response.send_message(f"people {names}", ephemeral=True)

    @ui.select(cls=ui.RoleSelect, custom_id="menu:role", placeholder="A role")
    async def role(self, interaction, select):
        await interaction.response.send_message(f"role {select.values[0].name}", ephemeral=True)

    @ui.select(cls=ui.MentionableSelect, custom_id="menu:any", placeholder="Anyone")
    async def anyone(self, interaction, select):
        await interaction.response.send_message(f"anyone {select.values[0].name}", ephemeral=True)

    @ui.select(
        cls=ui.ChannelSelect, custom_id="menu:place", placeholder="A channel", channel_types=[discord.ChannelType.text]
    )
    async def place(self, interaction, select):
        await interaction.response.send_message(f"place {select.values[0].name}", ephemeral=True)


class Go(ui.Button):
    def __init__(self):
        super().__init__(label="Go", custom_id="board:go")

    async def callback(self, interaction):
        await interaction.response.send_message("gone", ephemeral=True)


class Board(ui.LayoutView):
    def __init__(self):
        super().__init__(timeout=None)
        pictures = [discord.MediaGalleryItem("attachment://board.png", description="the board")]
        self.add_item(
            ui.Container(
                ui.TextDisplay("## The board\nIt is **turn 3** of ||seven||."),
                ui.Section("A line beside a button.", accessory=Go()),
                ui.Section("A line beside a picture.", accessory=ui.Thumbnail("attachment://small.png")),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                ui.MediaGallery(*pictures),
                ui.ActionRow(
                    ui.Button(label="Rules", url="https://example.org/rules"),
                    ui.Button(label="Off", disabled=True, custom_id="board:off"),
                ),
                accent_colour=0x175E6C,
            )
        )
        self.add_item(ui.File("attachment://board.txt"))


class Trade(app_commands.Group):
    @app_commands.command(name="offer", description="Offer a trade")
    @app_commands.describe(to="to whom", give="what you give", amount="how much", way="how")
    @app_commands.choices(
        way=[app_commands.Choice(name="By sea", value="sea"), app_commands.Choice(name="By land", value="land")]
    )
    async def offer(
        self,
        interaction,
        to: discord.Member,
        give: str,
        amount: app_commands.Range[int, 1, 20] = 1,
        way: app_commands.Choice[str] | None = None,
    ):
        by = f" by {way.value}" if way else ""
        await to.send(f"{interaction.user.name} offers you {amount} {give}{by}", view=Offer())
        await interaction.response.send_message(f"Offer sent to {to.name}", view=Offer(), ephemeral=True)

    @offer.autocomplete("give")
    async def wares(self, interaction, current):
        return [app_commands.Choice(name=w.title(), value=w) for w in WARES if w.startswith(current.lower())]


class SampleBot(commands.Bot):
    def __init__(self, **options):
        intents = discord.Intents.default()
        intents.message_content = True
        intents.members = True
        super().__init__("!", intents=intents, help_command=None, **options)
        self.codes = []
        self.ready = asyncio.Event()
        self.tree.add_command(Trade(name="trade", description="Trades"))
        for command in COMMANDS:
            self.tree.add_command(command)

    async def setup_hook(self):
        self.add_view(Offer())
        self.add_view(Menus())
        self.add_view(Board())
        await self.tree.sync()

    async def on_ready(self):
        self.ready.set()

    async def on_message(self, message):
        if message.content == "!echo":
            await message.reply("echo")
        if message.content == "!files":
            await message.channel.send(", ".join(file.filename for file in message.attachments))
        if message.content == "!thread":
            thread = await message.create_thread(name="aside")
            await thread.send("here we are")

    async def on_raw_reaction_add(self, event):
        if str(event.emoji) == "🎉":
            channel = await self.fetch_channel(event.channel_id)
            await channel.send(f"{event.member.name} celebrates")


@app_commands.command(description="Answers pong")
async def ping(interaction: discord.Interaction):
    await interaction.response.send_message("pong")


@app_commands.command(description="Tells a secret")
async def secret(interaction: discord.Interaction):
    await interaction.response.send_message("psst", ephemeral=True)


@app_commands.command(description="Thinks, then shows a picture")
async def think(interaction: discord.Interaction, hidden: bool = False):
    await interaction.response.defer(ephemeral=hidden)
    embed = discord.Embed(title="Turn 3", description="A thought", colour=0x7D2456).set_image(
        url="attachment://board.png"
    )
    embed.add_field(name="Score", value="**7**").set_footer(text="footer")
    await interaction.followup.send(embed=embed, file=picture())


@app_commands.command(description="Thinks for ever")
async def ponder(interaction: discord.Interaction):
    await interaction.response.defer()


@app_commands.command(description="Sends the board")
async def board(interaction: discord.Interaction):
    files = [
        picture(),
        picture((64, 64), "maroon", "small.png"),
        discord.File(io.BytesIO(b"the board in words"), "board.txt"),
    ]
    await interaction.response.send_message(view=Board(), files=files)


@app_commands.command(description="Shows an offer to all")
async def stall(interaction: discord.Interaction):
    await interaction.response.send_message("who buys?", view=Offer())


@app_commands.command(description="Shows every kind of select")
async def menus(interaction: discord.Interaction):
    await interaction.response.send_message("choose", view=Menus())


@app_commands.command(description="Asks many questions")
async def questions(interaction: discord.Interaction):
    await interaction.response.send_modal(Questions())


@app_commands.command(description="Asks for an agreement")
async def agreement(interaction: discord.Interaction):
    await interaction.response.send_modal(Agreement())


@app_commands.command(description="Opens a private room")
@app_commands.guild_only()
async def room(interaction: discord.Interaction, other: discord.Member):
    thread = await interaction.channel.create_thread(
        name="negotiation", type=discord.ChannelType.private_thread, invitable=False
    )
    await thread.add_user(interaction.user)
    await thread.add_user(other)
    await thread.send(f"{interaction.user.mention} {other.mention} talk here")
    await interaction.response.send_message(thread.mention, ephemeral=True)


@app_commands.command(description="Sends your hand by direct message")
async def hand(interaction: discord.Interaction):
    try:
        await interaction.user.send("your hand: 7 cards", view=Offer())
    except discord.Forbidden as refusal:
        await interaction.response.send_message(f"no way to you: {refusal.code}", ephemeral=True)
    else:
        await interaction.response.send_message("sent", ephemeral=True)


@app_commands.command(description="Never answers")
async def ignore(interaction: discord.Interaction):
    interaction.client.codes.append("ignored")


@app_commands.command(description="Answers when told")
async def late(interaction: discord.Interaction):
    await interaction.client.gate.wait()
    try:
        await interaction.response.send_message("late")
    except discord.NotFound as refusal:
        interaction.client.codes.append(refusal.code)


@app_commands.command(description="Answers twice")
async def twice(interaction: discord.Interaction):
    await interaction.response.send_message("one")
    interaction.response._response_type = None
    try:
        await interaction.response.send_message("two")
    except discord.HTTPException as refusal:
        interaction.client.codes.append(refusal.code)


@app_commands.command(description="Breaks")
async def crash(interaction: discord.Interaction):
    raise RuntimeError("broken on purpose")


@app_commands.command(description="Says too much")
async def shout(interaction: discord.Interaction):
    try:
        await interaction.response.send_message("x" * 2001)
    except discord.HTTPException as refusal:
        interaction.client.codes.append((refusal.status, refusal.code))
        await interaction.response.send_message("too long", ephemeral=True)


@app_commands.command(description="Says something Discord refuses")
async def wrong(interaction: discord.Interaction, what: str):
    try:
        await interaction.response.send_message(**WRONG[what]())
    except discord.HTTPException as refusal:
        interaction.client.codes.append((refusal.status, refusal.code))
        await interaction.response.send_message("refused", ephemeral=True)


@app_commands.command(description="Takes a file")
async def deliver(interaction: discord.Interaction, file: discord.Attachment):
    await interaction.response.send_message(f"{file.filename}: {len(await file.read())} bytes", ephemeral=True)


@app_commands.command(description="Words of every kind")
async def prose(interaction: discord.Interaction):
    await interaction.response.send_message(
        PROSE.format(who=interaction.user.mention, here=interaction.channel.mention), silent=True
    )


@app_commands.command(description="Only for keepers")
@app_commands.default_permissions(manage_guild=True)
async def keep(interaction: discord.Interaction):
    await interaction.response.send_message("kept", ephemeral=True)


@app_commands.context_menu(name="Wave")
async def wave(interaction: discord.Interaction, user: discord.Member):
    await interaction.response.send_message(f"{interaction.user.name} waves at {user.name}")


@app_commands.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message):
    await interaction.response.send_message(f"> {message.content}", ephemeral=True)


def twins():
    view = ui.View()
    for name in "ab":
        view.add_item(ui.Button(label=name, custom_id="same"))
    return {"content": "twins", "view": view}


WRONG = {
    "nothing": lambda: {"content": ""},
    "twins": twins,
    "embeds": lambda: {"embeds": [discord.Embed(description="x" * 4000), discord.Embed(description="y" * 2500)]},
    "label": lambda: {"content": "x", "view": ui.View().add_item(ui.Button(label="x" * 81, custom_id="x"))},
    "blank": lambda: {"content": "x", "view": ui.View().add_item(ui.Button(custom_id="x"))},
    "picture": lambda: {"embed": discord.Embed(title="x" * 257)},
}

PROSE = """# Heading
**bold** *italic* __under__ ~~struck~~ `code` ||spoiler|| snake_case_word
> a quotation
- first
- second
```
block of code
```
-# small print
{who} in {here}, see [the rules](https://example.org/rules); closes <t:1893456000:R> (<t:1893456000:f>)
Not a script: <script>alert(1)</script>"""

COMMANDS = [
    ping, secret, think, ponder, board, stall, menus, questions, agreement, room, hand, ignore, late, twice, crash,
    shout, wrong, deliver, prose, keep, wave, quote,
]  # fmt: skip


@asynccontextmanager
async def start_sample_bot(town, endpoint):
    """A start function for `loopback.pytest_plugin.make_town`."""
    connector = aiohttp.UnixConnector(endpoint.removeprefix("unix:"), limit=256)
    bot = SampleBot(connector=connector, guild_ready_timeout=0.01)
    bot.gate = asyncio.Event()
    town.bot = bot
    running = asyncio.ensure_future(bot.start(town.world.token))
    ready = asyncio.ensure_future(bot.ready.wait())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    try:
        yield None
    finally:
        bot.gate.set()
        await bot.close()
        with suppress(asyncio.CancelledError):
            await running
