"""What keeps a parcel from arriving, by what it is about: the whole road to Discord, the parcel's place, or itself.

Discord answers in JSON and mostly with a code. What stands before it (that is what bans addresses) answers in HTML, or
with less than the library expects; a network that fails gives no answer at all. None of these speaks of the parcel.
"""

from __future__ import annotations

import enum
from typing import Final

import aiohttp
import discord


class Hindrance(enum.StrEnum):
    """Why a parcel did not arrive. The first four are the road's; the last two are the parcel's own."""

    BAN = "ban"  # this address or this bot is kept out for a time
    TOKEN = "token"  # noqa: S105 - Discord refuses the token
    DOWN = "down"  # Discord fails
    NETWORK = "network"  # nothing answers
    INBOX = "inbox"  # somebody takes no direct messages, or the bot may write none
    HASTE = "haste"  # too many inboxes were opened in a short time
    ARCHIVED = "archived"  # the thread is archived, or locked
    GONE = "gone"  # the channel or thread was deleted
    FULL = "full"  # the server has as many active threads as it may
    SHUT = "shut"  # a permission is missing
    BUSY = "busy"  # this place takes no more for a while
    REFUSED = "refused"  # Discord says no to this parcel
    UNFORESEEN = "unforeseen"  # our own fault

    @property
    def closes_the_road(self) -> bool:
        """Whether any other parcel would have fared likewise."""
        return self in ROAD


ROAD: Final = frozenset({Hindrance.BAN, Hindrance.TOKEN, Hindrance.DOWN, Hindrance.NETWORK})
BY_CODE: Final = {
    50007: Hindrance.INBOX,
    50278: Hindrance.INBOX,
    20026: Hindrance.INBOX,
    40003: Hindrance.HASTE,
    50083: Hindrance.ARCHIVED,
    160005: Hindrance.ARCHIVED,
    10003: Hindrance.GONE,
    160006: Hindrance.FULL,
}
UNAUTHORIZED, FORBIDDEN, TOO_LARGE, TOO_MANY, FAILING = 401, 403, 413, 429, 500
NO_ANSWER: Final = (aiohttp.ClientError, ConnectionError, TimeoutError)
UNSENT: Final = (discord.HTTPException, *NO_ANSWER, KeyError)
"""What a call to Discord raises if it fails."""


def hindrance(error: Exception) -> Hindrance:
    """What an error of sending is about."""
    if isinstance(error, discord.HTTPException):
        return _answered(error)
    if isinstance(error, NO_ANSWER):
        return Hindrance.NETWORK
    if isinstance(error, KeyError) and error.args == ("retry_after",):  # the library reads it from every 429
        return Hindrance.BAN
    return Hindrance.UNFORESEEN


def _answered(error: discord.HTTPException) -> Hindrance:
    """By Discord's code, which says most; else by the status."""
    if error.code in BY_CODE:
        return BY_CODE[error.code]
    if error.status == UNAUTHORIZED:
        return Hindrance.TOKEN
    if error.status >= FAILING:
        return Hindrance.DOWN
    if error.status == TOO_MANY:
        return Hindrance.BUSY if error.code else Hindrance.BAN
    if not _is_discords_own(error) and error.status != TOO_LARGE:
        return Hindrance.BAN
    return Hindrance.SHUT if error.status == FORBIDDEN else Hindrance.REFUSED


def _is_discords_own(error: discord.HTTPException) -> bool:
    """Whether Discord itself has looked at the request."""
    return bool(error.code) or error.response.headers.get("Content-Type", "").startswith("application/json")


def closes_the_road(error: Exception) -> bool:
    """Whether an error says nothing of what was sent: anything else would have failed likewise."""
    return hindrance(error).closes_the_road
