"""RC-9.0.7: the terms of what is proposed in Carthage, as all see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.republic.ahead.senate.customs import Terms
from games.republic.ahead.senate.terms import NOBODY, pair, posts

RAISE, DISBAND = "raise.", "disband."


def levy(raw: Mapping[str, int]) -> dict[str, Any]:
    """RC-9.5.5."""

    def counts(head: str) -> dict[str, int]:
        return {name.removeprefix(head): n for name, n in raw.items() if name.startswith(head) and n}

    return {"raised": counts(RAISE), "disbanded": counts(DISBAND)}


def tax(raw: Mapping[str, str]) -> dict[str, Any]:
    """RC-9.5.6."""
    sponsors = {name: "" if raw[name] == NOBODY else raw[name] for name in ("sponsor", "cosponsor")}
    return {"rate": int(raw["rate"]), **sponsors}


TERMS: Final[Mapping[str, Terms]] = {
    "suffetes": pair,
    "committee": posts("members"),
    "governors": posts("governors"),
    "concessions": posts("grants"),
    "units": levy,
    "tax": tax,
}
