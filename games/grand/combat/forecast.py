"""GV-5.3, 5.4: who counts as attacker in a direct battle, what is added to its dice, and how it may end."""

from __future__ import annotations

from typing import Any

from games.grand.combat.chart import LOST, WON, rolls_for
from games.grand.combat.sides import side_of
from games.grand.pieces import CARTHAGE, OTHER, ROME, Side
from games.grand.state import Grand
from games.grand.wars.faces import face
from games.republic.combat.odds import Odds


def stronger(g: Grand) -> Side | None:
    """GV-5.3: the side with the higher total is the attacker; None: both are equal."""
    carthage, rome = side_of(g, CARTHAGE).strength, side_of(g, ROME).strength
    return None if carthage == rome else CARTHAGE if carthage > rome else ROME


def margin(g: Grand, attacker: Side) -> int:
    """GV-5.4: attacker less defender, less the Evil Omens of the attacker's republic, plus those of the defender's."""
    return side_of(g, attacker).strength - side_of(g, OTHER[attacker]).strength + omens(g, attacker)


def omens(g: Grand, attacker: Side) -> int:
    """GV-5.4: what the Evil Omens of both republics change."""
    return g.republic(attacker).omens() - g.republic(OTHER[attacker]).omens()


def chances(g: Grand, side: Side) -> Odds:
    """GV-5.4: how likely each result is for one side.

    While both are equal it is not known who attacks; as dice and table are symmetrical, it makes no difference.
    """
    return chances_if(g, side, stronger(g) or CARTHAGE)


def chances_if(g: Grand, side: Side, attacker: Side) -> Odds:
    """GV-5.4: of 216 rolls so many win it, leave it undecided, or lose it, for one side, if this one attacks."""
    by = margin(g, attacker)
    won, lost = rolls_for(by, WON), rolls_for(by, LOST)
    if side != attacker:
        won, lost = lost, won
    return Odds(victory=won, stalemate=rolls_for(by, ("stalemate",)), defeat=lost, disaster=0, standoff=0)


# What each board asks


def met(half: Any, battle: Any) -> bool:
    """GV-5.1: whether the other republic is the enemy in this battle, so that no card counts."""
    fought = half.whole.combat.battle
    return fought is not None and (face(half.half, fought.number), fought.ground) == (battle.war, battle.ground)


def direct_odds(half: Any, battle: Any) -> Odds | None:
    """GV-5.4: how likely each result is for this side; None: it fights a War."""
    return chances(half.whole, half.half) if met(half, battle) else None
