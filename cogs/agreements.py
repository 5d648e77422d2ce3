"""`/agreement`: public agreements, entered and cancelled at any time."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.surface.deals.agreements import meant, open_agreements
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import (
    Choices,
    answers,
    command,
    game_choices,
    gives,
    half_choices,
    quietly,
    suggestions,
)
from bot.surface.press.verbs import HALF
from games.kernel import Posted, Raw

Talents = app_commands.Range[int, 0, 999]


class Agreements(commands.GroupCog, name="agreement", description="Agree on something in public."):
    """RC-1.5d: proposals, answers, cancelling."""

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot

    @app_commands.command(name="propose", description="Propose a public agreement to another player.")
    @app_commands.describe(
        partner="With whom",
        text="What you agree on",
        talents="Talents you promise",
        cards="Cards you promise",
        votes="Votes you promise",
        asked_talents="Talents you ask for",
        asked_cards="Cards you ask for",
        asked_votes="Votes you ask for",
        game="Which game",
        republic=HALF.says,
    )
    @app_commands.autocomplete(game=game_choices, republic=half_choices)
    async def propose(  # noqa: PLR0913, PLR0917 - the options of a command
        self,
        interaction: Interaction,
        partner: str,
        text: str = "",
        talents: Talents = 0,
        cards: str = "",
        votes: str = "",
        asked_talents: Talents = 0,
        asked_cards: str = "",
        asked_votes: str = "",
        game: str | None = None,
        republic: str | None = None,
    ) -> None:
        """RC-DP51: a proposal."""
        given = {"partner": partner, "text": text, "talents": str(talents), "cards": cards, "votes": votes}
        wanted = {"asked_talents": str(asked_talents), "asked_cards": asked_cards, "asked_votes": asked_votes}
        await command(interaction, answers("agreement.propose", {**given, **wanted}, half=republic), game)

    @propose.autocomplete("partner")
    async def partners(self, interaction: Interaction, current: str) -> Choices:
        """The other players."""
        return await suggestions(interaction, "agreement.propose", current, "partner")

    @propose.autocomplete("cards")
    @propose.autocomplete("asked_cards")
    async def cards(self, interaction: Interaction, current: str) -> Choices:
        """All red cards of the game, whoever holds them."""
        return await suggestions(interaction, "agreement.propose", current, "cards")

    @app_commands.command(name="answer", description="Enter a proposed agreement, decline it, or take yours back.")
    @app_commands.describe(agreement="Which agreement", choice="What you say to it", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def answer(
        self, interaction: Interaction, agreement: str, choice: str | None = None, game: str | None = None
    ) -> None:
        """RC-DP51: an answer."""
        await command(interaction, answers("agreement.answer", choice, **meant(agreement)), game)

    @answer.autocomplete("agreement")
    async def proposals(self, interaction: Interaction, current: str) -> Choices:
        """Proposals the caller may answer."""
        return await quietly(open_agreements(self.bot.surface, interaction, "agreement.answer", current))

    @answer.autocomplete("choice")
    async def choices(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "agreement.answer", current)

    @app_commands.command(name="together", description="Propose an agreement over both boards of two republics.")
    @app_commands.describe(partners="With whom: one or more", text="What you agree on", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def together(self, interaction: Interaction, partners: str, text: str, game: str | None = None) -> None:
        """GV-DP7: a proposal to players of either republic."""
        await command(interaction, answers("pact.propose", {"partners": partners, "text": text}), game)

    @together.autocomplete("partners")
    async def parties(self, interaction: Interaction, current: str) -> Choices:
        """The other players of both republics."""
        return await suggestions(interaction, "pact.propose", current, "partners")

    @app_commands.command(name="join", description="Enter an agreement over both boards, decline it, or take it back.")
    @app_commands.describe(agreement="Which agreement", choice="What you say to it", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def join(
        self, interaction: Interaction, agreement: str, choice: str | None = None, game: str | None = None
    ) -> None:
        """GV-DP7: an answer."""
        await command(interaction, answers("pact.answer", choice, pact=agreement), game)

    @join.autocomplete("agreement")
    async def pacts(self, interaction: Interaction, current: str) -> Choices:
        """Proposals over both boards that the caller may answer."""
        return await quietly(open_agreements(self.bot.surface, interaction, "pact.answer", current, "pact"))

    @join.autocomplete("choice")
    async def says(self, interaction: Interaction, current: str) -> Choices:
        """What may be answered."""
        return await suggestions(interaction, "pact.answer", current)

    @app_commands.command(name="cancel", description="Cancel what you still owe to one who broke his word.")
    @app_commands.describe(agreement="Which agreement", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def cancel(self, interaction: Interaction, agreement: str, game: str | None = None) -> None:
        """RC-DP77: cancelling; RR-DP93: claiming a breach, which the others judge."""
        await command(interaction, gives("agreement.cancel", only, **meant(agreement)), game)

    @cancel.autocomplete("agreement")
    async def broken(self, interaction: Interaction, current: str) -> Choices:
        """Agreements the caller may cancel."""
        return await quietly(open_agreements(self.bot.surface, interaction, "agreement.cancel", current))

    @app_commands.command(name="judge", description="Say whether an agreement was broken that somebody says was.")
    @app_commands.describe(agreement="Which agreement", choice="What you find", game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def judge(
        self, interaction: Interaction, agreement: str, choice: str | None = None, game: str | None = None
    ) -> None:
        """RR-DP94: the other players judge."""
        await command(interaction, answers("agreement.breach", choice, **meant(agreement)), game)

    @judge.autocomplete("agreement")
    async def claimed(self, interaction: Interaction, current: str) -> Choices:
        """Agreements the caller is to judge."""
        return await quietly(open_agreements(self.bot.surface, interaction, "agreement.breach", current))

    @judge.autocomplete("choice")
    async def verdicts(self, interaction: Interaction, current: str) -> Choices:
        """What may be found."""
        return await suggestions(interaction, "agreement.breach", current)


def only(_look: Look, posted: Posted) -> Raw:
    """The one thing there is to say."""
    return offered(posted.decision.choice)[0]


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Agreements(bot))
