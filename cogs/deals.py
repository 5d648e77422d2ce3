"""`/deal` and *Offer a deal*: negotiations between two seats."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.deals import commands as deals
from bot.surface.deals.commands import Typed
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, command, game_choices, quietly, suggestions
from bot.surface.seats import circles

GOODS: Final = {
    "cards": "So many of each: 3 X, 2 Y",
    "names": "What you name truly; of red cards: hidden or shown",
    "claims": "What you say the others are; it may be false",
    "wants": "What you would have: 2 X, Y",
    "note": "A note that only the two of you read",
    "hours": "How long the offer stands: 6, 12, 24, 48 or 72 hours",
    "game": "Which game",
}


class Deals(commands.GroupCog, name="deal", description="Negotiate with another player."):
    """Offers, answers, acceptance of a named revision, withdrawal."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        self.menu = app_commands.ContextMenu(name="Offer a deal", callback=self.offer_to)
        bot.tree.add_command(self.menu)

    async def cog_unload(self) -> None:
        """Take the menu entry away too."""
        self.bot.tree.remove_command(self.menu.name, type=self.menu.type)

    async def offer_to(self, interaction: Interaction, person: discord.User) -> None:
        """*Offer a deal* in the menu of a person."""
        await command(interaction, deals.offer_to_user(person.id))

    @app_commands.command(name="new", description="Offer goods to another player.")
    @app_commands.describe(partner="To whom", **GOODS)
    @app_commands.autocomplete(game=game_choices)
    async def new(  # noqa: PLR0913, PLR0917 - one for each option of the command
        self,
        interaction: Interaction,
        partner: str,
        cards: str | None = None,
        names: str | None = None,
        claims: str | None = None,
        wants: str | None = None,
        note: str | None = None,
        hours: int = 0,
        game: str | None = None,
    ) -> None:
        """RC-DP13: an offer."""
        await command(interaction, deals.offer(partner, Typed(cards, names, claims, wants, note, hours)), game)

    @new.autocomplete("partner")
    async def partners(self, interaction: Interaction, current: str) -> Choices:
        """Seats that can be offered something."""
        return await quietly(deals.partners(self.bot.surface, interaction, current))

    @app_commands.command(name="list", description="Your open deals.")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.describe(game="Which game")
    async def list_deals(self, interaction: Interaction, game: str | None = None) -> None:
        """All open deals."""
        await command(interaction, deals.list_deals, game)

    @app_commands.command(name="show", description="One deal, with its buttons.")
    @app_commands.describe(deal="Which deal", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def show(self, interaction: Interaction, deal: str, game: str | None = None) -> None:
        """The card of a deal."""
        await command(interaction, deals.show_deal(deal), game)

    @app_commands.command(name="withdraw", description="Take an offer back.")
    @app_commands.describe(deal="Which deal", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def withdraw(self, interaction: Interaction, deal: str, game: str | None = None) -> None:
        """RC-DP13: withdraw."""
        await command(interaction, deals.refuse_deal(deal), game)

    @app_commands.command(name="decline", description="Decline an offer; you may say why.")
    @app_commands.describe(deal="Which deal", reason="Why", text="Or in your own words", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def decline(
        self, interaction: Interaction, deal: str, reason: str = "", text: str = "", game: str | None = None
    ) -> None:
        """RC-DP13: refuse."""
        await command(interaction, deals.refuse_deal(deal, reason, text), game)

    @decline.autocomplete("reason")
    async def reasons(self, interaction: Interaction, current: str) -> Choices:
        """The ready reasons."""
        return await quietly(deals.reasons(self.bot.surface, interaction, current))

    @app_commands.command(name="answer", description="Put goods down in a deal, or others than before.")
    @app_commands.describe(deal="Which deal", **GOODS)
    @app_commands.autocomplete(game=game_choices)
    async def answer(  # noqa: PLR0913, PLR0917 - one for each option of the command
        self,
        interaction: Interaction,
        deal: str,
        cards: str | None = None,
        names: str | None = None,
        claims: str | None = None,
        wants: str | None = None,
        note: str | None = None,
        hours: int = 0,
        game: str | None = None,
    ) -> None:
        """RC-DP13: an answer or counter-offer."""
        await command(interaction, deals.answer_deal(deal, Typed(cards, names, claims, wants, note, hours)), game)

    @new.autocomplete("cards")
    @answer.autocomplete("cards")
    async def cards(self, interaction: Interaction, current: str) -> Choices:
        """One's own goods."""
        return await suggestions(interaction, "", current, "cards")

    @new.autocomplete("names")
    @answer.autocomplete("names")
    async def names(self, interaction: Interaction, current: str) -> Choices:
        """What may be named."""
        named = await suggestions(interaction, "", current, "names")
        return named or await suggestions(interaction, "", current, "shown")

    @new.autocomplete("claims")
    @answer.autocomplete("claims")
    @new.autocomplete("wants")
    @answer.autocomplete("wants")
    async def wares(self, interaction: Interaction, current: str) -> Choices:
        """What can be claimed or wished for."""
        return await quietly(deals.wares(self.bot.surface, interaction, current))

    @app_commands.command(name="accept", description="Accept what lies there; the goods change hands at once.")
    @app_commands.describe(
        deal="Which deal",
        version="The version you have read, as /deal list says; without it you read it first",
        game="Which game",
    )
    @app_commands.autocomplete(game=game_choices)
    async def accept(
        self, interaction: Interaction, deal: str, version: int | None = None, game: str | None = None
    ) -> None:
        """RC-DP13: acceptance of a revision."""
        await command(interaction, deals.accept_deal(deal, version), game)

    @app_commands.command(
        name="meet", description="Open a private thread with another player, where the game has them."
    )
    @app_commands.describe(partner="With whom", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def meet(self, interaction: Interaction, partner: str, game: str | None = None) -> None:
        """A thread for two."""
        await command(interaction, circles.talk_with(partner), game)

    @meet.autocomplete("partner")
    async def company(self, interaction: Interaction, current: str) -> Choices:
        """All other players."""
        return await quietly(circles.partners(self.bot.surface, interaction, current))

    @show.autocomplete("deal")
    @answer.autocomplete("deal")
    @accept.autocomplete("deal")
    @withdraw.autocomplete("deal")
    @decline.autocomplete("deal")
    async def open_deals(self, interaction: Interaction, current: str) -> Choices:
        """One's open deals."""
        return await quietly(deals.open_deals(self.bot.surface, interaction, current))


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Deals(bot))
