"""Times as people type them, on their own clock: "now", "3d", "18:30", "2026-03-29", "29.03.2026 18:30".

A day without an hour is the whole day: as a beginning its first moment, as an end its last. An hour that a change to or
from daylight-saving time skips or repeats is read so that the time between beginning and end is the longer one.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo

from bot.base.errors import NotAllowed

Span: TypeAlias = tuple[datetime, datetime]
DAY: Final = timedelta(days=1)
UNITS: Final = {"h": timedelta(hours=1), "d": DAY, "w": 7 * DAY}
FROM_NOW: Final = re.compile(r"(?P<count>\d{1,3}) ?(?P<unit>[hdw])", re.ASCII)
ON_DAY: Final = re.compile(
    r"(?:(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d)|(?P<d>\d{1,2})\.(?P<m>\d{1,2})\.(?P<y>\d{4}))"
    r"(?:[t ]+(?P<hour>\d{1,2}):(?P<minute>\d\d))?",
    re.ASCII,
)
ON_CLOCK: Final = re.compile(r"(?P<hour>\d{1,2}):(?P<minute>\d\d)", re.ASCII)


def understood(said: str, zone: str, now: datetime, *, end: bool = False) -> datetime:
    """A moment somebody has typed. NotAllowed: it cannot be read."""
    plain = " ".join(said.split()).lower()
    if plain in ("", "now"):
        return now
    try:
        return _read(plain, ZoneInfo(zone), now, end=end)
    except (ValueError, OverflowError) as error:
        raise NotAllowed("date.unreadable", said=said[:40]) from error


def _read(plain: str, zone: ZoneInfo, now: datetime, *, end: bool) -> datetime:
    if match := FROM_NOW.fullmatch(plain):
        return now + int(match["count"]) * UNITS[match["unit"]]
    if match := ON_CLOCK.fullmatch(plain):
        return _next(time(int(match["hour"]), int(match["minute"])), zone, now, end=end)
    match = ON_DAY.fullmatch(plain)
    if match is None:
        raise ValueError("no time")
    day = date(*(int(match[a] or match[b]) for a, b in (("year", "y"), ("month", "m"), ("day", "d"))))
    if match["hour"] is None:
        return _moment(day + (DAY if end else timedelta()), time(), zone, end=end)
    return _moment(day, time(int(match["hour"]), int(match["minute"])), zone, end=end)


def _next(clock: time, zone: ZoneInfo, now: datetime, *, end: bool) -> datetime:
    """The next time a clock shows this."""
    today = now.astimezone(zone).date()
    found = _moment(today, clock, zone, end=end)
    return found if found > now else _moment(today + DAY, clock, zone, end=end)


def _moment(day: date, clock: time, zone: ZoneInfo, *, end: bool) -> datetime:
    """What a reading of the clock means: one moment, but for the hours that a change skips or repeats."""
    local = datetime.combine(day, clock)
    both = [local.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1)]
    return max(both) if end else min(both)
