"""GV-3.6: what Rome asks beforehand of its Forum is asked while Carthage plays steps 1 to 4, where that was agreed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from games.grand.pieces import ROME
from games.grand.seen.view import GrandView
from games.kernel import Now

STEPS_1_TO_4: Final = ("carthage.mortality", "carthage.revenue", "carthage.trade", "carthage.forum")
LODGED: Final = ("forum.plan", "forum.defence")
"""RR-1.07: what is said of all initiatives; what is said of an attempt needs the attempt."""


def overlaps(whole: GrandView, kind: str) -> bool:
    """Whether a decision of this kind may be lodged now. Nothing is rolled, drawn or carried out before its step."""
    return whole.overlap and whole.leg in STEPS_1_TO_4 and kind in LODGED and ROME not in whole.fallen


def lodging(now: Now, rome: Now) -> Now:
    """Rome as in its Forum of the turn that has begun: Rome counts it when its own steps come (GV-2.4d)."""
    return replace(rome, step="forum.plan", turn=rome.turn + 1, asked=now.asked)
