"""GV-3.4, 5.7: a republic fights its own face of a war by its own rules."""

from __future__ import annotations

from games.grand.combat.armies import forces_at
from games.grand.combat.sides import rome_of
from games.grand.pieces import CARTHAGE, Side
from games.grand.state import Grand
from games.grand.wars.faces import face


def fight_card(g: Grand, side: Side, number: int) -> None:
    """GV-3.4: it is fought in the leg of the sequence of play that follows."""
    if side == CARTHAGE:
        g.carthage.combat.forces = [force.id for force in forces_at(g, side, number)]
        g.resumes[side] = "combat.force"
    else:
        rome = rome_of(g)
        rome.combat.wars, rome.combat.forces = [face(side, number)], []
        g.resumes[side] = "combat.war"
