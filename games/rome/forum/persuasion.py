"""RR-1.07.4: persuasion, the first thing a player may do with his initiative."""

from __future__ import annotations

from functools import partial

from games.kernel import StepId, ask
from games.republic.forum.events import Blackmailed
from games.republic.forum.persuasion import announcement, carried_out
from games.republic.pieces import Senator
from games.republic.reign import gain
from games.rome.state import Rome


async def persuasion(g: Rome) -> StepId:
    """RR-1.07.2b, RR-1.07.414: one attempt, or none; with Seduction or Blackmail the others are not asked."""
    attempt = await ask(partial(announcement, g))
    if attempt and (defiant := await carried_out(g, attempt)):
        suffer(g, defiant, attempt.card)
    return "forum.knight"


def suffer(g: Rome, target: Senator, card: str) -> None:
    """RR-1.14.4: if a Blackmail fails the target loses a DR of INF and, by the same roll, as much POP."""
    if g.tables.card(card).has("on_fail_target_loses"):
        lost = sum(g.dice.roll("blackmail", 2))
        gain(g, target, influence=-lost, popularity=-lost)
        g.tell(Blackmailed(target.id, lost, lost))


def hopeless(g: Rome) -> int:
    """RR-1.07.41: 10 or more fails always; 9 or more once Era Ends has been revealed."""
    most = g.law.constants
    return most.persuasion_auto_fail_era_ends if g.era_ends else most.persuasion_auto_fail_roll
