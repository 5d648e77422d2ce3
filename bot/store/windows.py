"""Windows whose deadlines are moved, and when their reminders are sent then."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.store.rows import WindowRow

SHORTEST = timedelta(hours=2)
LAST_CALL = timedelta(hours=1)
FIFTH = 0.2


def half_time(opened: datetime, due: datetime | None) -> datetime | None:
    """When the first reminder is sent; None: never, for there is no deadline, or it is too near for one."""
    if due is None or due - opened < SHORTEST:
        return None
    return opened + (due - opened) / 2


def last_call(opened: datetime, due: datetime) -> datetime:
    """When the last reminder is sent: with a tenth of the time left, at least an hour before the end."""
    return due - max((due - opened) / 10, LAST_CALL)


def moved(row: WindowRow, due: datetime, now: datetime) -> WindowRow:
    """A window with another deadline. Reminders begin anew only where it moved by more than a fifth (10.3)."""
    if row.due is not None and abs(due - row.due) <= FIFTH * (row.due - row.opened):
        last = last_call(row.opened, due)
        return replace(row, due=due, remind_at=last if row.remind_at and row.stage else row.remind_at)
    half = half_time(row.opened, due)
    return replace(row, due=due, stage=0, remind_at=half if half is None or half > now else half_time(now, due))
