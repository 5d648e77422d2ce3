"""Battles, drawn up and fought."""

from __future__ import annotations

from typing import Any

from games.republic.combat.events import BattleFought
from tests.games.carthage.combat import NOBODY, TUNISIA, Change, combat, hire_nobody
from tests.games.carthage.forum import three
from tests.games.carthage.play import Play


def fought(play: Play, natural: int, *changes: Change, at: str = TUNISIA, hire: bool = True, **how: Any) -> Any:
    """A battle with this natural roll; no mercenary card is played. What came of the dice."""
    dice = {f"battle.{at}": how.pop("thrown", three(natural)), **how.pop("dice", {})}
    combat(play, *changes, dice=dice, chits=how.pop("chits", NOBODY), **how)
    if hire:
        hire_nobody(play)
    return next(iter(play.saw(BattleFought)), None)
