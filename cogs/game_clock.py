"""`/table pause`, `resume`, `extend`, `sitting`, `end`, `vote`, `/game settings`, `invite`: a table and its clock."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands

from bot.app.client import Byrsa
from bot.base.errors import NotAllowed
from bot.surface.lobby.lobby import PACES
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, add_to, command, game_choices, quietly
from bot.surface.press.items import Press
from bot.surface.votes import acts as table_acts
from bot.surface.votes import votes as table_votes

CHOICES = [app_commands.Choice(name=pace.capitalize(), value=pace) for pace in PACES]
Hours = app_commands.Range[int, 1, 72]
Reason = app_commands.Range[str, 1, 200]


@app_commands.command(name="pause", description="Stop the clocks of the game: the table votes, its master decides.")
@app_commands.describe(hours="For how long, 1 to 72; left out: until the table goes on", reason="Why")
async def pause(interaction: Interaction, hours: Hours | None = None, reason: Reason = "") -> None:
    """Stand still."""
    await command(interaction, table_acts.pause(hours, reason))


@app_commands.command(name="resume", description="Let the clocks of a paused game run on.")
async def resume(interaction: Interaction) -> None:
    """Go on."""
    await command(interaction, table_acts.resume)


@app_commands.command(name="extend", description="Move all open deadlines: the table votes, its master decides.")
@app_commands.describe(hours="By how much, 1 to 72", reason="Why")
async def extend(interaction: Interaction, hours: Hours, reason: Reason = "") -> None:
    """More time."""
    await command(interaction, table_acts.extend(hours, reason))


@app_commands.command(name="sitting", description="Play live, ten minutes a decision, if all who are present agree.")
@app_commands.describe(
    when="Left out: now. Else 3h, 18:30 or 2026-03-29 18:30, in your time zone", end="End the one that is on"
)
async def sitting(interaction: Interaction, when: str = "", end: bool = False) -> None:  # noqa: FBT001, FBT002 - an option
    """Sit down together, or get up."""
    await command(interaction, table_acts.rise if end else table_acts.sit(when))


@app_commands.command(name="end", description="End the game before its rules do: the table votes, its master decides.")
async def end(interaction: Interaction) -> None:
    """End it, after a second look."""
    await command(interaction, table_acts.finish)


@app_commands.command(name="settings", description="The terms of the game; with an option, change one of them.")
@app_commands.describe(
    pace="Another pace for what opens from now on",
    master="Who is to be the game master",
    visibility="Who may join",
    game="Which game",
)
@app_commands.choices(pace=CHOICES)
@app_commands.autocomplete(game=game_choices)
async def settings(
    interaction: Interaction,
    pace: str | None = None,
    master: discord.Member | None = None,
    visibility: Literal["open", "invite"] | None = None,
    game: str | None = None,
) -> None:
    """How the table plays."""

    async def act(press: Press) -> None:
        if pace is not None:
            await table_acts.change_pace(pace)(press)
        if master is not None:
            if master.bot:
                raise NotAllowed("gm.bot")
            await press.surface.greet(master)
            await table_acts.change_master(master.id)(press)
        if visibility is not None:
            await table_acts.change_visibility(visibility)(press)
        if (pace, master, visibility) == (None, None, None):
            await table_acts.settings(press)

    await command(interaction, act, game)


@app_commands.command(name="invite", description="Invite somebody to the game of this channel (host).")
@app_commands.describe(member="Whom")
async def invite(interaction: Interaction, member: discord.Member) -> None:
    """Ask somebody in."""
    await command(interaction, table_acts.invite(member))


async def motions(interaction: Interaction, current: str) -> Choices:
    """What the table votes on now."""
    return await quietly(table_votes.motion_choices(interaction, current))


@app_commands.command(name="vote", description="Vote on what the table decides: pausing, replacing, taking back...")
@app_commands.describe(vote="For it or against it", motion="Which, if several are open", game="Which game")
@app_commands.autocomplete(game=game_choices, motion=motions)
async def vote(
    interaction: Interaction, vote: Literal["yea", "nay"], motion: str = "", game: str | None = None
) -> None:
    """Yea or nay."""

    async def act(press: Press) -> None:
        await table_votes.vote_by_command(press, motion.strip(), yea=vote == "yea")

    await command(interaction, act, game)


async def setup(bot: Byrsa) -> None:
    """Add the subcommands to their groups."""
    own: Any = (settings, invite)  # the types of their cogs are not known
    add_to(bot.tree, "game", *own)
    together: Any = (pause, resume, extend, sitting, end, vote)
    add_to(bot.tree, "table", *together)
