"""RC-9.0.7: what is proposed on a programme: as it is answered, as all see its terms, and what becomes of it."""

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
RAISE, DISBAND = "raise.", "disband."


@dataclass(frozen=True, slots=True)
class Item:
    """One proposal of a programme: its kind of business, and the answer that makes it."""

    kind: str
    raw: Raw

    @property
    def mark(self) -> str:
        """A short name of it, the same for the same words."""
        return digest(self.kind, json.dumps(self.raw, sort_keys=True))

    @property
    def terms(self) -> dict[str, Any]:
        """RC-9.0.7: its terms as all see them."""
        made = TERMS.get(self.kind)
        return {"kind": self.kind, **(made(self.raw) if made else dict(self.raw))}


def pair(raw: Mapping[str, str]) -> dict[str, Any]:
    """RC-9.1."""
    return {"nominees": [raw["first"], raw["second"]]}


def posts(field: str) -> Callable[[Mapping[str, str]], dict[str, Any]]:
    """RC-9.2, 9.4, 9.5: who gets what; for the rest nobody."""
    return lambda raw: {field: {post: name for post, name in raw.items() if name != NOBODY}}


def levy(raw: Mapping[str, int]) -> dict[str, Any]:
    """RC-9.5.5."""

    def counts(head: str) -> dict[str, int]:
        return {name.removeprefix(head): n for name, n in raw.items() if name.startswith(head) and n}

    return {"raised": counts(RAISE), "disbanded": counts(DISBAND)}


def tax(raw: Mapping[str, str]) -> dict[str, Any]:
    """RC-9.5.6."""
    sponsors = {name: "" if raw[name] == NOBODY else raw[name] for name in ("sponsor", "cosponsor")}
    return {"rate": int(raw["rate"]), **sponsors}


TERMS: Final[Mapping[str, Callable[[Any], dict[str, Any]]]] = {
    "suffetes": pair,
    "committee": posts("members"),
    "governors": posts("governors"),
    "concessions": posts("grants"),
    "units": levy,
    "tax": tax,
}


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
