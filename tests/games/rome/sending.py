"""Forces that the Senate sends, and what is proposed of them."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play
from tests.games.rome.senate import offered, office, pass_motion, propose, session
from tests.games.rome.units import (
    home,
)

FIELD, DICTATOR, MASTER = office(2, "field-consul"), office(3, "dictator"), office(4, "master-of-horse")
JUGURTHA = "jugurthine"  # land 8, support 2
PUNIC = "punic-1"  # land 10, support 5, fleet 10
ARMY = home(16, fleets=20)


def business(play: Play, *changes: Any, **how: Any) -> Play:
    """Fabius is Field Consul; there are 20 legions and 20 Fleets at home."""
    return session(play, "senate.business", FIELD, ARMY, *changes, **how)


def magistrate(play: Play) -> str:
    """Whose player presides."""
    return play.g.hrao_seat()


def order(play: Play, *movements: dict[str, Any]) -> None:
    """It is proposed, and whoever must consent does."""
    propose(play, "forces", {"movements": list(movements)}, magistrate(play))
    while asked := [one for one in play.awaited() if one.kind == "senate.consent"]:
        play.answer(asked[0].seat, "senate.consent", "consent", **asked[0].about)


def carried(play: Play, *movements: dict[str, Any]) -> None:
    """It is proposed and passed."""
    order(play, *movements)
    pass_motion(play)
    invariants(play.g)


def refused(play: Play, reason: str, rule: str, *movements: dict[str, Any]) -> None:
    """It cannot even be proposed."""
    with pytest.raises(IllegalAnswer) as why:
        propose(play, "forces", {"movements": list(movements)}, magistrate(play))
    assert (why.value.reason, why.value.about.get("clause", rule)) == (reason, rule)
    assert play.g.senate.motion is None


def offers(play: Play) -> list[tuple[str, str]]:
    """What can be ordered."""
    if "senate.forces" not in offered(play, magistrate(play)):
        return []
    return [(one["order"], one["at"]) for one in play.options(magistrate(play), "senate.forces")["movements"]]


def form(play: Play, kind: str, at: str) -> dict[str, Any]:
    """The form of one order."""
    found: list[dict[str, Any]] = play.options(magistrate(play), "senate.forces")["movements"]
    return next(one for one in found if (one["order"], one["at"]) == (kind, at))
