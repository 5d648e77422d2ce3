"""RC-8.5: Persuasion, the step of an initiative. What is the same in any republic stands in `games.republic`."""

from __future__ import annotations

from functools import partial

from games.carthage.forum.peddling import at_leisure
from games.carthage.state import Carthage
from games.kernel import StepId
from games.republic.forum.events import Blackmailed
from games.republic.forum.persuasion import announcement, carried_out
from games.republic.pieces import Senator
from games.republic.reign import gain


async def persuasion(g: Carthage) -> StepId:
    """RC-8.4, RC-8.5: one attempt, or none."""
    attempt = await at_leisure(g, partial(announcement, g))
    if attempt and (defiant := await carried_out(g, attempt)):
        suffer(g, defiant, attempt.card)
    return "forum.trader"


def suffer(g: Carthage, target: Senator, card: str) -> None:
    """RC-8.5.7: if a Blackmail fails the target loses a dr of INF and a dr of POP."""
    for effect in g.tables.card(card).effects:
        if effect.op == "on_fail_target_loses":
            influence = sum(g.dice.roll("blackmail.influence", effect.params["influence_dice"]))
            popularity = sum(g.dice.roll("blackmail.popularity", effect.params["popularity_dice"]))
            gain(g, target, influence=-influence, popularity=-popularity)
            g.tell(Blackmailed(target.id, influence, popularity))
