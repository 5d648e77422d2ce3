"""Quiet hours: when somebody sleeps, and where a deadline goes that would come meanwhile (discord-ux 10.2).

All times are in UTC but for the hours themselves, which are read on the clock of their owner's time zone: both changes
of daylight-saving time, odd offsets and hours that pass midnight come from that alone. An hour that the change skips or
repeats is counted in favour of the sleeper.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

DAY: Final = timedelta(days=1)
STRETCH: Final = timedelta(hours=2)
SHORTEST: Final = timedelta(minutes=30)
HORIZON: Final = timedelta(hours=16)
ON_CLOCK: Final = re.compile(r"(?P<hour>\d{1,2})(?:[:.h](?P<minute>[0-5]\d))?\s*(?P<half>[ap]\.?m\.?)?", re.IGNORECASE)


def clock_time(said: str) -> time:
    """A time as it stands on a clock: "22:30", "7", "10 pm". ValueError: it is none."""
    match = ON_CLOCK.fullmatch(said.strip())
    if match is None:
        raise ValueError("no time of a clock")
    hour, half = int(match["hour"]), (match["half"] or "")[:1].lower()
    if half and not 1 <= hour <= 12:
        raise ValueError("no hour of half a day")
    return time(hour % 12 + (12 if half == "p" else 0) if half else hour, int(match["minute"] or 0))


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """From a moment to a later one."""

    start: datetime
    end: datetime

    @property
    def length(self) -> timedelta:
        """How long it is."""
        return self.end - self.start


@dataclass(frozen=True, slots=True)
class Quiet:
    """The quiet hours of one person: every day from `start` to `end` on the clock of his zone."""

    zone: ZoneInfo
    start: time
    end: time

    def spans(self, since: datetime, until: datetime) -> Iterator[Span]:
        """His quiet hours that lie between two moments, or reach into them; the earliest first."""
        day, last = since.astimezone(self.zone).date() - DAY, until.astimezone(self.zone).date() + DAY
        while day <= last:
            found = self._of(day)
            if found.start < found.end and found.end > since and found.start < until:
                yield found
            day += DAY

    def _of(self, day: date) -> Span:
        """The quiet hours that begin on a day; where the clock is ambiguous the longest."""
        begin, finish = datetime.combine(day, self.start), datetime.combine(day, self.end)
        finish += DAY if self.end <= self.start else timedelta()
        return Span(min(self._moments(begin)), max(self._moments(finish)))

    def _moments(self, local: datetime) -> list[datetime]:
        """What a reading of the clock may mean: one moment, but for the hours that a change skips or repeats."""
        return [local.replace(tzinfo=self.zone, fold=fold).astimezone(UTC) for fold in (0, 1)]

    def asleep(self, at: datetime) -> Span | None:
        """The quiet hours it is now; None: he is awake. At the moment he wakes, he is."""
        return next((one for one in self.spans(at, at + DAY) if one.start <= at < one.end), None)

    def slept_into(self, at: datetime) -> Span | None:
        """The quiet hours a deadline falls into: also at the moment he wakes, but not at that he lies down."""
        return next((one for one in self.spans(at - DAY, at + DAY) if one.start < at <= one.end), None)


def settled(due: datetime, sleepers: Sequence[Quiet]) -> datetime:
    """Where a deadline goes: it stays, unless one of those it waits for sleeps then.

    Else it goes to the end of the first later stretch of two hours in which all are awake, or of the longest shorter
    one of half an hour at least; if there is none within sixteen hours, to two hours after those who slept have woken.
    """
    asleep = [span for one in sleepers if (span := one.slept_into(due))]
    if not asleep:
        return due
    awake = list(stretches(due, due + HORIZON + STRETCH, sleepers))
    for one in awake:
        if one.length >= STRETCH and one.start + STRETCH <= due + HORIZON:
            return one.start + STRETCH
    short = [one for one in awake if SHORTEST <= one.length < STRETCH and one.end <= due + HORIZON]
    if short:
        return max(short, key=lambda one: (one.length, -one.end.timestamp())).end
    return max(span.end for span in asleep) + STRETCH


def stretches(since: datetime, until: datetime, sleepers: Iterable[Quiet]) -> Iterator[Span]:
    """The times between two moments at which nobody sleeps."""
    at = since
    for span in sorted(span for one in sleepers for span in one.spans(since - DAY, until)):
        if span.start > at:
            yield Span(at, min(span.start, until))
        at = max(at, span.end)
        if at >= until:
            return
    yield Span(at, until)


def together(sleepers: Sequence[Quiet], since: datetime, days: int = 7) -> timedelta:
    """How long on a day all are awake at once, on the average of the days to come."""
    return sum((one.length for one in stretches(since, since + days * DAY, sleepers)), timedelta()) / days


def tomorrow(now: datetime, zone: str) -> datetime:
    """When the day is over that it is in a time zone."""
    here = ZoneInfo(zone)
    return datetime.combine(now.astimezone(here).date() + DAY, time(), tzinfo=here).astimezone(UTC)
