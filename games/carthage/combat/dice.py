"""RC-10.2.8, 10.2.12: the dice of a battle, and what Carthage loses by them."""

from __future__ import annotations

from dataclasses import replace

from games.carthage.state import Carthage
from games.republic.combat.dice import Outcome, part, roll, tell
from games.republic.combat.pieces import Battle
from games.republic.pieces import Units


def throw(g: Carthage, battle: Battle, units: Units) -> Outcome:
    """RC-10.2.1, 10.2.4, 11.4: the dice on T-3, or special (RC-10.2.8); all hear what they have come to."""
    rolled = roll(g, battle, units)
    outcome = halved(rolled, units) if battle.halved else rolled
    tell(g, battle, outcome)
    return outcome


def halved(outcome: Outcome, units: Units) -> Outcome:
    """RC-10.2.12: Malchus halves, rounded up, the legions that T-3 says, not those of a Disaster or Standoff."""
    if outcome.result in ("disaster", "standoff"):
        return outcome
    return replace(outcome, legions=min(part(outcome.shown, 2), len(units.legions)))
