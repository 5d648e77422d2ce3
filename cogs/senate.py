"""`/senate`: one subcommand for each decision of the Senate Phase; `/senate propose` has one for each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.app.client import Byrsa
from bot.fronts.carthage.senate.acts import votes
from bot.fronts.carthage.senate.commands import (
    Way,
    assigns,
    factions_of,
    fields_and_faction,
    fields_from,
    first_open,
    levies,
    orders,
    pairs_of,
    plainly,
    proposes,
    taxes,
)
from bot.fronts.carthage.senate.forces import orders_by
from bot.fronts.carthage.senate.words import SIDES
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import MOST, Choices, answers, command, suggestions

Yes: TypeAlias = Literal["yes"]
FACTION: Final = "For which faction, if you decide for several"
OUTCRY: Final = "Force it: a Public Outcry is played with it"
VOICES: Final = [
    app_commands.Choice(name=name, value=side) for name, side in zip(("Yea", "Nay", "Abstain"), SIDES, strict=True)
]

ANSWERS: Final = (
    ("floor", ("senate.floor",), "Let the floor pass, or adjourn the Senate."),
    ("call", ("senate.call",), "Call another faction to vote next."),
    ("consent", ("senate.consent", "senate.membership"), "Let your Senator consent, or refuse."),
    ("rebuke", ("senate.rebuke",), "All voted against you: lose 1 INF, or step down."),
    ("prosecutions", ("senate.prosecutions",), "End the prosecutions, as Censor."),
    ("prosecute", ("senate.prosecute",), "Let your Senator prosecute, or refuse."),
    ("appeal", ("senate.appeal",), "Appeal to the people, as the accused."),
    ("judges", ("senate.judges",), "Play Bribed Judges for a side."),
    ("law", ("senate.law",), "Play a Law."),
    ("veto", ("senate.veto",), "Veto what is voted on, with a card or a power of your own."),
    ("claim", ("senate.claim",), "Claim the next proposal with a Public Outcry."),
    ("forgo", ("senate.forgo",), "Forgo the proposal you have claimed."),
    ("lastword", ("senate.last-word",), "Force a last proposal after the adjournment, or not."),
    ("silence", ("senate.silence",), "Cancel a Public Outcry, or let it be."),
    ("home", ("senate.home", "senate.home-choice"), "Say who shall be Home Suffete."),
    ("bodyguards", ("senate.bodyguards",), "Say how many Secret Bodyguards you play."),
    ("ally", ("senate.ally",), "Choose the War that ends by a New Alliance."),
    ("recruit", ("senate.recruit",), "Choose a Senator in the Forum who joins you."),
)


class Senate(commands.GroupCog, name="senate", description="Decisions of the Senate Phase."):
    """RC-9."""

    propose = app_commands.Group(name="propose", description="Make a proposal, if you have the floor.")

    def __init__(self, bot: Byrsa) -> None:
        self.bot = bot
        if self.app_command:
            for name, kinds, description in ANSWERS:
                self.app_command.add_command(answering(name, kinds, description))

    @app_commands.command(name="vote", description="Vote with your Senators; say nothing to see how it stands.")
    @app_commands.describe(
        voice="With all of them",
        each="One by one: Mago yea, Hanno nay",
        buy="Votes to buy, 1T each: Mago 3, Hanno 2",
        faction=FACTION,
    )
    @app_commands.choices(voice=VOICES)
    @app_commands.autocomplete(faction=factions_of("senate.vote"))
    async def vote(
        self,
        interaction: Interaction,
        voice: str | None = None,
        each: str | None = None,
        buy: str | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-DP25."""
        await command(interaction, votes(voice, each, buy, faction))

    @app_commands.command(name="accuse", description="Accuse a Senator, as Censor.")
    @app_commands.describe(accused="Whom", charge="Of what", prosecutor="Who is to prosecute him", faction=FACTION)
    @app_commands.autocomplete(**fields_and_faction("senate.trial", "accused", "charge", "prosecutor"))
    async def accuse(
        self,
        interaction: Interaction,
        accused: str | None = None,
        charge: str | None = None,
        prosecutor: str | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-DP28."""
        said = {"accused": accused, "charge": charge, "prosecutor": prosecutor}
        await command(interaction, answers("senate.trial", said, faction=faction))

    @app_commands.command(name="assassinate", description="Let one of your Senators attack another's.")
    @app_commands.describe(assassin="Who attacks", victim="Whom", cards="How many Assassin cards")
    @app_commands.autocomplete(**fields_from("senate.assassinate", "assassin", "victim"))
    async def assassinate(
        self, interaction: Interaction, assassin: str | None = None, victim: str | None = None, cards: str | None = None
    ) -> None:
        """RC-DP32."""
        said = {"assassin": assassin, "victim": victim, "cards": cards or "0"}
        await command(interaction, answers("senate.assassinate", said if assassin or victim else None))

    # Proposals

    @propose.command(name="suffetes", description="Nominate a pair of Suffetes.")
    @app_commands.describe(first="One nominee", second="The other", outcry=OUTCRY, faction=FACTION)
    @app_commands.autocomplete(**fields_and_faction("senate.suffetes", "first", "second"))
    async def suffetes(
        self,
        interaction: Interaction,
        first: str | None = None,
        second: str | None = None,
        outcry: Yes | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-9.1."""
        await command(interaction, proposes("suffetes", {"first": first, "second": second}, Way(bool(outcry), faction)))

    @propose.command(name="committee", description="Propose Members for vacant seats of the Committee of Five.")
    @app_commands.describe(members="Censor of Morals: Mago, Harbor Master: Hanno", outcry=OUTCRY, faction=FACTION)
    @app_commands.autocomplete(members=pairs_of("committee"), faction=factions_of("senate.committee"))
    async def committee(
        self,
        interaction: Interaction,
        members: str | None = None,
        outcry: Yes | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-9.2."""
        await command(interaction, assigns("committee", members, Way(bool(outcry), faction)))

    @propose.command(name="governors", description="Propose Governors, or successors of those you recall.")
    @app_commands.describe(governors="Sicily: Mago, Sardinia-Corsica: Hanno", outcry=OUTCRY, faction=FACTION)
    @app_commands.autocomplete(governors=pairs_of("governors"), faction=factions_of("senate.governors"))
    async def governors(
        self,
        interaction: Interaction,
        governors: str | None = None,
        outcry: Yes | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-9.4."""
        await command(interaction, assigns("governors", governors, Way(bool(outcry), faction)))

    @propose.command(name="concessions", description="Propose who gets the Trade Concessions in the Forum.")
    @app_commands.describe(grants="Card: Senator, card: Senator", outcry=OUTCRY, faction=FACTION)
    @app_commands.autocomplete(grants=pairs_of("concessions"), faction=factions_of("senate.concessions"))
    async def concessions(
        self, interaction: Interaction, grants: str | None = None, outcry: Yes | None = None, faction: str | None = None
    ) -> None:
        """RC-9.5."""
        await command(interaction, assigns("concessions", grants, Way(bool(outcry), faction)))

    @propose.command(name="units", description="Propose to raise and disband units.")
    @app_commands.describe(raised="2 Fleets, 3 Celtiberians", disbanded="2 Fleets", outcry=OUTCRY, faction=FACTION)
    @app_commands.rename(raised="raise", disbanded="disband")
    @app_commands.autocomplete(faction=factions_of("senate.units"))
    async def units(
        self,
        interaction: Interaction,
        raised: str | None = None,
        disbanded: str | None = None,
        outcry: Yes | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-9.5.5."""
        await command(interaction, levies({"raise": raised, "disband": disbanded}, Way(bool(outcry), faction)))

    @propose.command(name="forces", description="Propose to send, reinforce, recall or replace forces and garrisons.")
    @app_commands.describe(
        order="What, and where",
        commanders="Mago, Hanno",
        legions="3 Celtiberians, or: all",
        fleets="How many",
        more="Do not propose yet: there are further orders",
        outcry=OUTCRY,
        faction=FACTION,
    )
    @app_commands.autocomplete(order=orders, faction=factions_of("senate.forces"))
    async def forces(  # noqa: PLR0913, PLR0917 - one for each option of the command
        self,
        interaction: Interaction,
        order: str | None = None,
        commanders: str | None = None,
        legions: str | None = None,
        fleets: str | None = None,
        more: Yes | None = None,
        outcry: Yes | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-9.6."""
        said = {"order": order, "commanders": commanders, "legions": legions, "fleets": fleets}
        await command(interaction, orders_by(said, Way(bool(outcry), faction).about, more=bool(more)))

    @propose.command(name="expedition", description="Propose an expedition.")
    @app_commands.describe(
        goal="Where to",
        explorer="Who leads it",
        caravans="How many",
        trade_fleets="How many",
        outcry=OUTCRY,
        faction=FACTION,
    )
    @app_commands.autocomplete(**fields_and_faction("senate.expedition", "goal", "explorer"))
    async def expedition(
        self,
        interaction: Interaction,
        goal: str | None = None,
        explorer: str | None = None,
        caravans: str | None = None,
        trade_fleets: str | None = None,
        outcry: Yes | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-9.5.3."""
        units = {"caravans": caravans, "trade_fleets": trade_fleets}
        given = {name: count or "0" for name, count in units.items()} if any(units.values()) else units
        await command(
            interaction,
            proposes("expedition", {"goal": goal, "explorer": explorer, **given}, Way(bool(outcry), faction)),
        )

    @propose.command(name="peace", description="Propose to sue for peace in an Active War, which is then lost.")
    @app_commands.describe(war="Which War", outcry=OUTCRY, faction=FACTION)
    @app_commands.autocomplete(**fields_and_faction("senate.peace", "war"))
    async def peace(
        self, interaction: Interaction, war: str | None = None, outcry: Yes | None = None, faction: str | None = None
    ) -> None:
        """RC-9.5.4."""
        await command(interaction, proposes("peace", {"war": war}, Way(bool(outcry), faction)))

    @propose.command(name="tax", description="Propose another tax rate; an increase needs two sponsors.")
    @app_commands.describe(rate="In percent", sponsor="Sponsor", cosponsor="Co-sponsor", outcry=OUTCRY, faction=FACTION)
    @app_commands.autocomplete(**fields_and_faction("senate.tax", "rate", "sponsor", "cosponsor"))
    async def tax(
        self,
        interaction: Interaction,
        rate: str | None = None,
        sponsor: str | None = None,
        cosponsor: str | None = None,
        outcry: Yes | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-9.5.6."""
        await command(
            interaction, taxes(rate, {"sponsor": sponsor, "cosponsor": cosponsor}, Way(bool(outcry), faction))
        )

    @propose.command(name="alliance", description="Propose to reject the Tyrian Maritime Alliance.")
    @app_commands.describe(outcry=OUTCRY, faction=FACTION)
    @app_commands.autocomplete(faction=factions_of("senate.alliance"))
    async def alliance(self, interaction: Interaction, outcry: Yes | None = None, faction: str | None = None) -> None:
        """RC-8.8.8."""
        await command(interaction, plainly("alliance", Way(bool(outcry), faction)))

    @propose.command(name="life", description="Nominate a Suffete for Life.")
    @app_commands.describe(nominee="Whom", outcry=OUTCRY, faction=FACTION)
    @app_commands.autocomplete(**fields_and_faction("senate.life", "nominee"))
    async def life(
        self,
        interaction: Interaction,
        nominee: str | None = None,
        outcry: Yes | None = None,
        faction: str | None = None,
    ) -> None:
        """RC-9.10.1."""
        await command(interaction, proposes("life", {"nominee": nominee}, Way(bool(outcry), faction)))

    @propose.command(name="minor", description="Praise or blame, without effect.")
    @app_commands.describe(text="The motion", outcry=OUTCRY, faction=FACTION)
    @app_commands.autocomplete(faction=factions_of("senate.minor"))
    async def minor(
        self, interaction: Interaction, text: str | None = None, outcry: Yes | None = None, faction: str | None = None
    ) -> None:
        """RC-9.0.19."""
        await command(interaction, proposes("minor", {"text": text}, Way(bool(outcry), faction)))


def answering(name: str, kinds: Sequence[str], description: str) -> app_commands.Command[Any, ..., None]:
    """A subcommand that answers whichever of these questions is open, with one word or name."""

    @app_commands.describe(answer="What you choose; say nothing to see the question", faction="For which faction")
    @app_commands.autocomplete(faction=factions_of(*kinds))
    async def callback(interaction: Interaction, answer: str | None = None, faction: str | None = None) -> None:
        await command(interaction, first_open(kinds, answer, faction))

    async def complete(interaction: Interaction, current: str) -> Choices:
        return [one for kind in kinds for one in await suggestions(interaction, kind, current)][:MOST]

    made = app_commands.Command[Any, ..., None](name=name, description=description, callback=callback)
    made.autocomplete("answer")(complete)
    return made


async def setup(bot: Byrsa) -> None:
    """Add the cog."""
    await bot.add_cog(Senate(bot))
