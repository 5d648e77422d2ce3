"""What a running bot notes of itself in its database, so that others can say it: version, since when, its sessions."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from pydantic import AwareDatetime, BaseModel, ConfigDict, ValidationError

from bot.base.version import VERSION
from bot.store.store import Store

NAME: Final = "run"
INSTALLATION: Final = 0
"""The server under whose number stands what is kept of the whole installation."""


class Run(BaseModel):
    """One run of the bot, as it last told. `there`: how many of its sessions were on Discord then."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    version: str
    since: AwareDatetime
    shards: int
    there: int


async def note(store: Store, since: datetime, *, shards: int, there: int) -> None:
    """Write how this run does, if that has changed."""
    known = (await store.guild(INSTALLATION)).settings
    run = Run(version=VERSION, since=since, shards=shards, there=there).model_dump(mode="json")
    if known.get(NAME) != run:
        await store.change_guild(INSTALLATION, {NAME: run})


def noted(settings: dict[str, Any]) -> Run | None:
    """What the last run told of itself; None: it told nothing that can be read."""
    try:
        return Run.model_validate(settings.get(NAME))
    except ValidationError:
        return None
