"""Backups of a database: what is noted of the last one, beside the database itself.

A note in the database would be copied with it, and be a former one in every backup; and only the bot writes there.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from pydantic import AwareDatetime, BaseModel, ConfigDict, ValidationError


class Backup(BaseModel):
    """One backup: when and whither it was made, and how many games it holds. It was read again after it was written."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    at: AwareDatetime
    file: str
    games: int

    def said(self) -> str:
        """For whoever reads it on a terminal."""
        return f"{self.at:%Y-%m-%d %H:%M:%S} UTC, {self.file} ({self.games} games)"


def note_of(path: Path) -> Path:
    """Where the note of a database lies."""
    return path.with_name(f"{path.name}-backup")


def note_backup(path: Path, file: Path, games: int, at: datetime) -> None:
    """Remember the newest backup; where that cannot be written, it is a backup all the same."""
    made = Backup(at=at, file=str(file.absolute()), games=games)
    with suppress(OSError):
        note_of(path).write_text(made.model_dump_json(), encoding="utf-8")


def last_backup(path: Path) -> Backup | None:
    """The newest backup that is known of."""
    try:
        return Backup.model_validate_json(note_of(path).read_text("utf-8"))
    except (OSError, ValidationError, UnicodeDecodeError):
        return None
