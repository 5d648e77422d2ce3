"""How the bot on a database does, in a sentence: for `byrsa alive` and `byrsa doctor`."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import Final

from bot.base.errors import StoreFailed
from bot.base.places import Place
from bot.store.opening import database

CUT_OFF: Final = {
    "ban": "Discord keeps it, or its address, out. That ends by itself; look for other programs at this address.",
    "token": "Discord refuses its token. Copy it again from the bot's page, set DISCORD_TOKEN, and start the bot anew.",
    "down": "Discord fails at what it sends. That ends by itself.",
    "network": "nothing on Discord's side answers. Check the network.",
    "gateway": "it has not been on Discord. Check the network, and the log.",
}


class Beating(Enum):
    """Whether a bot lives and does well, does not do well, or is not there."""

    WELL = "well"
    ILL = "ill"
    NONE = "none"


def pulse_of(place: Place, now: datetime) -> tuple[Beating, str]:
    """How it does, and the sentence that says so. SetupError: the database cannot be read."""
    try:
        beat = database(place).pulse()
    except StoreFailed as error:
        return Beating.ILL, f"{place} cannot be read now, by the bot as little as by anybody: {error}."
    if beat is None:
        return Beating.NONE, f"No bot runs on {place}."
    if not beat.beats(now):
        hangs = "It hangs, or cannot write there: a full disk, or another program that holds the database."
        return Beating.ILL, f"The bot on {place} was last heard of at {_utc(beat.heard)}. {hangs}"
    if off := beat.cut_off(now):
        why = f"since {_utc(off.since)} {CUT_OFF.get(off.cause, CUT_OFF['gateway'])}"
        return Beating.ILL, f"A bot runs on {place}, but {why} Nothing is lost; messages waiting: {beat.unsent}."
    given_up = f" Messages given up in the last week: {beat.lost}; the log says why." if beat.lost else ""
    return Beating.WELL, f"A bot runs on {place}.{given_up}"


def _utc(when: datetime) -> str:
    return f"{when:%Y-%m-%d %H:%M:%S} UTC"
