"""GV-7: the end of a turn, of a stage, and of the game."""

from __future__ import annotations

from games.grand.sequence import begin
from games.grand.state import Grand
from games.kernel import StepId


async def end_of_turn(g: Grand) -> StepId | None:
    """GV-3.4a, 7.1: the end of step 11."""
    for side in g.standing():
        g.resumes[side] = "mortality"
    if not g.standing():
        return None
    if g.rome is None and (not g.carthage.deck or g.carthage.era == "late"):
        return "rome.enters"
    return begin(g, g.course)
