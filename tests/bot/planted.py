"""Faults that are planted in a bot, to see whether a rehearsal finds them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord

from bot.app.rehearsal import child
from bot.store import lease, play
from bot.store.outbox import Outbox
from bot.store.store import WindowRow
from bot.surface.posting.courier import Courier

SEND: Any = discord.abc.Messageable.send
STORED: Any = play.stored_window
HAPPENED: Any = vars(Outbox)["_happened"]


async def drops_what_is_hindered(courier: Courier, row: Any, _error: Exception) -> None:
    """Tells nobody what could not be told at once."""
    await courier.surface.store.dropped(row.id)


async def sends_without_nonce(place: Any, *args: Any, **kwargs: Any) -> Any:
    """Posts again what it does not know to have arrived."""
    kwargs.pop("nonce", None)
    return await SEND(place, *args, **kwargs)


async def forgets_what_happened(outbox: Outbox, work: Any) -> None:
    """Does not keep in mind what could not be written."""
    await HAPPENED(outbox, work)
    outbox.owed.clear()


def hurries(row: WindowRow) -> dict[str, Any]:
    """Waits for seconds where it should for days."""
    return STORED(replace(row, due=row.due and row.opened + timedelta(seconds=2)))


def drops_claims(db: Any) -> None:
    """What the one before was about to send is forgotten."""
    db.execute("UPDATE outbox SET state = 'dropped' WHERE state = 'claimed'")


def respects_nobody(_lease: Any) -> None:
    """Whoever holds the lease."""


def forgetful(environment: Mapping[str, str], seed: str) -> None:
    """Sends nothing that its predecessor was about to send."""
    planted: Any = lease
    planted.free_claims = drops_claims
    child.begin(environment, seed)


def rude(environment: Mapping[str, str], seed: str) -> None:
    """Takes a database that another uses."""
    planted: Any = lease
    planted._respect = respects_nobody
    child.begin(environment, seed)
