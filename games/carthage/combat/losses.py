"""RC-10.2.12: units lost in battle; RC-10.2.8a: mercenaries who run after a Disaster."""

from __future__ import annotations

from games.carthage.combat.events import MercenariesDeserted
from games.carthage.state import Carthage
from games.republic.combat.army import desert, lose
from games.republic.combat.civil_war import bleed_rebel
from games.republic.combat.dice import Outcome
from games.republic.combat.losses import at_random
from games.republic.combat.pieces import Battle
from games.republic.pieces import CIVIL_WAR, Force

DESERTS_ON = 1


def take_losses(g: Carthage, battle: Battle, force: Force, outcome: Outcome) -> None:
    """RC-10.2.12: units lost are drawn at random among those present."""
    lose(g, force.units, at_random(g, force.units.legions, outcome.legions), outcome.fleets)
    if outcome.result == "disaster" and battle.ground == "land":
        lose_deserters(g, battle, force)
    if battle.war == CIVIL_WAR:
        bleed_rebel(g, outcome)


def lose_deserters(g: Carthage, battle: Battle, force: Force) -> None:
    """RC-10.2.8a: each surviving legion of class mercenary rolls a dr, as it falls (RC-8.8.4); on 1 it deserts."""
    hired = [legion for legion in force.units.legions if g.tables.legions[legion.type].class_ == "mercenary"]
    rolls = g.dice.roll("battle.desertion", len(hired))
    deserters = [legion for legion, roll in zip(hired, rolls, strict=True) if roll == DESERTS_ON]
    desert(g, force.units.legions, deserters)
    if hired:
        g.tell(MercenariesDeserted(battle.war, rolls, len(deserters)))
