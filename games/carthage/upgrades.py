"""How games saved by older programs are read: from each schema to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Document = dict[str, Any]


def with_forum(old: Document) -> Document:
    """2: the Forum Phase came; its state, the Wars that were won, and what the Tyrian Alliance has brought."""
    nobody: Document = {"number": 0, "seat": None, "coming": [], "high": 0, "bidder": None, "purse": ""}
    forum: Document = {**nobody, "event": "", "persuasion": None}
    new: Document = {"fleets": 0, "wars": []}
    events = {name: {**event, **new} for name, event in old["table_events"].items()}
    return {**old, "forum": forum, "defeated": [], "table_events": events}


def with_senate(old: Document) -> Document:
    """3: the Senate Phase came; its session, and how the table votes and deals with assassins."""
    return {**old, "senate": {}, "ballots": "ordered", "assassination": "base"}


UPGRADES: Mapping[int, Callable[[Document], Document]] = {1: with_forum, 2: with_senate}
