"""`/deal talk`, `promise`, `promises`, `record`, `keep`, `mute`, `call`, `uncall`: what is said beside the goods."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.deals import calls
from bot.surface.deals import commands as deals
from bot.surface.deals import promises as promise_cards
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, add_to, command, game_choices, quietly


@app_commands.command(name="talk", description="Say something to the other side of a deal.")
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(deal="Which deal", text="At most 500 characters", game="Which game")
async def talk(interaction: Interaction, deal: str, text: str, game: str | None = None) -> None:
    """8.3: a line on both cards."""
    await command(interaction, deals.talk_in(deal, text), game)


@app_commands.command(name="promise", description="Promise something with the goods of a deal; nobody enforces it.")
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(
    deal="Which deal", text="At most 200 characters; empty: nothing any more", by="By when", game="Which game"
)
async def promise(interaction: Interaction, deal: str, text: str = "", by: str = "", game: str | None = None) -> None:
    """8.7: the deal gets a new revision."""
    await command(interaction, deals.promise_in(deal, text, by), game)


@app_commands.command(name="promises", description="What others have promised you, and you them.")
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(game="Which game")
async def promises(interaction: Interaction, game: str | None = None) -> None:
    """8.7: the ledger of the caller."""
    await command(interaction, promise_cards.list_promises, game)


@app_commands.command(name="keep", description="Keep what was said in a deal that is over, if the other side does too.")
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(deal="Which deal", game="Which game")
async def keep(interaction: Interaction, deal: str, game: str | None = None) -> None:
    """8.5: else it is erased after a day."""
    await command(interaction, deals.keep_words(deal), game)


@app_commands.command(name="mute", description="Hear a seat no longer in deals, or hear it again.")
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(partner="Which seat", game="Which game")
async def mute(interaction: Interaction, partner: str, game: str | None = None) -> None:
    """8.3: mute this seat."""
    await command(interaction, deals.mute_seat(partner), game)


@app_commands.command(
    name="record", description="What came of your deals with another player, and what was said of it."
)
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(partner="With whom", game="Which game")
async def record(interaction: Interaction, partner: str, game: str | None = None) -> None:
    """8.10: for the two only."""
    await command(interaction, deals.show_record(partner), game)


@app_commands.command(name="call", description="Tell everybody which goods you look for.")
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(wants="At most five: X, Y; empty: a form", note="A note that everybody reads", game="Which game")
async def call(interaction: Interaction, wants: str | None = None, note: str = "", game: str | None = None) -> None:
    """8.11: an open call."""
    await command(interaction, calls.call_for(wants, note), game)


@app_commands.command(name="uncall", description="Take your call back.")
@app_commands.autocomplete(game=game_choices)
@app_commands.describe(game="Which game")
async def uncall(interaction: Interaction, game: str | None = None) -> None:
    """8.11: no call any more."""
    await command(interaction, calls.take_back, game)


@call.autocomplete("wants")
async def wares(interaction: Interaction, current: str) -> Choices:
    """What can be looked for."""
    return await quietly(deals.wares(interaction.client.surface, interaction, current))


@talk.autocomplete("deal")
@promise.autocomplete("deal")
async def open_deals(interaction: Interaction, current: str) -> Choices:
    """One's open deals."""
    return await quietly(deals.open_deals(interaction.client.surface, interaction, current))


@keep.autocomplete("deal")
async def past_deals(interaction: Interaction, current: str) -> Choices:
    """Deals of one's own that were over not long ago."""
    return await quietly(deals.past_deals(interaction.client.surface, interaction, current))


@mute.autocomplete("partner")
@record.autocomplete("partner")
async def seats(interaction: Interaction, current: str) -> Choices:
    """The seats of others."""
    return await quietly(deals.others(interaction.client.surface, interaction, current))


@promise.autocomplete("by")
async def events(interaction: Interaction, current: str) -> Choices:
    """By what a promise may fall due."""
    return await quietly(deals.events(interaction.client.surface, interaction, current))


class DealWords(commands.Cog):
    """Words between two players."""


async def setup(bot: Byrsa) -> None:
    """Add the subcommands of `/deal`."""
    words: Any = (talk, promise, promises, record, keep, mute, call, uncall)  # the types of their cogs are not known
    add_to(bot.tree, "deal", *words)
    await bot.add_cog(DealWords())
