"""Marks: digests by which a replay is compared.

A mark is "schema:chain:document". The chain is a digest over what has come of every entry since the last checkpoint:
what was told, what was then asked, how often had been drawn. The document is that of the state saved where the entry
led to a checkpoint, where the chain begins anew; else it is "". So a mark costs next to nothing, and what changes the
state and nothing else is seen at the next checkpoint. Offers that nobody waits for are in no mark: a release may add
some. Nobody can guess a mark, for a key made of the seed is in the chain.

Marks used to be "schema.outward.inward": digests of what was asked and drawn, and of the whole saved state. Entries
that bear them are compared by the outward part.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Final, cast

from .digests import SIZE, digest
from .event import Telling

RECORD: Final = b"\x1e"
"""Stands in no JSON and in no key."""
MARK: Final = re.compile(r"\d+(:[0-9a-f]+:[0-9a-f]*|\.[0-9a-f]+\.[0-9a-f]+)")


class Chain:
    """What has come of the entries since a checkpoint, as one digest."""

    __slots__ = ("_key", "_links")

    def __init__(self, seed: str) -> None:
        self._key = digest(seed, key="marks", size=32).encode()
        self.begin()

    def begin(self) -> None:
        """Forget what was: the state is saved."""
        self._links = hashlib.blake2b(key=self._key, digest_size=SIZE)

    def add(self, tellings: Iterable[Telling], asked: Sequence[str], draws: int) -> None:
        """What one entry has come to; `asked`: what is awaited now, with its options."""
        parts = [*map(_told, tellings), "", *asked, str(draws)]
        self._links.update(RECORD.join(part.encode() for part in parts) + RECORD)

    def mark(self, schema: int, document: bytes | None) -> str:
        """The mark of the entry added last; `document`: what was saved at the checkpoint it led to."""
        saved = "" if document is None else hashlib.blake2b(document, digest_size=SIZE).hexdigest()
        return f"{schema}:{self._links.hexdigest()}:{saved}"


def is_mark(text: str) -> bool:
    """Whether this is a mark, of today or of before."""
    return MARK.fullmatch(text) is not None


def same(recorded: str, made: str, asked: Sequence[str], draws: int) -> bool:
    """Whether an entry came to what it had come to; between two schemas the saved states cannot be compared.

    Args:
        recorded: the mark it bears.
        made: the one it gets now.
        asked: what is awaited after it, with its options.
        draws: how many there have been in all.
    """
    if "." in recorded:
        return recorded.split(".")[1] == digest(*asked, str(draws))
    schema, chain, _ = recorded.split(":")
    now, chain_now, _ = made.split(":")
    return recorded == made if schema == now else chain == chain_now


def _told(telling: Telling) -> str:
    """An event and whom it reached, as text; what is never compared is no part of what happened."""
    event, kind = telling.event, cast("Any", type(telling.event))
    about = {name: getattr(event, name) for name in _compared(kind)}
    return _encode([kind.__name__, telling.to, about, *([telling.half] if telling.half else [])])


@cache
def _compared(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.compare)


def _plain(value: Any) -> Any:
    """Parts of events that are no JSON. TypeError: a set, for instance, which has no order."""
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    raise TypeError(f"no event tells of a {type(value).__name__}")


_encode = json.JSONEncoder(default=_plain, sort_keys=True).encode
