"""What lies on this machine: settings, the database, the bot that runs on it, the disk, the fonts."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.app.doctor.findings import Finding, warning, well, wrong
from bot.app.pulse import Beating, pulse_of
from bot.base.errors import SetupError, StoreFailed
from bot.base.places import Address, Place
from bot.base.settings import Settings
from bot.store import opening
from bot.store.migrating import Found
from bot.store.opening import Database
from rendering.text_layout import FONTS, font

MEGABYTE: Final = 2**20
LITTLE: Final = 500 * MEGABYTE
TOO_LITTLE: Final = 50 * MEGABYTE


def free(place: Path) -> int:
    """How many bytes could still be written there."""
    return shutil.disk_usage(place).free


def token(settings: Settings) -> Finding:
    """Whether there is a token that could be one."""
    try:
        settings.token  # noqa: B018 - raises where there is none
    except SetupError as error:
        return wrong("token", "there is none that could be used.", str(error))
    return well("token", "it is set, and has the form of one.")


def database(place: Place) -> Iterator[Finding]:
    """Whether it is ours, whole, of this release, and can be written."""
    try:
        there = opening.database(place)
        found = there.inspect()
    except SetupError as error:
        yield wrong("database", "it cannot be used.", str(error))
        return
    if found.version == 0:
        yield well("database", f"there is none at {place} yet; the first start makes it.")
        return
    yield _schema(place, found)
    yield _integrity(there)
    yield _writable(place, there)


def _schema(place: Place, found: Found) -> Finding:
    if found.version == found.newest:
        return well("tables", f"{place} has those of this release ({found.version}).")
    said = f"{place} has those of an older release ({found.version}, this one has {found.newest})."
    how = "pg_dump" if isinstance(place, Address) else "byrsa backup FILE"
    return warning("tables", said, f"The next start brings them up to date. Make a backup before: {how}")


def _integrity(there: Database) -> Finding:
    against = there.complaints()
    if not against:
        return well("integrity", "every page and every row of the database is in its place.")
    return wrong("integrity", f"the database is damaged ({'; '.join(against)}).", "Stop the bot and restore a backup.")


def _writable(place: Place, there: Database) -> Finding:
    if not isinstance(place, Address) and not _may_write(place):
        return wrong("writing", f"this user may not write {place}, or not beside it.", "Give this user the right.")
    try:
        there.check_writable()
    except StoreFailed as error:
        return wrong("writing", f"{error}.", f"{there.remedy(error.trouble)}.")
    return well("writing", "the database can be written.")


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK | os.X_OK)


def running(place: Place, now: datetime) -> Finding:
    """Whether a bot runs there, and how it does; that none does is no fault."""
    if not isinstance(place, Address) and not place.exists():
        return well("bot", "none has run here yet.")
    try:
        how, said = pulse_of(place, now)
    except SetupError:
        return well("bot", "it cannot be told whether one runs here.")
    if how is not Beating.ILL:
        return well("bot", said)
    return wrong("bot", said, "See the log of the bot; start it anew if it hangs.")


def disk(path: Path, room: Callable[[Path], int] | None = None) -> Finding:
    """Whether there is room where the database lies: for what is played, and for a copy of it."""
    place = path.parent
    if not place.is_dir():
        return wrong("disk", f"the directory {place} does not exist.", "Make it, or set BYRSA_DATABASE.")
    left, size = (room or free)(place), path.stat().st_size if path.exists() else 0
    said = f"{left // MEGABYTE} MB are free at {place.absolute()}; the database has {size // MEGABYTE} MB."
    if left < TOO_LITTLE + size:
        return wrong("disk", said, "Make room: there is too little for a copy, and soon for games.")
    if left < LITTLE + 2 * size:
        return warning("disk", said, "Make room soon.")
    return well("disk", said)


def fonts() -> Finding:
    """Whether every bundled font can be drawn with."""
    bad = [name for name in FONTS if not _draws(name)]
    if bad:
        return wrong("fonts", f"these cannot be read: {', '.join(bad)}.", "Install Byrsa anew; they come with it.")
    return well("fonts", f"all {len(FONTS)} can be read.")


def _draws(name: str) -> bool:
    try:
        return font(name, 20).getlength("Byrsa") > 0
    except OSError:
        return False
