"""RC-10.2.17, RC-11.4: the battle against the Rebel, which is fought in this phase too."""

from __future__ import annotations

from games.carthage.combat.victory import leave_field
from games.carthage.state import Carthage
from games.republic.combat.civil_war import harden, primary_rebel
from games.republic.combat.dice import Outcome
from games.republic.combat.events import RevoltFailed
from games.republic.pieces import CIVIL_WAR, Force, Senator
from games.republic.senators import kill


async def settle_revolt(g: Carthage, outcome: Outcome, force: Force) -> Senator | None:
    """RC-11.4: Victory ends the revolt, so does the Rebel's death or the loss of his last legion; Defeat: he wins."""
    g.combat.rebel_met = True
    if outcome.result == "defeat":
        return primary_rebel(g)
    rebels = g.rebel_force()
    if outcome.result == "victory" or rebels is None or not rebels.units.legions:
        await revolt_fails(g, force if outcome.result == "victory" else None)
    elif outcome.result == "stalemate":
        harden(g, rebels)
    return None


async def revolt_fails(g: Carthage, victor: Force | None = None) -> None:
    """RC-11.4: all Rebels die, and the units of the primary one go to Active Forces."""
    rebels = g.rebels()
    g.tell(RevoltFailed(tuple(rebel.id for rebel in rebels)))
    for rebel in rebels:
        await kill(g, rebel, "revolt", "RC-11.4")
    if CIVIL_WAR in g.wars:
        g.chronicle.won.append(CIVIL_WAR)
        await leave_field(g, g.wars[CIVIL_WAR], victor)
