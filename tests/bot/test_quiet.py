"""Quiet hours, over both changes of daylight-saving time, odd offsets and midnight (discord-ux 10.2)."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.services.people.quiet import (
    HORIZON,
    SHORTEST,
    STRETCH,
    Quiet,
    Span,
    clock_time,
    settled,
    stretches,
    together,
    tomorrow,
)

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
    "UTC",
)


def at(text: str, zone: str = "UTC") -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def quiet(zone: str, start: str, end: str) -> Quiet:
    return Quiet(ZoneInfo(zone), clock_time(start), clock_time(end))


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("22:30", time(22, 30)),
        (" 7 ", time(7)),
        ("07.05", time(7, 5)),
        ("23h15", time(23, 15)),
        ("10 pm", time(22)),
        ("12 a.m.", time(0)),
        ("12pm", time(12)),
        ("0:00", time(0)),
        ("٣", time(3)),
    ],
)
def test_a_time_as_people_write_it(said: str, expected: time) -> None:
    assert clock_time(said) == expected


@pytest.mark.parametrize("said", ["", "24:00", "25", "7:60", "13 pm", "0 am", "late", "22:30:10", "-1"])
def test_what_is_no_time(said: str) -> None:
    with pytest.raises(ValueError, match=r"time|hour"):
        clock_time(said)


def test_who_is_asleep() -> None:
    night = quiet("Europe/Berlin", "22:00", "07:00")
    assert night.asleep(at("2026-01-10T22:00", "Europe/Berlin")) is not None
    assert night.asleep(at("2026-01-10T06:59", "Europe/Berlin")) is not None
    assert night.asleep(at("2026-01-10T07:00", "Europe/Berlin")) is None
    assert night.asleep(at("2026-01-10T21:59", "Europe/Berlin")) is None
    assert night.slept_into(at("2026-01-10T22:00", "Europe/Berlin")) is None, "he has been up until then"
    assert night.slept_into(at("2026-01-10T07:00", "Europe/Berlin")) is not None, "he has slept until then"


@pytest.mark.parametrize(
    ("zone", "start", "end", "evening", "hours"),
    [
        ("Europe/Berlin", "22:00", "07:00", "2026-03-28", 8),
        ("Europe/Berlin", "22:00", "07:00", "2026-10-24", 10),
        ("America/New_York", "23:00", "08:00", "2026-03-07", 8),
        ("America/New_York", "23:00", "08:00", "2026-10-31", 10),
        ("Australia/Lord_Howe", "22:00", "07:00", "2026-10-03", 8.5),
        ("Australia/Lord_Howe", "22:00", "07:00", "2026-04-04", 9.5),
        ("Asia/Kathmandu", "22:00", "07:00", "2026-03-28", 9),
        ("Europe/Berlin", "02:30", "08:00", "2026-03-29", 5.5),
        ("Europe/Berlin", "20:00", "02:30", "2026-03-28", 6.5),
        ("Europe/Berlin", "20:00", "02:30", "2026-10-24", 7.5),
    ],
)
def test_the_night_of_a_change(zone: str, start: str, end: str, evening: str, hours: float) -> None:
    """Counted on the clock of the sleeper; a time that is skipped or repeated is read in his favour."""
    span = quiet(zone, start, end).asleep(at(f"{evening}T{start}", zone))
    assert span is not None
    assert span.length == hours * HOUR


def test_a_deadline_outside_all_quiet_hours_stays() -> None:
    due = at("2026-01-10T15:00")
    assert settled(due, [quiet("UTC", "22:00", "07:00"), quiet("Asia/Tokyo", "01:00", "05:00")]) == due
    assert settled(due, []) == due


@pytest.mark.parametrize(
    ("sleepers", "due", "expected"),
    [
        # two hours after he wakes
        ([("UTC", "22:00", "07:00")], "2026-01-11T03:00", "2026-01-11T09:00"),
        ([("UTC", "22:00", "07:00")], "2026-01-11T07:00", "2026-01-11T09:00"),
        ([("UTC", "22:00", "07:00")], "2026-01-10T22:00", "2026-01-10T22:00"),
        # the first stretch of two hours, not the first stretch
        ([("UTC", "22:00", "06:00"), ("UTC", "07:00", "12:00")], "2026-01-11T03:00", "2026-01-11T14:00"),
        # none of two hours within sixteen: the longest shorter one
        (
            [("UTC", "00:00", "09:00"), ("UTC", "10:30", "20:00"), ("UTC", "20:40", "00:00")],
            "2026-01-11T06:00",
            "2026-01-11T10:30",
        ),
        # none of half an hour either: two hours after the sleeper wakes, though another sleeps then
        (
            [("UTC", "00:00", "08:00"), ("UTC", "08:10", "18:00"), ("UTC", "18:20", "00:00")],
            "2026-01-11T03:00",
            "2026-01-11T10:00",
        ),
    ],
)
def test_where_a_deadline_goes(sleepers: list[tuple[str, str, str]], due: str, expected: str) -> None:
    assert settled(at(due), [quiet(*one) for one in sleepers]) == at(expected)


def test_time_awake_together() -> None:
    now = at("2026-01-10T00:00")
    assert together([], now) == 24 * HOUR
    assert together([quiet("UTC", "22:00", "06:00")], now) == 16 * HOUR
    assert together([quiet("UTC", "22:00", "06:00"), quiet("UTC", "06:00", "14:00")], now) == 8 * HOUR


def test_when_a_day_is_over() -> None:
    assert tomorrow(at("2026-03-28T22:30"), "Europe/Berlin") == at("2026-03-28T23:00")
    assert tomorrow(at("2026-03-29T10:00"), "Europe/Berlin") == at("2026-03-29T22:00")
    assert tomorrow(at("2026-01-10T12:00"), "Pacific/Kiritimati") == at("2026-01-11T10:00")


# -- whatever the hours ----------------------------------------------------------------------------------------------
@st.composite
def sleepers(draw: st.DrawFn) -> Quiet:
    start, minutes = draw(st.integers(0, 95)) * 15, draw(st.integers(1, 40)) * 15
    end = (start + minutes) % (24 * 60)
    return Quiet(ZoneInfo(draw(st.sampled_from(ZONES))), time(start // 60, start % 60), time(end // 60, end % 60))


CHANGES = [
    at(day)
    for day in ("2026-03-08", "2026-03-29", "2026-04-05", "2026-09-27", "2026-10-04", "2026-10-25", "2026-11-01")
]
moments = st.builds(
    lambda change, minutes: change + minutes * MINUTE, st.sampled_from(CHANGES), st.integers(-3 * 24 * 60, 3 * 24 * 60)
)


def on_his_clock(one: Quiet, moment: datetime) -> bool:
    """Whether he sleeps, read on his clock and nowhere else."""
    local = moment.astimezone(one.zone).time()
    return one.start <= local < one.end if one.start < one.end else local >= one.start or local < one.end


@settings(max_examples=150, deadline=None)
@given(sleepers(), moments)
@example(quiet("Europe/Berlin", "22:00", "02:30"), at("2026-03-29T01:15"))
@example(quiet("Europe/Berlin", "22:00", "02:30"), at("2026-10-25T00:45"))
def test_hours_are_those_on_the_clock(one: Quiet, moment: datetime) -> None:
    """Whoever sleeps by his clock is asleep; who is not may be taken to sleep only in an hour that a change moves."""
    if on_his_clock(one, moment):
        assert one.asleep(moment) is not None
    elif one.asleep(moment) is not None:
        day = timedelta(hours=24)
        offsets = {(moment + n * day / 4).astimezone(one.zone).utcoffset() for n in range(-4, 5)}
        assert len(offsets) > 1


@settings(max_examples=150, deadline=None)
@given(st.lists(sleepers(), max_size=6), moments)
@example([quiet("UTC", f"{hour:02}:00", f"{(hour + 9) % 24:02}:00") for hour in (0, 8, 16)], at("2026-03-01T12:00"))
def test_a_deadline_is_never_earlier_and_never_in_a_sleep(some: list[Quiet], due: datetime) -> None:
    found = settled(due, some)
    asleep = [span for one in some if (span := one.slept_into(due))]
    assert found >= due
    assert (found == due) == (not asleep)
    if not asleep:
        return
    if any(one.slept_into(found) for one in some):
        free = [one for one in stretches(due, due + 3 * HORIZON, some) if one.length >= SHORTEST]
        assert not [one for one in free if one.start + min(one.length, STRETCH) <= due + HORIZON], "there was room"
        assert found == max(span.end for span in asleep) + STRETCH
    else:
        before = next(one for one in stretches(due, found + HOUR, some) if one.start < found <= one.end)
        assert found - before.start >= SHORTEST


@settings(max_examples=80, deadline=None)
@given(st.lists(sleepers(), max_size=4), moments)
def test_stretches_are_all_the_time_nobody_sleeps(some: list[Quiet], since: datetime) -> None:
    until = since + 36 * HOUR
    found = list(stretches(since, until, some))
    assert found == sorted(found)
    for n in range(0, 36 * 60, 20):
        moment = since + n * MINUTE
        inside = any(one.start <= moment < one.end for one in found)
        assert inside == all(one.asleep(moment) is None for one in some)


def test_a_span_knows_its_length() -> None:
    assert Span(at("2026-01-01"), at("2026-01-02")).length == 24 * HOUR
