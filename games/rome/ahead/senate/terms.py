"""RR-1.09.13: the terms of what is proposed in Rome, as all see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.republic.ahead.senate.customs import Terms
from games.republic.ahead.senate.terms import pair, posts


def land(raw: Mapping[str, str]) -> dict[str, Any]:
    """RR-1.09.62, 1.09.621: a type, and who sponsors it or its repeal."""
    return {**raw, "type": int(raw["type"])}


TERMS: Final[Mapping[str, Terms]] = {
    "consuls": pair,
    "governors": posts("governors"),
    "concessions": posts("grants"),
    "land-bill": land,
    "repeal": land,
}
