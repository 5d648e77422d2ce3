"""What the bot must be allowed to do: where games are played, and what the link that invites it asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
)
WISHED: Final = ("pin_messages",)  # without it the Turn card is not pinned, and the game goes on
IN_CIRCLES: Final = ("create_private_threads",)  # where camps have threads, or two who talk
PRIVATE: Final = ("create_private_threads", "manage_threads")  # where deals have threads, which are locked in the end
EVENTS: Final = ("create_events",)  # for live sittings in the calendar of the server; it is asked of the whole server
SCOPES: Final = ("bot", "applications.commands")


def asked_for(*, threads: bool = True, events: bool = False) -> Sequence[str]:
    """The rights an invitation names: what is needed and wished; what deals in threads take; what events take."""
    return [*NEEDED, *WISHED, *(PRIVATE if threads else ()), *(EVENTS if events else ())]


def invitation(application: int, rights: Sequence[str]) -> str:
    """The link by which somebody who manages a server invites the bot with these rights."""
    permissions = discord.Permissions(**dict.fromkeys(rights, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)


def lacking(mine: discord.Permissions, needed: Sequence[str] = NEEDED) -> list[str]:
    """What is not allowed, by the names people know."""
    return [known_as(name) for name in needed if not getattr(mine, name)]


def known_as(right: str) -> str:
    """The name of a right as Discord shows it."""
    return right.replace("_", " ").title().replace(" In ", " in ")
