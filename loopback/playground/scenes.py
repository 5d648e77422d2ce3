"""What the page shows to a person: their places, the messages there, and the commands they are offered."""

from __future__ import annotations

from collections import Counter

from loopback import payloads, perms
from loopback.client import Spot
from loopback.command_line import offered
from loopback.errors import Json
from loopback.model import DM, PRIVATE_THREAD, Channel, Message, User
from loopback.person import Person
from loopback.place import Place, visible
from loopback.town import Town

HELD = 200


def scene(person: Person) -> Json:
    """Everything at once."""
    world = person.town.world
    shown = {str(one.id): visible(world, person.id, person.mind, one)[-HELD:] for one in person.places()}
    return {
        "me": {"id": str(person.id), "name": person.name, "closed": not person.user.dms_open},
        "now": world.clock.now(),
        "guild": person.town.guild.name,
        "people": everybody(person.town),
        "roles": [{"id": str(one.id), "name": one.name} for one in person.town.guild.roles.values()],
        "places": places(person),
        "messages": {place: [message(person, one) for one in held] for place, held in shown.items()},
        **commands(person),
    }


def everybody(town: Town) -> list[Json]:
    """All members of the guild: those one can act as, with what waits for them, then the bot and others."""
    others = [town.world.users[one] for one in town.guild.members if town.world.users[one].name not in town.residents]
    return [
        *(_named(one.user, acts=True) | _waiting(one) for one in town.residents.values()),
        *(_named(one, acts=False) for one in others),
    ]


def _named(user: User, *, acts: bool) -> Json:
    display = user.display or user.name.title()
    return {"id": str(user.id), "name": user.name, "display": display, "bot": user.bot, "acts": acts}


def _waiting(person: Person) -> Json:
    return {"unread": sum(place.unread for place in around(person)), "pings": calls(person).total()}


def around(person: Person) -> list[Place]:
    """Every place a person sees."""
    return [person.channel(one) for one in person.places()]


def calls(person: Person) -> Counter[int]:
    """How many notifications are newer than what was read, by channel."""
    read, town = person.mind.read, person.town
    new = [one for one in person.notices if one.message_id > read.get(one.channel_id, 0)]
    return Counter(one.channel_id for one in new if one.channel_id in town.world.channels)


def places(person: Person) -> list[Json]:
    """The places as the page lists them."""
    waiting = calls(person)
    return [_place(person, one, waiting[one.id]) for one in person.places()]


def _place(person: Person, channel: Channel, pings: int) -> Json:
    world, bot = person.town.world, person.town.world.bot
    speaks = "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES"
    return {
        "id": str(channel.id),
        "type": channel.type,
        "name": (bot.display or bot.name.title()) if channel.type == DM else channel.name,
        "parent": str(channel.parent_id) if channel.parent_id else None,
        "thread": channel.is_thread,
        "private": channel.type == PRIVATE_THREAD,
        "archived": channel.archived,
        "writable": perms.may(world, person.id, channel, speaks) and not channel.locked,
        "unread": person.channel(channel).unread,
        "pings": pings,
    }


def commands(person: Person) -> Json:
    """The commands offered in the guild, and those offered in the inbox."""
    town = person.town
    inbox = town.inbox_of(person.user)
    direct = offered(Spot(town.world, person.user, inbox)) if inbox else []
    return {"commands": offered(Spot(town.world, person.user, person.here)), "direct": direct}


def message(person: Person, one: Message) -> Json:
    """A message as this person sees it."""
    world = person.town.world
    body = payloads.message(world, one, person.id)
    for shown, reaction in zip(body.get("reactions", []), one.reactions, strict=True):
        shown["who"] = [world.users[user_id].name for user_id in reaction.users]
    pinged = any(ping.message_id == one.id for ping in person.notices)
    return body | {"pings_me": pinged and world.channels[one.channel_id].guild_id is not None}
