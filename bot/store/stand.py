"""How a game stands after an act, told from how it stood before: nothing is read back that is known already."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from .db import moment, moment_or_none, stamp, stamp_or_none, text
from .rows import GameRow, Move, NoteRow, SavedRow, Stand, WindowRow


def after(stand: Stand, move: Move, opened: Sequence[WindowRow]) -> Stand:
    """What `find_stand` would find; not for moves that take something back.

    `opened`: the windows of the move as they were written, with the deadlines they share.
    """
    return replace(
        stand,
        game=_game(stand.game, move),
        saved=_saved(stand.saved, move),
        windows=_windows(stand.windows, move, opened),
        notes=_notes(stand.notes, move),
    )


def _game(game: GameRow, move: Move) -> GameRow:
    at = moment(stamp(move.at))
    return replace(
        game,
        head=move.new,
        version=game.version + 1,
        status=move.status,
        commitment=game.commitment if move.commitment is None else move.commitment,
        started_at=game.started_at or at,
        ended_at=at if move.status == "over" else None,
        last=move.line.entry.seq if move.line else game.last,
    )


def _saved(saved: Sequence[SavedRow], move: Move) -> Sequence[SavedRow]:
    """A newer one takes the place of one of its ref; they are in the order in which they were saved."""
    gone = {*move.closed, *([move.line.entry.key] if move.line else []), *(row.ref for row in move.saves)}
    left = [row for row in saved if row.ref not in gone]
    return sorted([*left, *map(_as_saved, move.saves)], key=lambda row: (row.at, row.ref)) if move.saves else left


def _as_saved(row: SavedRow) -> SavedRow:
    """As it would be read."""
    return replace(row, raw=json.loads(text(row.raw)), at=moment(stamp(row.at)))


def _windows(windows: Sequence[WindowRow], move: Move, opened: Sequence[WindowRow]) -> Sequence[WindowRow]:
    """One that was only rebuilt is as it was, but may be covert now or no longer."""
    standing = {row.ref: row for row in windows if row.ref not in {*move.closed, *move.covered}}
    for row in opened:
        former = standing.get(row.ref)
        standing[row.ref] = replace(former, covert=row.covert) if former else row
    return sorted(standing.values(), key=_order)


def _order(row: WindowRow) -> tuple[bool, int, int, str]:
    return row.due is None, stamp_or_none(row.due) or 0, stamp(row.opened), row.ref


def _notes(notes: Sequence[NoteRow], move: Move) -> Sequence[NoteRow]:
    if not move.notes and not move.gone:
        return notes
    gone = {(one.kind, one.ref) for one in move.gone if one.game == move.game}
    standing = {(one.kind, one.ref): one for one in notes if (one.kind, one.ref) not in gone}
    standing |= {(one.kind, one.ref): _as_read(one) for one in move.notes if one.game == move.game}
    return [standing[name] for name in sorted(standing)]


def _as_read(note: NoteRow) -> NoteRow:
    """As it would be read: what is no JSON by itself has become it."""
    due = moment_or_none(stamp_or_none(note.due))
    return replace(note, body=json.loads(text(dict(note.body))), due=due)
