"""Times as people type them, over both changes of daylight-saving time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.base.dates import understood
from bot.base.errors import NotAllowed

NOW = datetime(2026, 3, 27, 12, tzinfo=UTC)
BERLIN = "Europe/Berlin"


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("said", "zone", "end", "expected"),
    [
        ("", BERLIN, False, "2026-03-27 12:00"),
        (" Now ", BERLIN, False, "2026-03-27 12:00"),
        ("36h", BERLIN, False, "2026-03-29 00:00"),
        ("3 d", BERLIN, True, "2026-03-30 12:00"),
        ("2w", "UTC", True, "2026-04-10 12:00"),
        ("2026-03-28", BERLIN, False, "2026-03-27 23:00"),
        ("2026-03-28", BERLIN, True, "2026-03-28 23:00"),
        ("2026-03-29", BERLIN, True, "2026-03-29 22:00"),  # that day has 23 hours
        ("29.3.2026 18:30", BERLIN, False, "2026-03-29 16:30"),
        ("2026-03-29T18:30", BERLIN, False, "2026-03-29 16:30"),
        ("2026-03-29 02:30", BERLIN, False, "2026-03-29 00:30"),  # there is no such hour: the earlier reading
        ("2026-03-29 02:30", BERLIN, True, "2026-03-29 01:30"),  # and the later
        ("2026-10-25 02:30", BERLIN, False, "2026-10-25 00:30"),  # there are two
        ("2026-10-25 02:30", BERLIN, True, "2026-10-25 01:30"),
        ("13:30", BERLIN, False, "2026-03-27 12:30"),
        ("13:00", BERLIN, False, "2026-03-28 12:00"),  # it is that time now: tomorrow
        ("02:30", "Asia/Kolkata", False, "2026-03-27 21:00"),
    ],
)
def test_what_is_meant(said: str, zone: str, end: bool, expected: str) -> None:
    assert understood(said, zone, NOW, end=end) == at(expected)


def test_a_day_with_a_change_is_as_long_as_it_is() -> None:
    for day, hours in (("2026-03-29", 23), ("2026-10-25", 25), ("2026-06-01", 24)):
        length = understood(day, BERLIN, NOW, end=True) - understood(day, BERLIN, NOW)
        assert length == timedelta(hours=hours)


@pytest.mark.parametrize(
    "said",
    ["tomorrow", "2026-02-30", "2026-13-01", "25:00", "12:60", "0000-01-01", "9999-12-31", "3x", "-3d", "3", "1234d",
     "2026-03-29 02:30 +01:00", "<@1>", "9" * 500, "31.2.2026", "٣d"],
)  # fmt: skip
def test_what_cannot_be_read(said: str) -> None:
    with pytest.raises(NotAllowed, match=r"date.unreadable") as refused:
        understood(said, "Pacific/Kiritimati", NOW, end=True)
    assert len(str(refused.value.about["said"])) <= 40
