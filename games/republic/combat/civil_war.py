"""RC-11.4, RR-1.11.37: what the battle against a Rebel has of its own."""

from __future__ import annotations

from games.republic.combat.army import lose
from games.republic.combat.dice import Outcome
from games.republic.combat.events import RebelLosses, RebelUnchecked, VeteranArose
from games.republic.combat.losses import at_random
from games.republic.pieces import CIVIL_WAR, Force, Senator
from games.republic.state import Republic


def primary_rebel(g: Republic) -> Senator | None:
    """RC-11.3, RR-1.11.3: who leads the force in revolt."""
    force = g.rebel_force()
    return g.senators[force.commanders[0]] if force else None


def harden(g: Republic, force: Force) -> None:
    """RC-11.4, RR-1.10.5: after a Stalemate a veteran arises on the Rebel's side too."""
    recruits = [legion for legion in force.units.legions if not legion.veteran]
    if recruits:
        legion = g.dice.pick("battle.veteran", recruits)
        legion.veteran, legion.loyal = True, force.commanders[0]
        g.tell(VeteranArose(legion.type, legion.loyal, CIVIL_WAR))


def tell_triumph(g: Republic, rebel: Senator, *, met: bool) -> None:
    """RC-12.1a, RR-1.11.35, 1.11.373: no force met him, or he has beaten it and lives."""
    g.tell(RebelUnchecked(rebel.id, met))


def bleed_rebel(g: Republic, outcome: Outcome) -> None:
    """RC-11.4, RR-1.11.37: losses hit both sides, except that a Defeat costs the Rebel nothing."""
    force = g.rebel_force()
    if force and outcome.result != "defeat":
        lost = at_random(g, force.units.legions, outcome.shown)
        lose(g, force.units, lost)
        g.tell(RebelLosses(len(lost)))
