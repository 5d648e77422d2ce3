"""What Discord says: the clock, the token, the application, the servers, the channels in which games are.

It is asked as any program asks, without a session of the bot: nothing is sent, and a bot that runs is not disturbed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot import fronts
from bot.app.client import connector_for, point_at
from bot.app.doctor.findings import Finding, warning, well, wrong
from bot.base.settings import Settings
from bot.base.times import Time
from bot.services.deals.threads import has_threads
from bot.services.seats.circles import CAMPS
from bot.store.store import GameRow
from bot.surface.kit.hindrances import UNSENT, Hindrance, hindrance
from bot.surface.posting.rights import IN_CIRCLES, NEEDED, PRIVATE, WISHED, asked_for, invitation, lacking
from games.catalog import GAMES

SLOW: Final = 5.0  # seconds the clocks may be apart before it is worth a word
FAR: Final = 60.0
STARTS: Final = 20  # so many more starts should be left for today
PAGE: Final = 200
REPORTING: Final = ("view_channel", "send_messages", "attach_files")
CAUSES: Final = {
    Hindrance.BAN: ("it lets nobody in from this address for a time.", "Wait, and look for other programs here."),
    Hindrance.DOWN: ("it fails at the moment.", "Nothing is wrong here; try again later."),
    Hindrance.NETWORK: ("nothing answers there.", "Check the network, the firewall, or DISCORD_ENDPOINT."),
    Hindrance.TOKEN: ("it refuses DISCORD_TOKEN.", "Copy the token again from the bot's page."),
}
UNTOLD: Final = ("it answers, but not as expected.", "Try again; if it stays so, please report it.")


@dataclass(frozen=True, slots=True)
class Place:
    """A channel something is to be done in: for whom, and which rights that takes."""

    guild: int | None
    channel: int
    use: str
    needed: Sequence[str]
    wished: Sequence[str] = ()

    @staticmethod
    def of(game: GameRow) -> Place:
        """Where a game is."""
        needed = (*NEEDED, *PRIVATE) if has_threads(game) else NEEDED
        wished = (*WISHED, *(IN_CIRCLES if has_camps(game.kind) else ()))
        return Place(game.guild, game.channel or 0, f"the game {game.id}, {game.title!r}", needed, wished)


def has_camps(kind: str) -> bool:
    """Whether games of a kind may have camps, which talk in private threads."""
    return CAMPS.of(kind) is not CAMPS.plain


async def asked(settings: Settings, games: Iterable[GameRow], time: Time) -> AsyncIterator[Finding]:
    """All that Discord can be asked; where it does not answer, that and nothing more."""
    fronts.begin()
    if settings.discord_endpoint and settings.discord_endpoint.startswith("http:"):
        point_at(settings.discord_endpoint)
    try:
        yield await clock(settings, time)
        async with discord.Client(
            intents=discord.Intents(guilds=True), connector=connector_for(settings.discord_endpoint)
        ) as client:
            await client.login(settings.token)
            yield well("Discord", f"it knows the token: this is {client.user}.")
            async for finding in _let_in(client, settings, games):
                yield finding
    except discord.LoginFailure:
        yield wrong("Discord", *CAUSES[Hindrance.TOKEN])
    except (*UNSENT, discord.GatewayNotFound) as error:
        yield wrong("Discord", *CAUSES.get(hindrance(error), UNTOLD))


async def _let_in(client: discord.Client, settings: Settings, games: Iterable[GameRow]) -> AsyncIterator[Finding]:
    information = await client.http.application_info()
    for finding in application({**information}):
        yield finding
    advised, _, limit = await client.http.get_bot_gateway()
    yield sessions(advised, limit["remaining"])
    joined = await client.http.get_guilds(PAGE, with_counts=False)
    for finding in servers([{**one} for one in joined], int(information["id"])):
        yield finding
    places = [Place.of(game) for game in games]
    if settings.reports:
        places.append(Place(None, settings.reports, "reports of problems (BYRSA_REPORTS)", REPORTING))
    async for finding in channels(client, places):
        yield finding


async def clock(settings: Settings, time: Time) -> Finding:
    """How far our clock is from Discord's, which it tells with every answer."""
    async with aiohttp.ClientSession(connector=connector_for(settings.discord_endpoint)) as session:
        before = time.now()
        async with session.get(f"{Route.BASE}/gateway") as answer:
            said = answer.headers.get("Date")
        after = time.now()
    if said is None:
        return warning("clock", "Discord did not say what time it has.", "Compare it yourself.")
    return apart(before + (after - before) / 2, parsedate_to_datetime(said).astimezone(UTC))


