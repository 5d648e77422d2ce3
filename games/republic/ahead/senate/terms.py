"""RC-9.0.7, RR-1.09.13: what is proposed on a programme: as it is answered, and its terms as all see them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from games.kernel import Decision, Raw
from games.kernel.ahead import legal
from games.kernel.choice import is_dict, is_list
from games.kernel.digests import digest

NOBODY: Final = "none"


@dataclass(frozen=True, slots=True)
class Item:
    """One proposal of a programme: its kind of business, and the answer that makes it."""

    kind: str
    raw: Raw

    @property
    def mark(self) -> str:
        """A short name of it, the same for the same words."""
        return digest(self.kind, json.dumps(self.raw, sort_keys=True))


def pair(raw: Mapping[str, str]) -> dict[str, Any]:
    """RC-9.1, RR-1.09.2: two, whatever their order."""
    return {"nominees": [raw["first"], raw["second"]]}


def posts(field: str) -> Callable[[Mapping[str, str]], dict[str, Any]]:
    """RC-9.2, 9.4, 9.5, RR-1.09.5.1, 1.09.61: who gets what; for the rest nobody."""
    return lambda raw: {field: {post: name for post, name in raw.items() if name != NOBODY}}


def names_in(raw: Raw) -> set[str]:
    """All words of an answer."""
    if is_dict(raw):
        return {name for one in raw.values() for name in names_in(one)}
    if is_list(raw):
        return {name for one in raw for name in names_in(one)}
    return {raw} if isinstance(raw, str) else set()


def proposable(asked: Mapping[str, Decision[Any]], item: Item) -> bool:
    """RC-9.0.7: whether it may be proposed now."""
    decision = asked.get(item.kind)
    return decision is not None and legal(decision, item.raw)
