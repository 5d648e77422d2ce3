"""Checkpoints as they are stored: whole, or by what tells them from a whole one.

A document is much like those before it. So one of sixteen is stored whole, and the others are compressed with that one
as dictionary: each is read alone or with one other. A row that is damaged holds its game where it is needed, and the
rows that hang on it; all others can still be gone back to.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import Any

from bot.base.errors import Diverged
from games.kernel import Checkpoint

from .bounds import inflate
from .db import Db, Row, insert, moment, text
from .rows import CheckpointRow

FAMILY = 16
LEVEL = 7  # 15 kB shrink to 650 bytes in 0.07 ms beside another, to 3 kB in 0.2 ms alone
PART, SLACK = 16_384, 8_000  # a part with its dictionary lies within the 32 kB that zlib looks back
STANDING = "game = ? AND undone_by IS NULL"
ROWS = """
    SELECT checkpoint.*, whole.document AS whole FROM checkpoint
    LEFT JOIN checkpoint AS whole ON whole.game = checkpoint.game AND whole.seq = checkpoint.upon
"""
FAMILY_OF_NEWEST = """
    SELECT seq, document, (SELECT count(*) FROM checkpoint WHERE game = ? AND seq >= whole.seq) AS size
    FROM checkpoint AS whole WHERE game = ?
    AND seq = (SELECT coalesce(upon, seq) FROM checkpoint WHERE game = ? ORDER BY seq DESC LIMIT 1)
"""


def write_point(db: Db, game: str, point: Checkpoint, at: int) -> None:
    """Add a checkpoint; part of a greater transaction."""
    upon, whole = _family(db, game)
    body = text(dict(point.refs)).encode() + b"\n" + point.document
    values = {"game": game, "seq": point.seq, "step": point.step, "ruleset": point.ruleset, "schema": point.schema}
    insert(db, "checkpoint", values | {"document": pack(body, whole), "refs": "", "at": at, "upon": upon})


def _family(db: Db, game: str) -> tuple[int | None, bytes | None]:
    """The whole checkpoint that the next one is to hang on, if it has room and can be read."""
    row = db.execute(FAMILY_OF_NEWEST, (game,) * 3).fetchone()
    with suppress(zlib.error):
        if row is not None and row["size"] < FAMILY:
            return row["seq"], inflate(row["document"])
    return None, None


def find_point(db: Db, game: str, last: int, before: int) -> Row | None:
    """The newest checkpoint that stands with `seq` <= last and < before, for `read_point`."""
    row: Row | None = db.execute(
        f"{ROWS} WHERE checkpoint.game = ? AND checkpoint.undone_by IS NULL"
        " AND checkpoint.seq <= ? AND checkpoint.seq < ? ORDER BY checkpoint.seq DESC LIMIT 1",
        (game, last, before),
    ).fetchone()
    return row


def read_point(row: Row) -> Checkpoint:
    """A found checkpoint. Diverged: it cannot be read."""
    with legible(row["seq"], row["step"]):
        document, refs = _document(row)
        return Checkpoint(row["seq"], row["step"], row["ruleset"], row["schema"], document, dict[str, str](refs))


def find_points(db: Db, game: str, last: int) -> list[CheckpointRow]:
    """The last checkpoints that stand, the newest first."""
    sql = f"{ROWS} WHERE checkpoint.game = ? AND checkpoint.undone_by IS NULL ORDER BY checkpoint.seq DESC LIMIT ?"
    rows = db.execute(sql, (game, last))
    return [CheckpointRow(row["seq"], row["step"], moment(row["at"]), _named(row)) for row in rows]


def plain_points(db: Db, game: str) -> list[dict[str, Any]]:
    """All checkpoints of a game for an export: each whole, but for those that cannot be read."""
    return [_plain(row) for row in db.execute(f"{ROWS} WHERE checkpoint.game = ? ORDER BY checkpoint.seq", (game,))]


@contextmanager
def legible(seq: int, key: str) -> Generator[None]:
    """Diverged: what is written there cannot be read."""
    try:
        yield
    except (zlib.error, ValueError, TypeError) as error:
        raise Diverged(seq, key, f"what is written cannot be read ({type(error).__name__})") from error


def pack(body: bytes, whole: bytes | None) -> bytes:
    """Compressed, alone or beside another: part by part, as the other is seen only so far."""
    if whole is None:
        return zlib.compress(body, LEVEL)
    parts: list[bytes] = []
    for at in range(0, len(body), PART):
        packer = zlib.compressobj(LEVEL, zdict=_nearby(whole, at))
        parts += [packer.compress(body[at : at + PART]), packer.flush()]
    return b"".join(parts)


def unpack(stored: bytes, whole: bytes | None) -> bytes:
    """What `pack` was given. zlib.error: it is not that, or not beside this other, or larger than it can be."""
    if whole is None:
        return inflate(stored)
    parts: list[bytes] = []
    while stored:
        reader = zlib.decompressobj(zdict=_nearby(whole, PART * len(parts)))
        parts.append(reader.decompress(stored, PART + 1))
        if not reader.eof:
            raise zlib.error("it breaks off, or has no end")
        stored = reader.unused_data
    return b"".join(parts)


def _nearby(whole: bytes, at: int) -> bytes:
    """What lies about a place of the other."""
    return whole[max(0, at - SLACK) : at + PART + SLACK]


def _document(row: Row) -> tuple[bytes, Any]:
    """Document and refs of a row of `ROWS`."""
    body = unpack(row["document"], _whole(row))
    if row["refs"]:
        return body, json.loads(row["refs"])
    refs, _, document = body.partition(b"\n")
    return document, json.loads(refs)


def _whole(row: Row) -> bytes | None:
    """What a row of `ROWS` hangs on. Diverged: that cannot be read; to go back before this row alone would not help."""
    if row["upon"] is None:
        return None
    with legible(row["upon"], row["step"]):
        return inflate(row["whole"])


def _named(row: Row) -> str:
    """A digest that nobody can make who does not know the documents."""
    known = b"%d|%s%s" % (row["seq"], row["whole"] or b"", row["document"])
    return hashlib.blake2b(known, digest_size=5).hexdigest()


def _plain(row: Row) -> dict[str, Any]:
    cells = {name: row[name] for name in row.keys() if name not in ("game", "whole")}  # noqa: SIM118 - a row, no dict
    with suppress(Diverged, zlib.error, ValueError, TypeError):
        document, refs = _document(row)
        cells |= {"document": zlib.compress(document, LEVEL), "refs": text(refs), "upon": None}
    if cells["upon"] is None:
        del cells["upon"]
    return cells | {"document": base64.b64encode(cells["document"]).decode()}
