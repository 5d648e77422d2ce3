"""How games saved by older programs are read: from each schema to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.carthage.upgrades import with_refused

Document = dict[str, Any]


def with_refused_deals(old: Document) -> Document:
    """2: Carthage, as its own games do since their fifth, remembers deals that came to nothing."""
    return {**old, "carthage": with_refused(old["carthage"])}


UPGRADES: Final[Mapping[int, Callable[[Document], Document]]] = {1: with_refused_deals}
