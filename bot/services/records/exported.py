"""An exported game as rows: what `byrsa export` has written, read again without a database."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from bot.base.errors import BotError, SetupError
from bot.services.people.automata import CARETAKER
from bot.store.bounds import UNREADABLE, inflate
from bot.store.carrying import PEOPLE, Dumped
from bot.store.db import moment
from bot.store.rows import CLAUSES, CheckpointRow, EntryRow, EventRow, GameRow, SeatRow
from games.catalog import GAMES, event_id
from games.kernel import Checkpoint, Entry, Seat, Table


@dataclass(frozen=True, slots=True)
class Exported:
    """One game: its rows, its table as it was when it was exported, and the states it was saved in before, by act.

    Attributes:
        people: what those who play went by, as it stands in the file; files of before hold no names.
        caretakers: by what the automata play that are noted for seats; files of before hold none.
    """

    game: GameRow
    seats: dict[Seat, SeatRow]
    events: list[EventRow]
    journal: list[EntryRow]
    points: list[CheckpointRow]
    table: Table[Any]
    saved: Mapping[int, Checkpoint]
    people: Mapping[int, str]
    caretakers: Mapping[str, object]

    def at(self, seq: int) -> Table[Any]:
        """The table as it was when that state was saved; whoever asked closes it."""
        return Table.resume(GAMES[self.game.kind], self.saved[seq], [], seq, compare="none")


def read(document: Any) -> Exported:
    """A game that was exported whole. SetupError: it is no such file, or this release cannot play it on."""
    try:
        dumped = Dumped.model_validate(document)
        game = _game(dumped)
        journal = [_entry(row) for row in _standing(dumped, "journal")]
        points = [CheckpointRow(_int(row["seq"]), str(row["step"]), game.made_at) for row in _points(dumped)]
        saved = {point.seq: point for point in map(_saved, _points(dumped))}
        table, people = _table(game, journal, saved), _people(dumped)
        events, seats = [_event(game, row) for row in _standing(dumped, "event")], _seats(dumped, game.id)
        caretakers = _caretakers(dumped)
    except UNREADABLE as error:
        raise SetupError(
            "This is not a game in play or over exported by Byrsa. Make one with `byrsa export`."
        ) from error
    except BotError as error:
        raise SetupError(
            f"This release cannot play that game on ({error}). Use the one it was exported with."
        ) from error
    return Exported(game, seats, events, journal, points, table, saved, people, caretakers)


def _game(dumped: Dumped) -> GameRow:
    row = dumped.game
    return GameRow(
        id=str(row["id"]),
        kind=str(row["kind"]),
        title=str(row["title"]),
        host=_int(row["host"]),
        made_at=moment(_int(row["made_at"])),
        status=cast("Any", row["status"]),
        head=_int(row["head"]),
        options=json.loads(str(row["options"])),
        terms=json.loads(str(row["terms"])),
        commitment=str(row.get("commitment") or ""),
    )


def _seats(dumped: Dumped, game: str) -> dict[Seat, SeatRow]:
    rows = sorted(dumped.rows["seat"], key=lambda row: (_int(row["since"]), str(row["seat"])))
    holders = {Seat(str(row["seat"])): row for row in rows}
    return {
        seat: SeatRow(game, seat, cast("Any", row["holder"]), cast("Any", row["user"]), moment(_int(row["since"])))
        for seat, row in holders.items()
    }


def _caretakers(dumped: Dumped) -> dict[str, object]:
    """By what the automata play, from the notes of their seats."""
    notes = (row for row in dumped.rows.get("note", []) if row["kind"] == CARETAKER)
    return {str(row["ref"]): json.loads(str(row["body"])).get("mind") for row in notes}


def _people(dumped: Dumped) -> dict[int, str]:
    return {_int(row["user"]): str(row["name"]) for row in dumped.rows.get(PEOPLE, [])}


def _standing(dumped: Dumped, table: str) -> list[dict[str, Any]]:
    """Rows that were not taken back, in their order."""
    rows: list[dict[str, Any]] = [row for row in dumped.rows[table] if row["undone_by"] is None]
    return sorted(rows, key=lambda row: (_int(row["seq"]), _int(row.get("n", 0))))


def _points(dumped: Dumped) -> list[dict[str, Any]]:
    return _standing(dumped, "checkpoint")


def _entry(row: dict[str, Any]) -> EntryRow:
    seat = None if row["seat"] is None else Seat(str(row["seat"]))
    raw, sealed = json.loads(str(row["raw"])), bool(row["sealed"])
    entry = Entry(_int(row["seq"]), row["kind"], seat, str(row["key"]), raw, str(row["mark"]), sealed=sealed)
    return EntryRow(entry, moment(_int(row["at"])), row["user"], str(row["version"]))


def _event(game: GameRow, row: dict[str, Any]) -> EventRow:
    to = None if row["audience"] is None else tuple(Seat(seat) for seat in json.loads(row["audience"]))
    fields: dict[str, Any] = json.loads(str(row["fields"]))
    clauses, kind = tuple(fields.pop(CLAUSES, ())), event_id(game.kind, str(row["kind"]))
    at, half = moment(_int(row["at"])), str(row.get("half", ""))
    return EventRow(game.id, _int(row["seq"]), _int(row["n"]), kind, fields, to, at, clauses, half)


def _saved(row: dict[str, Any]) -> Checkpoint:
    """A state with its document, which is in base 64."""
    document = inflate(base64.b64decode(str(row["document"]), validate=True))
    refs: dict[str, str] = json.loads(str(row["refs"]))
    return Checkpoint(_int(row["seq"]), str(row["step"]), _int(row["ruleset"]), _int(row["schema"]), document, refs)


def _table(game: GameRow, journal: list[EntryRow], saved: Mapping[int, Checkpoint]) -> Table[Any]:
    """The table as it is, from its last checkpoint."""
    point = saved[max(saved)]
    since = [one.entry for one in journal if one.entry.seq > point.seq]
    return Table.resume(GAMES[game.kind], point, since, game.head, compare="last")


def _int(cell: Any) -> int:
    return cast("int", cell)
