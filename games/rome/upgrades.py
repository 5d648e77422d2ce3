"""How games of Rome saved by older programs are read: from each schema to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Document = dict[str, Any]


def with_record(old: Document) -> Document:
    """2: what factions do for all to see is remembered; of what they did before nothing is known."""
    factions: Document = old["factions"]
    return {**old, "factions": {seat: {**faction, "record": []} for seat, faction in factions.items()}}


UPGRADES: Mapping[int, Callable[[Document], Document]] = {1: with_record}
