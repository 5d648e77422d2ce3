"""Appendix A, the points of the Revolution Phase: what happens in the Revolution Phase if a player is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.carthage.state import Carthage
from tests.clauses import clause, each_point, points
from tests.games.carthage.play import Play, add_war
from tests.games.carthage.rebels import pair, revolting, veteran, wish
from tests.games.carthage.revolution import CYRENE, in_revolt, revolution, victorious

APPENDIX = points("republic-of-carthage")
HAND = ["public-outcry.1", "public-outcry.2", "law-sumptuary", "law-court-of-104", "assassin.1", "tc-salt-works"]
CELT = "celtiberians"
Begin = Callable[[Play], object]


def discarding(play: Play) -> None:
    """Six cards, of which two are Laws; the dice leave them in their order."""
    revolution(play, "revolution.cards", cards={"diamond": HAND}, dice={"discard": [5, 4, 3, 2, 1]})
    play.lapse("diamond", "revolution.play")


def tested(play: Play) -> None:
    revolting(play, victorious(7, legions=2, of=CELT), rolls=(6, 6))
    play.answer("circle", "revolution.revolt", {"command": "test", "paid": []})


def risen(play: Play) -> None:
    tested(play)
    play.answer("circle", "revolution.declare", "revolt")


def bribing(play: Play) -> None:
    def rich(g: Carthage) -> None:
        for senator in g.senators.values():
            g.issued += 5 - senator.talents
            senator.talents = 5

    revolting(play, pair(2), rich)
    wish(play, circle=True, square=False)


def leaving(play: Play) -> None:
    revolting(play, victorious(7, legions=2, of=CELT), veteran(8, "force"), rolls=(6, 6, 6))
    play.answer("circle", "revolution.revolt", {"command": "test", "paid": []})
    play.answer("circle", "revolution.declare", "revolt")
    play.lapse("circle", "revolution.join")


def conquering(play: Play) -> None:
    def wars(g: Carthage) -> None:
        del g.wars["conquest-of-tunisia"]  # the weakest is not the first
        for name in ("libyan-revolt", "conquest-of-tunisia", "cyrenean-war", "numidian-war-1"):
            add_war(g, name)

    revolution(play, "revolution.triumph", in_revolt(7, legions=4, of=CELT, declared=0), wars)


def dealing(play: Play) -> Play:
    return revolution(play, "revolution.deals", cards={"diamond": ["public-outcry.1"]})


ASKED: list[tuple[str, str, str, Begin, Any]] = [
    ("RC-DP41", "diamond", "revolution.done", dealing, "done"),
    ("RC-DP74", "diamond", "revolution.play", lambda play: revolution(play, "revolution.cards"), "none"),
    ("RC-DP42", "diamond", "revolution.discard", discarding, ["public-outcry.1"]),
    (
        "RC-DP43", "circle", "revolution.revolt", lambda play: revolting(play, victorious(7, at=CYRENE, legions=1)),
        {"command": "lay-down", "paid": []},
    ),
    ("RC-DP75", "circle", "revolution.declare", tested, "lay-down"),
    ("RC-DP44", "circle", "revolution.join", risen, []),
    ("RC-DP45", "circle", "revolution.wish", lambda play: revolting(play, pair(2)), "lay-down"),
    ("RC-DP76", "circle", "revolution.bribe", bribing, {f"{CELT}.1": 0, f"{CELT}.2": 0}),
    ("RC-DP57", "square", "revolution.veterans", leaving, ["numidian-cavalry.1"]),
    (
        "RC-DP58", "circle", "revolution.conquest", conquering,
        {"war": "conquest-of-tunisia", "legions": {"carthaginian": 2, CELT: 4}, "fleets": 0},
    ),
]  # fmt: skip
PRINTED = {
    "RC-DP41": "none",
    "RC-DP42": "random, Laws last",
    "RC-DP43": "lay down",
    "RC-DP44": "stay loyal",
    "RC-DP45": "no revolt",
    "RC-DP57": "leave",
    "RC-DP58": "the weakest War, with all units",
    "RC-DP74": "none",
    "RC-DP75": "lay down",
    "RC-DP76": "0",
}


@clause("RC-1.5f")
@pytest.mark.parametrize(
    ("point", "seat", "kind", "begin", "default"), each_point(ASKED, at=0), ids=[one[2] for one in ASKED]
)
def test_the_default_is_that_of_the_table(
    play: Play, point: str, seat: str, kind: str, begin: Begin, default: Any
) -> None:
    begin(play)
    decision = play.decision(seat, kind)
    assert decision.point == point
    assert decision.lapse == default
    decision.choice.read(decision.lapse)
    assert APPENDIX[point][1] == PRINTED[point]


@clause("RC-1.5f")
@pytest.mark.parametrize("point", sorted({one[0] for one in ASKED}))
def test_the_question_of_a_point_cites_its_clause(play: Play, point: str) -> None:
    _, seat, kind, begin, _ = next(one for one in ASKED if one[0] == point)
    begin(play)
    assert play.decision(seat, kind).clause == APPENDIX[point][0]
