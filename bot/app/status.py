"""`byrsa status`: what an installation does, for eyes and for programs, whether its bot runs or not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import typer
from rich.console import Console
from rich.table import Table as Sheet

from bot.app.backups import Backup, last_backup
from bot.app.pulse import Beating, pulse_of
from bot.app.running import INSTALLATION, Run, noted
from bot.base.errors import SetupError
from bot.base.places import Address, Place
from bot.base.version import VERSION
from bot.store.migrating import too_old
from bot.store.opening import Sight, database, sight
from bot.store.store import GameRow

STATES: Final = ("lobby", "playing", "paused", "held", "over")
MEGABYTE: Final = 2**20


@dataclass(frozen=True, slots=True)
class Status:
    """All that is known of an installation at one moment.

    Attributes:
        said: how its bot does, as `byrsa alive` says it.
        run: what the bot that runs, or ran last, has told of itself.
    """

    at: datetime
    place: Place
    tables: int
    beating: Beating
    said: str
    run: Run | None
    sight: Sight
    backup: Backup | None

    @property
    def held(self) -> list[GameRow]:
        """The games that wait for somebody to mend them."""
        return [one for one in self.sight.games if one.status == "held"]


def main(place: Place, *, as_json: bool) -> None:
    """Look, and say it."""
    found = status(place, datetime.now(UTC))
    if as_json:
        typer.echo(json.dumps(plain(found), ensure_ascii=False, indent=1))
    else:
        show(found)


def status(place: Place, now: datetime) -> Status:
    """Look at an installation, without a word to its bot. SetupError: there is none, or it cannot be read."""
    found = database(place).inspect(create=False)
    if found.version != found.newest:
        raise SetupError(too_old(place))
    beating, said = pulse_of(place, now)
    seen = sight(place, now, INSTALLATION)
    backup = None if isinstance(place, Address) else last_backup(place)
    return Status(now, place, found.version, beating, said, noted(seen.settings), seen, backup)


def plain(found: Status) -> dict[str, Any]:
    """For programs. Times are in ISO 8601; what is not known is null."""
    census, run = found.sight.census, found.run
    return {
        "at": _iso(found.at),
        "version": VERSION,
        "bot": {
            "state": found.beating.value,
            "said": found.said,
            "version": run.version if run else None,
            "since": _iso(run.since) if run else None,
            "shards": run.shards if run else None,
            "shards_connected": run.there if run and found.beating is not Beating.NONE else 0,
        },
        "database": {"path": str(found.place), "bytes": found.sight.size, "tables": found.tables},
        "games": {"by_state": {state: census.by_state().get(state, 0) for state in STATES}, "by_kind": _by_kind(found)},
        "held": [
            {"game": one.id, "kind": one.kind, "code": one.code, "since": _iso(one.held_at)} for one in found.held
        ],
        "questions": {
            "open": census.asked,
            "due": census.due,
            "within_the_hour": census.soon,
            "next_due": _iso(census.next_due),
        },
        "outbox": {
            "waiting": census.unsent,
            "due": census.late,
            "oldest": _iso(census.oldest),
            "given_up": census.given_up,
        },
        "road": {"closed_since": _iso(census.road.since), "cause": census.road.cause} if census.road else None,
        "backup": found.backup.model_dump(mode="json") if found.backup else None,
    }


def _by_kind(found: Status) -> dict[str, dict[str, int]]:
    kinds: dict[str, dict[str, int]] = {}
    for (kind, state), count in found.sight.census.games.items():
        kinds.setdefault(kind, {})[state] = count
    return kinds


def show(found: Status) -> None:
    """On the terminal."""
    sheet = Sheet.grid(padding=(0, 2))
    for name, said in lines(found):
        sheet.add_row(name, said)
    Console().print(sheet, highlight=False)


def lines(found: Status) -> Iterator[tuple[str, str]]:
    """Everything in a line each: what it is about, and how it is."""
    census, run = found.sight.census, found.run
    yield "bot", found.said
    if run:
        runs = found.beating is not Beating.NONE
        yield "run", f"Byrsa {run.version}, {'since' if runs else 'last started'} {_utc(run.since)}"
        yield "sessions", f"{run.there if runs else 0} of {run.shards} on Discord"
    yield "database", f"{found.place}, {found.sight.size / MEGABYTE:.1f} MB, tables {found.tables}"
    by_state = census.by_state()
    yield "games", ", ".join(f"{by_state.get(state, 0)} {state}" for state in STATES)
    for kind, states in _by_kind(found).items():
        yield "", f"{kind}: {', '.join(f'{count} {state}' for state, count in states.items())}"
    for one in found.held:
        yield "held", f"{one.id} ({one.kind}), code {one.code}, since {_utc(one.held_at)}"
    yield "questions", f"{census.asked} open, {census.due} due, {census.soon} within the hour{_next(census.next_due)}"
    oldest = f", the oldest since {_utc(census.oldest)}" if census.oldest else ""
    waiting = f"{census.unsent} waiting, {census.late} of them due{oldest}"
    yield "outbox", f"{waiting}; {census.given_up} given up in the last week"
    road = f"closed since {_utc(census.road.since)}: {census.road.cause}" if census.road else "open"
    yield "road", road
    how = "pg_dump" if isinstance(found.place, Address) else "byrsa backup FILE"
    yield "backup", found.backup.said() if found.backup else f"none is known of; make one: {how}"


def _next(due: datetime | None) -> str:
    return f"; the next at {_utc(due)}" if due else ""


def _utc(when: datetime | None) -> str:
    return f"{when:%Y-%m-%d %H:%M:%S} UTC" if when else "an unknown time"


def _iso(when: datetime | None) -> str | None:
    return when.isoformat() if when else None
