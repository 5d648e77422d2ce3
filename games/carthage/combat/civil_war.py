"""RC-10.2.17, RC-11.4: the battle against the Rebel, which is fought in this phase too."""

from __future__ import annotations

from games.carthage.combat.dice import Outcome
from games.carthage.combat.victory import leave_field
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.republic.combat.events import RebelUnchecked, RevoltFailed, VeteranArose
from games.republic.pieces import CIVIL_WAR, Force
from games.republic.senators import kill


def primary_rebel(g: Carthage) -> Senator | None:
    """RC-11.3: who leads the force in revolt."""
    force = g.rebel_force()
    return g.senators[force.commanders[0]] if force else None


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


def harden(g: Carthage, force: Force) -> None:
    """RC-11.4: after a Stalemate a veteran arises on the Rebel's side too."""
    recruits = [legion for legion in force.units.legions if not legion.veteran]
    if recruits:
        legion = g.dice.pick("battle.veteran", recruits)
        legion.veteran, legion.loyal = True, force.commanders[0]
        g.tell(VeteranArose(legion.type, legion.loyal, CIVIL_WAR))


async def revolt_fails(g: Carthage, victor: Force | None = None) -> None:
    """RC-11.4: all Rebels die, and the units of the primary one go to Active Forces."""
    rebels = g.rebels()
    g.tell(RevoltFailed(tuple(rebel.id for rebel in rebels)))
    for rebel in rebels:
        await kill(g, rebel, "revolt", "RC-11.4")
    if CIVIL_WAR in g.wars:
        g.chronicle.won.append(CIVIL_WAR)
        await leave_field(g, g.wars[CIVIL_WAR], victor)


def tell_triumph(g: Carthage, rebel: Senator, *, met: bool) -> None:
    """RC-12.1a: no force met him, or he has beaten it and lives."""
    g.tell(RebelUnchecked(rebel.id, met))
