"""What a person has set for himself: where he lives, when he sleeps, how he wants to be told and shown things."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import cache, lru_cache
from typing import Any, Final, cast
from zoneinfo import ZoneInfo, available_timezones

from pydantic import AwareDatetime, BaseModel, ConfigDict, ValidationError, field_validator, model_validator

from bot.services.people.quiet import Quiet, clock_time
from bot.store.store import Stand, Store, UserRow
from games.kernel import Seat
from rendering.palette import PALETTES, Style

KEY: Final = "preferences"
LONGEST: Final = timedelta(hours=10)
ANYWHERE: Final = "UTC"
OVERVIEW: Final = "overview"
PHONE: Final = "phone"
"""How the whole board can be shown: wide, and upright; other words ask for parts of it."""


@cache
def zones() -> tuple[str, ...]:
    """The names of the time zones there are: places, and UTC."""
    places = (name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/")))
    return (ANYWHERE, *sorted(places))


class Preferences(BaseModel):
    """The settings of a person (discord-ux 10.2, 10.3, 13.4 to 13.6).

    Attributes:
        zone: his time zone, by its IANA name.
        quiet_from: when his quiet hours begin, "HH:MM" on his own clock; None: he has none.
        quiet_until: when they end.
        language: of what only he reads; None: that of his Discord.
        locale: the language of his Discord, if there are words in it; noted when he presses something.
        reminders: whether he is reminded at half time; the last call always comes.
        paused_until: until then only last calls come.
        dm: whether he is written to directly; if not, everything is on his desk.
        text_only: the words of a picture instead of it.
        large_boards: pictures are drawn larger.
        phone_boards: the board comes upright, in large letters; else wide, to be opened in full.
        words_for_emoji: words where others see emoji.
        fewer_pings: a notification for last calls only.
        confirm_votes: a vote that is final is shown, with what it does, before it counts.
        high_contrast: pictures of high contrast, whatever the palette.
        palette: the colours of pictures.
        met: the terms of games that were explained to him, each by the question under which it was.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    zone: str = ANYWHERE
    quiet_from: str | None = None
    quiet_until: str | None = None
    language: str | None = None
    locale: str | None = None
    reminders: bool = True
    paused_until: AwareDatetime | None = None
    dm: bool = True
    text_only: bool = False
    large_boards: bool = False
    phone_boards: bool = True
    words_for_emoji: bool = False
    fewer_pings: bool = False
    confirm_votes: bool = False
    high_contrast: bool = False
    palette: str = "standard"
    met: Mapping[str, str] = {}

    @field_validator("zone")
    @classmethod
    def _there_is(cls, zone: str) -> str:
        if zone not in zones():
            raise ValueError("zone")
        return zone

    @field_validator("palette")
    @classmethod
    def _painted(cls, palette: str) -> str:
        if palette not in PALETTES:
            raise ValueError("palette")
        return palette

    @field_validator("quiet_from", "quiet_until")
    @classmethod
    def _on_a_clock(cls, said: str | None) -> str | None:
        return None if said is None else f"{clock_time(said):%H:%M}"

    @model_validator(mode="after")
    def _at_night(self) -> Preferences:
        """10.2: both ends or none, and ten hours at most."""
        if (self.quiet_from is None) != (self.quiet_until is None):
            raise ValueError("ends")
        if self.quiet_from and self.quiet_until and not timedelta() < _length(self.quiet_from, self.quiet_until):
            raise ValueError("length")
        return self

    @property
    def quiet(self) -> Quiet | None:
        """His quiet hours; None: he has none."""
        if self.quiet_from is None or self.quiet_until is None:
            return None
        return _quiet(self.zone, self.quiet_from, self.quiet_until)

    @property
    def style(self) -> Style:
        """How his pictures are drawn."""
        return Style("high-contrast" if self.high_contrast else self.palette, self.large_boards)

    @property
    def board(self) -> str:
        """Which picture of the whole board he is shown."""
        return PHONE if self.phone_boards else OVERVIEW

    def asleep(self, now: datetime) -> bool:
        """Whether he is in his quiet hours."""
        return self.quiet is not None and self.quiet.asleep(now) is not None

    def paused(self, now: datetime) -> bool:
        """Whether he wants to hear of last calls only."""
        return self.paused_until is not None and now < self.paused_until


DEFAULTS: Final = Preferences()


def _length(start: str, end: str) -> timedelta:
    """How long hours are, by the clock; nothing if they are longer than they may be."""
    begin, finish = clock_time(start), clock_time(end)
    minutes = (finish.hour - begin.hour) * 60 + finish.minute - begin.minute
    length = timedelta(minutes=minutes % (24 * 60))
    return length if length <= LONGEST else timedelta()


@lru_cache(maxsize=1024)
def _quiet(zone: str, start: str, end: str) -> Quiet:
    return Quiet(ZoneInfo(zone), clock_time(start), clock_time(end))


def preferences(row: UserRow) -> Preferences:
    """The settings of a person; what cannot be read counts as not set."""
    return understood(row.settings.get(KEY))


def of_seat(stand: Stand, seat: Seat) -> Preferences:
    """The settings of whoever holds a seat; those of nobody are the usual ones."""
    return understood(stand.people.get(seat))


def understood(raw: Any) -> Preferences:
    """Stored settings, whatever was stored: each that cannot be read any more is left out."""
    if not isinstance(raw, Mapping) or not raw:
        return DEFAULTS
    try:
        return Preferences.model_validate(raw)
    except ValidationError as error:
        wrong = {str(one["loc"][0]) for one in error.errors() if one["loc"]} or {"quiet_from", "quiet_until"}
        known = cast("Mapping[str, Any]", raw)
        return understood({name: value for name, value in known.items() if name not in wrong})


async def keep(store: Store, user: int, **changes: Any) -> Preferences:
    """Change some settings of a person. ValidationError: they cannot be so, and nothing was changed."""
    former = preferences(await store.user(user))
    new = Preferences.model_validate({**former.model_dump(), **changes})
    kept = new.model_dump(mode="json", exclude_defaults=True)
    await store.change_user(user, {KEY: {name: kept.get(name) for name in changes}})
    return new
