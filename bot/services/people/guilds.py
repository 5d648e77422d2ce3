"""What a server has set for the games on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.base.errors import NotAllowed
from bot.base.text import DEFAULT, languages
from bot.store.store import GuildRow, Store

KEY: Final = "rules"
MOST: Final = 100
YEARS: Final = 3650


class HouseRules(BaseModel):
    """The settings of a server.

    Attributes:
        language: of what everybody on it reads.
        channels: where games may be opened; empty: in any channel.
        role: who may open games; None: everybody.
        most: how many games may be in play or gathering at the same time.
        retention: days after which an ended game is erased; None: it is kept.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: str = DEFAULT
    channels: tuple[int, ...] = ()
    role: int | None = None
    most: int = Field(default=MOST, ge=1, le=MOST)
    retention: int | None = Field(default=None, ge=1, le=YEARS)


def house_rules(row: GuildRow) -> HouseRules:
    """The settings of a server; what cannot be read counts as not set."""
    try:
        found = HouseRules.model_validate(row.settings.get(KEY) or {})
    except ValidationError:
        return HouseRules()
    return found if found.language in languages() else found.model_copy(update={"language": DEFAULT})


async def keep(store: Store, guild: int, **changes: Any) -> HouseRules:
    """Change some settings of a server. ValidationError: they cannot be so, and nothing was changed."""
    row = await store.guild(guild)
    new = HouseRules.model_validate({**house_rules(row).model_dump(), **changes})
    as_ever = dict.fromkeys(HouseRules.model_fields)
    await store.change_guild(guild, {KEY: {**as_ever, **new.model_dump(mode="json", exclude_defaults=True)}})
    return new


async def check_opening(store: Store, guild: int, channel: int, roles: Iterable[int]) -> None:
    """Whether somebody with these roles may open a game here. NotAllowed: what stands against it."""
    rules = house_rules(await store.guild(guild))
    if rules.channels and channel not in rules.channels:
        raise NotAllowed("house.channel", channels=", ".join(f"<#{one}>" for one in rules.channels))
    if rules.role is not None and rules.role not in set(roles):
        raise NotAllowed("house.role", role=f"<@&{rules.role}>")
    running = await store.games(guild=guild, status=("lobby", "playing", "held"))
    if len(running) >= rules.most:
        raise NotAllowed("house.full", most=rules.most)
