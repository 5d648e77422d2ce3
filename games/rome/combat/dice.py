"""RR-1.10.11, 1.10.21, 1.10.31: the dice of a battle, and what the commander's own card makes of the losses."""

from __future__ import annotations

from dataclasses import replace

from games.republic.combat.dice import Outcome, part, roll, tell
from games.republic.combat.pieces import Battle
from games.republic.pieces import CIVIL_WAR, Units
from games.rome.pieces import Senator
from games.rome.state import Rome

SPECIAL = ("disaster", "standoff")


def throw(g: Rome, battle: Battle, units: Units, commander: Senator) -> Outcome:
    """RR-1.10.11.1: the TDR is special, or read on the table; all hear what it has come to."""
    outcome = tempered(roll(g, battle, units), commander)
    if battle.war == CIVIL_WAR:
        outcome = replace(outcome, fleets=0)  # RR-1.11.37: they have no role
    tell(g, battle, outcome)
    return outcome


def tempered(outcome: Outcome, commander: Senator) -> Outcome:
    """RR-1.10.63, 1.10.64: Fabius halves all losses, rounded up; a Disaster or Standoff costs Lucullus no units."""
    if commander.card.has("halve_losses"):
        return replace(outcome, legions=part(outcome.legions, 2), fleets=part(outcome.fleets, 2))
    if was_void(outcome.result, commander):
        return replace(outcome, legions=0, fleets=0)
    return outcome


def was_void(result: str, commander: Senator) -> bool:
    """RR-1.10.64: whether it was a Disaster or Standoff of Lucullus."""
    return result in SPECIAL and commander.card.has("void_disaster_standoff_losses")