def apart(ours: datetime, theirs: datetime) -> Finding:
    """What comes of two times; theirs is told in whole seconds."""
    seconds = (ours - theirs).total_seconds() - 0.5
    if abs(seconds) <= SLOW:
        return well("clock", "it agrees with Discord's.")
    said = f"it is {abs(seconds):.0f} seconds {'ahead of' if seconds > 0 else 'behind'} Discord's."
    remedy = "Set it right, and let it be kept right (NTP): deadlines are kept by it."
    return wrong("clock", said, remedy) if abs(seconds) > FAR else warning("clock", said, remedy)


def application(told: Mapping[str, Any]) -> Iterator[Finding]:
    """Whether presses arrive here, and whether the bot can be invited."""
    if told.get("interactions_endpoint_url"):
        yield wrong(
            "application",
            "presses and commands are sent to an Interactions Endpoint URL, not to this program.",
            "Empty that field on the application's page.",
        )
    if told.get("bot_require_code_grant"):
        yield warning("application", "an invitation is refused.", "Switch off Requires OAuth2 Code Grant on its page.")
    if "1" in (told.get("integration_types_config") or {}):
        yield warning(
            "application",
            "people can take its commands along to servers in which it is no member.",
            "Switch off User Install on its page.",
        )


def sessions(advised: int, remaining: int) -> Finding:
    """How often the bot may still be started today; it needs no privileged intent, so that none can be missing."""
    said = f"{advised} advised, {remaining} more starts today; no privileged intent is needed."
    if remaining < STARTS:
        return warning("sessions", said, "Do not let the bot start again and again; see its log for why it ends.")
    return well("sessions", said)


def servers(joined: Sequence[Mapping[str, Any]], number: int) -> Iterator[Finding]:
    """Which servers the bot is a member of, and what its role there does not allow."""
    if not joined:
        yield warning("servers", "the bot is a member of none.", f"Invite it: {invitation(number, asked_for())}")
    for one in joined:
        camps = IN_CIRCLES if any(map(has_camps, GAMES)) else ()
        missing = lacking(discord.Permissions(int(one["permissions"])), (*NEEDED, *WISHED, *camps))
        where = f"server {one['name']}"
        if missing:
            remedy = f"Grant them to its role, or invite it once more: {invitation(number, asked_for())}"
            yield warning(where, f"its role there lacks: {', '.join(missing)}.", remedy)
        else:
            yield well(where, "its role has all rights to play.")


async def channels(client: discord.Client, places: Sequence[Place]) -> AsyncIterator[Finding]:
    """Whether the bot may do in each channel what it is to do there."""
    known = [place if place.guild else await _with_guild(client, place) for place in places]
    for guild, there in groupby(sorted(known, key=lambda one: one.guild or 0), key=attrgetter("guild")):
        for finding in await _in_server(client, guild, list(there)):
            yield finding


async def _with_guild(client: discord.Client, place: Place) -> Place:
    """A place of which only the channel is known."""
    try:
        told: Mapping[str, Any] = {**await client.http.get_channel(place.channel)}
    except (discord.NotFound, discord.Forbidden):
        return place
    return Place(int(told.get("guild_id") or 0), place.channel, place.use, place.needed, place.wished)


async def _in_server(client: discord.Client, number: int | None, there: Sequence[Place]) -> list[Finding]:
    try:
        guild = await client.fetch_guild(number or 0, with_counts=False)
        me = await guild.fetch_member(client.user.id if client.user else 0)
        known = {one.id: one for one in await guild.fetch_channels()}
    except (discord.NotFound, discord.Forbidden):
        return [
            wrong(place.use, "the bot is no member of its server.", "Invite it again: byrsa invite") for place in there
        ]
    return [in_channel(place, known.get(place.channel), me) for place in there]


def in_channel(place: Place, channel: object, me: discord.Member) -> Finding:
    """Whether the rights there are enough."""
    if not isinstance(channel, discord.TextChannel):
        return wrong(place.use, "its channel is gone.", "Its host can move it: /game move.")
    mine, where = channel.permissions_for(me), f"in #{channel.name} of {channel.guild.name}"
    settings = "Grant them to the bot's role in the settings of the channel."
    if missing := lacking(mine, place.needed):
        return wrong(place.use, f"{where} the bot lacks: {', '.join(missing)}.", settings)
    if missing := lacking(mine, place.wished):
        return warning(place.use, f"{where} the bot lacks: {', '.join(missing)}.", settings)
    return well(place.use, f"{where} the bot may do all it needs.")
