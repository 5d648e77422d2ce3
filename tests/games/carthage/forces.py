"""Proposing movements of forces, and asking what may be ordered."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, save
from tests.games.carthage.play import Play
from tests.games.carthage.senate import office, pass_motion, propose
from tests.games.carthage.units import law

FORCES = "senate.forces"
MAGO, ADHERBAL, MALCHUS, BOMILCAR = "fam-mago", "fam-adherbal", "fam-malchus", "fam-bomilcar"
MARINE = office(10, "marine-suffete")  # Adherbal of triangle
SEPARATION = law("law-separation-of-powers")
ARMY_ELECTION = law("law-army-election")


def order(play: Play, *movements: dict[str, object]) -> None:
    """Propose these movements, in one motion."""
    propose(play, "forces", {"movements": list(movements)})


def agree_all(play: Play) -> None:
    """Whoever is asked consents."""
    while asked := [one for one in play.awaited() if one.kind == "senate.consent"]:
        play.answer(asked[0].seat, "senate.consent", "consent")


def carried(play: Play, *movements: dict[str, object]) -> None:
    """Proposed, consented to, and passed."""
    order(play, *movements)
    agree_all(play)
    pass_motion(play)


def refused(play: Play, reason: str, rule: str | None, *movements: dict[str, object]) -> IllegalAnswer:
    """These movements cannot be proposed, and nothing comes of the attempt."""
    before = save(play.g)
    with pytest.raises(IllegalAnswer) as error:
        order(play, *movements)
    assert (error.value.reason, error.value.about.get("clause")) == (reason, rule)
    assert save(play.g) == before
    return error.value


def offered(play: Play) -> dict[tuple[str, str], Any]:
    """What may be ordered, by order and place."""
    if FORCES not in [one.decision.kind for one in play.table.open.values()]:
        return {}
    return {(one["order"], one["at"]): one for one in play.options("diamond", FORCES)["movements"]}


def consents(play: Play) -> list[tuple[str, Any, str, str]]:
    """Whose consent is asked now: the seat, the Senator, the clause and the decision point."""
    asked = [one for one in play.awaited() if one.kind == "senate.consent"]
    return [(one.seat, one.about["senator"], one.clause, one.point) for one in asked]
