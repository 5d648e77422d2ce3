"""Appendix A, RC-DP37 to RC-DP40: what happens in the Combat Phase if a player is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.clauses import clause, each_point, points
from tests.games.carthage.combat import MASSILIA, RESTING, TUNISIA, combat, expedition, force, wars
from tests.games.carthage.forum import holds, three
from tests.games.carthage.play import Play

APPENDIX = points("republic-of-carthage")
TIN, COAST = "tin-isles", "west-african-coast"


@pytest.fixture
def play() -> Play:
    """A table where nothing follows the Combat Phase."""
    return Play(RESTING)


def explored(goal: str, natural: int, caravans: int, trade_fleets: int) -> Callable[[Play], object]:
    dice = {f"exploration.{goal}": three(natural), "exploration.losses": [5]}

    def begin(play: Play) -> None:
        combat(play, expedition(goal, 4, caravans, trade_fleets), step="combat.expedition", dice=dice)

    return begin


def at_sea(play: Play) -> None:
    wars(play, {MASSILIA: [13]}, force(MASSILIA, 9, legions=4, fleets=9))


def ashore(play: Play) -> None:
    wars(play, {TUNISIA: [12]}, force(TUNISIA, 9, legions=4), holds("diamond", "ligurian-band"), hire=False)


ASKED: dict[str, tuple[str, str, str, Callable[[Play], object], Any]] = {
    # point: (what the table says of it, seat, kind, how it comes to it, default)
    "RC-DP37": (
        "continue if at least half of each printed number is left, otherwise return",
        "square", "combat.expedition", explored(TIN, 11, 0, 25), "continue",
    ),
    "RC-DP38": (
        "in proportion, the odd unit from the more numerous kind",
        "square", "combat.split", explored(COAST, 10, 10, 50), 0,
    ),
    "RC-DP39": ("attack if his land strength is at least the War's", "diamond", "combat.landing", at_sea, "attack"),
    "RC-DP40": ("none", "diamond", "combat.mercenaries", ashore, "none"),
}  # fmt: skip


@clause("RC-1.5f")
@pytest.mark.parametrize("point", each_point(ASKED))
def test_who_is_away_gets_the_default_of_the_appendix(play: Play, point: str) -> None:
    printed, seat, kind, begin, default = ASKED[point]
    begin(play)
    decision = play.decision(seat, kind)
    assert (decision.point, decision.awaited, decision.lapse) == (point, True, default)
    assert (decision.clause, printed) == APPENDIX[point]
    play.lapse(seat, kind)


@clause("RC-1.5f")
def test_with_nobody_answering_the_phase_runs_to_its_end(play: Play) -> None:
    sides = force(MASSILIA, 9, legions=4, fleets=9), force(TUNISIA, 10, legions=3, of="celtiberians")
    combat(play, *sides, expedition(COAST, 4, 10, 50), step="combat.explorations")
    while asked := [one for one in play.awaited() if one.kind.startswith("combat.")]:
        play.lapse(asked[0].seat, asked[0].kind, **asked[0].about)
    assert play.g.step == "revolution.reaction"
