"""SR-5.4: five action rounds; SR-22.2: with three players the Gauls' place in each."""

from __future__ import annotations

from games.kernel import StepId
from games.sword.action import interrupts, take_action
from games.sword.state import Sword
from games.sword.turn.events import RoundBegan
from games.sword.turn.gallic import gallic_event
from games.sword.turn.standing import rounds

AFTER_ROME = 3
"""SR-22.2: with so many players; the Gauls sit after the Romans (SR-3.4)."""


async def round_begins(g: Sword) -> StepId:
    """SR-5.4: a round begins with the first player of the turn."""
    g.actor = 0
    g.tell(RoundBegan(g.round))
    return "action.play"


async def action(g: Sword) -> StepId:
    """SR-5.4.1: one action of the active player."""
    await take_action(g)
    return "action.gap"


async def gap(g: Sword) -> StepId:
    """SR-5.4.3: between two actions somebody may interrupt with Desperate Times; then the next player acts."""
    await interrupts(g)
    if g.count == AFTER_ROME and g.active == "ROM":
        await gallic_event(g)
    if g.actor + 1 < len(g.order):
        g.actor += 1
        return "action.play"
    return round_ends(g)


def round_ends(g: Sword) -> StepId:
    """SR-5.4.1, 20.0: the unrest-increased marker goes; after the last round the Action Phase is over."""
    g.raised = False
    if g.round == rounds():
        g.actor = 0
        return "attrition"
    g.round += 1
    return "action.round"
