"""What must never come of anything that is sent, and how it is seen."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import structlog

from loopback.interact import Interaction
from loopback.model import Message
from loopback.seen import Seen
from loopback.world import World

ROWS: Final = ("seat", "note", "saved", "order", "parley", "talk")
GROWING: Final = ("journal", "event", "checkpoint")
BY_ITSELF: Final = ("order", "lapse", "forced")
NUMBER: Final = re.compile(r"\d{15,}")
MARK: Final = re.compile(r"(b1:[^:\"]*:[^:\"]*:[^:\"]*:(?:undo|goback|rewind)):[^\"]*")
LATE: Final = {5: 4, 6: 7}
"""An answer that took a while is acknowledged otherwise, and is the same."""
Row = tuple[Any, ...]
Rows = Mapping[tuple[str, str], frozenset[Row]]


class Failures(logging.Handler):
    """Whatever is logged as an error, by us or by a library, and a game that is held."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Of a library."""
        self.found.append(f"{record.name}: {self.format(record)}")

    def __enter__(self) -> Failures:
        """From now on."""
        logging.getLogger().addHandler(self)
        self.before = structlog.get_config()
        structlog.configure(
            processors=[structlog.contextvars.merge_contextvars, structlog.processors.format_exc_info, self._ours]
        )
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
        structlog.configure(**self.before)

    def _ours(self, _: Any, level: str, event: Any) -> Any:
        if level in ("error", "exception", "critical") or event["event"] in ("game held", "text.missing"):
            self.found.append(f"{event['event']} at {event.get('act')}: {event.get('exception', event)}")
        raise structlog.DropEvent

    def taken(self) -> list[str]:
        """What was logged since it was asked last."""
        found, self.found = self.found, []
        return found


@dataclass
class Ledger:
    """The database, looked at from outside: what has been written since it was looked at last, and by whom.

    `version` changes with every commit of the bot; only then is anything read.
    """

    path: Path
    version: int = -1
    rows: Rows = field(default_factory=dict[tuple[str, str], "frozenset[Row]"])

    def __post_init__(self) -> None:
        self.db = sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)
        self.moved()

    def moved(self) -> tuple[Rows, Rows]:
        """What was there and is no more, and what is new, by table and game."""
        (version,) = self.db.execute("PRAGMA data_version").fetchone()
        if version == self.version:
            return {}, {}
        was, self.version, self.rows = self.rows, version, self._read()
        keys = [key for key in {**was, **self.rows} if was.get(key) != self.rows.get(key)]
        none: frozenset[Row] = frozenset()
        gone = {key: was.get(key, none) - self.rows.get(key, none) for key in keys}
        return gone, {key: self.rows.get(key, none) - was.get(key, none) for key in keys}

    def _read(self) -> Rows:
        found: dict[tuple[str, str], set[Row]] = {}
        for table in ROWS:
            for row in self.db.execute(f'SELECT * FROM "{table}"'):  # noqa: S608 - names of ours
                found.setdefault((table, row[0]), set()).add(row[1:])
        for table in GROWING:
            counted = f"SELECT game, count(*), max(seq), count(undone_by) FROM {table} GROUP BY game"  # noqa: S608
            for row in self.db.execute(counted):
                found[table, row[0]] = {row[1:]}
        for row in self.db.execute("SELECT id, status, head, host, gm, channel, title, options, terms, pace FROM game"):
            found["game", row[0]] = {row[1:]}
        for table in ("user", "guild"):
            found[table, ""] = set(self.db.execute(f"SELECT id, settings FROM {table}"))  # noqa: S608
        return {key: frozenset(rows) for key, rows in found.items()}

    def acts(self, game: str, since: int) -> list[tuple[int, str, str | None, int | None]]:
        """The entries of the journal after one: seq, kind, seat, user."""
        sql = "SELECT seq, kind, seat, user FROM journal WHERE game = ? AND seq > ? ORDER BY seq"
        return self.db.execute(sql, (game, since)).fetchall()

    def seats(self, game: str) -> dict[str, int | None]:
        """Who holds which seat."""
        return dict(self.db.execute("SELECT seat, user FROM seat WHERE game = ?", (game,)))

    def master(self, game: str) -> int | None:
        """Who is its game master."""
        row = self.db.execute("SELECT gm FROM game WHERE id = ?", (game,)).fetchone()
        return row[0] if row else None

    def head(self, game: str) -> int:
        """How far the game is; of one that is gone, nowhere."""
        row = self.db.execute("SELECT head FROM game WHERE id = ?", (game,)).fetchone()
        return row[0] if row else -1

    def place(self, game: str) -> int | None:
        """The channel in which a game is played."""
        row = self.db.execute("SELECT channel FROM game WHERE id = ?", (game,)).fetchone()
        return row[0] if row else None

    def close(self) -> None:
        """Look no longer."""
        self.db.close()


def shown(world: World, one: Interaction) -> str:
    """All that came of an interaction for who began it: words, buttons, forms, suggestions, pictures to the byte."""
    own = [*([one.original] if one.original else []), *(sent for sent in one.sent if sent is not one.original)]
    body = [LATE.get(one.ack or 0, one.ack), one.modal, one.choices, [_body(world, message) for message in own]]
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, default=str)
    return MARK.sub(r"\1", NUMBER.sub("#", text))


def _body(world: World, message: Message) -> list[Any]:
    files = [(file.name, hash(file.data)) for file in Seen(world, message).files]
    return [message.content, message.components, message.embeds, message.flags, files]


@dataclass
class Report:
    """What was sent, what reached whom, and what came of it that must not."""

    sent: Counter[str] = field(default_factory=Counter[str])
    compared: int = 0
    moved: int = 0
    failures: list[str] = field(default_factory=list[str])
    unanswered: list[str] = field(default_factory=list[str])
    in_anothers_name: list[str] = field(default_factory=list[str])
    shown_to_others: list[str] = field(default_factory=list[str])
    by_strangers: list[str] = field(default_factory=list[str])
    tried: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])

    FAULTS = ("failures", "unanswered", "in_anothers_name", "shown_to_others", "by_strangers")

    @property
    def faults(self) -> list[str]:
        """All of them, each with what it is."""
        return [f"{name}: {one}" for name in self.FAULTS for one in getattr(self, name)]

    def add(self, other: Report) -> None:
        """What was found on another stage."""
        self.sent.update(other.sent)
        self.tried.update(other.tried)
        self.compared += other.compared
        self.moved += other.moved
        for name in self.FAULTS:
            getattr(self, name).extend(getattr(other, name))

    def __str__(self) -> str:
        lines = [f"{sum(self.sent.values())} inputs: {dict(self.sent)}"]
        lines += [f"{self.compared} answers compared with those of a game whose secrets are others, {self.moved} acts"]
        return "\n".join([*lines, *(f"{name}: {len(getattr(self, name))}" for name in self.FAULTS)])
