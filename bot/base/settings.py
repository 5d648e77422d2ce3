"""Settings: from the environment, and from a file of the same names."""

from __future__ import annotations

import difflib
import os
import re
from pathlib import Path
from typing import Annotated, Literal

from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, PlainSerializer, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from bot.base.errors import SetupError
from bot.base.places import Address, Place

FILE = "byrsa.env"
PLACE = "BYRSA_SETTINGS"
TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}")
STAND_IN = re.compile(r"[\w-]{18,}\.LOCAL0\.loopback-of-this-machine-only")
"""The token of a local Discord has the form of a real one, and these words where a real one has its signature."""


class Settings(BaseSettings):
    """Everything that can be set. Names are those of the environment; `byrsa.env` may hold the same.

    Attributes:
        discord_token: the bot's token, from the page of the application on Discord.
        discord_endpoint: where a local Discord listens; unset: the real one.
        database: the file all games are kept in.
        database_url: the PostgreSQL database they are kept in; unset: in the file.
        log_level: what is logged.
        log_form: "json", one line each for machines, or "console".
        guild_ready_timeout: seconds without a new guild until the bot counts as ready.
        identify_delay: seconds between two identifications at the gateway.
        haste: how fast one person may go: "limited", or "free" for tests, whose people press as fast as programs; there
            no message waits for others to go with it either, and no call to Discord for its second.
        inbox_delay: seconds between two channels for direct messages that are opened.
        login_pause: seconds to wait before the program ends because Discord could not be reached at the login.
        metrics: where figures can be fetched, as host:port; unset: nowhere.
        stop_within: seconds in which what is under way is finished, and what is due is sent, when the program ends.
        processes: how many processes there are to be on the database, each with some of the sessions.
        beat: seconds between two times that one of several processes is heard of.
        reports: the channel to which reports of problems are sent, with what their writers see; unset: none.
    """

    model_config = SettingsConfigDict(
        frozen=True, extra="forbid", env_ignore_empty=True, case_sensitive=True, arbitrary_types_allowed=True
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    discord_endpoint: str | None = Field(
        default=None, validation_alias="DISCORD_ENDPOINT", pattern=r"^(unix:/.+|http://[^/]+/?)$"
    )
    database: Path = Field(default=Path("byrsa.db"), validation_alias="BYRSA_DATABASE")
    database_url: Annotated[Address, BeforeValidator(Address), PlainSerializer(str)] | None = Field(
        default=None, validation_alias="DATABASE_URL"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(default="info", validation_alias="BYRSA_LOG_LEVEL")
    log_form: Literal["json", "console"] = Field(default="console", validation_alias="BYRSA_LOG_FORM")
    guild_ready_timeout: float = Field(default=2.0, ge=0, le=60, validation_alias="BYRSA_GUILD_READY_TIMEOUT")
    identify_delay: float = Field(default=5.0, ge=0, le=60, validation_alias="BYRSA_IDENTIFY_DELAY")
    haste: Literal["limited", "free"] = Field(default="limited", validation_alias="BYRSA_HASTE")
    inbox_delay: float = Field(default=1.0, ge=0, le=60, validation_alias="BYRSA_INBOX_DELAY")
    login_pause: float = Field(default=60.0, ge=0, le=3600, validation_alias="BYRSA_LOGIN_PAUSE")
    stop_within: float = Field(default=20.0, ge=0, le=600, validation_alias="BYRSA_STOP_WITHIN")
    metrics: str | None = Field(
        default=None, validation_alias="BYRSA_METRICS", pattern=r"^([\w.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}$"
    )
    processes: int = Field(default=1, ge=1, le=15, validation_alias="BYRSA_PROCESSES")
    beat: float = Field(default=5.0, gt=0, le=15, validation_alias="BYRSA_BEAT")
    reports: int | None = Field(default=None, gt=0, validation_alias="BYRSA_REPORTS")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - its file is fixed when the class is made
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - not used
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The environment, then the file that is there when the settings are read."""
        return init_settings, env_settings, DotEnvSettingsSource(settings_cls, env_file=_file())

    @model_validator(mode="after")
    def _several_share_no_file(self) -> Settings:
        if self.processes > 1 and self.database_url is None:
            raise ValueError(
                f"BYRSA_PROCESSES is {self.processes}, but a file is used by one. Set DATABASE_URL to PostgreSQL"
            )
        return self

    @model_validator(mode="after")
    def _no_real_token_for_a_stand_in(self) -> Settings:
        real = self.discord_token and not STAND_IN.fullmatch(self.discord_token.get_secret_value().strip())
        if self.discord_endpoint and real:
            raise ValueError(
                "DISCORD_ENDPOINT names a local Discord, and DISCORD_TOKEN is a real token, which must not go there."
                " Unset one of them."
            )
        return self

    @property
    def place(self) -> Place:
        """Where all games are kept."""
        return self.database_url or self.database

    @property
    def token(self) -> str:
        """The token, to be handed to Discord. SetupError: there is none, or it cannot be one."""
        token = self.discord_token.get_secret_value().strip() if self.discord_token else ""
        if not token:
            raise SetupError("DISCORD_TOKEN is not set. Copy the bot's token from its page on Discord and set it.")
        if not TOKEN.fullmatch(token):
            raise SetupError("DISCORD_TOKEN is no bot token. Copy it again from the bot's page on Discord.")
        if STAND_IN.fullmatch(token) and not self.discord_endpoint:
            raise SetupError("DISCORD_TOKEN is that of a local Discord. Set DISCORD_ENDPOINT to where it listens.")
        return token


def read() -> Settings:
    """Read the settings. SetupError: one is unknown or cannot be."""
    for name in os.environ:
        if name.startswith("BYRSA_") and name != PLACE:
            _check_name(name, "the environment")
    try:
        return Settings()
    except ValidationError as error:
        raise SetupError(_explain(error)) from None


def names() -> dict[str, str]:
    """Every setting that can be made, and what it is called here."""
    return {str(field.validation_alias): name for name, field in Settings.model_fields.items()}


def _file() -> Path | None:
    """The settings file, if there is one."""
    place = Path(os.environ.get(PLACE) or FILE)
    if not place.is_file():
        if os.environ.get(PLACE):
            raise SetupError(f"There is no settings file {place}. Unset {PLACE}, or make the file.")
        return None
    try:
        found = dotenv_values(place, interpolate=False)
    except (OSError, UnicodeDecodeError):
        raise SetupError(f"The settings file {place} cannot be read. Make it readable, in UTF-8.") from None
    for name in found:
        _check_name(name, str(place))
    return place


def _check_name(name: str, where: str) -> None:
    if name not in names():
        close = difflib.get_close_matches(name, names(), n=1, cutoff=0.8)
        hint = f"Did you mean {close[0]}?" if close else f"There are {', '.join(names())}."
        raise SetupError(f"There is no setting {name} (in {where}). {hint}")


def _explain(error: ValidationError) -> str:
    """The first complaint, in one line, without the value: it may be a secret."""
    first = error.errors(include_input=False, include_url=False)[0]
    what = first["msg"].removeprefix("Value error, ")
    where = str(first["loc"][0]) if first["loc"] else ""
    if where == "DISCORD_ENDPOINT":
        what = "should be unix:/path or http://host:port"
    if where == "BYRSA_METRICS":
        what = "should be host:port, such as 127.0.0.1:9100"
    return f"{where} cannot be used: {what}." if where else what
