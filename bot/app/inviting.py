"""`byrsa invite`: the link that brings the bot to a server, with the rights it uses and no others."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator, Sequence
from typing import Final

from bot.base.errors import SetupError
from bot.base.settings import Settings
from bot.surface.posting.rights import EVENTS, NEEDED, PRIVATE, WISHED, asked_for, invitation, known_as

UNREADABLE: Final = "DISCORD_TOKEN does not say which application it belongs to. Name it: byrsa invite --application ID"
USES: Final = {
    NEEDED: "to play: cards, boards as files, and the log of each game in a thread",
    WISHED: "to pin the Turn card; without it the game goes on",
    PRIVATE: "for deals in threads of their own; --no-threads leaves them out, and deals go through the bot",
    EVENTS: "to enter live sittings in the server's calendar",
}


def application_of(settings: Settings) -> int:
    """The number of the bot's application, which its token begins with. SetupError: there is none to be read."""
    first = settings.token.partition(".")[0]
    try:
        return int(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)))
    except (ValueError, binascii.Error):
        raise SetupError(UNREADABLE) from None


def link(application: int, *, threads: bool, events: bool) -> str:
    """The link with just the rights that are used."""
    return invitation(application, asked_for(threads=threads, events=events))


def reasons(*, threads: bool, events: bool) -> Iterator[str]:
    """What each of those rights is for, a line for those that go together."""
    wanted: Sequence[str] = asked_for(threads=threads, events=events)
    for rights, use in USES.items():
        if set(rights) <= set(wanted):
            yield f"{', '.join(map(known_as, rights))}: {use}."
